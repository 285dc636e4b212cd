import type { Failure } from "../../base/failure.ts";
import { utf8Bytes } from "../../language/utf8-bytes.ts";

/** The blocks that can be stored. */
export const STORED_NAMES = ["system", "project", "task"] as const;

/** Identifies a stored block; `scope` is `global`, `project:ID` or `user:ID`. */
export type BlockKey = { scope: string; name: (typeof STORED_NAMES)[number] };

/** A block with the content of its newest version; `tokens` are counted with o200k. */
export type StoredBlock = BlockKey & { content: string; tokens: number; version: number; updated_at: string };

/** Stored blocks are instructions, conventions or a task. Larger texts are documents. */
const MOST_BYTES = 65_536;

/** The failure if a content is too large to store; null if it fits. */
export function tooLargeBlock(content: string): Extract<Failure, { reason: "too_large" }> | null {
	const actual = utf8Bytes(content);
	return actual > MOST_BYTES ? { reason: "too_large", limit: MOST_BYTES, actual } : null;
}
