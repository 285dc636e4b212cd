import { type SQL, sql } from "drizzle-orm";
import { given } from "./statements.ts";

/**
 * A term in more things of these scopes than `common` tells them apart too little for what it costs. The rarest terms are taken
 * first, until together they stand in `most`.
 */
type Cost = { common: number; most: number };

const OF_WORDS: Cost = { common: 2_000, most: 6_000 };

/** Where every term is common, this many of the newest are looked at. */
const NEWEST = 500;

/**
 * `matched (row, weight)` for a WITH behind `shown`: the rows of the shown scopes that have one of the terms, the more
 * and the rarer the heavier. Only what stands in these scopes counts, so nobody's words bear on another's result, and the
 * cost is bounded however much there is. Each term is looked up once: `found` keeps its rows, to be counted and then weighed.
 */
export function matches(
	table: "memories_fts" | "skills_fts" | "episodes_fts",
	looked: "words" | "words_and_concepts" | "telling",
	cost: Cost = OF_WORDS,
): SQL {
	const fts = sql.identifier(table);
	const common = sql.raw(String(cost.common));
	const having = (term: SQL) => sql`${fts} MATCH reached.expression || ' AND terms : ' || ${term}`;
	return sql`reached (expression) AS MATERIALIZED (
			SELECT 'scope : (' || group_concat('"' || lower(hex(${TENANT} || ' ' || scope)) || '"', ' OR ') || ')' FROM shown
			WHERE EXISTS (SELECT 1 FROM ${holding(table)} WHERE there.tenant = ${TENANT} AND ${inScope(table)})
		), found (term, share, rows) AS MATERIALIZED (
			SELECT given.value ->> 0, given.value ->> 1, (SELECT json_group_array(row) FROM (
				SELECT ${fts}.rowid AS row FROM ${fts} WHERE ${having(sql`(given.value ->> 0)`)} LIMIT ${common} + 1))
			FROM reached CROSS JOIN json_each(${given(looked)}) AS given
			WHERE reached.expression IS NOT NULL
		), asked (term, share, number) AS MATERIALIZED (
			SELECT term, share, json_array_length(rows) FROM found
		), telling (term, share, number) AS MATERIALIZED (
			SELECT term, share, number FROM (
				SELECT term, share, number, sum(number) OVER rarest AS together, row_number() OVER rarest AS place
				FROM asked WHERE number BETWEEN 1 AND ${common} WINDOW rarest AS (ORDER BY share DESC, number, term)
			) WHERE place = 1 OR together <= ${sql.raw(String(cost.most))}
		), matched (row, weight) AS MATERIALIZED (
			SELECT one.value, sum(telling.share * ln(1 + ${common} * 1.0 / telling.number))
			FROM telling CROSS JOIN found CROSS JOIN json_each(found.rows) AS one WHERE found.term = telling.term GROUP BY one.value
			UNION ALL SELECT row, 0 FROM (
				SELECT ${fts}.rowid AS row FROM reached CROSS JOIN (
					SELECT group_concat(term, ' AND ') AS terms FROM asked
					WHERE share = 1 AND number > ${common} AND NOT EXISTS (SELECT 1 FROM telling WHERE share = 1)
				) AS common CROSS JOIN ${fts}
				WHERE common.terms IS NOT NULL AND ${having(sql`'(' || common.terms || ')'`)}
				ORDER BY ${fts}.rowid DESC LIMIT ${sql.raw(String(NEWEST))}
			)
		)`;
}

/** What the rows of an index are about: a scope without any is not looked up, as each term costs its share there too. */
const holding = (table: string) => sql`${sql.identifier(table.replace("_fts", ""))} AS there`;

const inScope = (table: string) =>
	table === "episodes_fts" ? sql`there.user_id = substr(shown.scope, 6)` : sql`there.scope = shown.scope`;

/** Whose rows are read. */
export const TENANT = given("tenant");

const listed = (owner: SQL) =>
	sql`(SELECT ${owner} FROM threads WHERE tenant = ${TENANT} AND id = ${given("listed_thread")})`;

/** The user and the project that are meant: those named, else the ones that the list of threads has. */
export const USER = sql`coalesce(${given("user_id")}, ${listed(sql`user_id`)})`;
export const PROJECT = sql`coalesce(${given("project_id")}, ${listed(sql`project_id`)})`;

/** `shown (scope)` for a WITH: the scopes that are read; where the access scope is known, no other. */
export const SHOWN = sql`shown (scope) AS MATERIALIZED (SELECT scope FROM (
		SELECT 'user:' || ${USER} AS scope UNION ALL SELECT 'project:' || ${PROJECT}
		UNION ALL SELECT 'thread:' || ${given("thread")} UNION ALL SELECT 'global'
	) WHERE scope IS NOT NULL AND (${given("scopes")} IS NULL OR scope IN (SELECT value FROM json_each(${given("scopes")}))))`;

/** `shown (scope)` as the search terms of episodes have it: their user's, and no other. */
export const SHOWN_USER = sql`shown (scope) AS MATERIALIZED (SELECT 'user:' || ${USER} WHERE ${USER} IS NOT NULL)`;
