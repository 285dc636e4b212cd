import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { FoundEpisode } from "../../../../core/model/memory/memory.ts";
import { byIds, byWords, lasting, profile } from "./found-memories.ts";
import { linkedMemories, RELATION, relationOf, relationsOf } from "./found-relations.ts";
import {
	EPISODE,
	episodesById,
	episodesByTelling,
	episodesByWords,
	SKILL,
	skillsById,
	skillsByWords,
} from "./found-texts.ts";
import { ownersOf } from "./matches.ts";
import { activeAndHidden, MEMORY, memoryOf } from "./memories.ts";
import type { RecallSource } from "./recall-source.ts";

/** Long-term memory of one tenant in its D1 database, as recall reads it. */
export function d1RecallSource(d1: D1Database, tenant: string): RecallSource {
	const db = drizzle(d1);
	const memories = (statement: SQL) => db.select(MEMORY).from(sql`(${statement})`);
	const relations = (statement: SQL) => db.select(RELATION).from(sql`(${statement})`);
	const skills = (statement: SQL) => db.select(SKILL).from(sql`(${statement})`);
	const episodes = (statement: SQL) => db.select(EPISODE).from(sql`(${statement})`);

	return {
		async read(query) {
			const { include, terms, names, telling } = query;
			const { user, project } = ownersOf(tenant, query);
			const owners = { user_id: sql<string | null>`user_id`, project_id: sql<string | null>`project_id` };
			const whose = db.select(owners).from(sql`(SELECT ${user} AS user_id, ${project} AS project_id)`);
			const worded = terms.length > 0;
			const related = include.relations && names.length > 0;
			const found = worded ? memories(byWords(tenant, query)) : null;
			const always = memories(lasting(tenant, query));
			const held = related ? relations(relationsOf(tenant, query)) : null;
			const linked = related ? memories(linkedMemories(tenant, query)) : null;
			const known = worded && include.skills ? skills(skillsByWords(tenant, query)) : null;
			const episodeRows = worded && include.episodes ? episodes(episodesByWords(tenant, query)) : null;
			const told = include.episodes && telling.length > 0 ? episodes(episodesByTelling(tenant, query)) : null;
			const few = include.profile ? memories(profile(tenant, query)) : null;
			const rowsOf = await inBatch(db, [whose, found, always, held, linked, known, episodeRows, told, few]);
			const all = rowsOf(found).map(memoryOf);
			const { active, hidden } = query.current ? activeAndHidden(all, query.as_of) : { active: all, hidden: [] };
			return {
				owners: rowsOf(whose)[0] ?? query.owners,
				memories: active,
				hidden,
				lasting: rowsOf(always).map(memoryOf),
				relations: rowsOf(held).map(relationOf),
				linked: rowsOf(linked).map(memoryOf),
				skills: rowsOf(known),
				episodes: distinct([...rowsOf(episodeRows), ...rowsOf(told)]),
				profile: rowsOf(few).map(memoryOf),
			};
		},
		async verify(ids, query) {
			const { include } = query;
			const found = memories(byIds(tenant, ids.memories, query));
			const known = include.skills ? skills(skillsById(tenant, ids.skills, query)) : null;
			const episodeRows = include.episodes ? episodes(episodesById(tenant, ids.episodes, query, ids.own)) : null;
			const rowsOf = await inBatch(db, [found, known, episodeRows]);
			const isOwn = ({ thread_id }: FoundEpisode) => thread_id === query.thread;
			return {
				memories: rowsOf(found).map(memoryOf),
				skills: rowsOf(known),
				episodes: rowsOf(episodeRows).filter((episode) => !isOwn(episode)),
				own: rowsOf(episodeRows).filter(isOwn),
			};
		},
	};
}

function distinct(episodes: readonly FoundEpisode[]): FoundEpisode[] {
	return [...new Map(episodes.map((episode) => [episode.id, episode])).values()];
}

type Asked<T> = BatchItem<"sqlite"> & { _: { result: T[] } };

/** Runs these in one batch, and tells what each gave. One that is null is not asked, costs nothing and gives no rows. */
async function inBatch(db: DrizzleD1Database, all: readonly (BatchItem<"sqlite"> | null)[]) {
	const asked = all.filter((query) => query !== null);
	const [first, ...more] = asked;
	const answers = first === undefined ? [] : await db.batch([first, ...more]);
	return <T>(query: Asked<T> | null): T[] => (query === null ? [] : answers[asked.indexOf(query)]);
}
