import { and, eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Contradiction, Observation } from "../../../../core/writing/reflect/observation.ts";
import { inOneBatch } from "../../../../platform/d1/database.ts";
import { oneOf } from "../rows/memory-rows.ts";
import { memories, memoryEvidence, memoryQuotes, memoryTimes } from "../schema/memory-schema.ts";
import { observations, proposals } from "../schema/reflection-schema.ts";
import { changedSince } from "./fallen-insights.ts";
import { reflectedOn, stillFresh } from "./memory-reflected.ts";
import type { Observations } from "./observations.ts";

type Row = Omit<Observation, "said_at"> & { created_at: string; said: string };

/** Of the days on which one thing was said so many are told, the newest. */
const MOST_DAYS = 400;
/** Of insights that rest on the same so many are looked at, the newest. */
const MOST_KNOWN = 100;

/** Of what has keys that begin so an insight counts. */
const COUNTING = sql.raw(
	["changes", "pattern", "theme"].map((kind) => `(key >= '${kind}.' AND key < '${kind}/')`).join(" OR "),
);

const OBSERVED = sql`held.id, held.type, held.content, held.key, held.importance, held.depth, held.created_at,
	(SELECT json_group_array(said_at) FROM (SELECT min(said_at) AS said_at FROM (
		SELECT said_at FROM ${memoryQuotes} AS quote
		WHERE quote.tenant = held.tenant AND quote.memory_id = held.id AND quote.quote <> '' AND quote.said_at IS NOT NULL
		UNION ALL SELECT written.said_at FROM ${memoryTimes} AS written
		WHERE written.tenant = held.tenant AND written.memory_id = held.id
	) GROUP BY substr(said_at, 1, 10) ORDER BY 1 DESC LIMIT ${sql.raw(String(MOST_DAYS))})) AS said`;

/** What an insight rests on as it said it then, `insight` and `held` in a query: it stands, or something took its place. */
const HOLDS_YET = (stands: SQL) => sql`(${stands} OR (held.status = 'superseded' AND held.superseded_by IS NOT NULL))
	AND NOT ${changedSince(sql`insight`)}`;

/**
 * That an `insight` keeps nothing from being concluded again: another insight took its place, which speaks for itself; or it was
 * counted of what has expired with it, is said no more, or says something else.
 */
const OUTDATED = sql`((insight.status = 'superseded' AND NOT EXISTS (
		SELECT 1 FROM ${memories} AS later
		WHERE later.tenant = insight.tenant AND later.id = insight.superseded_by AND later.status <> 'deleted' AND later.depth = 0))
	OR EXISTS (SELECT 1 FROM ${memoryEvidence} AS link CROSS JOIN ${memories} AS held
		WHERE link.tenant = insight.tenant AND link.memory_id = insight.id AND held.tenant = link.tenant
			AND held.id = link.evidence_id AND ((held.status = 'superseded' AND held.superseded_by IS NULL)
				OR (held.status = 'expired' AND insight.status = 'expired') OR ${changedSince(sql`insight`)})))`;

/** What one tenant has to reflect on, in its D1 database; `now` says what has expired. */
export function d1Observations(d1: D1Database, tenant: string, clock: { now(): number }): Observations {
	const db = drizzle(d1);
	const stands = () => {
		const now = new Date(clock.now()).toISOString();
		return sql`held.status = 'active' AND (held.expires_at IS NULL OR held.expires_at > ${now})`;
	};

	return {
		async fresh(scope, limit) {
			const rows = await db.all<{ number: number; id: string | null } & Row>(sql`
				SELECT new.number, ${OBSERVED} FROM (
					SELECT number, memory_id FROM ${observations} WHERE tenant = ${tenant} AND scope = ${scope}
					ORDER BY number LIMIT ${limit}) AS new
				LEFT JOIN ${memories} AS held ON held.tenant = ${tenant} AND held.id = new.memory_id AND ${stands()}
				ORDER BY new.number`);
			const numbers = rows.map(({ number }) => number);
			return { numbers, observations: rows.filter(({ id }) => id !== null).map(observationOf) };
		},
		async beside(scope, these, limit) {
			const known = JSON.stringify(these.map(({ id }) => id));
			const keys = JSON.stringify([...new Set(these.flatMap(({ key }) => key ?? []))]);
			const others = sql`held.tenant = ${tenant} AND held.scope = ${scope} AND ${stands()}
				AND held.id NOT IN (SELECT value FROM json_each(${known}))
				AND NOT EXISTS (SELECT 1 FROM ${observations} AS new WHERE new.tenant = held.tenant AND new.memory_id = held.id)`;
			// What comes behind these in the queue was not reflected on either: of much that is new, nearly all.
			const next = sql`SELECT later."row" FROM (
				SELECT memory_id FROM ${observations} WHERE tenant = ${tenant} AND scope = ${scope}
					AND memory_id NOT IN (SELECT value FROM json_each(${known})) ORDER BY number LIMIT 1) AS new
				CROSS JOIN ${memories} AS later WHERE later.tenant = ${tenant} AND later.id = new.memory_id`;
			const rows = await db.all<Row>(sql`
				WITH near (row, keyed) AS MATERIALIZED (
					SELECT * FROM (
						SELECT held."row", 1 FROM json_each(${keys}) AS asked CROSS JOIN ${memories} AS held INDEXED BY memories_by_key
						WHERE ${others} AND held.key = asked.value AND held.key IS NOT NULL LIMIT ${limit})
					UNION ALL SELECT * FROM (
						SELECT held."row", 0 FROM ${memories} AS held INDEXED BY memories_by_row
						WHERE ${others} AND held."row" < coalesce((${next}), ${Number.MAX_SAFE_INTEGER})
						ORDER BY held."row" DESC LIMIT ${limit})
				)
				SELECT ${OBSERVED} FROM (SELECT row, max(keyed) AS keyed FROM near GROUP BY row ORDER BY keyed DESC, row DESC LIMIT ${limit})
					AS chosen CROSS JOIN ${memories} AS held WHERE held."row" = chosen.row ORDER BY held.created_at, held.id`);
			return rows.map(observationOf);
		},
		async insights(scope, limit) {
			const rows = await db.all<Row>(sql`
				SELECT ${OBSERVED} FROM (
					SELECT "row" FROM ${memories} INDEXED BY memories_by_key
					WHERE tenant = ${tenant} AND scope = ${scope} AND status = 'active' AND key IS NOT NULL AND (${COUNTING})
					ORDER BY "row" DESC LIMIT ${limit}) AS newest
				CROSS JOIN ${memories} AS held WHERE held."row" = newest."row" AND held.type = 'insight' AND ${stands()}
				ORDER BY held."row" DESC`);
			return rows.map(observationOf);
		},
		async restOn(insights, limit) {
			const rows = await db.all<Row & { stands: number }>(sql`
				SELECT ${OBSERVED}, ${stands()} AS stands FROM (
					SELECT held."row", min(asked.key) AS place
					FROM json_each(${JSON.stringify(insights)}) AS asked CROSS JOIN ${memories} AS insight
					CROSS JOIN ${memoryEvidence} AS link CROSS JOIN ${memories} AS held
					WHERE insight.tenant = ${tenant} AND insight.id = asked.value
						AND link.tenant = insight.tenant AND link.memory_id = insight.id
						AND held.tenant = link.tenant AND held.id = link.evidence_id AND ${HOLDS_YET(stands())}
						AND NOT (held.version > 1 AND EXISTS (SELECT 1 FROM ${observations} AS new
							WHERE new.tenant = held.tenant AND new.memory_id = held.id))
					GROUP BY held."row" ORDER BY place, held."row" DESC LIMIT ${limit}) AS chosen
				CROSS JOIN ${memories} AS held WHERE held."row" = chosen."row"`);
			const [stand, replaced] = [rows.filter((row) => row.stands === 1), rows.filter((row) => row.stands !== 1)];
			return { stands: stand.map(observationOf), replaced: replaced.map(observationOf) };
		},
		async holders(scope, keys) {
			if (keys.length === 0) return [];
			const evidence = (which: SQL) => sql`(SELECT json_group_array(held.id)
				FROM ${memoryEvidence} AS link CROSS JOIN ${memories} AS held
				WHERE link.tenant = insight.tenant AND link.memory_id = insight.id AND held.tenant = link.tenant
					AND held.id = link.evidence_id AND ${which} AND ${HOLDS_YET(stands())})`;
			const rows = await db.all<{ key: string; version: number; stands: string; replaced: string }>(sql`
				SELECT insight.key, insight.version, ${evidence(stands())} AS stands,
					${evidence(sql`held.status = 'superseded'`)} AS replaced
				FROM json_each(${JSON.stringify(keys)}) AS asked CROSS JOIN ${memories} AS insight INDEXED BY memories_by_key
				WHERE insight.tenant = ${tenant} AND insight.scope = ${scope} AND insight.status = 'active'
					AND insight.key = asked.value AND insight.key IS NOT NULL`);
			return rows.map(({ key, version, stands, replaced }) => ({
				...{ key, corrected: version > 1, stands: textsOf(stands), replaced: textsOf(replaced) },
			}));
		},
		async replaced(ids, limit) {
			const rows = await db.all<Row>(sql`
				WITH RECURSIVE line (id) AS (
					SELECT value FROM json_each(${JSON.stringify(ids)})
					UNION
					SELECT earlier.id FROM line CROSS JOIN ${memories} AS earlier INDEXED BY memories_by_successor
					WHERE earlier.tenant = ${tenant} AND earlier.superseded_by = line.id AND earlier.status = 'superseded'
					LIMIT ${ids.length + limit}
				)
				SELECT ${OBSERVED} FROM line CROSS JOIN ${memories} AS held
				WHERE held.tenant = ${tenant} AND held.id = line.id AND held.status = 'superseded' AND held.depth = 0
				ORDER BY held.created_at, held.id LIMIT ${limit}`);
			return rows.map(observationOf);
		},
		async known(ids, insights) {
			const rows = await db.all<{ evidence: string }>(sql`
				SELECT (
					SELECT json_group_array(evidence_id) FROM ${memoryEvidence} AS link
					WHERE link.tenant = ${tenant} AND link.memory_id = resting.id) AS evidence
				FROM (SELECT insight.id FROM (
						SELECT value AS id, 1 AS asked FROM json_each(${JSON.stringify(insights)})
						UNION ALL SELECT DISTINCT link.memory_id AS id, 0 FROM json_each(${JSON.stringify(ids)}) AS one
						CROSS JOIN ${memoryEvidence} AS link INDEXED BY memory_evidence_by_evidence
						WHERE link.tenant = ${tenant} AND link.evidence_id = one.value) AS found
					CROSS JOIN ${memories} AS insight WHERE insight.tenant = ${tenant} AND insight.id = found.id AND NOT ${OUTDATED}
					GROUP BY insight."row" ORDER BY max(found.asked) DESC, insight."row" DESC LIMIT ${sql.raw(String(MOST_KNOWN))}) AS resting`);
			return rows.map(({ evidence }) => textsOf(evidence));
		},
		async concludedBy(job, limit) {
			const rows = await db
				.select({ id: memories.id })
				.from(memories)
				.where(
					and(
						eq(memories.tenant, tenant),
						eq(memories.sourceId, job),
						sql`${memories.sourceType} = 'reflection'`,
						sql`${memories.status} <> 'deleted'`,
					),
				)
				.orderBy(memories.row)
				.limit(limit);
			return rows.map(({ id }) => id);
		},
		async unproposed(pairs) {
			if (pairs.length === 0) return [];
			const known = await db
				.select({ earlier: proposals.memoryId, later: proposals.byId })
				.from(proposals)
				.where(
					and(
						eq(proposals.tenant, tenant),
						oneOf(
							proposals.memoryId,
							pairs.map(({ earlier }) => earlier),
						),
					),
				);
			const asked = new Set(known.map(({ earlier, later }) => pairOf({ earlier, later })));
			return pairs.filter((pair) => !asked.has(pairOf(pair)));
		},
		async settle(reflection, now) {
			const guards: SQL[] = stillFresh(tenant, reflection, []);
			await inOneBatch(d1, [...guards, ...reflectedOn(tenant, reflection, now)]);
		},
	};
}

function pairOf({ earlier, later }: Pick<Contradiction, "earlier" | "later">): string {
	return `${earlier} ${later}`;
}

/** It was said when it was first written, too. */
function observationOf({ id, type, content, key, importance, depth, created_at, said }: Row): Observation {
	const said_at = [...new Set([created_at, ...textsOf(said)])].sort();
	return { id, type, content, key, importance, depth, said_at };
}

function textsOf(json: string): string[] {
	const parsed: unknown = JSON.parse(json);
	return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
}
