import { saidBehindLabels } from "../../language/own-lines.ts";
import { isRoleName } from "../../language/roles.ts";
import { callsItAJoke } from "../../language/statements/hazards.ts";
import type { FoundEpisode } from "../../model/memory/memory.ts";
import type { Role } from "../../model/thread/message.ts";
import { THREADS_APART } from "../ranking/matches.ts";

/** A message of another thread, as its episode has it. */
export type TalkMessage = {
	episode: FoundEpisode;
	/** Its id in its own thread; several where the episode's lines don't tell them apart. */
	ids: readonly string[];
	/** Its place among all messages: by thread, then by its own seq, which is exact at the ends of an episode. */
	seq: number;
	role: Role;
	name: string | null;
	text: string;
	/** Milliseconds since the epoch; exact at the ends of an episode. */
	saidAt: number;
};

/** The messages of all episodes, thread by thread, the thread that began first in front, without jokes that were taken back. */
export function talkMessages(episodes: readonly FoundEpisode[]): TalkMessage[] {
	const inTime = episodes.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
	const threads = new Map(inTime.map(({ thread_id }) => [thread_id, 0]));
	for (const [place, thread] of [...threads.keys()].entries()) threads.set(thread, place);
	const messages = inTime
		.flatMap((episode) => messagesOf(episode, (threads.get(episode.thread_id) ?? 0) * THREADS_APART))
		.sort((a, b) => a.seq - b.seq);
	const unmeant = jokesIn(messages);
	return messages.filter((_, at) => !unmeant.has(at));
}

/** A joke is taken back so many messages behind it at most. */
const JOKE_APART = 3;

/** The places of jokes that their speakers took back, and of what an assistant answered to them: nothing of it is so. */
function jokesIn(messages: readonly TalkMessage[]): ReadonlySet<number> {
	const found = new Set<number>();
	for (const [at, { role, text, name, episode }] of messages.entries()) {
		if (role !== "user" || !callsItAJoke(text)) continue;
		const isOwn = (one: TalkMessage) =>
			one.role === "user" && one.name === name && one.episode.thread_id === episode.thread_id;
		const joke = messages.findLastIndex((one, before) => before < at && before >= at - JOKE_APART && isOwn(one));
		for (let place = joke; place >= 0 && place < at; place++)
			if (place === joke || messages[place]?.role === "assistant") found.add(place);
	}
	return found;
}

function messagesOf(episode: FoundEpisode, offset: number): TalkMessage[] {
	const { text, message_ids: ids, from_seq, to_seq } = episode;
	const lines = text.split("\n");
	// Should lines and messages differ, nobody knows which is whose.
	const apart = lines.length === ids.length;
	const said = apart ? lines : [lines.join(" ")];
	const [begin, end] = [Date.parse(episode.created_at), Date.parse(episode.ended_at)];
	return saidBehindLabels(said).map(({ label, text }, at) => {
		const share = said.length === 1 ? 0 : at / (said.length - 1);
		const role = label === "assistant" ? "assistant" : "user";
		return {
			...{ episode, ids: apart ? ids.slice(at, at + 1) : ids, role, text },
			name: label === null || isRoleName(label) ? null : label,
			seq: offset + Math.round(from_seq + share * (to_seq - from_seq)),
			saidAt: Math.round(begin + share * (end - begin)),
		};
	});
}
