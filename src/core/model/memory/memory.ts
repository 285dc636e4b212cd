import type { Failure } from "../../base/failure.ts";
import { utf8Bytes } from "../../language/utf8-bytes.ts";
import type { Metadata } from "../thread/message.ts";
import { tooLargeMetadata } from "../thread/message-rules.ts";
import type { MemoryType } from "./remembered.ts";

/** `expired`: its time is over, or a review ended it. `deleted`: only the entry is left. */
export const MEMORY_STATUSES = ["active", "superseded", "expired", "deleted"] as const;

export type MemoryStatus = (typeof MEMORY_STATUSES)[number];

/** Where something comes from: a message, a document, or a caller's own name for it. */
export type Source = { id: string; type: string };

/** The words of a message that something was learned from. `message_id` and `seq` belong to the quote's thread. */
export type Quote = {
	thread_id: string;
	message_id: string;
	seq: number;
	quote: string;
	/** The time of the message. Not every reader gets it. */
	said_at?: string | null | undefined;
};

/** A memory as a caller writes it. Times are ISO 8601 UTC; null: unknown. */
export type NewMemory = {
	content: string;
	type: MemoryType;
	/** `thread:ID`, `user:ID`, `project:ID` or `global`. */
	scope: string;
	/** Its subject, such as `editor.indent`. */
	key: string | null;
	is_static: boolean;
	/** From 1 to 10; null: to be rated. */
	importance: number | null;
	/** On 0..1. */
	confidence: number;
	source: Source | null;
	/** Null: now. */
	created_at: string | null;
	/** The time in which it holds. */
	valid_from: string | null;
	valid_to: string | null;
	/** It is hidden from this time on. */
	expires_at: string | null;
	/** When somebody should check whether it still holds. */
	review_at: string | null;
	metadata: Metadata | null;
	/** What it was learned from. Empty if a caller wrote it. */
	quotes: readonly Quote[];
	/** The memories that an insight is based on. */
	evidence: readonly string[];
	/** One more than the deepest of the evidence; absent or 0 without evidence. */
	depth?: number | undefined;
};

/** A stored memory. */
export type Memory = Omit<NewMemory, "importance" | "created_at" | "quotes" | "evidence"> & {
	id: string;
	importance: number;
	created_at: string;
	updated_at: string;
	status: MemoryStatus;
	/** Increases whenever the content changes. */
	version: number;
	/** The memory that this one replaced, and the one that replaced this. */
	supersedes: string | null;
	superseded_by: string | null;
	/** The evidence of an insight, as far as it was read. */
	evidence?: readonly string[] | undefined;
	/** What may replace it after a review. */
	proposed?: { superseded_by: string; why: string } | undefined;
};

/** An earlier content of a memory, or of one that it replaced. */
export type MemoryVersion = Pick<Memory, "version" | "content" | "status" | "valid_from" | "valid_to" | "source"> & {
	id: string;
	changed_at: string;
};

/** A memory that is no longer shown, and why. */
export type HiddenMemory = Memory & { hidden: "superseded" | "expired" };

/** A run of messages of one thread about the same subject. `text` has a line per message that names the speaker. */
export type Episode = {
	id: string;
	thread_id: string;
	user_id: string | null;
	project_id: string | null;
	from_seq: number;
	to_seq: number;
	message_ids: readonly string[];
	text: string;
	/** The times of its first and last message. */
	created_at: string;
	ended_at: string;
};

/** An episode that recall found, as it was found. */
export type FoundEpisode = Episode & {
	/** Its thread's; null: none. */
	title: string | null;
	/** Raised by every change of what it says. */
	version: number;
};

/** Larger texts must be split into documents. */
const MOST_BYTES = 32_768;

type Sized = { [Field in "content" | "metadata"]?: NewMemory[Field] | undefined };

/** The failure if a content or its metadata is too large to store; null if all fit. */
export function tooLargeMemory(memories: readonly Sized[]): Extract<Failure, { reason: "too_large" }> | null {
	const actual = memories.reduce((most, { content = "" }) => Math.max(most, utf8Bytes(content)), 0);
	if (actual > MOST_BYTES) return { reason: "too_large", limit: MOST_BYTES, actual };
	return tooLargeMetadata(memories.map(({ metadata }) => metadata ?? undefined));
}
