import type { Result } from "../../core/base/result.ts";
import type { Embedder, EmbedError } from "../../ports/embedder.ts";
import type { Reranker } from "../../ports/reranker.ts";
import type { IndexError, VectorIndex } from "../../ports/vector-index.ts";
import { type Observing, readingOf } from "./observing.ts";
import { inTenant } from "./scope.ts";

type Call = Pick<Observing, "call">;

/** A model's own name behind that of its provider, as `workers-ai:@cf/meta/…`. */
export function nameParts(name: string): { provider: string; model: string | null } {
	const colon = name.indexOf(":");
	return colon < 0 ? { provider: name, model: null } : { provider: name.slice(0, colon), model: name.slice(colon + 1) };
}

type Found = {
	embedder: Embedder | null;
	encoder: Embedder | null;
	vectorIndex(tenant: string): VectorIndex;
	reranker: Reranker | null;
};

/** What finds by meaning, with its calls watched; the embedded embedder leaves nothing to watch. */
export function watchedEmbedding({ call }: Call, { embedder, encoder, vectorIndex, reranker }: Found): Found {
	const provider = embedder === null ? "none" : nameParts(embedder.model).provider;
	return {
		embedder:
			embedder === null || embedder.kind === "hashed" ? embedder : watchedEmbedder({ call }, "embedder", embedder),
		encoder: encoder && watchedEmbedder({ call }, "encoder", encoder),
		vectorIndex: (tenant) => watchedIndex({ call }, { provider, tenant }, vectorIndex(tenant)),
		reranker: reranker === null ? null : watchedReranker({ call }, reranker),
	};
}

function watchedEmbedder({ call }: Call, part: "embedder" | "encoder", embedder: Embedder): Embedder {
	const called = { part, ...nameParts(embedder.model) } as const;
	return {
		...embedder,
		// Some know it only once they have answered.
		get dimensions() {
			return embedder.dimensions;
		},
		embed: (texts, use, deadlineMs) =>
			call({ ...called, operation: use }, () => embedder.embed(texts, use, deadlineMs), readingOf(embedErrorWords)),
	};
}

function watchedReranker({ call }: Call, reranker: Reranker): Reranker {
	const called = { part: "reranker", ...nameParts(reranker.name), operation: "rerank" } as const;
	return {
		...reranker,
		rerank: (...asked) => call(called, () => reranker.rerank(...asked), readingOf(indexErrorWords)),
	};
}

/** A tenant's index; `provider`: who makes the vectors in it. */
function watchedIndex({ call }: Call, whose: { provider: string; tenant: string }, index: VectorIndex): VectorIndex {
	const { provider, tenant } = whose;
	const watch = <T>(operation: string, work: () => Promise<Result<T, IndexError>>) =>
		inTenant(tenant, () => call({ part: "index", provider, model: null, operation }, work, readingOf(indexErrorWords)));
	return {
		upsert: (entries) => watch("upsert", () => index.upsert(entries)),
		remove: (ids) => watch("remove", () => index.remove(ids)),
		query: (query) => watch("query", () => index.query(query)),
	};
}

function embedErrorWords(error: EmbedError): string {
	switch (error.reason) {
		case "timeout":
			return "timeout";
		case "rate_limited":
			return "HTTP 429";
		case "failed":
		case "rubbish":
			return error.detail;
	}
}

function indexErrorWords(error: IndexError): string {
	return error.reason === "timeout" ? "timeout" : error.detail;
}
