import { type AccessScope, changesMemoryScope, type Owners, visibleScopes } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { NewRelation, Relation } from "../../../core/model/relations/relation.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { forgetAnswers, forgetUnnamed, MEMORY_ANSWERS } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { Graph, RelationGraph, RelationQuery, WrittenRelation } from "../store/relations/relation-graph.ts";
import type { ThreadGraphDeps } from "./forget-thread.ts";
import { mayNameScope, type ScopeDeps, writeInScope } from "./scope-access.ts";

type AddDeps = ScopeDeps &
	Pick<ThreadGraphDeps, "skillStore"> & {
		clock: Clock;
		ids: IdSource;
		relationGraph(accessScope: AccessScope): RelationGraph;
	};

/** Writes a relation down; what it replaces is closed. One that holds already is answered as it is. */
export async function addRelation(
	deps: AddDeps,
	accessScope: AccessScope,
	relation: NewRelation,
): Promise<Result<WrittenRelation, Failure>> {
	const entry = { ...relation, id: deps.ids.next("rel") };
	const all = await writeInScope(deps, accessScope, relation.scope, () =>
		deps.relationGraph(accessScope).write([entry], new Date(deps.clock.now()).toISOString()),
	);
	if (!all.ok) return all;
	const [written] = all.value;
	return written === undefined ? err({ reason: "not_found", what: "relation" }) : ok(written);
}

/** Relations, newest first. */
export async function listRelations(
	deps: { relationGraph(accessScope: AccessScope): RelationGraph },
	accessScope: AccessScope,
	query: RelationQuery,
): Promise<Result<Relation[], Failure>> {
	const allowed = mayNameScope(accessScope, query.scope);
	return allowed.ok ? ok(await deps.relationGraph(accessScope).page(query)) : allowed;
}

/** More relations say nothing more to a reader. */
const MOST_EDGES = 500;

/**
 * What is related to an entity, now or at another time, over at most `depth` relations; where somebody is named, only what
 * they see.
 */
export function readGraph(
	deps: { clock: Clock; relationGraph(accessScope: AccessScope): RelationGraph },
	accessScope: AccessScope,
	{ entity, depth, as_of, ...named }: { entity: string; depth: number; as_of?: string | undefined } & Partial<Owners>,
): Promise<Graph> {
	const time = as_of ?? new Date(deps.clock.now()).toISOString();
	const { user_id = null, project_id = null } = named;
	const anybody = user_id === null && project_id === null;
	const scopes = anybody ? null : visibleScopes({ user_id, project_id, thread_id: null });
	return deps.relationGraph(accessScope).graph({ entity, depth, as_of: time, scopes, limit: MOST_EDGES });
}

const noRelation: { ok: false; error: Failure } = err({ reason: "not_found", what: "relation" });

/** Removes a relation as if it had never been said, and forgets the kept answers that hold it; what it had closed holds on. */
export async function deleteRelation(
	deps: {
		idempotencyRecords(tenant: string): IdempotencyRecords;
		relationGraph(accessScope: AccessScope): RelationGraph;
	},
	accessScope: AccessScope,
	id: string,
): Promise<Result<null, Failure>> {
	const graph = deps.relationGraph(accessScope);
	const relation = await graph.read(id);
	if (relation === null) return noRelation;
	if (!changesMemoryScope(accessScope, relation.scope)) {
		return err({ reason: "forbidden", detail: "This relation reaches further than the key." });
	}
	const forget = async () => {
		const own = await forgetAnswers(deps, accessScope.tenant, MEMORY_ANSWERS, "all", JSON.stringify(id));
		return own.ok ? forgetUnnamed(deps, accessScope.tenant) : own;
	};
	// As with memories (delete-memory.ts).
	const forgotten = await forget();
	if (!forgotten.ok) return forgotten;
	return (await graph.remove(id)) ? forget() : noRelation;
}
