import { type SQL, sql } from "drizzle-orm";
import { matches, quoted, shownScopes, wordsAndConcepts } from "./matches.ts";
import { holds, isActive, isTyped, memoryColumns, SUPERSEDED } from "./memories.ts";
import type { RecallBounds, RecallQuery } from "./recall-source.ts";

/** More text than this is read for no query; a single one is always read. */
const MOST_CHARACTERS = 300_000;

/** Of what stands in a scope whatever is asked. */
const MOST_LASTING = 100;
const MOST_LASTING_CHARACTERS = 200_000;

/** What stands in lists; the words are those of the index `memories_listed`. */
const LISTED = sql`(type = 'preference' OR (type = 'fact' AND is_static = 1))`;

/** What has a key; as the index `memories_keyed` has it. */
const KEYED = sql`key IS NOT NULL`;

/** A misspelt word is looked for in this many of a scope, in texts of at most this length. */
const MOST_SPELT_OUT = 500;
const LONGEST_SPELT_OUT = 2_000;

/** Of what was so until lately, this many that the words find are read too, to say why they are not shown. */
const MOST_GONE = 10;
const LATELY_MS = 30 * 24 * 3_600_000;

/**
 * The memories that the query's words find, and those that have the key of one of them in another scope; behind them a few
 * that were superseded or have expired lately.
 */
export function byWords(tenant: string, query: RecallQuery): SQL {
	const most = { found: 4 * query.limit, gone: sql.raw(String(MOST_GONE)) };
	const active = sql`held.tenant = ${tenant} AND held.scope = shown.scope AND held.status = 'active'`;
	const keyed = (where: SQL) =>
		sql`SELECT held.row FROM shown CROSS JOIN memories AS held ${where} AND held.key = best.key AND ${isActive(query)}`;
	// Each table of a WITH is planned anew wherever it is named, with all that it names: most of these are named once.
	return sql`WITH ${shownScopes(tenant, query)}, ${matches("memories_fts", tenant, wordsAndConcepts(query))},
		seen (row, key, weight, length, is_so) AS MATERIALIZED (
			SELECT held.row, held.key, matched.weight, length(held.content),
				CASE WHEN ${isActive(query)} THEN 1 WHEN ${isHidden(query)} THEN 0 END
			FROM matched CROSS JOIN memories AS held WHERE held.row = matched.row AND ${within(tenant)}
		), ${spelt(tenant, query)}, best (row, key) AS MATERIALIZED (
			SELECT row, iif(is_so, key, NULL) FROM (
				SELECT row, key, weight, is_so, row_number() OVER heaviest AS place, sum(length) OVER heaviest AS together FROM seen
				WHERE is_so IS NOT NULL WINDOW heaviest AS (PARTITION BY is_so ORDER BY weight DESC, row DESC)
			) WHERE iif(is_so, place = 1 OR (place <= ${most.found} AND together <= ${MOST_CHARACTERS}), weight > 0 AND place <= ${most.gone})
		), chosen (row) AS MATERIALIZED (
			SELECT row FROM spelt
			UNION SELECT same.row FROM best CROSS JOIN memories AS same WHERE same.row IN (
				SELECT best.row
				UNION ALL ${keyed(sql`WHERE ${active}`)}
				UNION ALL ${keyed(sql`INDEXED BY memories_superseded WHERE ${until(tenant, query)}`)})
		)
		SELECT ${memoryColumns(query)} FROM chosen CROSS JOIN memories AS held WHERE held.row = chosen.row`;
}

/**
 * `spelt (row)`: of the newest of each scope those with a piece of a word that nothing has as it is asked for. Core sees
 * whether it means one of theirs. Where every word is had, nothing is read.
 */
function spelt(tenant: string, query: RecallQuery): SQL {
	const given = JSON.stringify(query.misspelt.map(({ term, pieces }) => ({ term: quoted(term), pieces })));
	return sql`pieces (piece) AS MATERIALIZED (
			SELECT piece.value FROM json_each(${given}) AS word CROSS JOIN json_each(word.value ->> 'pieces') AS piece
			WHERE word.value ->> 'term' IN (SELECT term FROM asked WHERE number = 0)
		), spelt (row) AS MATERIALIZED (
			SELECT held.row FROM (SELECT 1 FROM pieces LIMIT 1) AS any_piece CROSS JOIN shown CROSS JOIN memories AS held
			WHERE held.row IN (
				SELECT held.row FROM memories AS held
				WHERE held.tenant = ${tenant} AND held.scope = shown.scope AND held.status = 'active'
				ORDER BY held.created_at DESC LIMIT ${sql.raw(String(MOST_SPELT_OUT))}
			) AND length(held.content) <= ${sql.raw(String(LONGEST_SPELT_OUT))}
				AND EXISTS (SELECT 1 FROM pieces WHERE instr(lower(held.content), piece) > 0) AND ${isActive(query)}
			LIMIT ${sql.raw(String(4 * query.limit))}
		)`;
}

/** Whether `held` was superseded or has expired lately; nothing is gone from a past moment. */
function isHidden({ as_of, current, types }: RecallQuery): SQL {
	if (!current) return sql`FALSE`;
	const lately = new Date(Date.parse(as_of) - LATELY_MS).toISOString();
	return sql`(${isTyped(types)} AND held.status IN ('active', 'superseded', 'expired') AND held.updated_at <= ${as_of}
		AND ((held.status <> 'active' AND held.updated_at > ${lately})
			OR (held.expires_at <= ${as_of} AND held.expires_at > ${lately})
			OR (held.valid_to <= ${as_of} AND held.valid_to > ${lately})))`;
}

/** Preferences, static facts and what has a key: of each scope the most important. */
export function lasting(tenant: string, query: RecallQuery): SQL {
	const stands = query.current ? sql`held.status = 'active' AND ${holds(query)}` : isActive(query);
	const leading = (kind: SQL) => sql`SELECT held.row FROM memories AS held
		WHERE held.tenant = ${tenant} AND held.scope = shown.scope AND ${kind} AND ${stands}
		ORDER BY held.importance DESC, held.created_at DESC LIMIT ${sql.raw(String(MOST_LASTING))}`;
	return sql`WITH ${shownScopes(tenant, query)}, best (row) AS MATERIALIZED (
			SELECT held.row FROM shown CROSS JOIN memories AS held WHERE held.row IN (${leading(LISTED)})
			UNION SELECT held.row FROM shown CROSS JOIN memories AS held WHERE held.row IN (${leading(KEYED)})
			UNION SELECT row FROM (
				SELECT held.row FROM shown CROSS JOIN memories AS held INDEXED BY memories_superseded
				WHERE ${until(tenant, query)} AND ${isActive(query)} AND (${LISTED} OR ${KEYED})
				ORDER BY held.importance DESC LIMIT ${sql.raw(String(MOST_LASTING))})
		), measured (row, together) AS (
			SELECT held.row, sum(length(held.content)) OVER (ORDER BY held.importance DESC, held.created_at DESC, held.row)
			FROM best CROSS JOIN memories AS held WHERE held.row = best.row
		)
		SELECT ${memoryColumns(query)} FROM measured CROSS JOIN memories AS held
		WHERE held.row = measured.row AND measured.together <= ${MOST_LASTING_CHARACTERS}`;
}

/** More memories of a user, or more text, than this are no profile. */
const MOST_IN_PROFILE = 40;
const MOST_PROFILE_CHARACTERS = 12_000;

/** All memories of the user whose scope is shown, if they are few; else none. One more than that is looked at. */
export function profile(tenant: string, query: RecallQuery): SQL {
	const stands = query.current ? sql`held.status = 'active' AND ${holds(query)}` : isActive(query);
	return sql`WITH ${shownScopes(tenant, query)}, own (row, length) AS MATERIALIZED (
			SELECT held.row, length(held.content) FROM shown CROSS JOIN memories AS held
			WHERE substr(shown.scope, 1, 5) = 'user:' AND held.tenant = ${tenant} AND held.scope = shown.scope AND ${stands}
			LIMIT ${sql.raw(String(MOST_IN_PROFILE + 1))}
		)
		SELECT ${memoryColumns(query)} FROM own CROSS JOIN memories AS held WHERE held.row = own.row
			AND (SELECT count(*) <= ${sql.raw(String(MOST_IN_PROFILE))} AND sum(length) <= ${sql.raw(String(MOST_PROFILE_CHARACTERS))} FROM own)`;
}

/** What of a shown scope stands until what superseded it begins: few, which no other index has. */
function until(tenant: string, { as_of }: RecallQuery): SQL {
	return sql`held.tenant = ${tenant} AND held.scope = shown.scope AND ${SUPERSEDED} AND held.valid_to > ${as_of}`;
}

/** Those of these ids. */
export function byIds(tenant: string, ids: readonly string[], query: RecallBounds): SQL {
	return sql`WITH ${shownScopes(tenant, query)} SELECT ${memoryColumns(query)}
		FROM json_each(${JSON.stringify(ids)}) AS given CROSS JOIN memories AS held INDEXED BY memories_by_id
		WHERE held.id = given.value AND ${visible(tenant, query)}`;
}

/** Whether `held` is of the tenant, in a shown scope, and so. */
export function visible(tenant: string, query: RecallBounds): SQL {
	return sql`${within(tenant)} AND ${isActive(query)}`;
}

function within(tenant: string): SQL {
	return sql`held.tenant = ${tenant} AND held.scope IN (SELECT scope FROM shown)`;
}
