import { type SQL, sql } from "drizzle-orm";
import { memories } from "../schema/memory-schema.ts";
import { proposals } from "../schema/reflection-schema.ts";

const standing = sql`EXISTS (SELECT 1 FROM ${memories} AS later
	WHERE later.tenant = asked.tenant AND later.id = asked.by_id AND later.status = 'active')`;

/** What was proposed last to take the place of a memory, and still holds itself; null: nothing. */
export function openProposal() {
	const last = sql`SELECT json_object('superseded_by', asked.by_id, 'why', asked.why) FROM ${proposals} AS asked
		WHERE asked.tenant = ${memories.tenant} AND asked.memory_id = ${memories.id} AND asked.open = 1 AND ${standing}
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
			AND held.status = 'active' AND ${standing})`;
}

/** Somebody has said what becomes of a memory: what was proposed for it is answered, and not asked again. */
export function answered(tenant: string, id: string): SQL {
	return sql`UPDATE ${proposals} SET open = 0 WHERE tenant = ${tenant} AND memory_id = ${id}`;
}
