import { expect, test } from "vitest";
import type { SummaryText } from "../../../../../src/core/model/thread/summary.ts";
import { evidenceOf } from "../../../../../src/core/writing/distill/evidence.ts";
import { emptySections } from "../../../../../src/core/writing/distill/fit-sections.ts";
import { groundedSummary } from "../../../../../src/core/writing/distill/ground.ts";
import type { SourceMessage, SummarySource } from "../../../../../src/core/writing/distill/summary-source.ts";
import { dialogue, said } from "./any-source.ts";

const talk = dialogue(
	"We go with Postgres 16 because Alice needs advisory locks. The limit is 1,200 rows.",
	"I changed src/core/context/budget/waterfall.ts and called reserveTokens; the tests pass since 2026-11-20.",
	'He said "never on a Friday" to me, and I agreed with that.',
);

const grounding = (text: SummaryText, source: SummarySource) => groundedSummary(text, evidenceOf(source));

function kept(lines: string[], messages: SourceMessage[] = talk): string[] {
	const source: SummarySource = { previous: null, messages, limit: 1_000 };
	const { text, dropped } = grounding({ sections: { ...emptySections(), completed_work: lines }, digest: "" }, source);
	expect(dropped).toBe(lines.length - text.sections.completed_work.length);
	return text.sections.completed_work;
}

test("lines of what was said stay, also in other words, case and inflection", () => {
	const lines = [
		"Decided on postgres for the advisory lock, as Alice needs it",
		"The limit of 1200 rows holds",
		"Changed waterfall.ts; reserveTokens is called there",
		'The rule is "never on a Friday"',
		"Tests passing since 2026-11-20",
	];
	expect(kept(lines)).toEqual(lines);
});

test("a value that is written another way stays, another value does not", () => {
	const talk = dialogue("we're on pg 16 with two replicas since march, it costs 14k a year, ask nyc", "Noted.");
	const lines = ["PostgreSQL 16 with 2 replicas", "It costs 14,000 a year", "New York City is to be asked"];
	expect(kept(lines, talk)).toEqual(lines);
	expect(kept(["PostgreSQL 17", "It costs 140,000 a year", "3 replicas", "New Zealand is to be asked"], talk)).toEqual(
		[],
	);
});

test("what only an assistant proposed is no decision, unless a user says yes to it", () => {
	const talk = (answer: string) => [...dialogue("The cache is too slow.", "We could move sessions to Redis.", answer)];
	const decided = (answer: string) =>
		grounding(
			{ sections: { ...emptySections(), key_decisions: ["Sessions move to Redis"] }, digest: "" },
			{ previous: null, messages: talk(answer), limit: 1_000 },
		).text.sections.key_decisions;
	expect(decided("Hm. What does it cost?")).toEqual([]);
	expect(decided("Sounds good.")).toEqual(["Sessions move to Redis"]);
	expect(decided("We move the sessions then.")).toEqual(["Sessions move to Redis"]);
});

test.each([
	["a number", "The limit is 1,300 rows"],
	["a name", "We go with Postgres because Bob needs locks"],
	["a name at the beginning", "Bob needs advisory locks"],
	["an acronym", "Postgres because of the GDPR"],
	["a path", "Changed src/core/budget/reserve.ts"],
	["an identifier", "Called reserve_tokens for Postgres"],
	["camel case", "Called releaseTokens for Postgres"],
	["a quotation", 'The rule is "always on a Sunday"'],
	["a date", "The tests pass since 2026-11-21"],
	["all of it", "elephants prefer bananas to cucumbers"],
])("%s that was never said drops the line", (_, line) => {
	expect(kept([line])).toEqual([]);
});

test("lines in a language or script that nobody wrote are dropped, those of the source's stay", () => {
	expect(kept(["Wir nehmen Postgres und nicht das andere, weil Alice es mit den locks so will"])).toEqual([]);
	expect(kept(["我们决定使用数据库"])).toEqual([]);
	const german = dialogue("Wir nehmen Kafka, weil es die Ereignisse für uns wiederholen kann und nicht verliert.");
	expect(kept(["Wir nehmen Kafka und nicht das andere"], german)).toHaveLength(1);
	expect(kept(["We take Kafka because it can replay the events for us"], german)).toEqual([]);
	const chinese = dialogue("我们决定使用 Redis，因为它更快。");
	expect(kept(["决定使用 Redis"], chinese)).toHaveLength(1);
	expect(kept(["明天去北京开会吃饭"], chinese)).toEqual([]);
});

test("what tools were given and what the summary before says counts, and the digest is held to it too", () => {
	const call = { id: "c", name: "deploy", arguments: '{"target":"eu-west-3"}' };
	const messages = [{ ...said("assistant", ""), tool_calls: [call], seq: 1 }];
	const previous = { sections: { ...emptySections(), tone: ["Call her Captain Vega"] }, digest: "" };
	const sections = { ...emptySections(), completed_work: ["deployed to eu-west-3"], tone: ["call her Captain Vega"] };
	const text = { sections, digest: "This is Captain Vega. She lives in Rome." };
	const grounded = grounding(text, { previous, messages, limit: 1_000 });
	expect(grounded).toEqual({ text: { sections, digest: "This is Captain Vega." }, dropped: 1 });
});

/** What looks at each pair of characters takes longer than this, on any machine. */
const QUADRATIC_MS = 60_000;

test(
	"a source of a megabyte and an answer as large are read in time",
	() => {
		for (const unit of ["a", "word ", "数", "a/", "X9 ", "é"]) {
			const messages = dialogue(unit.repeat(1_000_000 / unit.length));
			const text = {
				sections: { ...emptySections(), tone: [unit.repeat(1_000_000 / unit.length)] },
				digest: unit.repeat(500_000),
			};
			grounding(text, { previous: null, messages, limit: 1_000 });
		}
	},
	QUADRATIC_MS,
);
