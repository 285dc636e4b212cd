import type { Embedder } from "../../../ports/embedder.ts";
import type { VectorIndex } from "../../../ports/vector-index.ts";

/** How long the vector of a question may take, and its neighbours (ms). */
const DEADLINE_MS = 2_000;

/** Finds memories by likeness of meaning; none where there is no embedder, or it or its index does not answer. */
export function similarMemories(
	embedder: Embedder | null,
	index: Pick<VectorIndex, "query">,
): (text: string, scopes: readonly string[], limit: number) => Promise<string[]> {
	return async (text, scopes, limit) => {
		const embedded = await embedder?.embed([text], "query", DEADLINE_MS);
		const vector = embedded?.ok ? embedded.value[0] : undefined;
		if (vector === undefined) return [];
		const hits = await index.query({ vector, scopes, kinds: ["memory"], limit, deadlineMs: DEADLINE_MS });
		return hits.ok ? hits.value.map(({ id }) => id) : [];
	};
}
