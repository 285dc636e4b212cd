import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { RecallDeadlines } from "../../../../core/recall/deadlines.ts";
import { UNRELATED } from "../../../../core/recall/meaning/likely.ts";
import type { VectorKind } from "../../../../core/recall/vector.ts";
import { type Clock, type Degraded, inTime } from "../../../../platform/clock/clock.ts";
import type { Embedder } from "../../../../ports/embedder.ts";
import type { VectorHit, VectorIndex } from "../../../../ports/vector-index.ts";

export type VectorDeps = {
	clock: Clock;
	recallDeadlines: RecallDeadlines;
	/** Null where none is configured: then nothing is looked for by vectors. */
	embedder: Embedder | null;
	vectorIndex(tenant: string): VectorIndex;
};

/** An index is asked for at most this many. */
const MOST_HITS = 50;

/** The query's vector; null where there is nothing to embed, or nothing that does. */
export async function embedQuery(deps: VectorDeps, text: string): Promise<Result<Float32Array, Degraded> | null> {
	const { embedder, recallDeadlines } = deps;
	if (embedder === null || text.trim() === "") return null;
	const ms = recallDeadlines.embedding;
	const embedded = await inTime(deps.clock, "embedder", ms, () => embedder.embed([text], "query", ms));
	if (!embedded.ok) return embedded;
	if (!embedded.value.ok) return err({ part: "embedder", reason: embedded.value.error.reason });
	const [vector] = embedded.value.value;
	const sound = vector?.length === embedder.dimensions && vector.every(Number.isFinite);
	return sound ? ok(vector) : err({ part: "embedder", reason: "rubbish" });
}

/** What lies near in these scopes, each thing once. It is not to be believed before D1 has confirmed it. */
export async function nearest(
	deps: VectorDeps,
	tenant: string,
	query: { vector: Float32Array; scopes: readonly string[]; kinds: readonly VectorKind[]; limit: number },
): Promise<Result<VectorHit[], Degraded>> {
	const deadlineMs = deps.recallDeadlines.vectors;
	const encoded = deps.embedder?.kind === "encoder";
	// How all lie tells how near the nearest are: what is found must not depend on how many are asked for.
	const limit = encoded ? MOST_HITS : Math.min(MOST_HITS, 2 * query.limit);
	const asked = await inTime(deps.clock, "vectors", deadlineMs, () =>
		deps.vectorIndex(tenant).query({ ...query, limit, deadlineMs }),
	);
	if (!asked.ok) return asked;
	if (!asked.value.ok) return err({ part: "vectors", reason: asked.value.error.reason });
	const hits = asked.value.value;
	const sound = hits.every(({ score }) => score >= -1.001 && score <= 1.001);
	if (!sound) return err({ part: "vectors", reason: "rubbish" });
	// What other models place far says nothing.
	const least = encoded ? -1.001 : UNRELATED;
	const best = new Map<string, VectorHit>();
	for (const hit of hits) if (hit.score > (best.get(hit.id)?.score ?? least)) best.set(hit.id, hit);
	return ok([...best.values()]);
}
