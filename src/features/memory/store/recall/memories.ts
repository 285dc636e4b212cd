import { type SQL, sql } from "drizzle-orm";
import type { HiddenMemory, Memory, MemoryStatus } from "../../../../core/model/memory/memory.ts";
import type { MemoryType } from "../../../../core/model/memory/remembered.ts";
import { changedSince } from "../observations/fallen-insights.ts";
import type { RecallQuery } from "./recall-source.ts";

type When = Pick<RecallQuery, "as_of" | "current">;

/** A memory as it is selected. */
export const MEMORY = {
	id: sql<string>`id`,
	scope: sql<string>`scope`,
	type: sql<MemoryType>`type`,
	content: sql<string>`content`,
	key: sql<string | null>`key`,
	is_static: sql`is_static`.mapWith(Boolean),
	importance: sql<number>`importance`,
	confidence: sql<number>`confidence`,
	source_id: sql<string | null>`source_id`,
	source_type: sql<string | null>`source_type`,
	created_at: sql<string>`created_at`,
	updated_at: sql<string>`updated_at`,
	valid_from: sql<string | null>`valid_from`,
	valid_to: sql<string | null>`valid_to`,
	expires_at: sql<string | null>`expires_at`,
	review_at: sql<string | null>`review_at`,
	status: sql<MemoryStatus>`status`,
	version: sql<number>`version`,
	supersedes: sql<string | null>`supersedes`,
	superseded_by: sql<string | null>`superseded_by`,
	metadata: sql<string | null>`metadata`,
	evidence: sql`evidence`.mapWith(idsOf),
};

function idsOf(json: string): string[] {
	const parsed: unknown = JSON.parse(json);
	return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
}

type MemoryRow = Omit<Memory, "source" | "evidence"> & {
	evidence: string[] | null;
	source_id: string | null;
	source_type: string | null;
};

/** The columns of `held`, a row of memories, of an insight with what it rests on that says still what it said then; of a past moment what it said then. */
export function memoryColumns({ as_of, current }: When): SQL {
	const versions = sql`FROM memory_versions AS said WHERE said.tenant = held.tenant AND said.memory_id = held.id`;
	const content = current
		? sql`held.content`
		: sql`coalesce((SELECT said.content ${versions} AND said.changed_at <= ${as_of} ORDER BY said.version DESC LIMIT 1),
			(SELECT said.content ${versions} ORDER BY said.version LIMIT 1), held.content)`;
	return sql`held.id, held.scope, held.type, ${content} AS content, held.key, held.is_static, held.importance,
		held.confidence, held.source_id, held.source_type, held.created_at, held.updated_at, held.valid_from,
		held.valid_to, held.expires_at, held.review_at, held.status, held.version, held.supersedes, held.superseded_by,
		held.metadata, CASE WHEN held.type = 'insight' THEN (
			SELECT json_group_array(under.id) FROM memory_evidence AS link CROSS JOIN memories AS under
			WHERE link.tenant = held.tenant AND link.memory_id = held.id AND under.tenant = link.tenant
				AND under.id = link.evidence_id AND NOT ${changedSince(sql`held`, sql`under`)}) END AS evidence`;
}

/** What stands until what superseded it begins, for as long as `valid_to` says. */
export const SUPERSEDED = sql`held.status = 'superseded' AND held.superseded_by IS NOT NULL AND held.valid_to IS NOT NULL`;

/**
 * Whether `held` is so at that time: by its validity where that is told, else since it was created. In the past what was
 * superseded or expired since was so still.
 */
export function isActive(query: When & Pick<RecallQuery, "types">): SQL {
	const { as_of, current } = query;
	// As core/model/relations/validity.ts has it: what had ended when it was written held at all times before.
	const began = sql`coalesce(held.valid_from, CASE WHEN held.valid_to < held.created_at THEN '' ELSE held.created_at END)`;
	const isActiveRow = current
		? sql`(held.status = 'active' OR (${SUPERSEDED}))`
		: sql`held.status <> 'deleted' AND ${began} <= ${as_of}
			AND (held.status = 'active' OR (${SUPERSEDED}) OR held.updated_at > ${as_of})`;
	return sql`${isActiveRow} AND ${holds(query)}`;
}

/** Of what is wanted: whether it holds at that time by what it says itself. */
export function holds({ as_of, types }: When & Pick<RecallQuery, "types">): SQL {
	return sql`${isTyped(types)} AND (held.valid_from IS NULL OR held.valid_from <= ${as_of})
		AND (held.valid_to IS NULL OR held.valid_to > ${as_of}) AND (held.expires_at IS NULL OR held.expires_at > ${as_of})`;
}

/** Whether `held` is of one of these types; null: of any. */
export function isTyped(types: RecallQuery["types"]): SQL {
	return types === null ? sql`TRUE` : sql`held.type IN (SELECT value FROM json_each(${JSON.stringify(types)}))`;
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

export function memoryOf({ source_id, source_type, evidence, ...row }: MemoryRow): Memory {
	return {
		...row,
		...(evidence !== null && evidence.length > 0 && { evidence }),
		source: source_id === null || source_type === null ? null : { id: source_id, type: source_type },
	};
}
