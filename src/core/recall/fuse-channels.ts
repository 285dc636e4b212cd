import { stem, tellingTerms, termsOf } from "../language/terms.ts";
import type { FoundEpisode, HiddenMemory, Memory } from "../model/memory/memory.ts";
import { type Skill, skillScore, skillText } from "../model/memory/skill.ts";
import type { Relation } from "../model/relations/relation.ts";
import type { StoredMessage } from "../model/thread/message.ts";
import { askedKeys } from "./asked.ts";
import { hashedVector } from "./hashed-vector.ts";
import { rankTexts } from "./lexical.ts";
import { wordRelevance } from "./matching/word-relevance.ts";
import { likelyByEncoder, vectorRelevance } from "./meaning/likely.ts";
import { type Spread, spreadOf } from "./meaning/nearness.ts";
import { rankRelations } from "./relations/rank-relations.ts";
import type { Rerankable } from "./rerank.ts";
import type { VectorMaker } from "./vector.ts";

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
	/** Episodes of the thread itself that vectors found. */
	own: readonly FoundEpisode[];
	/** What is said in those, as the thread has it. */
	ownMessages: readonly StoredMessage[];
	/** The user's own memories as a whole, if they are few; not ranked. */
	profile: readonly Memory[];
	/** Cosine similarity of vector hits to the query, by the ids of vectors. */
	cosines: ReadonlyMap<string, number>;
	/** Who made the vectors; null: none were compared. */
	vectorsBy: VectorMaker | null;
	/** How all memories lay that were compared, shown or not. */
	spread: Spread | null;
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

/** A key that is fully named shows what a memory is about, not that it is the answer. */
const KEY_RELEVANCE = 0.5;
const ONLY_KEY_RELEVANCE = 0.6;

/**
 * Rates how well each item answers the query. Each channel returns a relevance on 0..1: words of memories how likely they
 * answer (matching/word-relevance.ts), words of others their bm25 over its upper bound, vectors their cosine above that of
 * unrelated texts, relations and keys how much of them is asked for (keys also by the kind of question: asked.ts).
 * Channels count as independent evidence: together 1 − Π(1 − r), so two are better than the best of them. Memories with
 * the same key get the relevance of the best of them, so that a narrower one can replace a wider one.
 */
export function fuseChannels(query: string, gathered: Gathered): FusedResults {
	const { hidden, relations, skills, cosines, vectorsBy } = gathered;
	const memories = [...new Map(gathered.memories.map((memory) => [memory.id, memory])).values()];
	const queryTerms = tellingTerms(query);
	const vector = memoryNearness(gathered);
	const texts = rankedTexts(queryTerms, { memories, skills });
	const related = rankRelations(query, relations).map(({ relation, relevance }) =>
		found(relation, { relation: relevance }),
	);
	const links = linkedRelevance(related);
	const asked = new Set(queryTerms.map(stem));
	const kinds = askedKeys(query);
	const bySpelling = vectorsBy === "hashed";
	const alike = bySpelling || vectorsBy === null ? null : spellingOf(query);
	const spelling = ({ id, content }: Memory) => (bySpelling ? vector(id) : (alike?.(content) ?? 0));
	const words = wordRelevance(
		query,
		memories.map((memory) => ({ content: memory.content, type: memory.type, spelling: spelling(memory) })),
	);
	const fused = memories.map((memory, index) => {
		const { lexical = 0, spelt = 0, byKind = false } = words[index] ?? {};
		const key = memory.key === null ? 0 : Math.max(keyRelevance(memory.key, asked), kinds.byKey(memory.key));
		const by = {
			// A key that is asked for and a thing of the kind that is asked for are the same evidence.
			lexical: Math.max(byKind && key > 0 ? 0 : lexical, kinds.byContent(memory.content)),
			vector: bySpelling ? spelt : Math.max(spelt, vector(memory.id)),
			relation: links.get(memory.id) ?? 0,
			key,
		};
		return { ...found(memory, by), channels: channelsOf({ ...by, vector: vector(memory.id) }) };
	});
	const hiddenWords = wordRelevance(
		query,
		hidden.map(({ content, type }) => ({ content, type, spelling: 0 })),
	);
	return {
		memories: withBestOfKey(fused),
		hidden: hidden.map((item, index) => found(item, { lexical: hiddenWords[index]?.lexical ?? 0 })),
		relations: related,
		skills: skills.map((item) => {
			const one = found(item, { lexical: texts.get(item) ?? 0, vector: vectorRelevance(cosines.get(item.id)) });
			return { ...one, relevance: skillScore(one.relevance, item) };
		}),
	};
}

/** How well skills match the words, among all that was read; nothing else needs it. */
function rankedTexts(
	terms: readonly string[],
	{ memories, skills }: Pick<Gathered, "memories" | "skills">,
): Map<Skill, number> {
	const ranked = new Map<Skill, number>();
	if (skills.length === 0) return ranked;
	const texts = [...memories.map(({ content }) => content), ...skills.map(skillText)];
	for (const { index, relevance } of rankTexts(terms.join(" "), texts, LEAST_TEXTS)) {
		const skill = skills[index - memories.length];
		if (skill !== undefined) ranked.set(skill, relevance);
	}
	return ranked;
}

function linkedRelevance(related: readonly Found<Relation>[]): Map<string, number> {
	const links = new Map<string, number>();
	for (const { item, relevance } of related) {
		if (item.memory_id !== null) links.set(item.memory_id, Math.max(relevance, links.get(item.memory_id) ?? 0));
	}
	return links;
}

/** The same for memories. */
function memoryNearness({ memories, cosines, vectorsBy, spread }: Gathered): (id: string) => number {
	if (vectorsBy !== "encoder") return (id) => vectorRelevance(cosines.get(id));
	const found = new Map(memories.flatMap(({ id }) => (cosines.has(id) ? [[id, cosines.get(id) ?? 0]] : [])));
	const likely = likelyByEncoder([...found.values()], spread ?? spreadOf([...found.values()]));
	return (id) => likely(found.get(id));
}

/** How alike texts are spelt to a query, on 0..1, where the vectors say what is meant. */
function spellingOf(query: string): (text: string) => number {
	const asked = hashedVector(query);
	return (text) => {
		const vector = hashedVector(text);
		return vectorRelevance(asked.reduce((sum, value, place) => sum + value * (vector[place] ?? 0), 0));
	};
}

function channelsOf(by: Partial<Record<Channel, number>>): Channel[] {
	return CHANNELS.filter((channel) => (by[channel] ?? 0) > 0);
}

function found<T>(item: T, by: Partial<Record<Channel, number>>): Found<T> {
	const channels = channelsOf(by);
	const missed = channels.reduce((product, channel) => product * (1 - (by[channel] ?? 0)), 1);
	return { item, relevance: 1 - missed, channels };
}

/** How much of a key the query names, if that is at least half; more where it asks for nothing else. */
function keyRelevance(key: string, asked: ReadonlySet<string>): number {
	const stems = [...new Set(termsOf(key).map(stem))];
	const named = stems.filter((one) => asked.has(one)).length;
	const share = named / Math.max(1, stems.length);
	if (share < 0.5) return 0;
	return named === asked.size ? ONLY_KEY_RELEVANCE : KEY_RELEVANCE * share;
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

/** Memories for a reranker, by their ids. */
export function memoriesToRerank({ memories }: FusedResults): Rerankable[] {
	return memories.map(({ item, relevance }) => ({ key: item.id, relevance, text: item.content }));
}

/** The same with other relevances of memories, by their ids. */
export function withRelevances(fused: FusedResults, relevances: ReadonlyMap<string, number>): FusedResults {
	const memories = fused.memories.map((one) => ({ ...one, relevance: relevances.get(one.item.id) ?? one.relevance }));
	return { ...fused, memories };
}
