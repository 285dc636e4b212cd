import { stem, termsOf } from "../../language/terms.ts";
import type { FoundEpisode } from "../../model/memory/memory.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { rankTexts } from "../lexical.ts";
import { conceptsIn } from "../lexicon/concepts.ts";
import { phrasesToFind } from "../lexicon/topics.ts";
import { alone, withMeaning } from "../meaning/by-meaning.ts";
import { mergeRanked } from "../merge-queries.ts";
import { type Question, questionOf } from "../ranking/question.ts";
import { type Ranked, rankMessages } from "../ranking/rank.ts";
import { searchTalk } from "./search-talk.ts";
import { type TalkMessage, talkMessages } from "./talk-messages.ts";

/**
 * An episode of another thread, and how near its vector is to the query's, on 0..1 (0: it was found by words).
 * `messages`: the same of its messages, by their ids.
 */
type NearEpisode = { episode: FoundEpisode; near: number; messages: ReadonlyMap<string, number> };

/** What was read of the user's other threads for a query that is asked at this time (ms since the epoch), rewritten or not (null). */
export type TalkQuery = { query: string; rewritten: string | null; now: number; episodes: readonly NearEpisode[] };

/** What was found in the user's other threads, best first. */
export type OtherThreads = { query: string; now: number; ranked: readonly RankedTalk[] };

/** A message of another thread with its relevance. */
export type RankedTalk = Ranked & { message: TalkMessage };

/** Of more found messages, those that match best are ranked. */
const MOST_MESSAGES = 1_000;
/** And so many of episodes without a match that tell of the question's topics in other words. */
const MOST_TELLING = 100;
/** What was found was chosen from more, so a phrase is not common only because all of a few messages have it. */
const CHOSEN_FROM = 200;
/** What matching neighbours and the rest of the episode count, beside the match of a message itself. */
const NEIGHBOUR = 0.3;
const EPISODE = 0.3;
/** A vector is of a whole episode, so it says less about each message. */
const NEAR = 0.4;

/**
 * Ranks the messages of other threads as those of a single one, best first, `limit` at most. Its cost is bounded, however
 * many threads and messages there are.
 */
export function rankTalk(asked: TalkQuery, limit: number, count: CountText): RankedTalk[] {
	const { episodes, rewritten } = asked;
	if (episodes.length === 0 || limit === 0) return [];
	const messages = talkMessages(episodes.map(({ episode }) => episode));
	const found = (query: string) => rankQuery(asked, query, messages, { limit, count });
	const own = found(asked.query);
	const ranked = rewritten === null ? own : mergeRanked(own, found(rewritten), ({ seq }) => seq);
	const bySeq = new Map(messages.map((message) => [message.seq, message]));
	return withMeaning(ranked, nearSeqs(messages, episodes), (seq, score) => {
		const message = bySeq.get(seq);
		return message === undefined ? null : { ...alone(seq, score, message.text, count), message };
	}).slice(0, limit);
}

function rankQuery(
	{ now, episodes }: TalkQuery,
	query: string,
	messages: TalkMessage[],
	{ limit, count }: { limit: number; count: CountText },
): RankedTalk[] {
	const question = questionOf(query, now);
	const chosen = matching(messages, question);
	const searched = {
		...searchTalk(chosen, question, count),
		messages: messages.length,
		among: Math.max(messages.length, CHOSEN_FROM),
	};
	const bySeq = new Map(chosen.map((message) => [message.seq, message]));
	const near = new Map(episodes.map(({ episode, near }) => [episode.id, near]));
	return rankMessages(question, searched, limit).flatMap((ranked) => {
		const message = bySeq.get(ranked.seq);
		if (message === undefined) return [];
		const nearness = NEAR * (near.get(message.episode.id) ?? 0);
		// Of what was chosen from all threads nobody knows whether it is all that there is.
		const { unsure: _, ...sure } = ranked;
		return [{ ...sure, relevance: 1 - (1 - ranked.relevance) * (1 - nearness), message }];
	});
}

/** How near each message is whose vector was found. */
function nearSeqs(messages: readonly TalkMessage[], episodes: readonly NearEpisode[]): Map<number, number> {
	const near = new Map(episodes.map(({ episode, messages }) => [episode.id, messages]));
	return new Map(
		messages.flatMap(({ seq, ids, episode }) => {
			const [id, ...more] = ids;
			const found = id === undefined || more.length > 0 ? undefined : near.get(episode.id)?.get(id);
			return found === undefined ? [] : [[seq, found] as const];
		}),
	);
}

/** The messages that match best, and of episodes without a match those that tell in other words, in their order. */
function matching(messages: TalkMessage[], { terms, telling }: Question): TalkMessage[] {
	if (messages.length <= MOST_MESSAGES) return messages;
	const matches = new Float64Array(messages.length);
	const texts = messages.map(({ text }) => text);
	for (const { index, relevance } of rankTexts(terms.join(" "), texts)) matches[index] = relevance;
	const ofEpisodes = new Map<string, number>();
	for (const [at, { episode }] of messages.entries()) {
		ofEpisodes.set(episode.id, Math.max(ofEpisodes.get(episode.id) ?? 0, matches[at] ?? 0));
	}
	const scored = messages.map((message, at) => {
		const around = NEIGHBOUR * ((matches[at - 1] ?? 0) + (matches[at + 1] ?? 0));
		return { message, score: (matches[at] ?? 0) + around + EPISODE * (ofEpisodes.get(message.episode.id) ?? 0) };
	});
	const ordered = scored
		.sort((a, b) => b.score - a.score || b.message.seq - a.message.seq)
		.map(({ message }) => message);
	const phrases = phrasesToFind(telling);
	const tells = ({ text, episode }: TalkMessage) =>
		ofEpisodes.get(episode.id) === 0 && conceptsIn(phrases, termsOf(text).map(stem), true).length > 0;
	const told = telling.length === 0 ? [] : ordered.slice(MOST_MESSAGES).filter(tells).slice(0, MOST_TELLING);
	return [...ordered.slice(0, MOST_MESSAGES), ...told].sort((a, b) => a.seq - b.seq);
}
