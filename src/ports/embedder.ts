import type { Result } from "../core/base/result.ts";
import type { VectorMaker } from "../core/recall/vector.ts";

export type EmbedError =
	| { reason: "timeout" }
	| { reason: "rate_limited"; retry_after_ms: number | null }
	| { reason: "failed"; detail: string }
	/** Not as many vectors as texts, of another length, or with what is no number. */
	| { reason: "rubbish"; detail: string };

/** Turns texts into vectors. What it gives is checked: as many as texts, `dimensions` long, finite, of length 1. */
export type Embedder = {
	/** Vendor, model and version, as `embedded:hashed-1`: vectors of two models are never compared. */
	model: string;
	dimensions: number;
	/** Texts in one call at most. */
	batch: number;
	kind: VectorMaker;
	/** Never throws. `query`: the texts are questions, which some models embed otherwise. */
	embed(
		texts: readonly string[],
		use: "query" | "document",
		deadlineMs: number,
	): Promise<Result<Float32Array[], EmbedError>>;
};
