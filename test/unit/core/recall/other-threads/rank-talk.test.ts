import { expect, it } from "vitest";
import { rankTalk } from "../../../../../src/core/recall/other-threads/rank-talk.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";

const count = await gptTokenizer.counter("o200k_base");
const DRIPS = "woke up to the ceiling dripping, guy says its the flashing round the chimney";

/** An episode of a thread of its own. */
function told(thread: string, lines: readonly string[]) {
	const at = { created_at: "2026-11-03T12:00:00.000Z", ended_at: "2026-11-03T12:30:00.000Z" };
	const ids = lines.map((_, place) => `${thread}-${place}`);
	const text = lines.map((line) => `user: ${line}`).join("\n");
	const whose = { id: `eps_${thread}`, thread_id: thread, user_id: "ada", project_id: null, title: null, version: 1 };
	const episode = { ...whose, ...at, from_seq: 1, to_seq: lines.length, message_ids: ids, text };
	return { episode, near: 0, messages: new Map<string, number>() };
}

const shown = (query: string, episodes: ReturnType<typeof told>[]) =>
	rankTalk({ query, rewritten: null, now: Date.parse("2026-11-20"), episodes }, 125, count)
		.filter(({ belowThreshold }) => belowThreshold !== true)
		.map(({ message, parts }) => ({ text: message.text, parts }));

it("shows what few messages tell in other words, as little as there is", () => {
	const roof = told("roof", ["Slept badly.", DRIPS, "Need coffee."]);
	expect(shown("What is wrong with the roof?", [roof])).toEqual([
		{ text: DRIPS, parts: expect.objectContaining({ lexicon_topic: expect.any(Number) }) },
	]);
	expect(shown("Which instruments do I play?", [roof])).toEqual([]);
});

it("does not lose it among more messages with a word of the question than are ranked", () => {
	const wrong = Array.from({ length: 110 }, (_, at) => {
		return told(
			`wrong-${at}`,
			Array.from({ length: 12 }, (_, line) => `Bill ${12 * at + line} is wrong, as they all are.`),
		);
	});
	const found = shown("What is wrong with the roof?", [
		...wrong,
		told("roof", ["Slept badly.", DRIPS, "Need coffee."]),
	]);
	expect(found.map(({ text }) => text)).toContain(DRIPS);
});
