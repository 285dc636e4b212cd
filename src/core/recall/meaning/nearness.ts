import type { Near } from "../ranking/memory-index.ts";

/** A text this long (UTF-16 units) is one piece; a longer one is cut where sentences end, and its first pieces are read. */
const PIECE = 400;
const MOST_PIECES = 4;

/** The pieces of a text that an encoder is given: it reads some hundred words, and one vector of many says little of each. */
export function piecesOf(text: string): string[] {
	const pieces: string[] = [];
	let rest = text.trim();
	while (rest !== "" && pieces.length < MOST_PIECES) {
		const cut = rest.length <= PIECE ? rest.length : endWithin(rest.slice(0, PIECE));
		pieces.push(rest.slice(0, cut).trim());
		rest = rest.slice(cut).trim();
	}
	return pieces;
}

/** Where the last sentence of a text ends, or its last word. */
function endWithin(text: string): number {
	const ends = [...text.matchAll(/[.!?。！？]\s|\n/g)];
	const sentence = (ends.at(-1)?.index ?? -1) + 1;
	if (sentence > PIECE / 4) return sentence;
	const word = text.lastIndexOf(" ");
	return word > PIECE / 4 ? word : text.length;
}

/** Numbers of a stored vector run from −127 to 127. */
const STEPS = 127;

/** Vectors of one length as bytes, one after the other: a number takes one, and what is lost changes no cosine by more than 0.01. */
export function storedVectors(vectors: readonly Float32Array[]): Uint8Array {
	const dimensions = vectors[0]?.length ?? 0;
	const stored = new Int8Array(vectors.length * dimensions);
	for (const [at, vector] of vectors.entries()) {
		const most = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
		for (const [n, value] of vector.entries()) stored[at * dimensions + n] = Math.round((value / most) * STEPS);
	}
	return new Uint8Array(stored.buffer);
}

/** The best cosine of a question with the vectors that are stored of one text, on −1..1; null where none is of its length. */
export function bestCosine(question: Float32Array, stored: Uint8Array): number | null {
	const dimensions = question.length;
	if (dimensions === 0 || stored.length < dimensions || stored.length % dimensions !== 0) return null;
	const bytes = new Int8Array(stored.buffer, stored.byteOffset, stored.length);
	let best = -1;
	for (let from = 0; from < bytes.length; from += dimensions) {
		let dot = 0;
		let length = 0;
		for (let n = 0; n < dimensions; n++) {
			const value = bytes[from + n] ?? 0;
			dot += value * (question[n] ?? 0);
			length += value * value;
		}
		best = Math.max(best, length === 0 ? -1 : dot / Math.sqrt(length));
	}
	return best;
}

/** What is usual for questions and messages that have nothing to do with each other, as if so many had been seen. */
const USUAL = { messages: 30, middle: 0.05, spread: 0.12 };

/** The middle of cosines with a question, and how far they usually lie from it; of few of them mostly what is usual. */
export type Spread = { middle: number; spread: number };

export function spreadOf(cosines: readonly number[]): Spread {
	const { messages: n0, middle: m0, spread: s0 } = USUAL;
	const n = cosines.length + n0;
	const middle = (n0 * m0 + cosines.reduce((sum, cosine) => sum + cosine, 0)) / n;
	const squares = cosines.reduce((sum, cosine) => sum + (cosine - middle) ** 2, n0 * s0 * s0);
	return { middle, spread: Math.sqrt(squares / n) };
}

/**
 * How near messages are to a question among all that were compared, by seq. Encoders place unrelated texts at different
 * distances, and so do questions.
 */
export function nearnessOf(cosines: ReadonlyMap<number, number>): Near {
	const { middle, spread } = spreadOf([...cosines.values()]);
	return new Map([...cosines].map(([seq, cosine]) => [seq, { cosine, spreads: (cosine - middle) / spread }]));
}
