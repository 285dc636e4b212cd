import { type SQL, sql } from "drizzle-orm";
import type { HiddenMemory, Memory } from "../../../../core/model/memory/memory.ts";
import { changedSince } from "../observations/fallen-insights.ts";
import { given, type When } from "./statements.ts";

function idsOf(json: string): string[] {
	const parsed: unknown = JSON.parse(json);
	return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
}

/** A memory as it is selected. */
type MemoryRow = Omit<Memory, "source" | "evidence" | "is_static"> & {
	is_static: number;
	evidence: string | null;
	source_id: string | null;
	source_type: string | null;
};

/** The columns of `held`, a row of memories, of an insight with what it rests on that says still what it said then; of a past moment what it said then. */
export function memoryColumns({ current }: When): SQL {
	const versions = sql`FROM memory_versions AS said WHERE said.tenant = held.tenant AND said.memory_id = held.id`;
	const content = current
		? sql`held.content`
		: sql`coalesce((SELECT said.content ${versions} AND said.changed_at <= ${AS_OF} ORDER BY said.version DESC LIMIT 1),
			(SELECT said.content ${versions} ORDER BY said.version LIMIT 1), held.content)`;
	return sql`held.id, held.scope, held.type, ${content} AS content, held.key, held.is_static, held.importance,
		held.confidence, held.source_id, held.source_type, held.created_at, held.updated_at, held.valid_from,
		held.valid_to, held.expires_at, held.review_at, held.status, held.version, held.supersedes, held.superseded_by,
		held.metadata, CASE WHEN held.type = 'insight' THEN (
			SELECT json_group_array(under.id) FROM memory_evidence AS link CROSS JOIN memories AS under
			WHERE link.tenant = held.tenant AND link.memory_id = held.id AND under.tenant = link.tenant
				AND under.id = link.evidence_id AND NOT ${changedSince(sql`held`, sql`under`)}) END AS evidence`;
}

/** The time that is asked for. */
export const AS_OF = given("as_of");

/** Whether `held` is of one of the types that are wanted. */
export const IS_TYPED = sql`(${given("types")} IS NULL OR held.type IN (SELECT value FROM json_each(${given("types")})))`;

/** Of what is wanted: whether it holds at that time by what it says itself. */
export const HOLDS = sql`${IS_TYPED} AND (held.valid_from IS NULL OR held.valid_from <= ${AS_OF})
	AND (held.valid_to IS NULL OR held.valid_to > ${AS_OF}) AND (held.expires_at IS NULL OR held.expires_at > ${AS_OF})`;

/** What stands until what superseded it begins, for as long as `valid_to` says. */
export const SUPERSEDED = sql`held.status = 'superseded' AND held.superseded_by IS NOT NULL AND held.valid_to IS NOT NULL`;

/**
 * Whether `held` is so at that time: by its validity where that is told, else since it was created. In the past what was
 * superseded or expired since was so still.
 */
export function isActive({ current }: When): SQL {
	// As core/model/relations/validity.ts has it: what had ended when it was written held at all times before.
	const began = sql`coalesce(held.valid_from, CASE WHEN held.valid_to < held.created_at THEN '' ELSE held.created_at END)`;
	const isActiveRow = current
		? sql`(held.status = 'active' OR (${SUPERSEDED}))`
		: sql`held.status <> 'deleted' AND ${began} <= ${AS_OF}
			AND (held.status = 'active' OR (${SUPERSEDED}) OR held.updated_at > ${AS_OF})`;
	return sql`${isActiveRow} AND ${HOLDS}`;
}

/** Those that are so at that time, and those that are no more. */
export function activeAndHidden(all: readonly Memory[], as_of: string): { active: Memory[]; hidden: HiddenMemory[] } {
	const reasons = all.map((one) => ({ one, hidden: reasonHidden(one, as_of) }));
	return {
		active: reasons.flatMap(({ one, hidden }) => (hidden === null ? [one] : [])),
		hidden: reasons.flatMap(({ one, hidden }) => (hidden === null ? [] : [{ ...one, hidden: hidden }])),
	};
}

function reasonHidden({ status, valid_to, expires_at }: Memory, as_of: string): HiddenMemory["hidden"] | null {
	const over = (end: string | null) => end !== null && end <= as_of;
	if (status === "superseded" && (valid_to === null || over(valid_to))) return "superseded";
	return status === "expired" || over(expires_at) || over(valid_to) ? "expired" : null;
}

export function memoryOf({ source_id, source_type, evidence, is_static, ...row }: MemoryRow): Memory {
	const based = evidence === null ? [] : idsOf(evidence);
	return {
		...row,
		is_static: is_static === 1,
		...(based.length > 0 && { evidence: based }),
		source: source_id === null || source_type === null ? null : { id: source_id, type: source_type },
	};
}
