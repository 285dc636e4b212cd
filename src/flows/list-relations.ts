import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import type { Relation } from "../core/relations/relation.ts";
import { ok, type Result } from "../core/result.ts";
import type { RelationGraph, RelationQuery } from "../ports/relation-graph.ts";
import { mayNameScope } from "./reach-scope.ts";

/** A page of relations, newest first, and whether there are more. */
export async function listRelations(
	deps: { relationGraph(reach: Reach): RelationGraph },
	reach: Reach,
	query: RelationQuery,
): Promise<Result<{ page: Relation[]; more: boolean }, Failure>> {
	const allowed = mayNameScope(reach, query.scope);
	if (!allowed.ok) return allowed;
	const found = await deps.relationGraph(reach).page({ ...query, limit: query.limit + 1 });
	return ok({ page: found.slice(0, query.limit), more: found.length > query.limit });
}
