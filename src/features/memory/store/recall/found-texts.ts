import { type SQL, sql } from "drizzle-orm";
import { isBound } from "../../../../core/base/access-scope.ts";
import { threads } from "../../../../platform/d1/thread-list-schema.ts";
import { matches, ownersOf, shownScopes, shownUser, wordsOf } from "./matches.ts";
import type { RecallBounds, RecallQuery } from "./recall-source.ts";

/** Of skills, whose texts are longer than memories, and of episodes, whose messages are ranked one by one. */
const MOST_SKILLS: Bounds = { texts: 40, characters: 150_000 };
const MOST_EPISODES: Bounds = { texts: 300, characters: 240_000 };
/** And of those that only other words find: their places are their own, so they displace none. */
const MOST_TOLD: Bounds = { texts: 24, characters: 24_000 };

/** They are many, so rare ones alone are counted and weighed. */
const COST_OF_TOLD = { common: 200, most: 1_000 };
/** A phrase weighs less than a word of the query, however surely it tells. */
const OF_TELLING = 0.5;

/** Of a longer text so many matches say less: its length in characters. */
const SHORT = 1_000;

/** A skill as it is selected. */
export const SKILL = {
	id: sql<string>`id`,
	name: sql<string>`name`,
	description: sql<string>`description`,
	body: sql<string>`body`,
	language: sql<string | null>`language`,
	tags: sql`tags`.mapWith(textsOf),
	scope: sql<string>`scope`,
	version: sql<number>`version`,
	successes: sql<number>`successes`,
	failures: sql<number>`failures`,
	created_at: sql<string>`created_at`,
	updated_at: sql<string>`updated_at`,
};

/** An episode as it is selected. */
export const EPISODE = {
	id: sql<string>`id`,
	thread_id: sql<string>`thread_id`,
	user_id: sql<string | null>`user_id`,
	project_id: sql<string | null>`project_id`,
	from_seq: sql<number>`from_seq`,
	to_seq: sql<number>`to_seq`,
	message_ids: sql`message_ids`.mapWith(textsOf),
	text: sql<string>`text`,
	title: sql<string | null>`title`,
	created_at: sql<string>`created_at`,
	ended_at: sql<string>`ended_at`,
	version: sql<number>`version`,
};

export function skillsByWords(tenant: string, query: RecallQuery): SQL {
	return sql`WITH ${shownScopes(tenant, query)}, ${matches("skills_fts", tenant, wordsOf(query))}
		SELECT held.* FROM (${heaviest(sql`skills`, sql`length(held.description) + length(held.body)`, skillShown(tenant, query), MOST_SKILLS)}) AS best
		CROSS JOIN skills AS held WHERE held.row = best.row`;
}

export function episodesByWords(tenant: string, query: RecallQuery): SQL {
	return episodesFound(tenant, query, matches("episodes_fts", tenant, wordsOf(query)), MOST_EPISODES);
}

/** Those that tell of the query's topics in other words. */
export function episodesByTelling(tenant: string, query: RecallQuery): SQL {
	const phrases = query.telling.map(({ phrase, strength }) => ({ term: phrase, share: strength * OF_TELLING }));
	return episodesFound(tenant, query, matches("episodes_fts", tenant, phrases, COST_OF_TOLD), MOST_TOLD);
}

function episodesFound(tenant: string, query: RecallQuery, matched: SQL, bounds: Bounds): SQL {
	return sql`WITH ${shownUser(tenant, query)}, ${matched}
		SELECT held.*, ${TITLE} AS title
		FROM (${heaviest(sql`episodes`, sql`length(held.text)`, episodeShown(tenant, query, false), bounds)}) AS best
		CROSS JOIN episodes AS held WHERE held.row = best.row`;
}

export function skillsById(tenant: string, ids: readonly string[], query: RecallBounds): SQL {
	return sql`WITH ${shownScopes(tenant, query)}
		SELECT held.* FROM json_each(${JSON.stringify(ids)}) AS given
		CROSS JOIN skills AS held INDEXED BY skills_by_id WHERE held.id = given.value AND ${skillShown(tenant, query)}`;
}

export function episodesById(tenant: string, ids: readonly string[], query: RecallBounds, own: boolean): SQL {
	return sql`SELECT held.*, ${TITLE} AS title FROM json_each(${JSON.stringify(ids)}) AS given
		CROSS JOIN episodes AS held INDEXED BY episodes_by_id WHERE held.id = given.value AND ${episodeShown(tenant, query, own)}`;
}

/** Of an episode's thread. */
const TITLE = sql`(SELECT listed.thread ->> 'title' FROM ${threads} AS listed
	WHERE listed.tenant = held.tenant AND listed.id = held.thread_id)`;

/** How many are read, of how many characters together. */
type Bounds = { texts: number; characters: number };

function heaviest(table: SQL, size: SQL, shown: SQL, { texts, characters }: Bounds): SQL {
	return sql`SELECT row FROM (
		SELECT held.row, row_number() OVER heaviest AS place, sum(${size}) OVER heaviest AS together
		FROM matched CROSS JOIN ${table} AS held WHERE held.row = matched.row AND ${shown}
		WINDOW heaviest AS (ORDER BY matched.weight / max(1.0, ${size} / ${sql.raw(SHORT.toFixed(1))}) DESC, held.row DESC)
	) WHERE place = 1 OR (place <= ${sql.raw(String(texts))} AND together <= ${sql.raw(String(characters))})`;
}

function skillShown(tenant: string, { as_of, current }: RecallBounds): SQL {
	const known = current ? sql`TRUE` : sql`held.created_at <= ${as_of}`;
	return sql`held.tenant = ${tenant} AND held.scope IN (SELECT scope FROM shown) AND ${known}`;
}

/** Of the user's other threads (`own`: of this one too) in the same project or in none, as far as the access scope is known. */
function episodeShown(tenant: string, query: RecallBounds, own: boolean): SQL {
	const { thread, accessScope, as_of, current } = query;
	const bound = accessScope !== null && isBound(accessScope) ? accessScope : { user_id: null, project_id: null };
	const known = current ? sql`TRUE` : sql`held.ended_at <= ${as_of}`;
	const { user, project } = ownersOf(tenant, query);
	return sql`held.tenant = ${tenant} AND held.user_id = ${user} AND ${known}
		AND (held.project_id IS NULL OR held.project_id = ${project})
		AND ${own ? sql`TRUE` : sql`held.thread_id IS NOT ${thread}`}
		AND (${bound.user_id} IS NULL OR held.user_id = ${bound.user_id})
		AND (${bound.project_id} IS NULL OR held.project_id = ${bound.project_id})`;
}

function textsOf(json: string): string[] {
	const parsed: unknown = JSON.parse(json);
	return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
}
