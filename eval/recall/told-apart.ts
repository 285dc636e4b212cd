import type { Conversation } from "./conversation.ts";

/** A longer pause, in milliseconds, ends a run of talk. */
const PAUSE_MS = 2 * 3_600_000;

type Messages = Conversation["messages"];

/** The conversation in so many parts of about the same length, cut between runs of talk. */
export function toldApart(messages: Messages, parts: number): Messages[] {
	const times = messages.map(({ created_at }) => Date.parse(created_at));
	const pauses = messages.flatMap((_, at) => {
		return at > 0 && Math.abs((times[at] ?? 0) - (times[at - 1] ?? 0)) > PAUSE_MS ? [at] : [];
	});
	const cuts = new Set<number>();
	for (let part = 1; part < parts; part++) {
		const wanted = (part * messages.length) / parts;
		const free = pauses.filter((at) => !cuts.has(at));
		const nearest = free.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
		if (nearest !== undefined) cuts.add(nearest);
	}
	const ends = [...cuts].sort((a, b) => a - b).concat(messages.length);
	return ends.map((end, part) => messages.slice(ends[part - 1] ?? 0, end));
}
