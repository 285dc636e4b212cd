import type { Result } from "../core/base/result.ts";
import type { IndexError } from "./vector-index.ts";

/** Orders texts by how well they answer a question. Never throws. */
export type Reranker = {
	name: string;
	/** A score on 0..1 for each text, in the order of the texts. */
	rerank(query: string, texts: readonly string[], deadlineMs: number): Promise<Result<number[], IndexError>>;
};
