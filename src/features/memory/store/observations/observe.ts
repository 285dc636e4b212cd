import { type SQL, sql } from "drizzle-orm";
import { DEEPEST, DUE_IMPORTANCE, DUE_OBSERVATIONS } from "../../../../core/writing/reflect/reflect-figures.ts";
import { memories, memoryQuotes, memoryTimes } from "../schema/memory-schema.ts";
import { observations, proposals, reflections } from "../schema/reflection-schema.ts";

/** This many observations of a scope are counted: enough to see that it is due, whatever waits there. */
const COUNTED = 2 * DUE_OBSERVATIONS;

/** Puts memories that stand (`ids`: a query of `id`, or a list in JSON) among what is to be reflected on, unless they are there. */
export function observe(tenant: string, ids: SQL | string): SQL {
	const given = typeof ids === "string" ? sql`SELECT value FROM json_each(${ids})` : ids;
	return sql`
		WITH given (id) AS MATERIALIZED (${given})
		INSERT INTO ${observations} (tenant, scope, memory_id, importance)
		SELECT held.tenant, held.scope, held.id, held.importance FROM given CROSS JOIN ${memories} AS held
		WHERE held.tenant = ${tenant} AND held.id = given.id AND held.status = 'active' AND held.depth < ${DEEPEST}
			AND NOT EXISTS (SELECT 1 FROM ${observations} AS known WHERE known.tenant = held.tenant AND known.memory_id = held.id)
		ORDER BY held."row"`;
}

/** What is said again is observed again: of a list of quotes (JSON: id, thread_id, message_id) those that are new. */
export function observeAgain(tenant: string, quotes: string): SQL {
	const held = sql`FROM ${memoryQuotes} AS held WHERE held.tenant = ${tenant} AND held.memory_id = said.value ->> 'id'`;
	return observe(
		tenant,
		sql`SELECT DISTINCT said.value ->> 'id' FROM json_each(${quotes}) AS said
			WHERE EXISTS (SELECT 1 ${held}) AND NOT EXISTS (SELECT 1 ${held}
				AND held.thread_id = said.value ->> 'thread_id' AND held.message_id = said.value ->> 'message_id')`,
	);
}

/** What is written again on another day is observed again, and the day is kept (`again`: JSON of id, at). */
export function observeDays(tenant: string, again: string): SQL[] {
	const [id, day] = [sql`said.value ->> 'id'`, sql`substr(said.value ->> 'at', 1, 10)`];
	const isNew = sql`NOT EXISTS (SELECT 1 FROM ${memories} AS held
			WHERE held.tenant = ${tenant} AND held.id = ${id} AND substr(held.created_at, 1, 10) = ${day})
		AND NOT EXISTS (SELECT 1 FROM ${memoryTimes} AS known
			WHERE known.tenant = ${tenant} AND known.memory_id = ${id} AND known.day = ${day})`;
	return [
		observe(tenant, sql`SELECT DISTINCT ${id} FROM json_each(${again}) AS said WHERE ${isNew}`),
		sql`INSERT INTO ${memoryTimes} (tenant, memory_id, day, said_at)
			SELECT ${tenant}, ${id}, ${day}, said.value ->> 'at' FROM json_each(${again}) AS said
			WHERE ${isNew} ON CONFLICT DO NOTHING`,
	];
}

/**
 * Counts what waits in these scopes (a query, or a list in JSON). A `write` there may make it due, and is known by the
 * version; what was reflected on only takes away.
 */
export function recount(tenant: string, scopes: SQL | string, because: "write" | "reflection" = "write"): SQL {
	const given = typeof scopes === "string" ? sql`SELECT value FROM json_each(${scopes})` : scopes;
	const counted = sql`SELECT importance FROM ${observations} AS held
		WHERE held.tenant = ${tenant} AND held.scope = given.scope ORDER BY held.number LIMIT ${sql.raw(String(COUNTED))}`;
	const due = sql`fresh >= ${DUE_OBSERVATIONS} OR weight >= ${DUE_IMPORTANCE}`;
	const changed =
		because === "write"
			? sql`due = excluded.due, version = version + 1`
			: sql`due = min(reflections.due, excluded.due)`;
	return sql`
		WITH given (scope) AS MATERIALIZED (${given}), counted (scope, fresh, weight) AS MATERIALIZED (
			SELECT scope, (SELECT count(*) FROM (${counted})), (SELECT coalesce(sum(importance), 0) FROM (${counted})) FROM given
		)
		INSERT INTO ${reflections} (tenant, scope, fresh, weight, due, version)
		SELECT ${tenant}, scope, fresh, weight, ${due}, 1 FROM counted WHERE TRUE
		ON CONFLICT (tenant, scope) DO UPDATE SET fresh = excluded.fresh, weight = excluded.weight, ${changed}`;
}

const changedLater = sql`EXISTS (SELECT 1 FROM ${memories} AS later
	WHERE later.tenant = asked.tenant AND later.id = asked.by_id AND later.status = 'active')`;

/** What was proposed last to take the place of a memory, and still holds itself; null: nothing. */
export function openProposal() {
	const last = sql`SELECT json_object('superseded_by', asked.by_id, 'why', asked.why) FROM ${proposals} AS asked
		WHERE asked.tenant = ${memories.tenant} AND asked.memory_id = ${memories.id} AND asked.open = 1 AND ${changedLater}
		ORDER BY asked.created_at DESC, asked.by_id DESC LIMIT 1`;
	return sql`(${last})`.mapWith(proposalOf).as("proposed");
}

function proposalOf(json: string): { superseded_by: string; why: string } {
	return JSON.parse(json);
}

/** Memories whose review is due at this time, and those that something may take the place of. */
export function underReview(tenant: string, due: string): SQL {
	return sql`${memories.row} IN (
		SELECT held."row" FROM ${memories} AS held INDEXED BY memories_by_review
		WHERE held.tenant = ${tenant} AND held.status = 'active' AND held.review_at IS NOT NULL AND held.review_at <= ${due}
		UNION ALL SELECT held."row" FROM ${proposals} AS asked INDEXED BY proposals_open CROSS JOIN ${memories} AS held
		WHERE asked.tenant = ${tenant} AND asked.open = 1 AND held.tenant = asked.tenant AND held.id = asked.memory_id
			AND held.status = 'active' AND ${changedLater})`;
}

/** Somebody has said what becomes of a memory: what was proposed for it is answered, and not asked again. */
export function answered(tenant: string, id: string): SQL {
	return sql`UPDATE ${proposals} SET open = 0 WHERE tenant = ${tenant} AND memory_id = ${id}`;
}
