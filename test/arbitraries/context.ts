import fc from "fast-check";
import { PRESETS } from "../../src/core/base/block.ts";
import { EVERYTHING } from "../../src/core/context/assembly/context-request.ts";
import { FORMATS, LAYOUTS } from "../../src/core/context/render/format.ts";
import { modelOf } from "../../src/core/model/budget/models.ts";
import { type Budget, PROFILES } from "../../src/core/model/budget/profiles.ts";
import { STORED_NAMES, type StoredBlock } from "../../src/core/model/memory/stored-block.ts";
import { MEMORY_TOOLS } from "../../src/core/model/thread/continuity.ts";
import type { Content, NewMessage, Part } from "../../src/core/model/thread/message.ts";
import type { CallerDocument } from "../../src/core/recall/score.ts";
import { continued, remembered } from "./remembered.ts";
import { anyText } from "./text.ts";

const someText = anyText().filter((text) => text !== "" && text.isWellFormed() && !text.includes("\0"));

const name = fc.option(fc.constantFrom("Ada", "Grace Hopper", "小林", "o'brien", "<|system|>", "😀".repeat(70)), {
	nil: undefined,
});

const image = fc
	.constantFrom(
		"https://example.test/a.png",
		"data:image/png;base64,iVBORw0KGgo=",
		"data:image/JPG;base64,/9j/4AAQ",
		"data:image/svg+xml;base64,PHN2Zz4=",
		"data:image/webp;name=a;base64,UklGRg==",
	)
	.map((url) => ({ type: "image_url" as const, url, tokens: 85 }));

const document = fc
	.record({ text: someText, name: someText, context: someText }, { requiredKeys: ["text"] })
	.map((own) => ({ type: "text" as const, kind: "document" as const, ...own }));

const file = fc
	.constantFrom(
		{ url: "https://example.test/a.pdf", media_type: "application/pdf", name: "a.pdf" },
		{ url: "data:application/pdf;base64,JVBERi0=", media_type: "application/pdf", context: "The contract" },
		{ url: "data:text/csv;base64,YSxi", media_type: "text/csv", name: "[a]\n.csv" },
	)
	.map((own) => ({ type: "file" as const, ...own, tokens: 85 }));

const part: fc.Arbitrary<Part> = fc.oneof(
	{ weight: 4, arbitrary: someText.map((text) => ({ type: "text" as const, text })) },
	{ weight: 1, arbitrary: fc.constantFrom("", " \n").map((text) => ({ type: "text" as const, text })) },
	{ weight: 2, arbitrary: image },
	{ weight: 1, arbitrary: someText.map((text) => ({ type: "thinking" as const, text })) },
	{ weight: 2, arbitrary: someText.map((text) => ({ type: "thinking" as const, text, signature: "c2ln" })) },
	{ weight: 1, arbitrary: fc.constant({ type: "thinking" as const, text: "", redacted: "ZW5j" }) },
	{ weight: 1, arbitrary: document },
	{ weight: 1, arbitrary: file },
	{
		weight: 1,
		arbitrary: fc
			.record({ text: someText, kind: fc.constantFrom("error", "refusal") })
			.map((own) => ({ type: "text" as const, ...own })),
	},
);

/** Content that says something: of one text or of parts of every kind. */
const content: fc.Arbitrary<Content> = fc.oneof(
	{ weight: 2, arbitrary: someText },
	{
		weight: 1,
		arbitrary: fc
			.array(part, { minLength: 1, maxLength: 4 })
			.filter((parts) => parts.some((one) => one.type === "image_url" || one.type === "file" || one.text !== "")),
	},
);

const said = fc.record({
	role: fc.constantFrom("user", "assistant", "system"),
	content,
	name,
}) satisfies fc.Arbitrary<NewMessage>;

/** The same ids come again and again, and differ in what providers refuse. */
const callId = fc.constantFrom("call-", "call ", "call_", "functions.read:", "call-0-", `${"x".repeat(60)}-`);

const args = fc.oneof(
	fc.json({ maxDepth: 2 }),
	fc.constantFrom("{}", '{"n":1}', '{ "path": "a.ts", "lines": [1, 2] }', "", "not json", '{"broken":'),
);

/** An assistant that calls one to three tools, and the results that came, some of them never, some of them late. */
const exchange = fc
	.record({
		results: fc.array(fc.option(content, { nil: null }), { minLength: 1, maxLength: 3 }),
		beside: fc.oneof(fc.constant(""), content),
		between: fc.oneof(
			{ weight: 3, arbitrary: fc.constant([]) },
			{ weight: 1, arbitrary: fc.array(said, { maxLength: 2 }) },
		),
		ids: callId,
		args,
		tool: fc.constantFrom("read_file", "files.read", "mcp__files__read"),
	})
	.map(({ results, beside, between, ids, args, tool }): NewMessage[] => {
		const calls = results.map((_, index) => ({ id: `${ids}${index}`, name: tool, arguments: args }));
		const answers = results.flatMap((result, index): NewMessage[] =>
			result === null ? [] : [{ role: "tool", content: result, tool_call_id: `${ids}${index}` }],
		);
		return [{ role: "assistant", content: beside, tool_calls: calls }, ...between, ...answers];
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

const stored: fc.Arbitrary<StoredBlock[]> = fc.uniqueArray(
	fc.record({
		scope: fc.constantFrom("global", "project:p", "user:u"),
		name: fc.constantFrom(...STORED_NAMES),
		content: someText,
		tokens: fc.integer({ min: 1, max: 100 }),
		version: fc.integer({ min: 1, max: 9 }),
		updated_at: fc.constant("2026-01-12T09:30:00.000Z"),
	}),
	{ maxLength: 4, selector: ({ scope, name }) => `${scope}/${name}` },
);

const include = fc.record({
	working_state: fc.boolean(),
	notes: fc.boolean(),
	relations: fc.boolean(),
	skills: fc.boolean(),
	earlier_messages: fc.boolean(),
	nothing_found: fc.boolean(),
	profile: fc.boolean(),
});

/** Everything one context is made of, but the messages. */
export const request = fc.record({
	model: fc.constantFrom("gpt-4", "gpt-4o", "claude-3-opus", "unheard-of").map(modelOf),
	budget,
	waterfall: fc.boolean(),
	format: fc.constantFrom(...FORMATS),
	layout: fc.constantFrom(...LAYOUTS),
	preset: fc.constantFrom(...PRESETS),
	query: fc.option(content, { nil: null }),
	system: fc.option(someText, { nil: null }),
	project: fc.option(someText, { nil: null }),
	task: fc.option(fc.record({ task: someText, goals: lines, constraints: lines, expected_output: someText }), {
		nil: null,
	}),
	stored,
	documents,
	remembered,
	profile: remembered.map((all) =>
		all.flatMap((one) => (one.kind === "memory" ? [{ ...one, id: `own ${one.id}`, evidence: undefined }] : [])),
	),
	include: fc.oneof({ weight: 4, arbitrary: fc.constant(EVERYTHING) }, include),
	tools: fc.subarray([...MEMORY_TOOLS]),
	/** What the thread keeps beside its messages. */
	continuity: continued,
	recall: fc.record({ limit: fc.integer({ min: 1, max: 50 }), minScore: fc.constantFrom(0, 0.2, 0.9) }),
	contextManagement: fc.constant(false),
	otherThreads: fc.constant(null),
	now: fc.constant(Date.parse("2026-11-20T12:00:00.000Z")),
});
