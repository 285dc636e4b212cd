import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { queryTermsOf, stem, termsOf } from "../../../../core/language/terms.ts";
import { type NewSkill, type Skill, skillText } from "../../../../core/model/memory/skill.ts";
import { INDEX_VERSION } from "../../../../core/recall/index-version.ts";
import { outbox } from "../schema/memory-schema.ts";
import { skills, skillVersions } from "../schema/skill-schema.ts";

export const SKILL_COLUMNS = {
	id: skills.id,
	name: skills.name,
	description: skills.description,
	body: skills.body,
	language: skills.language,
	tags: skills.tags,
	scope: skills.scope,
	version: skills.version,
	successes: skills.successes,
	failures: skills.failures,
	created_at: skills.createdAt,
	updated_at: skills.updatedAt,
};

/**
 * Writes a skill in one batch. Of one that is there another body or description is a new version, whose outcomes begin again;
 * other tags or another language change that version. Returns it as this write left it, whatever others write at the same moment, and
 * the version before (null: there was none).
 */
export async function writeSkill(
	db: DrizzleD1Database,
	tenant: string,
	skill: NewSkill & { id: string },
	now: string,
): Promise<{ written: Skill; before: number | null }> {
	const { id, scope, name, description, body, language, tags } = skill;
	const which = and(eq(skills.tenant, tenant), eq(skills.scope, scope), eq(skills.name, name));
	const same = sql`(skills.body = excluded.body AND skills.description = excluded.description)`;
	const unchanged = sql`(${same} AND skills.tags = excluded.tags AND skills.language IS excluded.language)`;
	const [[before], [written]] = await db.batch([
		db.select({ version: skills.version }).from(skills).where(which),
		db
			.insert(skills)
			.values({
				...{ tenant, id, scope, name, description, body, language, tags: [...tags] },
				...{ version: 1, successes: 0, failures: 0, createdAt: now, updatedAt: now, indexedVersion: INDEX_VERSION },
			})
			.onConflictDoUpdate({
				target: [skills.tenant, skills.scope, skills.name],
				set: {
					description,
					body,
					language,
					tags: [...tags],
					version: sql`CASE WHEN ${same} THEN skills.version ELSE skills.version + 1 END`,
					successes: sql`CASE WHEN ${same} THEN skills.successes ELSE 0 END`,
					failures: sql`CASE WHEN ${same} THEN skills.failures ELSE 0 END`,
					indexedVersion: INDEX_VERSION,
					updatedAt: sql`CASE WHEN ${unchanged} THEN skills.updated_at ELSE excluded.updated_at END`,
				},
			})
			.returning(SKILL_COLUMNS),
		db
			.insert(skillVersions)
			.select(sql`
				SELECT tenant, id, version, description, body, successes, failures, ${now} FROM ${skills} WHERE ${which}`)
			.onConflictDoNothing(),
		db.delete(skillsFts).where(sql`rowid IN (SELECT ${skills.row} FROM ${skills} WHERE ${which})`),
		db.insert(skillsFts).select(sql`
			SELECT "row", lower(hex(tenant || ' ' || scope)), ${skillTerms(skill)} FROM ${skills} WHERE ${which}`),
		db.insert(outbox).select(sql`
			SELECT NULL, tenant, 'skill', id, 'put', ${now}, 0, 0 FROM ${skills} WHERE ${which} AND updated_at = ${now}`),
	]);
	if (written === undefined) throw new Error("a skill was not written");
	return { written, before: before?.version ?? null };
}

/** The search terms of skills, under their `row`. */
export const skillsFts = sqliteTable("skills_fts", {
	rowid: integer("rowid"),
	scope: text("scope"),
	terms: text("terms"),
});

/** More candidates than this are not ranked. */
const MOST_CANDIDATES = 200;

/** What a skill is found by. */
export function skillTerms(skill: NewSkill): string {
	return termsOf(skillText(skill)).map(stem).join(" ");
}

/** The rows of these scopes that have any of a goal's terms, best first; null where the goal has no term. */
export function matchingRows(tenant: string, goal: string, scopes: readonly string[]): SQL | null {
	const terms = [...new Set(queryTermsOf(goal).map(stem))];
	if (terms.length === 0 || scopes.length === 0) return null;
	const among = `scope : (${anyOf(scopes.map((scope) => scopeWord(tenant, scope)))}) AND terms : (${anyOf(terms)})`;
	return sql`(SELECT rowid FROM skills_fts WHERE skills_fts MATCH ${among} ORDER BY rank LIMIT ${MOST_CANDIDATES})`;
}

function anyOf(words: readonly string[]): string {
	return words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" OR ");
}

/** As SQLite's `lower(hex(TENANT || ' ' || SCOPE))` has it. */
function scopeWord(tenant: string, scope: string): string {
	const bytes = new TextEncoder().encode(`${tenant} ${scope}`);
	return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
