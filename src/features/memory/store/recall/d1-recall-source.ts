import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
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

/** What is not asked for costs nothing. */
const NOTHING = sql`SELECT NULL WHERE FALSE`;

/** Long-term memory of one tenant in its D1 database, as recall reads it. */
export function d1RecallSource(d1: D1Database, tenant: string): RecallSource {
	const db = drizzle(d1);
	const memories = (statement: SQL) => db.select(MEMORY).from(from(statement, MEMORY));
	const relations = (statement: SQL) => db.select(RELATION).from(from(statement, RELATION));
	const skills = (statement: SQL) => db.select(SKILL).from(from(statement, SKILL));
	const episodes = (statement: SQL) => db.select(EPISODE).from(from(statement, EPISODE));

	return {
		async read(query) {
			const { include, terms, names, telling } = query;
			const { user, project } = ownersOf(tenant, query);
			const owners = { user_id: sql<string | null>`user_id`, project_id: sql<string | null>`project_id` };
			const worded = (statement: SQL, wanted = true) => (wanted && terms.length > 0 ? statement : NOTHING);
			const related = (statement: SQL) => (include.relations && names.length > 0 ? statement : NOTHING);
			const [whose, found, lastingRows, held, linked, known, episodeRows, told, few] = await db.batch([
				db.select(owners).from(sql`(SELECT ${user} AS user_id, ${project} AS project_id)`),
				memories(worded(byWords(tenant, query))),
				memories(lasting(tenant, query)),
				relations(related(relationsOf(tenant, query))),
				memories(related(linkedMemories(tenant, query))),
				skills(worded(skillsByWords(tenant, query), include.skills)),
				episodes(worded(episodesByWords(tenant, query), include.episodes)),
				episodes(include.episodes && telling.length > 0 ? episodesByTelling(tenant, query) : NOTHING),
				memories(include.profile ? profile(tenant, query) : NOTHING),
			]);
			const all = found.map(memoryOf);
			const { active, hidden } = query.current ? activeAndHidden(all, query.as_of) : { active: all, hidden: [] };
			return {
				owners: whose[0] ?? query.owners,
				memories: active,
				hidden,
				lasting: lastingRows.map(memoryOf),
				relations: held.map(relationOf),
				linked: linked.map(memoryOf),
				skills: known,
				episodes: distinct([...episodeRows, ...told]),
				profile: few.map(memoryOf),
			};
		},
		async verify(ids, query) {
			const { include } = query;
			const [found, known, episodeRows] = await db.batch([
				memories(byIds(tenant, ids.memories, query)),
				skills(include.skills ? skillsById(tenant, ids.skills, query) : NOTHING),
				episodes(include.episodes ? episodesById(tenant, ids.episodes, query, ids.own) : NOTHING),
			]);
			const isOwn = ({ thread_id }: FoundEpisode) => thread_id === query.thread;
			return {
				memories: found.map(memoryOf),
				skills: known,
				episodes: episodeRows.filter((episode) => !isOwn(episode)),
				own: episodeRows.filter(isOwn),
			};
		},
	};
}

function distinct(episodes: readonly FoundEpisode[]): FoundEpisode[] {
	return [...new Map(episodes.map((episode) => [episode.id, episode])).values()];
}

/** A statement as a table; one that gives nothing has no columns of its own. */
function from(statement: SQL, columns: Record<string, unknown>): SQL {
	if (statement !== NOTHING) return sql`(${statement})`;
	const empty = Object.keys(columns).map((name) => sql`NULL AS ${sql.identifier(name)}`);
	return sql`(SELECT ${sql.join(empty, sql`, `)} WHERE FALSE)`;
}
