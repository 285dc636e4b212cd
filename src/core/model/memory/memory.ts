import type { Failure } from "../../base/failure.ts";
import { utf8Bytes } from "../../language/utf8-bytes.ts";
import type { Metadata } from "../thread/message.ts";
import { tooLargeMetadata } from "../thread/message-rules.ts";
import type { MemoryType } from "./remembered.ts";

/** `expired`: its time is over, by itself or by review. `deleted`: nothing but the entry is left. */
export const MEMORY_STATUSES = ["active", "superseded", "expired", "deleted"] as const;

export type MemoryStatus = (typeof MEMORY_STATUSES)[number];

/** Where something is from: a message, a document, a caller's own name for it. */
export type Source = { id: string; type: string };

/** The words of a message that something was learned from. `message_id` and `seq` are those of its thread. */
export type Quote = {
	thread_id: string;
	message_id: string;
	seq: number;
	quote: string;
	/** When it was said; not told to everybody who reads it. */
	said_at?: string | null | undefined;
};

/** What somebody writes to long-term memory. Times are ISO 8601 UTC; null: not said. */
export type NewMemory = {
	content: string;
	type: MemoryType;
	/** `thread:ID`, `user:ID`, `project:ID` or `global`. */
	scope: string;
	/** What it is about, such as `editor.indent`. */
	key: string | null;
	is_static: boolean;
	/** From 1 to 10; null: to be rated. */
	importance: number | null;
	/** On 0..1. */
	confidence: number;
	source: Source | null;
	/** Null: now. */
	created_at: string | null;
	/** From when on and until when it is so. */
	valid_from: string | null;
	valid_to: string | null;
	/** From when on it is hidden. */
	expires_at: string | null;
	/** When somebody should look whether it still holds. */
	review_at: string | null;
	metadata: Metadata | null;
	/** What it was learned from; empty where it was given. */
	quotes: readonly Quote[];
	/** The memories it rests on, where it is an insight. */
	evidence: readonly string[];
	/** One more than the deepest of those; nothing or 0 where it rests on none. */
	depth?: number | undefined;
};

/** A memory as it is kept. */
export type Memory = Omit<NewMemory, "importance" | "created_at" | "quotes" | "evidence"> & {
	id: string;
	importance: number;
	created_at: string;
	updated_at: string;
	status: MemoryStatus;
	/** Raised by every change of what it says. */
	version: number;
	/** The memory whose place it took, and the one that took its. */
	supersedes: string | null;
	superseded_by: string | null;
	/** Of an insight, as far as it was read: what it rests on. */
	evidence?: readonly string[] | undefined;
	/** What may take its place, if somebody says so. */
	proposed?: { superseded_by: string; why: string } | undefined;
};

/** One thing a memory said, or that was said in its place before. */
export type MemoryVersion = Pick<Memory, "version" | "content" | "status" | "valid_from" | "valid_to" | "source"> & {
	id: string;
	changed_at: string;
};

/** A memory that is not shown any more, and why. */
export type HiddenMemory = Memory & { hidden: "superseded" | "expired" };

/** A run of messages of one thread that are about the same; `text` is what was said, a line a message, with who said it. */
export type Episode = {
	id: string;
	thread_id: string;
	user_id: string | null;
	project_id: string | null;
	from_seq: number;
	to_seq: number;
	message_ids: readonly string[];
	text: string;
	/** When its first and its last message were said. */
	created_at: string;
	ended_at: string;
};

/** Something to remember; what is larger is a document in parts. */
const MOST_BYTES = 32_768;

type Sized = { [Field in "content" | "metadata"]?: NewMemory[Field] | undefined };

/** The failure if one of these says more than is kept, or carries more metadata; null if all fit. */
export function tooLargeMemory(memories: readonly Sized[]): Extract<Failure, { reason: "too_large" }> | null {
	const actual = memories.reduce((most, { content = "" }) => Math.max(most, utf8Bytes(content)), 0);
	if (actual > MOST_BYTES) return { reason: "too_large", limit: MOST_BYTES, actual };
	return tooLargeMetadata(memories.map(({ metadata }) => metadata ?? undefined));
}
