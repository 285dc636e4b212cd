import { ok, type Result } from "../../core/base/result.ts";
import type { IndexError, VectorEntry, VectorHit, VectorIndex, VectorQuery } from "../../ports/vector-index.ts";

/** What an index's object answers over RPC. */
type VectorRpc = {
	upsert(entries: readonly VectorEntry[]): Promise<Result<null, IndexError>>;
	remove(ids: readonly string[]): Promise<Result<null, IndexError>>;
	query(query: Omit<VectorQuery, "deadlineMs">): Promise<Result<VectorHit[], IndexError>>;
	clear(): Promise<null>;
};

/** Vectors sent in one call. */
const BATCH = 500;

/** A tenant's vectors of one model, in the object that both name. To be guarded (providers/embedded/guarded-index.ts). */
export function durableVectorIndex(
	object: (name: string) => VectorRpc,
	{ tenant, model }: { tenant: string; model: string },
): VectorIndex {
	// A tenant's name has no slash, so no two tenants share an object.
	const remote = () => object(`${tenant}/${model}`);
	return {
		async upsert(entries) {
			for (let at = 0; at < entries.length; at += BATCH) {
				const written = await remote().upsert(entries.slice(at, at + BATCH));
				if (!written.ok) return written;
			}
			return ok(null);
		},
		remove: (ids) => remote().remove(ids),
		query: ({ vector, scopes, kinds, limit }) => remote().query({ vector, scopes, kinds, limit }),
	};
}
