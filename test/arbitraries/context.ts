import fc from "fast-check";
import { PRESETS } from "../../src/core/blocks/block.ts";
import { modelOf } from "../../src/core/budget/models.ts";
import type { Budget } from "../../src/core/budget/profiles.ts";
import { PROFILES } from "../../src/core/budget/profiles.ts";
import type { CallerDocument } from "../../src/core/recall/documents.ts";
import { FORMATS, LAYOUTS } from "../../src/core/render/format.ts";
import type { NewMessage } from "../../src/core/thread/message.ts";
import { anyText } from "./text.ts";

const someText = anyText().filter((text) => text !== "" && text.isWellFormed() && !text.includes("\0"));

const name = fc.option(fc.constantFrom("Ada", "Grace Hopper", "小林", "o'brien"), { nil: undefined });

const said = fc.record({
	role: fc.constantFrom("user", "assistant", "system"),
	content: fc.oneof(
		someText,
		fc.array(fc.record({ type: fc.constant("text" as const), text: someText }), { minLength: 1, maxLength: 3 }),
		someText.map((text) => [
			{ type: "thinking" as const, text },
			{ type: "image_url" as const, url: "https://example.test/a.png", tokens: 85 },
		]),
	),
	name,
}) satisfies fc.Arbitrary<NewMessage>;

/** An assistant that calls one to three tools, and the results that came, some of them never. */
const exchange = fc
	.record({ results: fc.array(fc.option(someText, { nil: null }), { minLength: 1, maxLength: 3 }), text: someText })
	.map(({ results, text }): NewMessage[] => {
		const calls = results.map((_, index) => ({ id: `call-${index}`, name: "read_file", arguments: `{"n":${index}}` }));
		const answers = results.flatMap((content, index): NewMessage[] =>
			content === null ? [] : [{ role: "tool", content, tool_call_id: `call-${index}` }],
		);
		return [{ role: "assistant", content: text.slice(0, 40), tool_calls: calls }, ...answers];
	});

/** A conversation whose tool messages answer calls; the ids of calls come again and again. */
export const conversation: fc.Arbitrary<NewMessage[]> = fc
	.array(fc.oneof({ weight: 4, arbitrary: said.map((message) => [message]) }, { weight: 1, arbitrary: exchange }), {
		maxLength: 25,
	})
	.map((turns) => turns.flat());

const documents: fc.Arbitrary<CallerDocument[]> = fc
	.uniqueArray(
		fc.record(
			{
				content: someText,
				source: fc.record({ id: fc.string({ minLength: 1, maxLength: 12 }), type: fc.constantFrom("adr", "doc") }),
				score: fc.double({ min: -2, max: 30, noNaN: true }),
				confidence: fc.double({ min: 0, max: 1, noNaN: true }),
				created_at: fc.constantFrom("2026-01-12T09:30:00.000Z", "2031-01-01T00:00:00.000Z"),
			},
			{ requiredKeys: ["content", "source"] },
		),
		{ maxLength: 8, selector: (document) => document.source.id },
	)
	.map((list) => list.filter((document) => document.source.id.isWellFormed()));

const field = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 80 }), fc.integer({ min: 80, max: 3_000 }));

const budget: fc.Arbitrary<Budget> = fc.oneof(
	fc.constantFrom(PROFILES["4k"], PROFILES["8k"], PROFILES["128k"]),
	fc.record({
		system: fc.integer({ min: 0, max: 2_000 }),
		project: field,
		task: field,
		history: field,
		knowledge: field,
		user_query: field,
		response: field,
		safety_buffer: fc.integer({ min: 0, max: 100 }),
	}),
);

const lines = fc.array(someText, { maxLength: 3 });

/** Everything one context is made of, but the messages. */
export const request = fc.record({
	model: fc.constantFrom("gpt-4", "gpt-4o", "claude-3-opus", "unheard-of").map(modelOf),
	budget,
	waterfall: fc.boolean(),
	format: fc.constantFrom(...FORMATS),
	layout: fc.constantFrom(...LAYOUTS),
	preset: fc.constantFrom(...PRESETS),
	query: fc.option(someText, { nil: null }),
	system: fc.option(someText, { nil: null }),
	project: fc.option(someText, { nil: null }),
	task: fc.option(fc.record({ task: someText, goals: lines, constraints: lines, expected_output: someText }), {
		nil: null,
	}),
	documents,
	recall: fc.record({ limit: fc.integer({ min: 1, max: 50 }), minScore: fc.constantFrom(0, 0.2, 0.9) }),
	now: fc.constant(Date.parse("2026-11-20T12:00:00.000Z")),
});
