import { fuseChannels, type Gathered } from "../../../src/core/recall/fuse-channels.ts";
import { hashedVector } from "../../../src/core/recall/hashed-vector.ts";
import { UNRELATED } from "../../../src/core/recall/meaning/likely.ts";
import type { Precision } from "../../../src/core/recall/precision.ts";
import { searchResults } from "../../../src/core/recall/select-results.ts";
import type { SearchUser } from "./search-cases.ts";

const AT = "2026-11-20T12:00:00.000Z";

/** What core finds among a user's memories: the ids with their relevance, best first. */
export function foundOffline(
	user: SearchUser,
	query: string,
	precision: Precision,
): { id: string; relevance: number }[] {
	const options = { query, weights: null, now: Date.parse(AT), limit: 20, past: false, minScore: null, precision };
	return searchResults(fuseChannels(query, gatheredOf(user, query)), options).map(({ memory, score }) => {
		return { id: memory.id, relevance: score.relevance };
	});
}

/** A user's memories as a search reads them, with the vectors of the embedded embedder. */
function gatheredOf({ memories }: SearchUser, query: string): Gathered {
	const active = memories.filter(({ state }) => state === "active");
	return {
		...{
			hidden: [],
			relations: [],
			skills: [],
			episodes: [],
			own: [],
			ownMessages: [],
			profile: [],
			vectorsBy: "hashed" as const,
			spread: null,
		},
		cosines: cosinesOf(active, query),
		memories: active.map(({ id, type, content }) => ({
			...{ id, content, type, scope: "user:ada", key: null, is_static: false, importance: 5 },
			...{ confidence: 1, source: null, created_at: AT, updated_at: AT, valid_from: null, valid_to: null },
			...{ expires_at: null, review_at: null, metadata: null, status: "active" as const, version: 1 },
			...{ supersedes: null, superseded_by: null },
		})),
	};
}

/** How alike the query and each memory are spelt, where they are more so than unrelated texts. */
export function cosinesOf(memories: readonly { id: string; content: string }[], query: string): Map<string, number> {
	const asked = hashedVector(query);
	const cosines = memories.map(({ id, content }) => {
		const vector = hashedVector(content);
		return [id, asked.reduce((sum, value, place) => sum + value * (vector[place] ?? 0), 0)] as const;
	});
	return new Map(cosines.filter(([, cosine]) => cosine > UNRELATED));
}
