import * as z from "zod";
import { err, ok } from "../../core/base/result.ts";
import { VECTOR_KINDS } from "../../core/recall/vector.ts";
import type { VectorEntry, VectorHit, VectorIndex } from "../../ports/vector-index.ts";

/** What is used of the platform's binding. What mutations answer is not looked at: they are done later, in their order. */
export type VectorizeBinding = {
	query: Vectorize["query"];
	upsert(vectors: VectorizeVector[]): Promise<unknown>;
	deleteByIds(ids: string[]): Promise<unknown>;
};

/** developers.cloudflare.com/vectorize/platform/limits and …/reference/client-api, …/reference/metadata-filtering. */
const MOST_HITS = 100;
const MOST_AT_ONCE = 1_000;
const MOST_ID_BYTES = 64;
/** A filter stays below 2,048 bytes as JSON: so many hashed scopes fit. */
const MOST_SCOPES = 50;

/** These fields need a metadata index each, made before the first vector: scope and kind text, version a number. */
const Metadata = z.object({ kind: z.enum(VECTOR_KINDS), version: z.number() });

/**
 * A tenant's vectors in a Vectorize index, in a namespace of the tenant and the model: what another model made is never
 * compared with. To be guarded (providers/embedded/guarded-index.ts).
 */
export function vectorizeIndex(
	binding: VectorizeBinding,
	{ tenant, model }: { tenant: string; model: string },
): VectorIndex {
	const namespace = `${tenant}/${shortHash(model)}`;
	// An id stands once in an index, whatever its namespace.
	const lead = `${tenant}/`;
	const tooLong = (id: string) => lead.length + id.length > MOST_ID_BYTES;

	async function ask(vector: Float32Array, scopes: readonly string[], kinds: readonly string[], limit: number) {
		const { matches } = await binding.query(vector, {
			topK: Math.min(limit, MOST_HITS),
			namespace,
			// With all metadata no more than 20 would be given.
			returnMetadata: "indexed",
			filter: { scope: { $in: [...scopes] }, kind: { $in: [...kinds] } },
		});
		return matches.flatMap((match) => hitOf(match, lead));
	}

	return {
		async upsert(entries) {
			const long = entries.find(({ id }) => tooLong(id));
			if (long !== undefined) return err({ reason: "failed", detail: `an id longer than fits: ${long.id.length}` });
			for (const batch of batches(entries)) {
				await binding.upsert(batch.map((entry) => vectorOf(entry, lead + entry.id, namespace)));
			}
			return ok(null);
		},
		async remove(ids) {
			for (const batch of batches(ids.filter((id) => !tooLong(id)))) {
				await binding.deleteByIds(batch.map((id) => lead + id));
			}
			return ok(null);
		},
		async query({ vector, scopes, kinds, limit }) {
			const asked: Promise<VectorHit[]>[] = [];
			for (let at = 0; at < scopes.length; at += MOST_SCOPES) {
				asked.push(ask(vector, scopes.slice(at, at + MOST_SCOPES), kinds, limit));
			}
			const hits = (await Promise.all(asked)).flat();
			return ok(hits.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit));
		},
	};
}

function vectorOf({ kind, scope, version, vector }: VectorEntry, id: string, namespace: string): VectorizeVector {
	return { id, namespace, values: vector, metadata: { scope, kind, version } };
}

/** None where a match is not of our making. */
function hitOf({ id, score, metadata }: VectorizeMatch, lead: string): VectorHit[] {
	const read = Metadata.safeParse(metadata);
	if (!read.success || !id.startsWith(lead) || !Number.isFinite(score)) return [];
	return [{ id: id.slice(lead.length), ...read.data, score: Math.max(-1, Math.min(1, score)) }];
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
	for (let at = 0; at < all.length; at += MOST_AT_ONCE) yield all.slice(at, at + MOST_AT_ONCE);
}

/** FNV-1a, 8 hex digits: tells models apart, nothing more. */
function shortHash(text: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, "0");
}
