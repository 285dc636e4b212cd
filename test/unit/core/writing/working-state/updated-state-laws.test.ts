import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_STATE, type WorkingState } from "../../../../../src/core/model/thread/working-state.ts";
import type { SourceMessage } from "../../../../../src/core/writing/distill/summary-source.ts";
import { weightOf } from "../../../../../src/core/writing/working-state/capped.ts";
import { withoutQuoted } from "../../../../../src/core/writing/working-state/quoted.ts";
import { updatedState } from "../../../../../src/core/writing/working-state/updated-state.ts";
import { amount } from "../../../../long.ts";
import { DOES_ALL, wordModel } from "../acts/word-model.ts";
import { messagesOf, WORDS } from "./talking.ts";

const LINES = [
	...[
		"Please migrate the search index to the new cluster.",
		"next we translate the invoice pages",
		"Scrap Postgres, we choose SQLite.",
	],
	...[
		"- [x] I finished src/export/stream.ts",
		"1. Map the schema\n2. Copy the documents",
		"We are stuck on the certificate!",
	],
	...[
		"always answer in German sentences, please, and never longer than five of them",
		"That's all, thanks.",
		"計画を立てる。",
	],
	...[
		"```\nnpm test\n```",
		'{"path":"src/a.ts"}',
		"> build it",
		"He said: “finished”",
		"a".repeat(400),
		"Never mind the invoices",
	],
];
const RUNS = amount(150);

/** Lines that do something, in any order, and any text at all. */
const anyLine = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...LINES) }, fc.string({ unit: "grapheme" }));
const anyText = fc.array(anyLine, { maxLength: 6 }).map((lines) => lines.join("\n"));
const anyMessage = fc.record({
	role: fc.constantFrom("system", "user", "assistant", "tool"),
	content: fc.oneof(
		anyText,
		anyText.map((text) => [{ type: "text" as const, text }]),
	),
	tool_calls: fc.option(fc.constant([{ id: "c", name: "edit", arguments: '{"path":"src/a.ts","text":["x"]}' }]), {
		nil: undefined,
	}),
	created_at: fc.constant("2026-01-12T09:30:00.000Z"),
	seq: fc.constant(1),
}) satisfies fc.Arbitrary<SourceMessage>;
const anyMessages = fc.array(anyMessage, { maxLength: 8 });

const stateOf = (messages: readonly SourceMessage[], from: WorkingState = EMPTY_STATE, model = WORDS) =>
	updatedState(from, messages, [], { acts: model });

function entriesOf(state: WorkingState): string[] {
	const { task_chain, completed_steps, open_files, recent_decisions, blockers } = state;
	return [task_chain, completed_steps, open_files, recent_decisions, blockers].flat();
}

describe("the state after any messages", () => {
	it("is within its limits, each entry on one line and once in its list", () => {
		fc.assert(
			fc.property(anyMessages, (messages) => {
				const state = stateOf(messages);
				expect(weightOf(state)).toBeLessThanOrEqual(2_000);
				expect(state.current_task.length).toBeLessThanOrEqual(760);
				for (const entry of entriesOf(state)) {
					expect(entry).toMatch(/[\p{L}\p{N}]/u);
					expect(entry).not.toMatch(/[\n\r]/);
					expect(entry.length).toBeLessThanOrEqual(200);
				}
				for (const list of [state.task_chain, state.completed_steps, state.open_files]) {
					expect(new Set(list).size).toBe(list.length);
				}
			}),
			{ numRuns: RUNS },
		);
	});

	it("is the same for the same messages, whether they come at once or not, and without any as it was", () => {
		fc.assert(
			fc.property(anyMessages, anyMessages, (before, after) => {
				const first = stateOf(before);
				expect(stateOf(after, first)).toEqual(stateOf([...before, ...after]));
				expect(stateOf([], first)).toBe(first);
			}),
			{ numRuns: RUNS },
		);
	});

	it("is the same every time with the weights as they are fitted, whatever was said", () => {
		fc.assert(
			fc.property(anyMessages, (messages) => {
				expect(updatedState(EMPTY_STATE, structuredClone(messages))).toEqual(updatedState(EMPTY_STATE, messages));
			}),
			{ numRuns: RUNS },
		);
	});

	it("leaves what it is given as it is", () => {
		fc.assert(
			fc.property(anyMessages, anyMessages, (before, after) => {
				const state = stateOf(before);
				const copy = structuredClone(state);
				stateOf(after, state);
				expect(state).toEqual(copy);
			}),
			{ numRuns: RUNS },
		);
	});

	it("holds nothing of a message once that is taken out", () => {
		fc.assert(
			fc.property(anyText, fc.constantFrom("user" as const, "assistant" as const, "tool" as const), (content, role) => {
				const message = { role, content, seq: 1, created_at: "2026-01-12T09:30:00.000Z" };
				const left = withoutQuoted(stateOf([message], EMPTY_STATE, DOES_ALL), [content]);
				expect([left.current_task, ...entriesOf(left)].filter((entry) => entry !== "")).toEqual([]);
			}),
			{ numRuns: RUNS },
		);
	});

	it("holds nothing of the task before once that message is taken out", () => {
		const weak = wordModel({ task: "umlauts" }, 0.1);
		const [first, second] = messagesOf("U: Please migrate it.", "U: The importer chokes on umlauts.");
		if (!first || !second) throw new Error("two messages");
		const state = stateOf([second], stateOf([first]), weak);
		expect(withoutQuoted(state, ["Please migrate it."]).current_task).not.toContain("migrate");
		expect(withoutQuoted(state, ["The importer chokes on umlauts."]).current_task).not.toContain("umlauts");
	});

	it("keeps what a caller wrote, however much, but for what gives way to something new", () => {
		const text = fc.string({ minLength: 1, maxLength: 500, unit: "grapheme" });
		const lists = fc.record({
			current_task: fc.string({ minLength: 1, maxLength: 2_000 }),
			task_chain: fc.uniqueArray(text, { maxLength: 100 }),
			completed_steps: fc.constant<string[]>([]),
			open_files: fc.array(text, { maxLength: 100 }),
			recent_decisions: fc.array(text, { maxLength: 100 }),
			blockers: fc.array(text, { maxLength: 100 }),
		});
		fc.assert(
			fc.property(lists, (state) => {
				expect(stateOf(messagesOf("A: Hello, how can I help you?"), state)).toMatchObject(state);
			}),
			{ numRuns: amount(50) },
		);
	});
});

describe("a text of a megabyte", () => {
	const shapes: [string, string][] = [
		["words", "we have done the work and will go on. "],
		["one line", "a"],
		["lines", "- [x] Step one is done\n"],
		["spaces", " "],
		["dots", "."],
		["brackets", "[[((**__``"],
		["paths", "src/a/b.ts "],
		["slashes", "/a"],
		["digits", "1) x 2) y "],
		["then", "first a, then b, then c, "],
		["marks", "\u0301"],
		["japanese", "計画を立てる。"],
	];

	it.each(shapes)("of %s is read by whoever it is from", (_, unit) => {
		const content = unit.repeat(Math.ceil(1_000_000 / unit.length));
		for (const role of ["user", "assistant", "tool"] as const) {
			const message = { seq: 1, created_at: "2026-01-12T09:30:00.000Z", content, role };
			expect(weightOf(stateOf([message, message], EMPTY_STATE, DOES_ALL))).toBeLessThanOrEqual(2_000);
		}
	});
});
