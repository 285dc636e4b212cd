import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { INDEX_VERSION } from "../../../../core/recall/index-version.ts";
import { inOneBatch } from "../../../../platform/d1/database.ts";
import { oneOf } from "../relations/relation-rows.ts";
import { inParameters } from "../rows/memory-rows.ts";
import { outbox } from "../schema/memory-schema.ts";
import { skills, skillVersions } from "../schema/skill-schema.ts";
import { SKILL_COLUMNS, skillsFts, skillTerms } from "../skills/write-skill.ts";
import { type ExportedSkill, type ExportedStore, pageOf } from "./exported.ts";

const MOST_VERSIONS = 50;

/** By full names: in a query of one table drizzle writes columns bare, and these tables have some of the same names. */
const versionsOf = (tenant: string) =>
	sql`(SELECT json_group_array(json_object('version', version, 'description', description, 'body', body,
	'successes', successes, 'failures', failures, 'created_at', created_at)) FROM (
		SELECT * FROM ${skillVersions} AS own WHERE own.tenant = ${tenant} AND own.skill_id = "skills"."id"
		ORDER BY version DESC LIMIT ${MOST_VERSIONS}))`
		.mapWith((json: string): ExportedSkill["versions"] => JSON.parse(json))
		.as("versions");

/** The skills of one tenant as an export carries them. */
export function d1ExportedSkills(d1: D1Database, accessScope: AccessScope): ExportedStore<ExportedSkill> {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	const read = (where: SQL | undefined, limit: number): Promise<ExportedSkill[]> =>
		db
			.select({ ...SKILL_COLUMNS, versions: versionsOf(tenant) })
			.from(skills)
			.where(where)
			.orderBy(asc(skills.id))
			.limit(limit);
	return {
		page: (query) => read(pageOf(accessScope, query, skills), query.limit),
		async present(ids) {
			const ofThese = and(eq(skills.tenant, tenant), sql`${skills.id} IN ${oneOf(ids)}`);
			return { items: await read(ofThese, ids.length), deleted: [] };
		},
		async insert(items, now) {
			const versions = items.flatMap(({ id, versions }) => versions.map((one) => ({ ...one, id })));
			const terms = items.map((skill) => ({ id: skill.id, terms: skillTerms(skill) }));
			await inOneBatch(d1, [
				...inParameters(items).map(
					(list) => sql`
						INSERT INTO ${skills} (tenant, id, scope, name, description, body, language, tags, version, successes, failures,
							created_at, updated_at, indexed_version)
						SELECT ${tenant}, value ->> 'id', value ->> 'scope', value ->> 'name', value ->> 'description', value ->> 'body',
							value ->> 'language', value -> 'tags', value ->> 'version', value ->> 'successes', value ->> 'failures',
							value ->> 'created_at', value ->> 'updated_at', ${INDEX_VERSION}
						FROM json_each(${list})`,
				),
				...inParameters(versions).map(
					(list) => sql`
						INSERT INTO ${skillVersions} (tenant, skill_id, version, description, body, successes, failures, created_at)
						SELECT ${tenant}, value ->> 'id', value ->> 'version', value ->> 'description', value ->> 'body',
							value ->> 'successes', value ->> 'failures', value ->> 'created_at' FROM json_each(${list})`,
				),
				...inParameters(terms).map(
					(list) => sql`
						INSERT INTO ${skillsFts} (rowid, scope, terms)
						SELECT held."row", lower(hex(held.tenant || ' ' || held.scope)), given.value ->> 'terms'
						FROM json_each(${list}) AS given CROSS JOIN ${skills} AS held
						WHERE held.tenant = ${tenant} AND held.id = given.value ->> 'id'`,
				),
				sql`INSERT INTO ${outbox} (tenant, kind, item_id, change, created_at)
					SELECT ${tenant}, 'skill', value, 'put', ${now} FROM json_each(${JSON.stringify(items.map(({ id }) => id))})`,
			]);
		},
	};
}
