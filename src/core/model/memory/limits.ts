import type { Failure } from "../../base/failure.ts";
import { utf8Bytes } from "../../language/utf8-bytes.ts";
import { tooLargeMetadata } from "../thread/message-rules.ts";
import type { NewMemory } from "./memory.ts";

/** Something to remember; what is larger is a document in parts. */
const MOST_BYTES = 32_768;

type Sized = { [Field in "content" | "metadata"]?: NewMemory[Field] | undefined };

/** The failure if one of these says more than is kept, or carries more metadata; null if all fit. */
export function tooLargeMemory(memories: readonly Sized[]): Extract<Failure, { reason: "too_large" }> | null {
	const actual = memories.reduce((most, { content = "" }) => Math.max(most, utf8Bytes(content)), 0);
	if (actual > MOST_BYTES) return { reason: "too_large", limit: MOST_BYTES, actual };
	return tooLargeMetadata(memories.map(({ metadata }) => metadata ?? undefined));
}
