import { drizzle } from "drizzle-orm/d1";
import { stem, termsOf } from "../../../src/core/language/terms.ts";
import {
	entityAliases,
	episodes,
	memories,
	relations,
} from "../../../src/features/memory/store/schema/memory-schema.ts";
import { skills } from "../../../src/features/memory/store/schema/skill-schema.ts";
import { databaseOf } from "../../tenant-database.ts";

type MemoryRow = typeof memories.$inferInsert;
type RelationRow = typeof relations.$inferInsert;
type SkillRow = typeof skills.$inferInsert;
type EpisodeRow = typeof episodes.$inferInsert;

const AT = "2026-01-01T00:00:00.000Z";

/** What search finds a text by, under its row. */
async function indexed(
	table: "memories" | "skills" | "episodes",
	of: { tenant: string; id: string; scope: string; text: string },
) {
	const terms = termsOf(of.text).map(stem).join(" ");
	const db = await databaseOf(of.tenant);
	await db
		.prepare(
			`INSERT INTO ${table}_fts (rowid, scope, terms)
		 SELECT row, lower(hex(?1 || ' ' || ?2)), ?3 FROM ${table} WHERE tenant = ?1 AND id = ?4`,
		)
		.bind(of.tenant, of.scope, terms, of.id)
		.run();
}

/** A memory as it lies in the database, with its search terms. */
export async function storedMemory(
	row: Partial<MemoryRow> & Pick<MemoryRow, "tenant" | "id" | "scope" | "content">,
): Promise<void> {
	const whole = {
		type: "fact" as const,
		hash: row.id,
		isStatic: false,
		importance: 5,
		confidence: 1,
		createdAt: AT,
		updatedAt: AT,
		status: "active" as const,
		version: 1,
		...row,
	};
	await drizzle(await databaseOf(row.tenant))
		.insert(memories)
		.values(whole);
	if (whole.status !== "deleted") await indexed("memories", { ...row, text: row.content });
}

export async function storedRelation(
	row: Partial<RelationRow> & Pick<RelationRow, "tenant" | "id" | "scope" | "subject" | "predicate" | "object">,
): Promise<void> {
	const subjectName = row.subject.toLowerCase();
	const objectName = row.object.toLowerCase();
	await drizzle(await databaseOf(row.tenant))
		.insert(relations)
		.values({ subjectName, objectName, singleValued: false, confidence: 1, createdAt: AT, ...row });
}

export async function storedAlias(row: typeof entityAliases.$inferInsert): Promise<void> {
	await drizzle(await databaseOf(row.tenant))
		.insert(entityAliases)
		.values(row);
}

export async function storedSkill(
	row: Partial<SkillRow> & Pick<SkillRow, "tenant" | "id" | "scope" | "name" | "description">,
): Promise<void> {
	const whole = { body: "", tags: [], version: 1, successes: 0, failures: 0, createdAt: AT, updatedAt: AT, ...row };
	await drizzle(await databaseOf(row.tenant))
		.insert(skills)
		.values(whole);
	await indexed("skills", { ...row, text: `${row.name}\n${row.description}\n${whole.body}` });
}

export async function storedEpisode(
	row: Partial<EpisodeRow> & Pick<EpisodeRow, "tenant" | "id" | "threadId" | "userId" | "text">,
): Promise<void> {
	const span = { fromSeq: 1, toSeq: 2, messageIds: ["m1", "m2"], createdAt: AT, endedAt: AT, version: 1 };
	await drizzle(await databaseOf(row.tenant))
		.insert(episodes)
		.values({ ...span, ...row });
	await indexed("episodes", { ...row, scope: `user:${row.userId}` });
}
