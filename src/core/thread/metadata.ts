import type { Failure } from "../failure.ts";
import { utf8Bytes } from "../text/utf8-bytes.ts";
import type { Metadata } from "./message.ts";

/** Labels and references, no documents: a thread's is written into the list of threads with every change. */
const MOST_BYTES = 65_536;

/** The failure if one of these is larger than what is kept; null if all fit. */
export function tooLargeMetadata(
	given: readonly (Metadata | undefined)[],
): Extract<Failure, { reason: "too_large" }> | null {
	const actual = given.reduce((most, text) => Math.max(most, text === undefined ? 0 : utf8Bytes(text)), 0);
	return actual > MOST_BYTES ? { reason: "too_large", limit: MOST_BYTES, actual } : null;
}
