import { type SQL, sql } from "drizzle-orm";
import { DEEPEST } from "../../../../core/writing/reflect/reflect-figures.ts";
import { endVersions, noteChange, rowsOf } from "../rows/memory-rows.ts";
import { memories, memoryEvidence, memoryVersions } from "../schema/memory-schema.ts";
import { observe, recount } from "./observe.ts";

/** The ids of insights that rest on these, or on insights that do. */
export function restingOn(tenant: string, these: SQL | undefined): SQL {
	return sql`
		WITH RECURSIVE resting (id) AS (
			SELECT link.memory_id FROM ${memories} CROSS JOIN ${memoryEvidence} AS link INDEXED BY memory_evidence_by_evidence
			WHERE ${these} AND link.tenant = ${tenant} AND link.evidence_id = ${memories.id}
			UNION
			SELECT link.memory_id FROM resting CROSS JOIN ${memoryEvidence} AS link INDEXED BY memory_evidence_by_evidence
			WHERE link.tenant = ${tenant} AND link.evidence_id = resting.id
		)
		SELECT id FROM resting`;
}

/** That a row of memories says something else by now than when an insight that rests on it was written, or was corrected last. */
export function changedSince(insight: SQL, evidence = sql`held`): SQL {
	const written = (id: SQL, version: SQL) => sql`(SELECT said.changed_at FROM ${memoryVersions} AS said
		WHERE said.tenant = ${evidence}.tenant AND said.memory_id = ${id} AND said.version = ${version})`;
	return sql`(${evidence}.version > 1 AND ${written(sql`${evidence}.id`, sql`${evidence}.version`)}
		>= ${written(sql`${insight}.id`, sql`${insight}.version`)})`;
}

/** Why insights may hold no more: their evidence is said no more or says something else, or its time is over. */
type Because = { changed: string | null } | "expired";

/**
 * After these memories change, in the same batch: ends each insight with fewer than two, or less than half, of its evidence
 * unchanged (of one: without it), each that quotes what was `changed`, and what too little is left of by that. What they rest on
 * is to be reflected on again; where evidence was changed, that of the other insights too, so that they are counted again.
 */
export function fallOf(tenant: string, ids: readonly string[], now: string, because: Because): SQL[] {
	if (ids.length === 0) return [];
	const resting = restingOn(tenant, rowsOf(tenant, ids));
	const own = sql`"memories"`;
	const evidence = sql`FROM ${memoryEvidence} AS link CROSS JOIN ${memories} AS held
		WHERE link.tenant = ${tenant} AND link.memory_id = ${own}.id AND held.tenant = link.tenant AND held.id = link.evidence_id`;
	const upheld = sql`(SELECT count(*) ${evidence} AND NOT ${changedSince(own)}
		AND ((held.status = 'active' AND (held.expires_at IS NULL OR held.expires_at > ${now}))
			OR (held.status = 'superseded' AND held.superseded_by IS NOT NULL)))`;
	const all = sql`(SELECT count(*) ${evidence})`;
	const isExpired = because === "expired";
	const quotes =
		isExpired || because.changed === null ? sql`FALSE` : sql`instr(${own}.content, ${because.changed}) > 0`;
	const ends = isExpired
		? sql`status = 'expired', expires_at = min(coalesce(expires_at, ${now}), ${now})`
		: sql`status = 'superseded', valid_to = max(coalesce(valid_from, ''), min(coalesce(valid_to, ${now}), ${now}))`;
	const one = sql`UPDATE ${memories} SET ${ends}, review_at = NULL, updated_at = ${now}
		WHERE tenant = ${tenant} AND status = 'active' AND id IN (${resting})
			AND (${upheld} < min(2, ${all}) OR 2 * ${upheld} < ${all} OR ${quotes})`;
	const fell = sql`SELECT id FROM ${memories} WHERE tenant = ${tenant} AND id IN (${resting})
		AND status = ${isExpired ? "expired" : "superseded"} AND updated_at = ${now}`;
	const left = sql`SELECT DISTINCT link.evidence_id FROM ${memoryEvidence} AS link
		WHERE link.tenant = ${tenant} AND link.memory_id IN (${isExpired ? fell : resting})`;
	return [
		...Array.from({ length: DEEPEST }, () => one),
		endVersions(tenant, fell),
		noteChange(tenant, "put", fell, now),
		observe(tenant, left),
		recount(tenant, sql`SELECT DISTINCT scope FROM ${memories} WHERE tenant = ${tenant} AND id IN (${left})`),
	];
}
