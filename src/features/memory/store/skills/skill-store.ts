import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { type NewSkill, type Skill, skillText } from "../../../../core/model/memory/skill.ts";
import { rankTexts } from "../../../../core/recall/lexical.ts";
import { seenScope } from "../../../../platform/d1/seen-scopes.ts";
import { outbox } from "../schema/memory-schema.ts";
import { skillOutcomes, skills, skillVersions } from "../schema/skill-schema.ts";
import { matchingRows, SKILL_COLUMNS, skillsFts, writeSkill } from "./write-skill.ts";

export type SkillQuery = {
	scope?: string | undefined;
	after?: { created_at: string; id: string } | undefined;
	limit: number;
};

/** The skills of one tenant, within the caller's access scope. */
export type SkillStore = {
	/** Same name and scope: a new version, unless it says just that already. */
	write(skill: NewSkill & { id: string }, now: string): Promise<{ skill: Skill; created: boolean }>;
	read(id: string): Promise<Skill | null>;
	/** Newest first. */
	page(query: SkillQuery): Promise<Skill[]>;
	/** Those of these scopes whose terms match, with how well on 0..1; best first. */
	search(query: {
		goal: string;
		scopes: readonly string[];
		limit: number;
	}): Promise<{ skill: Skill; relevance: number }[]>;
	outcome(id: string, outcome: { success: boolean; detail: string | null }, now: string): Promise<Skill | null>;
	remove(id: string): Promise<boolean>;
	removeScope(scope: string): Promise<number>;
};

/** The skills of one tenant in its D1 database, within the caller's access scope. */
export function d1SkillStore(d1: D1Database, accessScope: AccessScope): SkillStore {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	const seen = and(eq(skills.tenant, tenant), seenScope(accessScope, skills.scope));

	/** Removes all that these were, and says so to the vector index. */
	const remove = async (which: SQL | undefined): Promise<number> => {
		const ids = sql`(SELECT ${skills.id} FROM ${skills} WHERE ${which})`;
		const rows = sql`(SELECT ${skills.row} FROM ${skills} WHERE ${which})`;
		const [, , , , removed] = await db.batch([
			db.insert(outbox).select(sql`
				SELECT NULL, ${tenant}, 'skill', ${skills.id}, 'remove', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 0, 0
				FROM ${skills} WHERE ${which}`),
			db.delete(skillsFts).where(sql`rowid IN ${rows}`),
			db.delete(skillVersions).where(and(eq(skillVersions.tenant, tenant), sql`${skillVersions.skillId} IN ${ids}`)),
			db.delete(skillOutcomes).where(and(eq(skillOutcomes.tenant, tenant), sql`${skillOutcomes.skillId} IN ${ids}`)),
			db.delete(skills).where(which).returning({ id: skills.id }),
		]);
		return removed.length;
	};

	return {
		async write(skill, now) {
			const { written, before } = await writeSkill(db, tenant, skill, now);
			// Under its own id it was written by a request that is done again.
			const repeated = written.id === skill.id && written.version === 1;
			return { skill: written, created: before === null || written.version > before || repeated };
		},
		async read(id) {
			const [skill] = await db
				.select(SKILL_COLUMNS)
				.from(skills)
				.where(and(seen, eq(skills.id, id)));
			return skill ?? null;
		},
		async page({ scope, after, limit }) {
			const older =
				after === undefined
					? undefined
					: or(
							lt(skills.createdAt, after.created_at),
							and(eq(skills.createdAt, after.created_at), lt(skills.id, after.id)),
						);
			return db
				.select(SKILL_COLUMNS)
				.from(skills)
				.where(and(seen, scope === undefined ? undefined : eq(skills.scope, scope), older))
				.orderBy(desc(skills.createdAt), desc(skills.id))
				.limit(limit);
		},
		async search({ goal, scopes, limit }) {
			const rows = matchingRows(tenant, goal, scopes);
			if (rows === null) return [];
			const found: Skill[] = await db
				.select(SKILL_COLUMNS)
				.from(skills)
				.where(and(seen, sql`${skills.row} IN ${rows}`))
				.orderBy(skills.row);
			const hits = rankTexts(goal, found.map(skillText)).slice(0, limit);
			return hits.flatMap(({ index, relevance }) => {
				const skill = found[index];
				return skill === undefined ? [] : { skill, relevance };
			});
		},
		async outcome(id, { success, detail }, now) {
			const which = and(seen, eq(skills.id, id));
			const counted = {
				successes: sql`successes + ${success ? 1 : 0}`,
				failures: sql`failures + ${success ? 0 : 1}`,
			};
			const [, , [skill]] = await db.batch([
				db.insert(skillOutcomes).select(sql`
					SELECT NULL, tenant, id, version, ${success ? 1 : 0}, ${detail}, ${now} FROM ${skills} WHERE ${which}`),
				db
					.update(skillVersions)
					.set(counted)
					.where(
						sql`${skillVersions.tenant} = ${tenant} AND ${skillVersions.skillId} = ${id}
							AND ${skillVersions.version} = (SELECT ${skills.version} FROM ${skills} WHERE ${which})`,
					),
				db.update(skills).set(counted).where(which).returning(SKILL_COLUMNS),
			]);
			return skill ?? null;
		},
		async remove(id) {
			return (await remove(and(seen, eq(skills.id, id)))) > 0;
		},
		removeScope: (scope) => remove(and(seen, eq(skills.scope, scope))),
	};
}
