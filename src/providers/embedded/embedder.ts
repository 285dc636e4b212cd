import { HASHED_DIMENSIONS, hashedVector } from "../../core/recall/hashed-vector.ts";
import { checkVectors } from "../../core/recall/vector.ts";
import type { Embedder } from "../../ports/embedder.ts";

/** Vectors of hashed words and parts of words: no model, no network. They know spelling and inflection, not meaning. */
export const hashedEmbedder: Embedder = {
	model: "embedded:hashed-1",
	dimensions: HASHED_DIMENSIONS,
	// It computes here: while it does, nobody else gets a turn.
	batch: 16,
	kind: "hashed",
	embed: async (texts) => checkVectors(texts.map(hashedVector), texts.length, HASHED_DIMENSIONS),
};
