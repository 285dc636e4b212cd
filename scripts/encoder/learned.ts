import { readFileSync } from "node:fs";

/** How the vectors of questions and of what answers them are moved, so that the one lies by the other. */
type Shifts = { query: Float32Array; document: Float32Array };

/** What a matrix of the model gained: `a` × `b` by `rank`, each column of `a` and each row of `b` in steps of its own. */
type Gain = {
	name: string;
	rows: number;
	columns: number;
	rank: number;
	aSteps: Float32Array;
	bSteps: Float32Array;
	a: Int8Array;
	b: Int8Array;
};

/** What fit.py wrote: gains of matrices, vectors that take another's place, and the shifts. */
export type Learned = { gains: Gain[]; vectors: { name: string; values: Float32Array }[]; shifts: Shifts };

type Header = {
	gains: { name: string; rows: number; columns: number; rank: number }[];
	vectors: { name: string; length: number }[];
	dimensions: number;
};

/**
 * Reads `learned.bin`: the length of a header in four bytes, the header as JSON, filled with spaces to whole words; then all
 * numbers that take four bytes, then those that take one, both in the header's order.
 */
export function readLearned(path: URL): Learned {
	const bytes = readFileSync(path);
	const length = bytes.readUInt32LE(0);
	// By its own command alone, which writes it so.
	const header: Header = JSON.parse(bytes.toString("utf8", 4, 4 + length));
	let at = 4 + length;
	const take = (size: number) => {
		at += size;
		return bytes.buffer.slice(bytes.byteOffset + at - size, bytes.byteOffset + at);
	};
	const floats = (count: number) => new Float32Array(take(4 * count));
	const shifts = { query: floats(header.dimensions), document: floats(header.dimensions) };
	const vectors = header.vectors.map(({ name, length }) => ({ name, values: floats(length) }));
	const stepped = header.gains.map((gain) => ({ ...gain, aSteps: floats(gain.rank), bSteps: floats(gain.rank) }));
	const gains = stepped.map((gain) => ({
		...gain,
		a: new Int8Array(take(gain.rows * gain.rank)),
		b: new Int8Array(take(gain.rank * gain.columns)),
	}));
	return { gains, vectors, shifts };
}

/** Adds to a matrix, row by row, what it gained. */
export function addGain(matrix: Float32Array, { rows, columns, rank, aSteps, bSteps, a, b }: Gain): void {
	for (let row = 0; row < rows; row++) {
		for (let r = 0; r < rank; r++) {
			const factor = (a[row * rank + r] ?? 0) * (aSteps[r] ?? 0) * (bSteps[r] ?? 0);
			if (factor === 0) continue;
			const from = row * columns;
			for (let column = 0; column < columns; column++)
				matrix[from + column] = (matrix[from + column] ?? 0) + factor * (b[r * columns + column] ?? 0);
		}
	}
}

/** The vector, moved and of length 1 again. */
export function shifted(vector: readonly number[], shift: Float32Array): number[] {
	const moved = vector.map((value, at) => value + (shift[at] ?? 0));
	const length = Math.hypot(...moved) || 1;
	return moved.map((value) => value / length);
}
