import type { Memory } from "../model/memory/memory.ts";
import type { Remembered, RememberedMemory } from "../model/memory/remembered.ts";
import type { Skill } from "../model/memory/skill.ts";
import type { Score } from "../model/receipt.ts";
import type { Relation } from "../model/relations/relation.ts";
import type { Channel, Found, FusedResults, Gathered } from "./fuse-channels.ts";
import { leastInContext, leastRelevance, type Precision } from "./precision.ts";
import { isList, routeRemembered, sectionOfRemembered } from "./routing.ts";
import { RECALL_WEIGHTS, recencyOf, scoreOf, type Weights } from "./score.ts";

/** The most relations, and the most skills, which are longer than memories. */
const MOST_RELATIONS = 20;
const MOST_SKILLS = 10;

export type SelectOptions = {
	query: string;
	/** Null: the default. */
	weights: Weights | null;
	/** Milliseconds since the epoch. */
	now: number;
	limit: number;
	/** Null: as usual. */
	precision: Precision | null;
	/** Whether the request asks about a past time. What has expired since is then shown. */
	past: boolean;
};

/**
 * Selects what recall returns for a context: everything for lists; the best `limit` memories that answer the query,
 * and some near misses; hidden memories, for the receipt; and the best relations and skills.
 */
export function selectResults(results: FusedResults, options: SelectOptions): Remembered[] {
	const memories = results.memories.map((found) => rememberedMemory(found, options));
	const listed = memories.filter((memory) => isList(sectionOfRemembered(memory)));
	const answering = memories.filter((memory) => !listed.includes(memory) && memory.score.relevance > 0);
	const { limit } = options;
	const least = leastInContext(
		options.precision,
		answering.reduce((most, { score }) => Math.max(most, score.relevance), 0),
	);
	const isBelow = ({ score }: RememberedMemory) => score.relevance < least;
	return [
		...listed,
		...best(answering, withNearMisses(limit)).map((memory): RememberedMemory => {
			return isBelow(memory) ? { ...memory, hidden: "below_min_score" } : memory;
		}),
		...results.hidden.map((found) => ({ ...rememberedMemory(found, options), hidden: found.item.hidden })),
		...best(
			results.relations.flatMap((found) => rememberedRelation(found, options)),
			Math.min(limit, MOST_RELATIONS),
		),
		...best(
			results.skills.flatMap((found) => rememberedSkill(found, options)),
			Math.min(limit, MOST_SKILLS),
		),
	];
}

/** The user's own memories as a whole, without those that the thread overrides. None of them is an answer. */
export function profileMemories({ profile, memories }: Pick<Gathered, "profile" | "memories">, options: SelectOptions) {
	const keys = memories.flatMap(({ key, scope }) => (key !== null && scope.startsWith("thread:") ? [key] : []));
	const own = profile.filter(({ key }) => key === null || !keys.includes(key));
	return own.map((item) => rememberedMemory({ item, relevance: 0, channels: [] }, options));
}

function best<T extends Remembered>(all: readonly T[], limit: number): T[] {
	const total = ({ score }: T) => score.total ?? 0;
	return all.toSorted((a, b) => total(b) - total(a) || (a.id < b.id ? -1 : 1)).slice(0, limit);
}

/** A memory with its score, as contexts and search show it. */
function rememberedMemory({ item, relevance }: Found<Memory>, options: SelectOptions): RememberedMemory {
	const { id, scope, confidence, created_at, source, type, content, key, is_static, importance, review_at } = item;
	const expires_at = options.past ? null : item.expires_at;
	const score = scored({ relevance, at: created_at, importance: importance / 10 }, options);
	const own = { id, scope, confidence, created_at, source, score };
	const rests = item.evidence === undefined || item.evidence.length === 0 ? {} : { evidence: item.evidence };
	return { kind: "memory", ...own, type, content, key, is_static, importance, review_at, expires_at, ...rests };
}

function rememberedRelation({ item, relevance }: Found<Relation>, options: SelectOptions): Remembered[] {
	if (relevance === 0) return [];
	const { id, scope, confidence, created_at, source, subject, predicate, object } = item;
	const score = scored({ relevance, at: created_at, importance: 0 }, options);
	return [{ kind: "relation", id, scope, confidence, created_at, source, score, subject, predicate, object }];
}

function rememberedSkill({ item, relevance }: Found<Skill>, options: SelectOptions): Remembered[] {
	if (relevance === 0) return [];
	const { id, scope, created_at, updated_at, name, description, body } = item;
	const score = scored({ relevance, at: updated_at, importance: 0 }, options);
	return [{ kind: "skill", id, scope, confidence: 1, created_at, source: null, score, name, description, body }];
}

function scored(
	{ relevance, at, importance }: { relevance: number; at: string; importance: number },
	{ weights, now }: SelectOptions,
) {
	return scoreOf({ relevance, recency: recencyOf(at, now), importance }, weights ?? RECALL_WEIGHTS);
}

/** Listing more near misses tells nothing more, and each costs time. */
const MOST_NEAR_MISSES = 25;

/** How many hits to read if recall may return `limit`: those, and the near misses for the receipt. */
export function withNearMisses(limit: number): number {
	return limit + Math.min(limit, MOST_NEAR_MISSES);
}

export type SearchResult = { memory: Memory; score: Score; channels: Channel[] };

/**
 * The memories that answer a query, best first. Of those with the same key, the one with the narrowest scope; of
 * nearly identical texts, one. With neither `minScore` nor a precision, those that are more likely an answer than not;
 * with `minScore` alone, all whose total reaches it.
 */
export function searchResults(
	{ memories }: FusedResults,
	{ minScore, ...options }: SelectOptions & { minScore: number | null },
): SearchResult[] {
	const found = new Map(memories.filter(({ relevance }) => relevance > 0).map((one) => [one.item.id, one]));
	const remembered = [...found.values()].map((one) => rememberedMemory(one, options));
	const shown = Object.values(routeRemembered(remembered, options.now))
		.flat()
		.filter(({ excluded }) => excluded === null);
	const best = shown.reduce((most, { score }) => Math.max(most, score.relevance), 0);
	const least =
		options.precision === null && minScore !== null ? 0 : leastRelevance(options.precision ?? "normal", best);
	return shown
		.filter(({ score }) => score.relevance >= least && score.total >= (minScore ?? 0))
		.sort((a, b) => b.score.total - a.score.total || (a.item.id < b.item.id ? -1 : 1))
		.slice(0, options.limit)
		.flatMap(({ item, score }) => {
			const one = found.get(item.id);
			return one === undefined ? [] : [{ memory: one.item, score, channels: one.channels }];
		});
}
