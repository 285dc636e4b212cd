import type { Failure } from "../core/failure.ts";
import { changesMemoryScope } from "../core/memories/scopes.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { RelationGraph } from "../ports/relation-graph.ts";

const noRelation: { ok: false; error: Failure } = err({ reason: "not_found", what: "relation" });

/** Removes a relation as if it had never been said; what it had closed holds on. */
export async function deleteRelation(
	deps: { relationGraph(reach: Reach): RelationGraph },
	reach: Reach,
	id: string,
): Promise<Result<null, Failure>> {
	const graph = deps.relationGraph(reach);
	const relation = await graph.read(id);
	if (relation === null) return noRelation;
	if (!changesMemoryScope(reach, relation.scope)) {
		return err({ reason: "forbidden", detail: "This relation reaches further than the key." });
	}
	return (await graph.remove(id)) ? ok(null) : noRelation;
}
