import type { Quote } from "../../../../core/model/memory/memory.ts";
import { inParameters } from "../rows/memory-rows.ts";
import { hashOf } from "./memory-write.ts";

/** What a message tells, and the scope that it would be remembered in. */
export type Taught = Pick<Quote, "thread_id" | "message_id"> & { scope: string; content: string };

/** The memories that were learned from a message, deleted ones too. */
const learnedFrom = (quotes: string, memories: string) => `
	memory_quotes AS ${quotes} INDEXED BY memory_quotes_by_message CROSS JOIN memories AS ${memories}
	WHERE ${quotes}.tenant = ?1 AND ${quotes}.thread_id = given.value ->> 'thread_id'
		AND ${quotes}.message_id = given.value ->> 'message_id' AND ${memories}.tenant = ?1
		AND ${memories}.id = ${quotes}.memory_id AND ${memories}.scope = given.value ->> 'scope'`;

/**
 * A deleted memory has its hash where its words stood; what an expired one says, and what others said before, is still there. Who deletes
 * only the history of what was learned again since has not taken it back.
 */
const TAKEN_BACK = `SELECT DISTINCT given.value ->> 'at' AS at
	FROM json_each(?2) AS given CROSS JOIN ${learnedFrom("said", "held")} AND (
		CASE held.status WHEN 'deleted' THEN said.quote WHEN 'expired' THEN substr(held.hash, 1, 64) END
			= given.value ->> 'hash'
		OR EXISTS (
			SELECT 1 FROM memory_versions AS former WHERE former.tenant = ?1 AND former.memory_id = held.id
				AND former.version < held.version AND former.content = given.value ->> 'content')
	) AND NOT EXISTS (
		SELECT 1 FROM ${learnedFrom("again", "later")} AND later."row" > held."row"
			AND later.status IN ('active', 'superseded') AND substr(later.hash, 1, 64) = given.value ->> 'hash')`;

/**
 * Of each, whether its message taught that before and somebody has taken it back since. A message that is read anew says most of what it
 * said, and that is no reason to undo what was decided about it.
 */
export async function areTakenBack(d1: D1Database, tenant: string, taught: readonly Taught[]): Promise<boolean[]> {
	const given = await Promise.all(taught.map(async (one, at) => ({ ...one, at, hash: await hashOf(one.content) })));
	const found = new Set<number>();
	for (const list of inParameters(given)) {
		const { results } = await d1.prepare(TAKEN_BACK).bind(tenant, list).all<{ at: number }>();
		for (const { at } of results) found.add(at);
	}
	return taught.map((_, at) => found.has(at));
}
