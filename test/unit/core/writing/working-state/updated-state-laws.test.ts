import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_STATE, type WorkingState } from "../../../../../src/core/model/thread/working-state.ts";
import type { SourceMessage } from "../../../../../src/core/writing/distill/summary-source.ts";
import { weightOf } from "../../../../../src/core/writing/working-state/capped.ts";
import { withoutQuoted } from "../../../../../src/core/writing/working-state/quoted.ts";
import { updatedState } from "../../../../../src/core/writing/working-state/updated-state.ts";
import { CODING_SCRIPTS } from "./coding-scripts.ts";
import { OTHER_SCRIPTS } from "./other-scripts.ts";
import { messagesOf } from "./script.ts";

const LINES = [...CODING_SCRIPTS, ...OTHER_SCRIPTS].flatMap(({ text }) => text.split("\n"));
const RUNS = 150;

/** Lines of real conversations in any order, and any text at all. */
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

function entriesOf(state: WorkingState): string[] {
	const { task_chain, completed_steps, open_files, recent_decisions, blockers } = state;
	return [task_chain, completed_steps, open_files, recent_decisions, blockers].flat();
}

describe("the state after any messages", () => {
	it("is within its limits, each entry on one line and once in its list", () => {
		fc.assert(
			fc.property(anyMessages, (messages) => {
				const state = updatedState(EMPTY_STATE, messages);
				expect(weightOf(state)).toBeLessThanOrEqual(2_000);
				expect(state.current_task.length).toBeLessThanOrEqual(240);
				for (const entry of entriesOf(state)) {
					expect(entry).toMatch(/[\p{L}\p{N}]/u);
					expect(entry).not.toMatch(/[\n\r]/);
					expect(entry.length).toBeLessThanOrEqual(180);
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
				const first = updatedState(EMPTY_STATE, before);
				expect(updatedState(first, after)).toEqual(updatedState(EMPTY_STATE, [...before, ...after]));
				expect(updatedState(first, [])).toBe(first);
			}),
			{ numRuns: RUNS },
		);
	});

	it("leaves what it is given as it is", () => {
		fc.assert(
			fc.property(anyMessages, anyMessages, (before, after) => {
				const state = updatedState(EMPTY_STATE, before);
				const copy = structuredClone(state);
				updatedState(state, after);
				expect(state).toEqual(copy);
			}),
			{ numRuns: RUNS },
		);
	});

	it("holds nothing of a message once that is taken out", () => {
		fc.assert(
			fc.property(anyText, fc.constantFrom("user" as const, "assistant" as const, "tool" as const), (content, role) => {
				const message = { role, content, seq: 1, created_at: "2026-01-12T09:30:00.000Z" };
				const left = withoutQuoted(updatedState(EMPTY_STATE, [message]), [content]);
				expect([left.current_task, ...entriesOf(left)].filter((entry) => entry !== "")).toEqual([]);
			}),
			{ numRuns: RUNS },
		);
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
				const [hello] = messagesOf("A: Hello, how can I help you?");
				expect(updatedState(state, hello === undefined ? [] : [hello])).toEqual(state);
			}),
			{ numRuns: 50 },
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

	it.each(shapes)("of %s takes no longer than 50 ms", (_, unit) => {
		const content = unit.repeat(Math.ceil(1_000_000 / unit.length));
		const base = { seq: 1, created_at: "2026-01-12T09:30:00.000Z", content };
		const times = (["user", "assistant", "tool"] as const).map((role) => {
			const tries = Array.from({ length: 4 }, () => {
				const began = performance.now();
				updatedState(updatedState(EMPTY_STATE, [{ ...base, role }]), [{ ...base, role }]);
				return (performance.now() - began) / 2;
			});
			return Math.min(...tries);
		});
		expect(Math.max(...times)).toBeLessThan(50);
	});
});
