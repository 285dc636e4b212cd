import { type SQL, sql } from "drizzle-orm";
import type { Contradiction } from "../../../../core/writing/reflect/observation.ts";
import { failWhere } from "../../../../platform/d1/database.ts";
import { inParameters } from "../rows/memory-rows.ts";
import { memories } from "../schema/memory-schema.ts";
import { observations, proposals } from "../schema/reflection-schema.ts";
import type { Reflection } from "./observations.ts";
import { recount } from "./observe.ts";

type Resting = { key: string | null; evidence: readonly string[] };

/**
 * Fails the batch where somebody else has reflected on one of these, what an insight rests on was deleted or changed, or
 * an insight under its key was corrected.
 */
export function stillFresh(tenant: string, { scope, numbers }: Reflection, insights: readonly Resting[]): SQL[] {
	const evidence = [...new Set(insights.flatMap((one) => one.evidence))];
	const keys = insights.flatMap(({ key }) => key ?? []);
	return [
		failWhere(sql`
			SELECT value AS id FROM json_each(${JSON.stringify(numbers)}) AS given
			WHERE NOT EXISTS (SELECT 1 FROM ${observations} AS held WHERE held.number = given.value AND held.tenant = ${tenant})`),
		failWhere(sql`
			SELECT value AS id FROM json_each(${JSON.stringify(evidence)}) AS given
			WHERE NOT EXISTS (
				SELECT 1 FROM ${memories} AS held
				WHERE held.tenant = ${tenant} AND held.id = given.value AND held.status <> 'deleted')`),
		failWhere(sql`
			SELECT new.memory_id AS id FROM json_each(${JSON.stringify(evidence)}) AS given CROSS JOIN ${observations} AS new
			CROSS JOIN ${memories} AS held
			WHERE new.tenant = ${tenant} AND new.memory_id = given.value AND held.tenant = ${tenant} AND held.id = given.value
				AND held.status = 'active' AND held.version > 1 AND new.number NOT IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`),
		failWhere(sql`
			SELECT held.id FROM json_each(${JSON.stringify(keys)}) AS given CROSS JOIN ${memories} AS held INDEXED BY memories_by_key
			WHERE held.tenant = ${tenant} AND held.scope = ${scope} AND held.status = 'active' AND held.key = given.value
				AND held.key IS NOT NULL AND held.type = 'insight' AND held.version > 1`),
	];
}

/** All that was reflected on is done with, and what came of it beside insights is noted. */
export function reflectedOn(tenant: string, reflection: Reflection, now: string): SQL[] {
	const { scope, numbers, contradictions } = reflection;
	return [
		sql`DELETE FROM ${observations} WHERE number IN (SELECT value FROM json_each(${JSON.stringify(numbers)})) AND tenant = ${tenant}`,
		recount(tenant, JSON.stringify([scope]), "reflection"),
		...propose(tenant, contradictions, now),
	];
}

/** A pair that was proposed before, whatever was said of it, is not proposed again. */
function propose(tenant: string, contradictions: readonly Contradiction[], now: string): SQL[] {
	return inParameters(contradictions).map(
		(list) => sql`
			INSERT INTO ${proposals} (tenant, memory_id, by_id, why, open, created_at)
			SELECT ${tenant}, value ->> 'earlier', value ->> 'later', value ->> 'why', 1, ${now}
			FROM json_each(${list}) AS given
			WHERE value ->> 'earlier' <> value ->> 'later' AND (
				SELECT count(*) FROM ${memories} AS held
				WHERE held.tenant = ${tenant} AND held.id IN (value ->> 'earlier', value ->> 'later') AND held.status = 'active') = 2
			ON CONFLICT DO NOTHING`,
	);
}
