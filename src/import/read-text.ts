/** Begins a line that is no text, so that it is reported where it stands. No text has this character. */
export const NO_TEXT = "\uffff";

const NEWLINE = 10;

/** Both, as some platforms want both. */
const STRICT = { fatal: true, ignoreBOM: false };

/** A longer line is a document of its own: it is not held until it ends (bytes). */
const LONGEST_LINE = 8 * 1_048_576;

/**
 * The text of an export's bytes, in UTF-8. Of JSON lines, one that is no text is left out and marked, so that the import reports it
 * by its number and goes on. Throws where anything else is no text.
 */
export async function* readText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	let held: Uint8Array[] = [];
	let byLine: boolean | null = null;
	let long: InstanceType<typeof TextDecoder> | null = null;
	const textOf = (whole: Uint8Array): string => {
		byLine ??= beginsWithRecord(whole);
		return byLine ? linesOf(whole) : decoded(whole);
	};
	for await (const chunk of bytes) {
		const end = chunk.lastIndexOf(NEWLINE) + 1;
		if (long !== null) yield long.decode(chunk, { stream: true });
		else if (end > 0) {
			yield textOf(joined([...held, chunk.subarray(0, end)]));
			held = [chunk.subarray(end)];
		} else {
			held.push(chunk);
			if (held.reduce((sum, { length }) => sum + length, 0) <= LONGEST_LINE) continue;
			long = new TextDecoder("utf-8", STRICT);
			yield long.decode(joined(held), { stream: true });
			held = [];
		}
	}
	yield long === null ? textOf(joined(held)) : long.decode();
}

function decoded(bytes: Uint8Array): string {
	return new TextDecoder("utf-8", STRICT).decode(bytes);
}

function linesOf(whole: Uint8Array): string {
	try {
		return decoded(whole);
	} catch {
		const lines: string[] = [];
		for (let start = 0; start <= whole.length; ) {
			const newline = whole.indexOf(NEWLINE, start);
			const end = newline < 0 ? whole.length : newline;
			lines.push(lineOf(whole.subarray(start, end)));
			start = end + 1;
		}
		return lines.join("\n");
	}
}

function lineOf(bytes: Uint8Array): string {
	try {
		return decoded(bytes);
	} catch {
		return NO_TEXT;
	}
}

/** Whether the first line is an object of its own, even if some of it is no text. */
function beginsWithRecord(whole: Uint8Array): boolean {
	const [line = ""] = new TextDecoder().decode(whole).trimStart().split("\n", 1);
	try {
		return line.startsWith("{") && JSON.parse(line) !== null;
	} catch {
		return false;
	}
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
