import type { components } from "./schemas.gen.ts";

type Schemas = components["schemas"];

export type Thread = Schemas["Thread"];
export type ThreadSettings = Omit<Schemas["NewThread"], "id">;
export type Message = Schemas["Message"];
export type NewMessage = Schemas["NewMessage"];
export type Appended = Schemas["Appended"];
export type Memory = Schemas["Memory"];
export type NewMemory = Schemas["NewMemory"];
/** `superseded_by` goes with `supersede`, `review_at` (when to look again) with `keep`. */
export type Review = { decision: "keep" | "expire" | "supersede"; superseded_by?: string; review_at?: string | null };
export type MemoryPatch = Schemas["MemoryPatch"];
export type MemorySearch = Schemas["MemorySearch"];
export type FoundMemories = Schemas["FoundMemories"];
export type Ingested = Schemas["Ingested"];
export type Relation = Schemas["Relation"];
export type Note = Schemas["Note"];
export type ListedNote = Schemas["ListedNote"];
export type Summary = Schemas["Summary"];
export type Job = Schemas["Job"];
export type WorkingState = Schemas["WorkingState"];
export type WorkingStatePatch = Schemas["WorkingStatePatch"];
export type Problem = Schemas["Problem"];

/** Messages of our own shape, or as an SDK has them: OpenAI, Anthropic, AI SDK. */
export type AnyMessage = NewMessage | object;

/** Whose shape messages have; recognised unless said. */
export type Shape = "auto" | "messages" | "openai" | "responses" | "anthropic" | "ai-sdk";

export type Format = Schemas["ThreadContext"]["format"];

/** A context of a thread in a format. */
export type ThreadContext<F extends Format = Format> = Extract<Schemas["ThreadContext"], { format: F }>;
/** A context of messages that are stored nowhere, in a format. */
export type Context<F extends Format = Format> = Extract<Schemas["Context"], { format: F }>;

type Formatted<R, F extends Format> = Omit<R, "format"> & { format?: F };

export type ThreadContextRequest<F extends Format> = Formatted<Schemas["ThreadContextRequest"], F>;
export type ContextRequest<F extends Format> = Formatted<Omit<Schemas["ContextRequest"], "messages">, F> & {
	messages?: readonly AnyMessage[];
};

/** What is to be learned from: messages, or a text of one user. */
export type IngestRequest = Omit<Schemas["Ingest"], "messages" | "wait"> & { messages?: readonly AnyMessage[] };
