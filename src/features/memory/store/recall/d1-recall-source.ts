import { sql } from "drizzle-orm";
import type { Owners } from "../../../../core/base/access-scope.ts";
import type { FoundEpisode } from "../../../../core/model/memory/memory.ts";
import { byIds, byWords, lasting, profile } from "./found-memories.ts";
import { linkedMemories, relationsOf } from "./found-relations.ts";
import { episodesById, episodesByTelling, episodesByWords, skillsById, skillsByWords } from "./found-texts.ts";
import { PROJECT, USER } from "./matches.ts";
import { activeAndHidden } from "./memories.ts";
import type { RecallSource } from "./recall-source.ts";
import { inBatch, statement } from "./statements.ts";
import { idsGiven, queryGiven } from "./values.ts";

const meant = statement(
	() => sql`SELECT ${USER} AS user_id, ${PROJECT} AS project_id`,
	(owners: Owners) => owners,
);

/** Long-term memory of one tenant in its D1 database, as recall reads it. */
export function d1RecallSource(d1: D1Database, tenant: string): RecallSource {
	return {
		async read(query) {
			const { include, terms, names, telling } = query;
			const worded = terms.length > 0;
			const related = include.relations && names.length > 0;
			const whose = meant(query);
			const found = worded ? byWords(query) : null;
			const always = lasting(query);
			const held = related ? relationsOf(query) : null;
			const linked = related ? linkedMemories(query) : null;
			const known = worded && include.skills ? skillsByWords(query) : null;
			const episodes = worded && include.episodes ? episodesByWords(query) : null;
			const told = include.episodes && telling.length > 0 ? episodesByTelling(query) : null;
			const few = include.profile ? profile(query) : null;
			const asked = [whose, found, always, held, linked, known, episodes, told, few];
			const rowsOf = await inBatch(d1, queryGiven(tenant, query), asked);
			const all = rowsOf(found);
			const { active, hidden } = query.current ? activeAndHidden(all, query.as_of) : { active: all, hidden: [] };
			return {
				owners: rowsOf(whose)[0] ?? query.owners,
				memories: active,
				hidden,
				lasting: rowsOf(always),
				relations: rowsOf(held),
				linked: rowsOf(linked),
				skills: rowsOf(known),
				episodes: distinct([...rowsOf(episodes), ...rowsOf(told)]),
				profile: rowsOf(few),
			};
		},
		async verify(ids, query) {
			const { include } = query;
			const found = byIds(query);
			const known = include.skills ? skillsById(query) : null;
			const episodes = include.episodes ? episodesById(query) : null;
			const rowsOf = await inBatch(d1, idsGiven(tenant, ids, query), [found, known, episodes]);
			const isOwn = ({ thread_id }: FoundEpisode) => thread_id === query.thread;
			return {
				memories: rowsOf(found),
				skills: rowsOf(known),
				episodes: rowsOf(episodes).filter((episode) => !isOwn(episode)),
				own: rowsOf(episodes).filter(isOwn),
			};
		},
	};
}

function distinct(episodes: readonly FoundEpisode[]): FoundEpisode[] {
	return [...new Map(episodes.map((episode) => [episode.id, episode])).values()];
}
