import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Content } from "../../../../src/core/model/thread/message.ts";
import { type EpisodeMessage, episodeLine, LONGEST_LINE } from "../../../../src/core/recall/episode-lines.ts";
import { splitIntoRuns } from "../../../../src/core/recall/episode-runs.ts";
import { anyText } from "../../../arbitraries/text.ts";

const START = Date.UTC(2026, 4, 4, 9);

function said(seq: number, content: Content, more: Partial<EpisodeMessage> = {}): EpisodeMessage {
	const created_at = new Date(START + seq * 60_000).toISOString();
	return { id: `m${seq}`, seq, role: seq % 2 === 1 ? "user" : "assistant", content, calls: [], created_at, ...more };
}

const MOVE = [
	"The removal firm in Leipzig wants the boxes labelled by room before Friday.",
	"Then label kitchen, cellar and bedroom boxes first; the removal firm counts boxes by room.",
	"The cellar has forty boxes, the kitchen twelve, the bedroom nine boxes.",
	"Sixty-one boxes then: tell the removal firm a van of twenty cubic metres.",
];
const SCHEMA = [
	"Different thing: the tide table parser drops every reading with a missing timestamp.",
	"The parser should keep a reading whose timestamp is missing and mark its quality as doubtful.",
	"Which column holds the quality of a reading, the schema has only timestamp and level.",
	"Add a column quality to readings, with doubtful as one of its values, and migrate the parser.",
];

const cuts = (messages: readonly EpisodeMessage[]) =>
	splitIntoRuns(messages).map(({ message_ids }) => message_ids.length);

describe("a run", () => {
	it("ends where a turn begins that is about something else", () => {
		expect(cuts([...MOVE, ...SCHEMA].map((text, index) => said(index + 1, text)))).toEqual([4, 4]);
		expect(cuts([...MOVE, ...MOVE].map((text, index) => said(index + 1, text)))).toEqual([8]);
	});

	it("ends where more than an hour goes by", () => {
		const late = { created_at: new Date(START + 2 * 60 * 60_000).toISOString() };
		expect(cuts([said(1, "the cat"), said(2, "the cat", late)])).toEqual([1, 1]);
	});

	it("holds twelve messages at most", () => {
		expect(cuts(Array.from({ length: 30 }, (_, index) => said(index + 1, "the cat")))).toEqual([12, 12, 6]);
	});

	it("is one message alone where that is long, with its beginning and its most telling sentences", () => {
		const filler = Array.from({ length: 400 }, (_, index) => `Well, so it went on and on ${index}.`).join(" ");
		const long = `It began in Bergen. ${filler} We decided to move the harbour office to Ålesund on 3 June 2027. ${filler}`;
		const runs = splitIntoRuns([said(1, "before"), said(2, long), said(3, "after")]);

		expect(runs.map(({ message_ids }) => message_ids)).toEqual([["m1"], ["m2"], ["m3"]]);
		expect(runs[1]?.text).toMatch(/^assistant: It began in Bergen\. .*harbour office to Ålesund on 3 June 2027\./s);
		expect(runs[1]?.text.length).toBeLessThanOrEqual(LONGEST_LINE);
	});

	it("says who said what, a line a message, and of calls the names only", () => {
		const [run] = splitIntoRuns([
			said(1, "Where is\nthe key?", { name: "ada" }),
			said(2, [{ type: "thinking", text: "hm" }], { calls: ["read_file"] }),
			said(3, "under the mat, says the file", { role: "tool" }),
			said(4, [
				{ type: "thinking", text: "found" },
				{ type: "text", text: "Under the mat." },
			]),
		]);

		expect(run?.text).toBe("ada: Where is the key?\nassistant: (calls read_file)\nassistant: Under the mat.");
		expect(run).toMatchObject({ from_seq: 1, to_seq: 4, message_ids: ["m1", "m2", "m4"] });
	});
});

const anySaid: fc.Arbitrary<Omit<EpisodeMessage, "id" | "seq">> = fc.record(
	{
		role: fc.constantFrom("user" as const, "user" as const, "assistant" as const, "tool" as const, "system" as const),
		content: fc.oneof(
			{ weight: 4, arbitrary: fc.constantFrom<Content>(...MOVE, ...SCHEMA) },
			{ weight: 1, arbitrary: anyText() },
			{ weight: 1, arbitrary: fc.constantFrom<Content>("", [{ type: "thinking", text: "hm" }], "box ".repeat(900)) },
		),
		name: fc.constantFrom("ada", "ben"),
		calls: fc.constantFrom<string[]>([], [], ["look"]),
		created_at: fc.integer({ min: 0, max: 200 }).map((minutes) => new Date(START + 3 * minutes * 60_000).toISOString()),
	},
	{ requiredKeys: ["role", "content", "calls", "created_at"] },
);

const anyTalk = fc.array(anySaid, { maxLength: 60 }).map((talk) => {
	const times = talk.map(({ created_at }) => created_at).sort();
	return talk.map(
		(one, at): EpisodeMessage => ({ ...one, id: `m${at + 1}`, seq: at + 1, created_at: times[at] ?? "" }),
	);
});

describe("runs", () => {
	it("have every message that says something, once and in order", () => {
		fc.assert(
			fc.property(anyTalk, (talk) => {
				const shown = talk.filter((message) => episodeLine(message) !== null).map(({ id }) => id);
				const runs = splitIntoRuns(talk);
				expect(runs.flatMap(({ message_ids }) => message_ids)).toEqual(shown);
				expect(splitIntoRuns(talk)).toEqual(runs);
				for (const { text, message_ids } of runs) expect(text.split("\n")).toHaveLength(message_ids.length);
			}),
		);
	});

	it("stay as they are but for the last, whatever comes later and whichever run one goes on from", () => {
		fc.assert(
			fc.property(anyTalk, fc.nat(60), (talk, length) => {
				const known = splitIntoRuns(talk.slice(0, length));
				const closed = known.slice(0, -1);
				const from = known.at(-1)?.from_seq ?? 1;
				expect([...closed, ...splitIntoRuns(talk.slice(from - 1))]).toEqual(splitIntoRuns(talk));
			}),
		);
	});
});
