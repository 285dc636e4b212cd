/** One line of a stream, by its number from 1 on; null: it is longer than a line may be. */
export type Line = { number: number; bytes: Uint8Array | null };

const NEW_LINE = 10;

/**
 * The lines of a stream of bytes, whatever its chunks are cut through. At most one line is held, and of one that is longer than
 * `most` bytes nothing. Empty lines are left out, but counted.
 */
export async function* readLines(
	chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
	most: number,
): AsyncGenerator<Line, void, undefined> {
	let number = 1;
	let parts: Uint8Array[] = [];
	let size = 0;
	const take = (part: Uint8Array) => {
		size += part.byteLength;
		if (size > most) parts = [];
		else if (part.byteLength > 0) parts.push(part);
	};
	const ended = (): Line | null => {
		const line = size > most ? { number, bytes: null } : size === 0 ? null : { number, bytes: joined(parts, size) };
		number++;
		parts = [];
		size = 0;
		return line;
	};
	for await (const chunk of chunks) {
		let from = 0;
		for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
			take(chunk.subarray(from, end));
			from = end + 1;
			const line = ended();
			if (line !== null) yield line;
		}
		// A copy: whoever sends the chunk may use its memory again.
		take(chunk.slice(from));
	}
	const last = ended();
	if (last !== null) yield last;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
	const [only] = parts;
	if (only !== undefined && parts.length === 1) return only;
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.byteLength;
	}
	return bytes;
}
