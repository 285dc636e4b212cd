import { type SQL, sql } from "drizzle-orm";
import type { FoundEpisode } from "../../../../core/model/memory/memory.ts";
import type { Skill } from "../../../../core/model/memory/skill.ts";
import { matches, PROJECT, SHOWN, SHOWN_USER, TENANT, USER } from "./matches.ts";
import { AS_OF } from "./memories.ts";
import { given, statement, type When } from "./statements.ts";

/** Of skills, whose texts are longer than memories, and of episodes, whose messages are ranked one by one. */
const MOST_SKILLS: Bounds = { texts: 40, characters: 150_000 };
const MOST_EPISODES: Bounds = { texts: 300, characters: 240_000 };
/** And of those that only other words find: their places are their own, so they displace none. */
const MOST_TOLD: Bounds = { texts: 24, characters: 24_000 };

/** They are many, so rare ones alone are counted and weighed. */
const COST_OF_TOLD = { common: 200, most: 1_000 };
/** Of a longer text so many matches say less: its length in characters. */
const SHORT = 1_000;

const SKILL = sql`held.id, held.name, held.description, held.body, held.language, held.tags, held.scope, held.version, held.successes,
	held.failures, held.created_at, held.updated_at`;

/** Of an episode its thread's title too. */
const EPISODE = sql`held.id, held.thread_id, held.user_id, held.project_id, held.from_seq, held.to_seq, held.message_ids, held.text,
	(SELECT listed.thread ->> 'title' FROM threads AS listed
		WHERE listed.tenant = held.tenant AND listed.id = held.thread_id) AS title,
	held.created_at, held.ended_at, held.version`;

export const skillsByWords = statement(
	(when) => sql`WITH ${SHOWN}, ${matches("skills_fts", "words")}
		SELECT ${SKILL} FROM (${heaviest(sql`skills`, sql`length(held.description) + length(held.body)`, skillShown(when), MOST_SKILLS)}) AS best
		CROSS JOIN skills AS held WHERE held.row = best.row`,
	skillOf,
);

export const episodesByWords = statement(
	(when) => episodesFound(when, matches("episodes_fts", "words"), MOST_EPISODES),
	episodeOf,
);

/** Those that tell of the query's topics in other words. */
export const episodesByTelling = statement(
	(when) => episodesFound(when, matches("episodes_fts", "telling", COST_OF_TOLD), MOST_TOLD),
	episodeOf,
);

function episodesFound(when: When, matched: SQL, bounds: Bounds): SQL {
	return sql`WITH ${SHOWN_USER}, ${matched}
		SELECT ${EPISODE} FROM (${heaviest(sql`episodes`, sql`length(held.text)`, episodeShown(when), bounds)}) AS best
		CROSS JOIN episodes AS held WHERE held.row = best.row`;
}

export const skillsById = statement(
	(when) => sql`WITH ${SHOWN}
		SELECT ${SKILL} FROM json_each(${given("skills")}) AS given
		CROSS JOIN skills AS held INDEXED BY skills_by_id WHERE held.id = given.value AND ${skillShown(when)}`,
	skillOf,
);

export const episodesById = statement(
	(when) => sql`SELECT ${EPISODE} FROM json_each(${given("episodes")}) AS given
		CROSS JOIN episodes AS held INDEXED BY episodes_by_id WHERE held.id = given.value AND ${episodeShown(when)}`,
	episodeOf,
);

/** How many are read, of how many characters together. */
type Bounds = { texts: number; characters: number };

function heaviest(table: SQL, size: SQL, shown: SQL, { texts, characters }: Bounds): SQL {
	return sql`SELECT row FROM (
		SELECT held.row, row_number() OVER heaviest AS place, sum(${size}) OVER heaviest AS together
		FROM matched CROSS JOIN ${table} AS held WHERE held.row = matched.row AND ${shown}
		WINDOW heaviest AS (ORDER BY matched.weight / max(1.0, ${size} / ${sql.raw(SHORT.toFixed(1))}) DESC, held.row DESC)
	) WHERE place = 1 OR (place <= ${sql.raw(String(texts))} AND together <= ${sql.raw(String(characters))})`;
}

function skillShown({ current }: When): SQL {
	const known = current ? sql`TRUE` : sql`held.created_at <= ${AS_OF}`;
	return sql`held.tenant = ${TENANT} AND held.scope IN (SELECT scope FROM shown) AND ${known}`;
}

/** Of the user's threads (but one, mostly its own) in the same project or in none, as far as the access scope is known. */
function episodeShown({ current }: When): SQL {
	const known = current ? sql`TRUE` : sql`held.ended_at <= ${AS_OF}`;
	return sql`held.tenant = ${TENANT} AND held.user_id = ${USER} AND ${known}
		AND (held.project_id IS NULL OR held.project_id = ${PROJECT})
		AND held.thread_id IS NOT ${given("other_than")}
		AND (${given("bound_user")} IS NULL OR held.user_id = ${given("bound_user")})
		AND (${given("bound_project")} IS NULL OR held.project_id = ${given("bound_project")})`;
}

type SkillRow = Omit<Skill, "tags"> & { tags: string };

function skillOf(row: SkillRow): Skill {
	return { ...row, tags: textsOf(row.tags) };
}

type EpisodeRow = Omit<FoundEpisode, "message_ids"> & { message_ids: string };

function episodeOf(row: EpisodeRow): FoundEpisode {
	return { ...row, message_ids: textsOf(row.message_ids) };
}

function textsOf(json: string): string[] {
	const parsed: unknown = JSON.parse(json);
	return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
}
