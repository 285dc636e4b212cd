import { stem, tellingTerms, termsOf } from "../language/terms.ts";
import type { FoundEpisode, HiddenMemory, Memory } from "../model/memory/memory.ts";
import { type Skill, skillScore, skillText } from "../model/memory/skill.ts";
import type { Relation } from "../model/relations/relation.ts";
import { askedKeys } from "./asked.ts";
import { rankTexts } from "./lexical.ts";
import { rankRelations } from "./relations/rank-relations.ts";

/** The ways in which a memory is found. */
export const CHANNELS = ["lexical", "vector", "relation", "key"] as const;

export type Channel = (typeof CHANNELS)[number];

/** What recall has read. An item that was found twice is listed twice. */
export type Gathered = {
	memories: readonly Memory[];
	/** Memories that are not shown. They affect nothing else. */
	hidden: readonly HiddenMemory[];
	relations: readonly Relation[];
	skills: readonly Skill[];
	/** Ranked with their messages (other-threads), not here. */
	episodes: readonly FoundEpisode[];
	/** Cosine similarity of vector hits to the query, by id. */
	cosines: ReadonlyMap<string, number>;
};

/** Something found: how well it answers, on 0..1, and in which ways it was found. */
export type Found<T> = { item: T; relevance: number; channels: Channel[] };

export type FusedResults = {
	memories: Found<Memory>[];
	hidden: Found<HiddenMemory>[];
	relations: Found<Relation>[];
	skills: Found<Skill>[];
};

/** The texts were selected from more, so a word that all of them have is still not common. */
const LEAST_TEXTS = 200;

/** The cosine similarity of unrelated texts. A vector hit must be above it. */
export const UNRELATED = 0.2;

/** A key that is fully named shows what a memory is about, not that it is the answer. */
const KEY_RELEVANCE = 0.5;

/**
 * Rates how well each item answers the query. Each channel returns a relevance on 0..1: words their bm25 over its
 * upper bound, vectors their cosine above that of unrelated texts, relations and keys how much of them is asked for
 * (keys also by the kind of question: asked.ts). Channels count as independent evidence: together 1 − Π(1 − r), so
 * two are better than the best of them. Memories with the same key get the relevance of the best of them, so that a
 * narrower one can replace a wider one.
 */
export function fuseChannels(query: string, { memories, hidden, relations, skills, cosines }: Gathered): FusedResults {
	const all = [...new Map(memories.map((memory) => [memory.id, memory])).values()];
	const texts = [...all.map(({ content }) => content), ...skills.map(skillText)];
	const queryTerms = tellingTerms(query);
	const ranked = new Map(
		rankTexts(queryTerms.join(" "), texts, LEAST_TEXTS).map(({ index, relevance }) => [index, relevance]),
	);
	const lexical = (index: number) => ranked.get(index) ?? 0;
	const vector = (id: string) => vectorRelevance(cosines.get(id));
	const related = rankRelations(query, relations).map(({ relation, relevance }) =>
		found(relation, { relation: relevance }),
	);
	const links = new Map<string, number>();
	for (const { item, relevance } of related) {
		if (item.memory_id !== null) links.set(item.memory_id, Math.max(relevance, links.get(item.memory_id) ?? 0));
	}
	const asked = new Set(queryTerms.map(stem));
	const kinds = askedKeys(query);
	const fused = all.map((memory, index) =>
		found(memory, {
			lexical: Math.max(lexical(index), kinds.byContent(memory.content)),
			vector: vector(memory.id),
			relation: links.get(memory.id) ?? 0,
			key: memory.key === null ? 0 : Math.max(keyRelevance(memory.key, asked), kinds.byKey(memory.key)),
		}),
	);
	return {
		memories: withBestOfKey(fused),
		hidden: foundHidden(queryTerms.join(" "), hidden),
		relations: related,
		skills: skills.map((item, index) => {
			const one = found(item, { lexical: lexical(all.length + index), vector: vector(item.id) });
			return { ...one, relevance: skillScore(one.relevance, item) };
		}),
	};
}

/** How well a vector hit with this cosine answers, on 0..1; 0 for what was no hit. */
export function vectorRelevance(cosine = UNRELATED): number {
	return Math.max(0, (cosine - UNRELATED) / (1 - UNRELATED));
}

function foundHidden(query: string, hidden: readonly HiddenMemory[]): Found<HiddenMemory>[] {
	const texts = hidden.map(({ content }) => content);
	return rankTexts(query, texts, LEAST_TEXTS).flatMap(({ index, relevance }) => {
		const item = hidden[index];
		return item === undefined ? [] : [found(item, { lexical: relevance })];
	});
}

function found<T>(item: T, by: Partial<Record<Channel, number>>): Found<T> {
	const channels = CHANNELS.filter((channel) => (by[channel] ?? 0) > 0);
	const missed = channels.reduce((product, channel) => product * (1 - (by[channel] ?? 0)), 1);
	return { item, relevance: 1 - missed, channels };
}

/** How much of a key the query names, if that is at least half. */
function keyRelevance(key: string, asked: ReadonlySet<string>): number {
	const stems = [...new Set(termsOf(key).map(stem))];
	const share = stems.filter((one) => asked.has(one)).length / Math.max(1, stems.length);
	return share >= 0.5 ? KEY_RELEVANCE * share : 0;
}

function withBestOfKey(all: Found<Memory>[]): Found<Memory>[] {
	const best = new Map<string, Found<Memory>>();
	for (const one of all) {
		const { key } = one.item;
		if (key !== null && one.relevance > (best.get(key)?.relevance ?? 0)) best.set(key, one);
	}
	return all.map((one) => {
		const other = one.item.key === null ? undefined : best.get(one.item.key);
		if (other === undefined || other.relevance <= one.relevance) return one;
		return { item: one.item, relevance: other.relevance, channels: one.channels.length > 0 ? one.channels : ["key"] };
	});
}

/** A reranker reads each text completely, so more would take too long. */
const MOST_RERANKED = 20;

type FoundMemory = Found<Memory>;

/** The most relevant memories so far, best first. */
export function memoriesToRerank({ memories }: FusedResults): FoundMemory[] {
	const found = memories.filter(({ relevance }) => relevance > 0);
	return found
		.toSorted((a, b) => b.relevance - a.relevance || (a.item.id < b.item.id ? -1 : 1))
		.slice(0, MOST_RERANKED);
}

/**
 * Sorts the relevances of `top` in the order of the reranker's scores. A reranker only orders, and the relevances
 * stay comparable with those of memories that it did not see.
 */
export function applyReranking(
	all: readonly FoundMemory[],
	top: readonly FoundMemory[],
	scores: readonly number[],
): FoundMemory[] {
	const order = top.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
	const dealt = new Map(order.map((index, place) => [top[index]?.item.id, top[place]?.relevance ?? 0]));
	return all.map((one) => ({ ...one, relevance: dealt.get(one.item.id) ?? one.relevance }));
}
