import { and, desc, eq, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { entityName } from "../../../../core/language/names.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { seenScope } from "../../../../platform/d1/seen-scopes.ts";
import { relations } from "../schema/memory-schema.ts";
import type { Graph, GraphQuery } from "./relation-graph.ts";
import { heldAt, namesLike, oneOf, relationOf } from "./relation-rows.ts";

/** Names that are gone through at most; a name at every depth it is reached at, so that cycles end. */
const MOST_NAMES = 2_000;
/** And relations, of which the nearest are shown. */
const MOST_RELATIONS = 20_000;

/** What is related to an entity over at most `depth` relations, followed both ways; the nearest ones if there are too many. */
export async function readGraph(db: DrizzleD1Database, accessScope: AccessScope, query: GraphQuery): Promise<Graph> {
	const { entity, depth, as_of, scopes, limit } = query;
	const followed = and(
		eq(relations.tenant, accessScope.tenant),
		seenScope(accessScope, relations.scope),
		scopes === null ? undefined : sql`${relations.scope} IN ${oneOf(scopes)}`,
		heldAt(as_of),
	);
	const near = sql`(WITH RECURSIVE
		reached (name, steps) AS (
			SELECT *, 0 FROM ${namesLike(accessScope, entity)}
			UNION
			SELECT relations.object_name, steps + 1 FROM reached CROSS JOIN relations
			WHERE relations.subject_name = reached.name AND steps + 1 < ${depth} AND ${followed}
			UNION
			SELECT relations.subject_name, steps + 1 FROM reached CROSS JOIN relations
			WHERE relations.object_name = reached.name AND steps + 1 < ${depth} AND ${followed}
			LIMIT ${MOST_NAMES}
		),
		found (id, steps) AS (
			SELECT relations.id, steps FROM reached CROSS JOIN relations
			WHERE relations.subject_name = reached.name AND ${followed}
			UNION ALL
			SELECT relations.id, steps FROM reached CROSS JOIN relations
			WHERE relations.object_name = reached.name AND ${followed}
			LIMIT ${MOST_RELATIONS}
		)
		SELECT id FROM found GROUP BY id ORDER BY min(steps), id LIMIT ${limit})`;
	const rows = await db
		.select()
		.from(relations)
		.where(and(eq(relations.tenant, accessScope.tenant), sql`${relations.id} IN ${near}`))
		.orderBy(desc(relations.createdAt), desc(relations.id));
	const edges = rows.map(relationOf);
	return { nodes: nodesOf(edges), edges };
}

/** Every name that occurs, once, as the newest relation writes it. */
function nodesOf(edges: readonly Relation[]): Graph["nodes"] {
	const names = new Map<string, string>();
	for (const name of edges.flatMap(({ subject, object }) => [subject, object])) {
		const id = entityName(name);
		if (!names.has(id)) names.set(id, name);
	}
	return [...names].map(([id, name]) => ({ id, name }));
}
