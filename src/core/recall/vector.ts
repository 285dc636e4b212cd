import { err, ok, type Result } from "../base/result.ts";

/** What can be found by vectors. `message`: one message of an episode (message-vectors.ts). */
export const VECTOR_KINDS = ["memory", "episode", "skill", "message"] as const;

/** Who makes vectors: of hashed words they know spelling; the sentence encoder's cosines are known; of any other model nothing is. */
export type VectorMaker = "hashed" | "encoder" | "model";

export type VectorKind = (typeof VECTOR_KINDS)[number];

/**
 * Checks the result of an embedder: as many vectors as texts, all of `dimensions` numbers (null: as many as the
 * first), finite, and not all zero. Returns them with length 1, or what is wrong.
 */
export function checkVectors(
	given: unknown,
	count: number,
	dimensions: number | null,
): Result<Float32Array[], { reason: "rubbish"; detail: string }> {
	const rubbish = (detail: string) => err({ reason: "rubbish", detail } as const);
	if (!Array.isArray(given)) return rubbish("no list of vectors");
	if (given.length !== count) return rubbish(`${given.length} vectors for ${count} texts`);
	const vectors: Float32Array[] = [];
	let length = dimensions;
	for (const one of given) {
		const vector = numbersOf(one);
		if (vector === null) return rubbish("a vector with something that is no number");
		length ??= vector.length;
		if (vector.length !== length) return rubbish(`a vector of ${vector.length} numbers, not ${length}`);
		const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
		if (!Number.isFinite(norm)) return rubbish("a vector with something that is no number");
		if (norm === 0) return rubbish("a vector of nothing but zeros");
		vectors.push(Float32Array.from(vector, (value) => value / norm));
	}
	return ok(vectors);
}

function numbersOf(vector: unknown): readonly number[] | null {
	if (vector instanceof Float32Array) return Array.from(vector);
	if (!Array.isArray(vector)) return null;
	return vector.every((value): value is number => typeof value === "number") ? vector : null;
}
