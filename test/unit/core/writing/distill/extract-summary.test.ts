import { describe, expect, test } from "vitest";
import type { SummaryText } from "../../../../../src/core/model/thread/summary.ts";
import type { SourceMessage } from "../../../../../src/core/writing/distill/summary-source.ts";
import { words } from "../../thread-view.ts";
import { DOES_ALL, wordModel } from "../acts/word-model.ts";
import { dialogue, said } from "./any-source.ts";
import { extracted } from "./summaries.ts";

/** Words that do an act here, whoever says them. */
const WORDS = wordModel({
	...{ task: "rebuild migrate", decides: "take agreed", corrects: "wrong", done: "finished", open: "somebody" },
	...{ next: "next", tells: "nurse harbour" },
});

function summary(messages: SourceMessage[], previous: SummaryText | null = null, model = WORDS): SummaryText {
	return extracted({ previous, messages, limit: 2_000 }, words, model);
}

describe("a line", () => {
	test("is what was said, with who said it and when", () => {
		const { sections } = summary(
			dialogue("We take MessagePack for the wire format. Mobile clients are on metered links."),
		);
		expect(sections.key_decisions).toEqual(["We take MessagePack for the wire format. (2026-11-20)"]);
	});

	test("has its speaker's name where there is one", () => {
		const messages = [{ ...said("user", "We take MessagePack for the wire format."), name: "Ada", seq: 1 }];
		expect(summary(messages).sections.key_decisions).toEqual([
			"We take MessagePack for the wire format. (Ada, 2026-11-20)",
		]);
	});

	test("of few words has what it answers; a report has what was asked", () => {
		const { sections } = summary(
			dialogue(
				"Which queue replays old events?",
				"NATS replays old events.",
				"ok agreed, NATS",
				"I finished the queue.",
			),
		);
		expect(sections.key_decisions).toEqual(["ok agreed, NATS (to: NATS replays old events.) (2026-11-20)"]);
		expect(sections.completed_work).toEqual(["I finished the queue. (asked: ok agreed, NATS) (assistant, 2026-11-20)"]);
	});

	test("is never of code, of a table, of a quotation or of what an assistant proposes", () => {
		const { sections } = summary(
			dialogue(
				'```\nwe take Postgres\n```\n| we take Redis |\n> we take MySQL\nHe said: "We take Oracle for the whole ledger."',
				"I would take MongoDB for the ledger.",
			),
		);
		expect(sections.key_decisions).toEqual([]);
	});
});

describe("the state of a thread", () => {
	test("is its newest task, the last step and the next one", () => {
		const first = summary(
			dialogue(
				"I want to rebuild the invoice exporter.",
				"I finished mapping the columns.",
				"next: write the serializer.",
			),
		);
		expect(first.sections.current_state).toEqual([
			"task: I want to rebuild the invoice exporter.",
			"last: I finished mapping the columns.",
			"next: next: write the serializer.",
		]);
		const second = summary(dialogue("Now let's migrate the search index.", "I finished the serializer."), first);
		expect(second.sections.current_state).toEqual([
			"task: Now let's migrate the search index.",
			"last: I finished the serializer.",
		]);
	});

	test("names the files that tools touched, over summaries", () => {
		const call = (id: string, name: string, fields: object) => ({ id, name, arguments: JSON.stringify(fields) });
		const edited = { ...said("assistant", ""), tool_calls: [call("a", "edit_file", { path: "src/cart.ts" })], seq: 1 };
		const first = summary([edited, { ...said("tool", "ok"), tool_call_id: "a", seq: 2 }]);
		expect(first.sections.current_state).toEqual(["files: src/cart.ts"]);
		const read = { ...said("assistant", ""), tool_calls: [call("c", "read_file", { path: "src/tax.ts" })], seq: 5 };
		expect(summary([read], first).sections.current_state).toEqual(["files: src/cart.ts, src/tax.ts"]);
	});

	test("names the eight files that tools touched last", () => {
		const edits = Array.from({ length: 11 }, (_, at) => ({
			...said("assistant", ""),
			tool_calls: [{ id: `c${at}`, name: "edit_file", arguments: JSON.stringify({ path: `src/part-${at}.ts` }) }],
			seq: at + 1,
		}));
		const last = [3, 4, 5, 6, 7, 8, 9, 10].map((at) => `src/part-${at}.ts`);
		expect(summary(edits).sections.current_state).toEqual([`files: ${last.join(", ")}`]);
	});
});

test("what users tell stands in their words where no section has it", () => {
	const { sections } = summary(dialogue("I work as a nurse in Ghent.", "Lovely harbour!", "thanks", "Of course."));
	expect(sections.task_context).toEqual(["I work as a nurse in Ghent. (2026-11-20)"]);
});

test("a decision that is turned round leaves, over summaries too", () => {
	const first = summary(dialogue("We take Memcached for the session store."));
	expect(first.sections.key_decisions).toHaveLength(1);
	const second = summary(dialogue("Scrap Memcached for the session store, we take DynamoDB for it instead."), first);
	expect(second.sections.key_decisions.join()).toContain("we take DynamoDB");
	expect(second.sections.key_decisions.join()).not.toContain("We take Memcached");
});

test("how the user writes is measured, and the digest keeps who and what it is about", () => {
	const messages = dialogue(
		"hey, I'm a nurse in Ghent",
		"Hello!",
		"lol ok 🙂",
		"Good.",
		"gonna check the rota with you",
		"Yes.",
	);
	const first = summary(messages);
	expect(first.sections.tone[0]).toMatch(/^register: english, terse, informal/);
	expect(first.digest).toContain("I'm a nurse in Ghent");
	const second = summary(dialogue("Which rota?", "I see."), first);
	expect(second.digest).toBe(first.digest);
	expect(second.sections.tone[0]).toBe(first.sections.tone[0]);
	expect(summary([{ ...said("user", "Morning!"), name: "Ada", seq: 1 }]).digest).toContain("Ada");
});

test.each(["a", "? ", "```\n", "- x\n", "数", "'", "could you ", "I. ", "> ", "so i "])(
	"a megabyte of %j is read",
	(unit) => {
		const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
		expect(JSON.stringify(summary(dialogue(text, text), null, DOES_ALL)).length).toBeLessThan(30_000);
	},
);

test("a digest says who told something of themselves, where several speak", () => {
	const of = (name: string, content: string, seq: number) => ({ ...said("user", content), name, seq });
	const ada = of("Ada", "I'm a nurse at the harbour.", 1);
	expect(summary([ada]).digest).toBe("With: Ada\nI'm a nurse at the harbour.");
	expect(summary([ada, of("Ben", "ok", 2)]).digest).toBe("With: Ada, Ben\nI'm a nurse at the harbour. (Ada)");
});
