import { type AccessScope, mayAccess, type Owners, seesRecalled } from "../../../../core/base/access-scope.ts";
import type { FoundEpisode } from "../../../../core/model/memory/memory.ts";
import type { RememberedMemory } from "../../../../core/model/memory/remembered.ts";
import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import { type FusedResults, fuseChannels, type Gathered } from "../../../../core/recall/fuse-channels.ts";
import { nearnessAmong } from "../../../../core/recall/meaning/by-meaning.ts";
import { likelyMessage, vectorRelevance } from "../../../../core/recall/meaning/likely.ts";
import { mergeQueries } from "../../../../core/recall/merge-queries.ts";
import { messageOfVector } from "../../../../core/recall/message-vectors.ts";
import type { TalkQuery } from "../../../../core/recall/other-threads/rank-talk.ts";
import { profileMemories, type SelectOptions } from "../../../../core/recall/select-results.ts";
import type { Degraded } from "../../../../platform/clock/clock.ts";
import { type Embedded, type RecallDeps, type Recalled, type Recalling, recall } from "./recall.ts";

/** What a context may remember, to be ranked with what its thread says (rank-recalled.ts), and the parts of recall that are missing. */
export type Memories = {
	fused: FusedResults;
	options: SelectOptions;
	talk: TalkQuery;
	/** Messages of the thread itself by how near they are (their ids, on 0..1), and what they say. */
	own: { near: ReadonlyMap<string, number>; messages: readonly StoredMessage[] };
	profile: RememberedMemory[];
	degraded: Degraded[];
};

/** What is read with a rewritten query, by words alone; null: there is none. */
export type Rewritten = { keywords: string; recalled: Recalled } | null;

type Alongside = {
	embedding?: Promise<Embedded> | undefined;
	rewriting?: Promise<{ memories: Rewritten }> | null;
};

/**
 * What a context of these owners may show this key. What was read before the owners and the key were known is taken if it
 * is theirs; else theirs is read now. Null: nothing is recalled.
 */
export async function recallForContext(
	deps: RecallDeps,
	accessScope: AccessScope,
	recalling: Recalling | null,
	read: Recalled | null,
	{ embedding = again(read), rewriting = null }: Alongside = {},
): Promise<Memories | null> {
	if (recalling === null) return null;
	const whole = { ...recalling, listed: false, accessScope };
	const theirs = read !== null && (read.owners === null || same(read.owners, recalling.owners));
	const { ask, text, now, thread } = recalling;
	const [recalled, alongside] = await Promise.all([
		theirs && !isCrowded(read, accessScope, recalling) ? read : recall(deps, accessScope.tenant, whole, embedding),
		rewriting,
	]);
	const rewritten = alongside?.memories ?? null;
	const gathered = seen(recalled.gathered, accessScope, thread);
	const further = rewritten === null ? null : seen(rewritten.recalled.gathered, accessScope, thread);
	const past = ask.as_of !== null && Date.parse(ask.as_of) < now;
	const { weights, limit, precision } = ask;
	const options = { query: text, weights, now, limit, past, precision };
	const plain = fuseChannels(text, gathered);
	const keywords = rewritten?.keywords ?? null;
	return {
		fused: further === null || keywords === null ? plain : mergeQueries(plain, fuseChannels(keywords, further)),
		options,
		profile: profileMemories(gathered, options),
		...nearTalk(gathered, further, { query: text, rewritten: keywords, now }),
		degraded: recalled.degraded,
	};
}

/** Episodes of other threads, and messages of this one, with how near their vectors are. */
function nearTalk(
	{ episodes, own, ownMessages, cosines, vectorsBy }: Gathered,
	further: Gathered | null,
	asked: Omit<TalkQuery, "episodes">,
): Pick<Memories, "talk" | "own"> {
	const found = new Set([...episodes, ...own].map(({ id }) => id));
	const messages = [...cosines].flatMap(([id, cosine]) => {
		const of = messageOfVector(id);
		return of === null || !found.has(of.episode) ? [] : [{ ...of, cosine }];
	});
	const nearness = vectorsBy === "encoder" ? likelyMessage : nearnessAmong(messages.map(({ cosine }) => cosine));
	const nearOf = ({ id, text, message_ids }: FoundEpisode): Map<string, number> => {
		// Should lines and messages differ, nobody knows which is whose.
		if (text.split("\n").length !== message_ids.length) return new Map();
		return new Map(
			messages.flatMap(({ episode, place, cosine }) => {
				const message = message_ids[place];
				const near = nearness(cosine);
				return episode !== id || message === undefined || near === 0 ? [] : [[message, near] as const];
			}),
		);
	};
	const all = new Map([...(further?.episodes ?? []), ...episodes].map((episode) => [episode.id, episode]));
	return {
		talk: {
			...asked,
			episodes: [...all.values()].map((episode) => {
				return { episode, near: vectorRelevance(cosines.get(episode.id)), messages: nearOf(episode) };
			}),
		},
		own: { near: new Map(own.flatMap((episode) => [...nearOf(episode)])), messages: ownMessages },
	};
}

/** Only what the key sees: where it was read alongside the key's look-up, more may be there. */
export function seen(gathered: Gathered, accessScope: AccessScope, thread: string | null): Gathered {
	const own = <T extends { scope: string }>(all: readonly T[]) =>
		all.filter(({ scope }) => seesRecalled(accessScope, scope, thread));
	return {
		memories: own(gathered.memories),
		hidden: own(gathered.hidden),
		relations: own(gathered.relations),
		skills: own(gathered.skills),
		episodes: gathered.episodes.filter((episode) => mayAccess(accessScope, episode)),
		own: gathered.own.filter((episode) => mayAccess(accessScope, episode)),
		ownMessages: gathered.ownMessages,
		profile: own(gathered.profile),
		cosines: gathered.cosines,
		vectorsBy: gathered.vectorsBy,
		spread: gathered.spread,
	};
}

/** Whether as much was read as may be, and of it what this key does not see: that stood in the place of what it sees. */
function isCrowded({ gathered }: Recalled, accessScope: AccessScope, { thread, ask }: Recalling): boolean {
	const { memories } = gathered;
	return memories.length >= 4 * ask.limit && seen(gathered, accessScope, thread).memories.length < memories.length;
}

/** What is asked is the same, so its vector is. */
function again(read: Recalled | null) {
	return read === null ? undefined : Promise.resolve(read.embedded);
}

function same(a: Owners, b: Owners): boolean {
	return a.user_id === b.user_id && a.project_id === b.project_id;
}
