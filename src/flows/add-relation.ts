import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import type { NewRelation } from "../core/relations/relation.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { RelationGraph, WrittenRelation } from "../ports/relation-graph.ts";
import { mayWriteScope, type ScopeDeps } from "./reach-scope.ts";

type AddDeps = ScopeDeps & { clock: Clock; ids: IdSource; relationGraph(reach: Reach): RelationGraph };

/** Writes a relation down; what it replaces is closed. One that holds already is answered as it is. */
export async function addRelation(
	deps: AddDeps,
	reach: Reach,
	relation: NewRelation,
): Promise<Result<WrittenRelation, Failure>> {
	const allowed = await mayWriteScope(deps, reach, relation.scope);
	if (!allowed.ok) return allowed;
	const entry = { ...relation, id: deps.ids.next("rel") };
	const [written] = await deps.relationGraph(reach).write([entry], new Date(deps.clock.now()).toISOString());
	return written === undefined ? err({ reason: "not_found", what: "relation" }) : ok(written);
}
