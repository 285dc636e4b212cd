import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SummaryText } from "../../../../../src/core/model/thread/summary.ts";
import { readSummaryAnswer } from "../../../../../src/core/writing/distill/read-summary-answer.ts";

const full = {
	task_context: ["Ada moves the archive to PostgreSQL 16."],
	completed_work: ["schema.sql is written", "The import ran: 1,204 rows"],
	key_decisions: ['No MongoDB: it has no "joins", {braces} or [lists].'],
	current_state: ["Writing src/import.ts"],
	open_threads: ["Who pays for the host?"],
	corrections: ["Not Friday but Monday"],
	tone: ["Short and informal"],
	digest: "Ada runs the archive. They talk about its database.",
};
const { digest, ...sections } = full;
const whole: SummaryText = { sections, digest };
const json = JSON.stringify(full);
const pretty = JSON.stringify(full, null, 2);

describe("an answer as it was asked for", () => {
	it.each([
		["plain", json],
		["with line breaks", pretty],
		["in a code fence", `\`\`\`json\n${pretty}\n\`\`\``],
		["with prose around it", `Here is the summary {as asked for}:\n\n${json}\n\nI hope this helps {:}!`],
		["after thinking aloud", `<think>{"task_context": ["wrong"]} hmm</think>\n${json}`],
		["with commas too many", pretty.replaceAll('"\n', '",\n').replaceAll("]\n", "],\n")],
		["without commas", pretty.replaceAll(",\n", "\n")],
		["inside another object", JSON.stringify({ summary: full })],
		["with its sections in an object of their own", JSON.stringify({ sections, digest })],
		["with unknown keys", JSON.stringify({ ...full, notes: ["x"], confidence: 0.9, ok: null })],
		["with titles for keys", json.replace('"key_decisions"', '"Key Decisions & Rationale"')],
		["with bullets", json.replace('"Writing', '"- Writing')],
		["without its last brackets", json.slice(0, -1)],
	])("is read: %s", (_, answer) => {
		expect(readSummaryAnswer(answer)).toEqual(whole);
	});

	it.each([
		["one text in place of a list", { completed_work: "schema.sql is written\n- The import ran: 1,204 rows" }],
		["lists in lists", { completed_work: [["schema.sql is written"], ["The import ran: 1,204 rows"]] }],
		[
			"objects in place of lines",
			{ completed_work: [{ what: "schema.sql is written" }, { a: "The import ran", b: "1,204 rows" }] },
		],
		[
			"values that say nothing",
			{ completed_work: ["schema.sql is written", null, true, "", "The import ran: 1,204 rows"] },
		],
	])("is read with %s", (_, fields) => {
		expect(readSummaryAnswer(JSON.stringify({ ...full, ...fields }))).toEqual(whole);
	});

	it("is read as far as it goes, without the text that broke off", () => {
		const cut = json.slice(0, json.indexOf("rows"));
		expect(readSummaryAnswer(cut)?.sections).toMatchObject({
			task_context: sections.task_context,
			completed_work: ["schema.sql is written"],
			key_decisions: [],
		});
	});
});

describe("lines", () => {
	const lines = `Sure!
TASK_CONTEXT: Ada moves the archive to PostgreSQL 16.
COMPLETED_WORK: schema.sql is written
COMPLETED_WORK: The import ran: 1,204 rows
KEY_DECISIONS: ${sections.key_decisions[0]}
CURRENT_STATE: Writing src/import.ts
OPEN_THREADS: Who pays for the host?
CORRECTIONS: Not Friday but Monday
TONE: Short and informal
DIGEST: ${digest}`;

	it("are read, each under its section", () => {
		expect(readSummaryAnswer(lines)).toEqual(whole);
	});

	it("are read under headings", () => {
		const answer = `# Summary\n\n## Task Context\n- Move the archive\n\n**Key Decisions & Rationale:**\n1. PostgreSQL: joins\n\nThat is all.\n- not this`;
		expect(readSummaryAnswer(answer)?.sections).toMatchObject({
			task_context: ["Move the archive"],
			key_decisions: ["PostgreSQL: joins"],
		});
	});

	it("say nothing where a section has none", () => {
		expect(readSummaryAnswer("CURRENT_STATE: None\nOPEN_THREADS: Who pays?")?.sections.current_state).toEqual([]);
	});
});

describe("what is no summary", () => {
	it.each([
		"",
		"   ",
		"The user and the assistant spoke about databases for a while.",
		"{}",
		'{"error": "I can\'t do that"}',
		'{"task_context": [], "digest": "x"}',
		'{"tone": ["friendly"]}',
		'["a", "b"]',
		"{{{{{{",
		'{"task_context": [{',
		"null",
	])("is nothing: %j", (answer) => {
		expect(readSummaryAnswer(answer)).toBeNull();
	});
});

/** What looks at each pair of characters takes longer than this, on any machine. */
const QUADRATIC_MS = 20_000;

describe("any text", () => {
	const anything = fc.oneof(
		fc.string({ unit: "binary", maxLength: 200 }),
		fc
			.array(fc.constantFrom("{", "}", "[", "]", '"', ":", ",", "\\", "\n", "a", "task_context", "tone", "null", "1"))
			.map((parts) => parts.join("")),
		fc
			.tuple(fc.nat(json.length), fc.constantFrom("", "}", '"', ",", "{"))
			.map(([at, put]) => json.slice(0, at) + put + json.slice(at + 1)),
	);

	it("is read without a fault, and lines are never longer than what was written", () => {
		fc.assert(
			fc.property(anything, (text) => {
				const read = readSummaryAnswer(text);
				const lines = read === null ? [] : Object.values(read.sections).flat();
				expect(lines.every((line) => line !== "" && line.length <= text.length && !line.includes("\n"))).toBe(true);
			}),
			{ numRuns: 1_000 },
		);
	});

	it.each([
		["one long text", `{"task_context": ["${"word ".repeat(210_000)}"]}`],
		[
			"many lines",
			JSON.stringify({
				completed_work: Array.from({ length: 30_000 }, (_, n) => `Step ${n} of the long work is done`),
			}),
		],
		["braces", "{".repeat(1_100_000)],
		["brackets", `{"task_context":${"[".repeat(1_100_000)}`],
		["objects", '{"a":{}}'.repeat(140_000)],
		["quotes", '"'.repeat(1_100_000)],
		["backslashes", `{"tone":"${"\\".repeat(1_100_000)}`],
		["headings", "TASK_CONTEXT ".repeat(90_000)],
		["lines of spaces", `${" ".repeat(1_900)}x\n`.repeat(550)],
	])(
		"of a megabyte is read in time: %s",
		(_, text) => {
			const read = readSummaryAnswer(text);
			expect(JSON.stringify(read).length).toBeLessThan(50_000);
		},
		QUADRATIC_MS,
	);
});
