import type { Failure } from "../failure.ts";
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

function utf8Bytes(text: string): number {
	let bytes = 0;
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		// Each half of a surrogate pair is half of four bytes.
		bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
	}
	return bytes;
}
