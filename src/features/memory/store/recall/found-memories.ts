import { type SQL, sql } from "drizzle-orm";
import { matches, SHOWN, TENANT } from "./matches.ts";
import { AS_OF, HOLDS, IS_TYPED, isActive, memoryColumns, memoryOf, SUPERSEDED } from "./memories.ts";
import { given, statement, type When } from "./statements.ts";

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

/** Whether `held` is of the tenant, in a shown scope. */
const WITHIN = sql`held.tenant = ${TENANT} AND held.scope IN (SELECT scope FROM shown)`;

/** What of a shown scope stands until what superseded it begins: few, which no other index has. */
const UNTIL = sql`held.tenant = ${TENANT} AND held.scope = shown.scope AND ${SUPERSEDED} AND held.valid_to > ${AS_OF}`;

/**
 * The memories that the query's words find, and those that have the key of one of them in another scope; behind them a few
 * that were superseded or have expired lately.
 */
export const byWords = statement((when) => {
	const most = { found: given("most"), gone: sql.raw(String(MOST_GONE)) };
	const active = sql`held.tenant = ${TENANT} AND held.scope = shown.scope AND held.status = 'active'`;
	const keyed = (where: SQL) =>
		sql`SELECT held.row FROM shown CROSS JOIN memories AS held ${where} AND held.key = best.key AND ${isActive(when)}`;
	// Each table of a WITH is planned anew wherever it is named, with all that it names: most of these are named once.
	return sql`WITH ${SHOWN}, ${matches("memories_fts", "words_and_concepts")},
		seen (row, key, weight, length, is_so) AS MATERIALIZED (
			SELECT held.row, held.key, matched.weight, length(held.content),
				CASE WHEN ${isActive(when)} THEN 1 WHEN ${isHidden(when)} THEN 0 END
			FROM matched CROSS JOIN memories AS held WHERE held.row = matched.row AND ${WITHIN}
		), ${spelt(when)}, best (row, key) AS MATERIALIZED (
			SELECT row, iif(is_so, key, NULL) FROM (
				SELECT row, key, weight, is_so, row_number() OVER heaviest AS place, sum(length) OVER heaviest AS together FROM seen
				WHERE is_so IS NOT NULL WINDOW heaviest AS (PARTITION BY is_so ORDER BY weight DESC, row DESC)
			) WHERE iif(is_so, place = 1 OR (place <= ${most.found} AND together <= ${MOST_CHARACTERS}), weight > 0 AND place <= ${most.gone})
		), chosen (row) AS MATERIALIZED (
			SELECT row FROM spelt
			UNION SELECT same.row FROM best CROSS JOIN memories AS same WHERE same.row IN (
				SELECT best.row
				UNION ALL ${keyed(sql`WHERE ${active}`)}
				UNION ALL ${keyed(sql`INDEXED BY memories_superseded WHERE ${UNTIL}`)})
		)
		SELECT ${memoryColumns(when)} FROM chosen CROSS JOIN memories AS held WHERE held.row = chosen.row`;
}, memoryOf);

/**
 * `spelt (row)`: of the newest of each scope those with a piece of a word that nothing has as it is asked for. Core sees
 * whether it means one of theirs. Where every word is had, nothing is read.
 */
function spelt(when: When): SQL {
	return sql`pieces (piece) AS MATERIALIZED (
			SELECT piece.value FROM json_each(${given("misspelt")}) AS word CROSS JOIN json_each(word.value ->> 'pieces') AS piece
			WHERE word.value ->> 'term' IN (SELECT term FROM asked WHERE number = 0)
		), spelt (row) AS MATERIALIZED (
			SELECT held.row FROM (SELECT 1 FROM pieces LIMIT 1) AS any_piece CROSS JOIN shown CROSS JOIN memories AS held
			WHERE held.row IN (
				SELECT held.row FROM memories AS held
				WHERE held.tenant = ${TENANT} AND held.scope = shown.scope AND held.status = 'active'
				ORDER BY held.created_at DESC LIMIT ${sql.raw(String(MOST_SPELT_OUT))}
			) AND length(held.content) <= ${sql.raw(String(LONGEST_SPELT_OUT))}
				AND EXISTS (SELECT 1 FROM pieces WHERE instr(lower(held.content), piece) > 0) AND ${isActive(when)}
			LIMIT 0 + ${given("most")}
		)`;
}

/** Whether `held` was superseded or has expired lately; nothing is gone from a past moment. */
function isHidden({ current }: When): SQL {
	if (!current) return sql`FALSE`;
	const lately = given("lately");
	return sql`(${IS_TYPED} AND held.status IN ('active', 'superseded', 'expired') AND held.updated_at <= ${AS_OF}
		AND ((held.status <> 'active' AND held.updated_at > ${lately})
			OR (held.expires_at <= ${AS_OF} AND held.expires_at > ${lately})
			OR (held.valid_to <= ${AS_OF} AND held.valid_to > ${lately})))`;
}

/** Preferences, static facts and what has a key: of each scope the most important. */
export const lasting = statement((when) => {
	const stands = standing(when);
	const leading = (kind: SQL) => sql`SELECT held.row FROM memories AS held
		WHERE held.tenant = ${TENANT} AND held.scope = shown.scope AND ${kind} AND ${stands}
		ORDER BY held.importance DESC, held.created_at DESC LIMIT ${sql.raw(String(MOST_LASTING))}`;
	return sql`WITH ${SHOWN}, best (row) AS MATERIALIZED (
			SELECT held.row FROM shown CROSS JOIN memories AS held WHERE held.row IN (${leading(LISTED)})
			UNION SELECT held.row FROM shown CROSS JOIN memories AS held WHERE held.row IN (${leading(KEYED)})
			UNION SELECT row FROM (
				SELECT held.row FROM shown CROSS JOIN memories AS held INDEXED BY memories_superseded
				WHERE ${UNTIL} AND ${isActive(when)} AND (${LISTED} OR ${KEYED})
				ORDER BY held.importance DESC LIMIT ${sql.raw(String(MOST_LASTING))})
		), measured (row, together) AS (
			SELECT held.row, sum(length(held.content)) OVER (ORDER BY held.importance DESC, held.created_at DESC, held.row)
			FROM best CROSS JOIN memories AS held WHERE held.row = best.row
		)
		SELECT ${memoryColumns(when)} FROM measured CROSS JOIN memories AS held
		WHERE held.row = measured.row AND measured.together <= ${MOST_LASTING_CHARACTERS}`;
}, memoryOf);

/** Whether `held` stands: of what was superseded what still holds is read apart. */
function standing(when: When): SQL {
	return when.current ? sql`held.status = 'active' AND ${HOLDS}` : isActive(when);
}

/** More memories of a user, or more text, than this are no profile. */
const MOST_IN_PROFILE = 40;
const MOST_PROFILE_CHARACTERS = 12_000;

/** All memories of the user whose scope is shown, if they are few; else none. One more than that is looked at. */
export const profile = statement(
	(when) => sql`WITH ${SHOWN}, own (row, length) AS MATERIALIZED (
			SELECT held.row, length(held.content) FROM shown CROSS JOIN memories AS held
			WHERE substr(shown.scope, 1, 5) = 'user:' AND held.tenant = ${TENANT} AND held.scope = shown.scope AND ${standing(when)}
			LIMIT ${sql.raw(String(MOST_IN_PROFILE + 1))}
		)
		SELECT ${memoryColumns(when)} FROM own CROSS JOIN memories AS held WHERE held.row = own.row
			AND (SELECT count(*) <= ${sql.raw(String(MOST_IN_PROFILE))} AND sum(length) <= ${sql.raw(String(MOST_PROFILE_CHARACTERS))} FROM own)`,
	memoryOf,
);

/** Those of these ids. */
export const byIds = statement(
	(when) => sql`WITH ${SHOWN} SELECT ${memoryColumns(when)}
		FROM json_each(${given("memories")}) AS given CROSS JOIN memories AS held INDEXED BY memories_by_id
		WHERE held.id = given.value AND ${visible(when)}`,
	memoryOf,
);

/** Whether `held` is of the tenant, in a shown scope, and so. */
export function visible(when: When): SQL {
	return sql`${WITHIN} AND ${isActive(when)}`;
}
