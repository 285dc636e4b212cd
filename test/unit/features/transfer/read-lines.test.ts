import fc from "fast-check";
import { expect, it } from "vitest";
import { readLines } from "../../../../src/features/transfer/lines/read-lines.ts";

async function* cut(bytes: Uint8Array, places: readonly number[]) {
	const ends = [...places].map((place) => Math.min(place, bytes.length)).sort((a, b) => a - b);
	let from = 0;
	// One piece of memory for all chunks, as some streams have it.
	for (const to of [...ends, bytes.length]) {
		const chunk = bytes.slice(from, to);
		yield chunk;
		chunk.fill(0);
		from = to;
	}
}

async function read(text: string, places: readonly number[], most = 1_000) {
	const lines: (readonly [number, string | null])[] = [];
	for await (const { number, bytes } of readLines(cut(new TextEncoder().encode(text), places), most)) {
		lines.push([
			number,
			bytes === null ? null : new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes),
		]);
	}
	return lines;
}

const row = fc.stringMatching(/^[a-z\u{e4}\u{65e5}\u{1f600}\r ]{0,30}$/u);

it("reads the same lines wherever the stream is cut, through characters too", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(row, { maxLength: 12 }),
			fc.boolean(),
			fc.array(fc.nat(400), { maxLength: 30 }),
			async (rows, ended, places) => {
				const expected = rows.flatMap((text, index) => (text === "" ? [] : [[index + 1, text] as const]));
				expect(await read(rows.join("\n") + (ended ? "\n" : ""), places)).toEqual(expected);
			},
		),
	);
});

it("holds nothing of a line that is too long, names it, and reads on", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.constantFrom("short", "a line that is longer than it may be"), { minLength: 1, maxLength: 8 }),
			fc.array(fc.nat(300), { maxLength: 30 }),
			async (rows, places) => {
				const expected = rows.map((text, index) => [index + 1, text.length > 10 ? null : text]);
				expect(await read(rows.join("\n"), places, 10)).toEqual(expected);
			},
		),
	);
});
