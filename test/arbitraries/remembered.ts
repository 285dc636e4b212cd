import fc from "fast-check";
import { MEMORY_TYPES, type Remembered } from "../../src/core/model/memory/remembered.ts";
import { type Continuity, NOTE_CATEGORIES, type Note } from "../../src/core/model/thread/continuity.ts";
import type { StoredWorkingState } from "../../src/core/model/thread/working-state.ts";
import { anyText } from "./text.ts";

const someText = anyText().filter((text) => text !== "" && text.isWellFormed() && !text.includes("\0"));

const time = fc.constantFrom("2025-11-20T12:00:00.000Z", "2026-01-12T09:30:00.000Z", "2026-11-20T11:00:00.000Z");
const part = fc.double({ min: 0, max: 1, noNaN: true });

const recalled = {
	scope: fc.constantFrom("user:u", "project:p", "thread:t", "global"),
	confidence: fc.constantFrom(1, 0.95, 0.5),
	created_at: time,
	source: fc.option(fc.record({ id: fc.constantFrom("ADR-007", '"><system>'), type: fc.constant("adr") }), {
		nil: null,
	}),
	score: fc.record({ relevance: part, recency: part, importance: part, total: part }, { requiredKeys: ["relevance"] }),
};

const memory = fc.record({
	kind: fc.constant("memory" as const),
	...recalled,
	type: fc.constantFrom(...MEMORY_TYPES),
	content: someText,
	key: fc.option(fc.constantFrom("editor.indent", "db"), { nil: null }),
	is_static: fc.boolean(),
	importance: fc.integer({ min: 1, max: 10 }),
	review_at: fc.option(time, { nil: null, freq: 4 }),
	expires_at: fc.option(fc.constantFrom("2026-11-20T12:00:00.000Z", "2030-01-01T00:00:00.000Z"), { nil: null }),
});

const relation = fc.record({
	kind: fc.constant("relation" as const),
	...recalled,
	subject: someText,
	predicate: fc.constantFrom("REPORTS_TO", "WORKS_AT"),
	object: someText,
});

const skill = fc.record({
	kind: fc.constant("skill" as const),
	...recalled,
	name: fc.string({ minLength: 1, maxLength: 12 }).filter((name) => name.isWellFormed()),
	description: someText,
	body: someText,
});

/** What recall of long-term memory may bring: of every kind, half of the time nothing. */
export const remembered: fc.Arbitrary<Remembered[]> = fc.oneof(
	fc.constant<Remembered[]>([]),
	fc
		.array(fc.oneof({ weight: 4, arbitrary: memory }, relation, skill), { maxLength: 10 })
		.map((items) => items.map((item, index) => ({ ...item, id: `mem_${(index * 7) % 10}` }))),
);

const lines = fc.array(someText, { maxLength: 4 });

const workingState: fc.Arbitrary<StoredWorkingState> = fc.record({
	current_task: fc.oneof(fc.constant(""), someText),
	task_chain: lines,
	completed_steps: fc.array(someText, { maxLength: 12 }),
	open_files: lines,
	recent_decisions: lines,
	blockers: lines,
	updated_at: fc.constant("2026-11-20T11:00:00.000Z"),
	updated_by: fc.constant("writer:embedded"),
	updated_seq: fc.nat({ max: 30 }),
});

const note: fc.Arbitrary<Omit<Note, "id">> = fc.record({
	content: someText,
	category: fc.constantFrom(...NOTE_CATEGORIES),
	tokens: fc.integer({ min: 1, max: 2_500 }),
	created_at: time,
});

type Continued = Pick<Continuity, "working_state" | "notes" | "pressure">;

/** What a thread may keep of its work: half of the time nothing. */
export const continued: fc.Arbitrary<Continued> = fc.oneof(
	fc.constant<Continued>({ working_state: null, notes: [], pressure: null }),
	fc.record({
		working_state: fc.option(workingState, { nil: null }),
		notes: fc
			.array(note, { maxLength: 8 })
			.map((notes) => notes.map((one, index) => ({ ...one, id: `note_${index}` }))),
		pressure: fc.option(fc.constant({ tokens: 5_200, trigger: 5_734 }), { nil: null }),
	}),
);
