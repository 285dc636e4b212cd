import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { stem, termsOf } from "../../../../core/language/terms.ts";
import { skillText } from "../../../../core/model/memory/skill.ts";
import { INDEX_VERSION } from "../../../../core/recall/index-version.ts";
import { memoryTerms } from "../../../../core/recall/lexicon/terms.ts";
import { inOneBatch } from "../../../../platform/d1/database.ts";
import { type Db, inParameters } from "../rows/memory-rows.ts";
import { episodes, memories } from "../schema/memory-schema.ts";
import { skills } from "../schema/skill-schema.ts";

/** What search finds long-term memory by, of all tenants of one database, for the cleanup. */
export type OutdatedIndex = {
	/** Indexes again at most `limit` each of memories, skills and episodes that another version has indexed; returns how many. */
	indexSome(limit: number): Promise<number>;
};

/** Of one kind no more text than this is read at once (in bytes), but one text at least. */
const MOST_BYTES = 64_000;

/** A row with its terms, as it was when it was read. */
type Read = { row: number; version: number; was: number; terms: string };

type Kind = {
	table: typeof memories | typeof skills | typeof episodes;
	terms: SQL;
	/** As the terms have it. */
	scope: SQL;
	/** The words of the index by version, so that the index is read. */
	indexed: SQL;
	/** Whether there is anything to be found of it. */
	live: SQL;
	/** What is read of it; its terms are made of that. */
	said: SQL;
	termsOf(said: string): string[];
};

const stemsOf = (text: string) => termsOf(text).map(stem);

const KINDS: readonly Kind[] = [
	{
		table: memories,
		terms: sql`memories_fts`,
		scope: sql`held.scope`,
		indexed: sql`memories_by_index`,
		live: sql`held.status <> 'deleted'`,
		said: sql`held.content`,
		termsOf: memoryTerms,
	},
	{
		table: skills,
		terms: sql`skills_fts`,
		scope: sql`held.scope`,
		indexed: sql`skills_by_index`,
		live: sql`TRUE`,
		said: sql`json_object('name', held.name, 'tags', json(held.tags), 'description', held.description, 'body', held.body)`,
		termsOf: (skill) => stemsOf(skillText(JSON.parse(skill))),
	},
	{
		table: episodes,
		terms: sql`episodes_fts`,
		scope: sql`'user:' || held.user_id`,
		indexed: sql`episodes_by_index`,
		live: sql`TRUE`,
		said: sql`held.text`,
		termsOf: stemsOf,
	},
];

/** What one D1 database has indexed as another version: earlier, or (after a rollback) later. */
export function d1OutdatedIndex(d1: D1Database): OutdatedIndex {
	const db = drizzle(d1);
	return {
		async indexSome(limit) {
			let indexed = 0;
			for (const kind of KINDS) {
				const read = await readOutdated(db, kind, limit);
				await inOneBatch(
					d1,
					inParameters(read).flatMap((list) => replace(kind, list)),
				);
				indexed += read.length;
			}
			return indexed;
		},
	};
}

async function readOutdated(db: Db, { table, indexed, live, said, termsOf }: Kind, limit: number): Promise<Read[]> {
	const outdated = (than: SQL) => sql`
		SELECT held."row" AS row, octet_length(${said}) AS bytes FROM ${table} AS held INDEXED BY ${indexed}
		WHERE ${live} AND held.indexed_version ${than} ${INDEX_VERSION}`;
	const read = await db.all<Omit<Read, "terms"> & { said: string }>(sql`
		WITH some AS (SELECT * FROM (${outdated(sql`<`)} UNION ALL ${outdated(sql`>`)}) LIMIT ${limit}),
			summed AS (SELECT row, bytes, sum(bytes) OVER (ORDER BY row) AS total FROM some)
		SELECT held."row" AS row, held.version, held.indexed_version AS was, ${said} AS said
		FROM summed CROSS JOIN ${table} AS held ON held."row" = summed.row
		WHERE summed.total <= ${MOST_BYTES} OR summed.total = summed.bytes`);
	return read.map(({ said, ...row }) => ({ ...row, terms: termsOf(said).join(" ") }));
}

/** Part of one batch: a text is found in its old or its new form. One that was changed or deleted meanwhile is left as it is. */
function replace({ table, terms, scope, live }: Kind, list: string): SQL[] {
	const asRead = sql`held."row" = given.value ->> 'row' AND held.version = given.value ->> 'version'
		AND held.indexed_version = given.value ->> 'was' AND ${live}`;
	const rows = sql`FROM json_each(${list}) AS given CROSS JOIN ${table} AS held WHERE ${asRead}`;
	return [
		sql`DELETE FROM ${terms} WHERE rowid IN (SELECT held."row" ${rows})`,
		sql`INSERT INTO ${terms} (rowid, scope, terms)
			SELECT held."row", lower(hex(held.tenant || ' ' || ${scope})), given.value ->> 'terms' ${rows}`,
		sql`UPDATE ${table} SET indexed_version = ${INDEX_VERSION} WHERE "row" IN (SELECT held."row" ${rows})`,
	];
}

/** Search indexes whose segments still hold terms of what was erased; merging takes them out. */
export type SearchMerges = {
	/** Those that owe a merge, and of which erasure it is. */
	owed(): Promise<{ name: string; owed: number }[]>;
	/** Merges a part of one; false where nothing is left to merge. */
	mergeSome(name: string): Promise<boolean>;
	/** It was merged whole; unless something was erased since, it owes nothing. */
	merged(index: { name: string; owed: number }): Promise<void>;
};

/** Pages that one step merges at least: a few milliseconds, for which others wait. */
const PAGES = 64;

/** FTS5 says that a merge found nothing to do by changing fewer than two rows. */
const LEAST_CHANGES = 2;

const CHANGES = "SELECT total_changes() AS changes";

/** The search indexes of one D1 database. */
export function d1SearchMerges(d1: D1Database): SearchMerges {
	return {
		async owed() {
			const { results } = await d1.prepare("SELECT name, owed FROM owed_merges").all<{ name: string; owed: number }>();
			return results.filter(({ name }) => /^[a-z]+_fts$/.test(name));
		},
		async mergeSome(name) {
			// With a negative figure a merge takes in every segment, and one that holds nothing but what was deleted too.
			const merge = `INSERT INTO ${name} (${name}, rank) VALUES ('merge', -${PAGES})`;
			const [before, , after] = await d1.batch<{ changes: number }>(
				[CHANGES, merge, CHANGES].map((sql) => d1.prepare(sql)),
			);
			return changesOf(after) - changesOf(before) >= LEAST_CHANGES;
		},
		async merged({ name, owed }) {
			await d1.prepare("DELETE FROM owed_merges WHERE name = ? AND owed = ?").bind(name, owed).run();
		},
	};
}

function changesOf(result: D1Result<{ changes: number }> | undefined): number {
	return result?.results[0]?.changes ?? 0;
}
