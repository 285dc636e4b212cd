import { type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { queryTermsOf, stem, termsOf } from "../../../../core/language/terms.ts";
import { type NewSkill, skillText } from "../../../../core/model/memory/skill.ts";

/** The search terms of skills, under their `row`. */
export const skillsFts = sqliteTable("skills_fts", {
	rowid: integer("rowid"),
	scope: text("scope"),
	terms: text("terms"),
});

/** More candidates than this are not ranked. */
const MOST_CANDIDATES = 200;

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
