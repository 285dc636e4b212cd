import { describe, expect, it } from "vitest";
import { contextOf } from "../../../../../src/core/context/assembly/context-of.ts";
import type { Format } from "../../../../../src/core/context/render/format.ts";
import { readMessages } from "../../../../../src/features/threads/formats/read-messages.ts";
import type { Shape } from "../../../../../src/features/threads/formats/recognise.ts";

const WIDE = { history: 100_000, knowledge: 0, response: 1_000 };

function read(given: readonly unknown[], shape: Shape) {
	const issues: Parameters<typeof readMessages>[2] = [];
	const { messages } = readMessages(given, shape, issues);
	return { messages, faults: issues.map(({ path, message }) => `${path?.join(".")}: ${message}`) };
}

/** All that a format answers of these messages, in by the shape. */
function through(given: readonly unknown[], shape: Shape, format: Format): unknown {
	const { messages, faults } = read(given, shape);
	expect(faults).toEqual([]);
	const made = contextOf({ messages, format, model: "gpt-4o", budget: WIDE, now: 0 }, (text) =>
		Math.ceil(text.length / 4),
	);
	if (!made.ok) throw new Error(JSON.stringify(made.error));
	return made.value.rendering;
}

const user = (content: unknown) => ({ role: "user", content });
const assistant = (content: unknown, more: object = {}) => ({ role: "assistant", content, ...more });
const hello = user("Hello");
const thanks = user("Thanks");
const cache_control = { type: "ephemeral", ttl: "1h" };
const options = { anthropic: { cacheControl: { type: "ephemeral" } }, bedrock: { cachePoint: { type: "default" } } };
const PDF = "JVBERi0=";

/** Each is in the answer of its own format as it was handed in. */
const KEPT: [shape: Shape, format: Format, what: string, messages: unknown[], back: unknown][] = [
	...["not json", "[1]", '"text"', "5", ""].map((text): (typeof KEPT)[number] => {
		const call = { id: "c1", type: "function", function: { name: "run", arguments: text } };
		const all = [
			hello,
			assistant(null, { tool_calls: [call] }),
			{ role: "tool", content: "1", tool_call_id: "c1" },
			thanks,
		];
		return ["openai", "openai", `arguments ${JSON.stringify(text)}`, all, call];
	}),
	...["not json", '{"a":1}', "5", "", [1], 5, true, null, { a: 1 }].map((input): (typeof KEPT)[number] => {
		const call = { type: "tool-call", toolCallId: "c1", toolName: "run", input };
		const output = { type: "text", value: "1" };
		const result = { type: "tool-result", toolCallId: "c1", toolName: "run", output, providerOptions: options };
		const all = [hello, assistant([call]), { role: "tool", content: [result] }, thanks];
		return ["ai-sdk", "ai-sdk", `input ${JSON.stringify(input)}`, all, { call, result }];
	}),
	...[undefined, options].flatMap((providerOptions) => {
		const more = providerOptions && { providerOptions };
		const reasoning = { type: "reasoning", text: "Hm.", ...more };
		const file = {
			type: "file",
			mediaType: "text/markdown",
			data: { type: "text", text: "# A" },
			filename: "a.md",
			...more,
		};
		const image = { type: "file", mediaType: "image/png", data: "https://example.test/a", filename: "a.png", ...more };
		const content = [reasoning, { type: "text", text: "Yes.", ...more }];
		return [
			["ai-sdk", "ai-sdk", "reasoning", [hello, assistant(content, more), thanks], { content }],
			["ai-sdk", "ai-sdk", "a document", [user([file]), assistant("Yes."), thanks], file],
			["ai-sdk", "ai-sdk", "an image", [user([image]), assistant("Yes."), thanks], image],
		] satisfies (typeof KEPT)[number][];
	}),
	["ai-sdk", "ai-sdk", "options of a message", [{ ...hello, providerOptions: options }, assistant("Yes.")], options],
	...(
		[
			{ type: "text", media_type: "text/plain", data: "Clause 1" },
			{ type: "base64", media_type: "application/pdf", data: PDF },
			{ type: "url", url: "https://example.test/a.pdf" },
		] as const
	).map((source): (typeof KEPT)[number] => {
		const document = {
			type: "document",
			source,
			title: "A",
			context: "B",
			citations: { enabled: true },
			cache_control,
		};
		return ["anthropic", "anthropic", `a document by ${source.type}`, [user([document]), assistant("Yes.")], document];
	}),
];

const reasoning = (id: string, summary: string[], more: object = {}) => ({
	type: "reasoning",
	id,
	summary: summary.map((text) => ({ type: "summary_text", text })),
	...more,
});

/** Items that come back as they are, all of them and in their order. */
const ITEMS = [
	{ role: "developer", content: "Be brief." },
	{
		role: "user",
		content: [
			{ type: "input_text", text: "Look.", prompt_cache_breakpoint: { mode: "explicit" } },
			{ type: "input_image", image_url: "https://example.test/a.png", detail: "original" },
			{ type: "input_file", file_url: "https://example.test/a.pdf", filename: "a.pdf", detail: "high" },
			{ type: "input_file", file_data: `data:application/pdf;base64,${PDF}` },
		],
	},
	reasoning("rs_1", ["First", "then"], { encrypted_content: "ZW5j" }),
	{ type: "function_call", call_id: "c1", name: "look", arguments: "{}" },
	reasoning("rs_2", [], { encrypted_content: "ZW5k" }),
	{ type: "function_call", call_id: "c2", name: "look", arguments: "not json" },
	{ type: "function_call_output", call_id: "c1", output: "1" },
	{
		type: "function_call_output",
		call_id: "c2",
		output: [{ type: "input_image", image_url: "https://example.test/b.png", detail: "auto" }],
	},
	reasoning("rs_3", ["So"], { content: [{ type: "reasoning_text", text: "So it is." }] }),
	{ role: "assistant", content: "I look again.", phase: "commentary" },
	reasoning("rs_4", [], { encrypted_content: "ZW5m" }),
	{
		type: "message",
		id: "msg_1",
		role: "assistant",
		status: "completed",
		content: [
			{ type: "output_text", text: "A ferry.", annotations: [] },
			{ type: "refusal", refusal: "No more." },
		],
	},
	{ role: "user", content: "Thanks" },
];

/** The values of an object that stand anywhere in an answer. */
function holds(answer: unknown, wanted: unknown): boolean {
	try {
		expect(answer).toEqual(wanted);
		return true;
	} catch {
		return typeof answer === "object" && answer !== null && Object.values(answer).some((one) => holds(one, wanted));
	}
}

describe("in and out in the same format", () => {
	it.each(KEPT)("%s → %s: %s comes back as it was", (shape, format, _, messages, back) => {
		const answer = through(messages, shape, format);
		const wanted = typeof back === "object" && back !== null && !("type" in back) ? Object.values(back) : [back];
		for (const one of wanted) expect(holds(answer, one), JSON.stringify([one, answer], null, 1)).toBe(true);
	});

	it("items of the Responses API come back as they were, thinking before what it belongs to", () => {
		const { input } = through(ITEMS, "responses", "responses") as { input: unknown[] };
		expect(input).toEqual(ITEMS.slice(1));
	});

	it("and go to other formats as far as those can carry them", () => {
		for (const format of ["openai", "anthropic", "messages", "text"] as const) {
			const answer = JSON.stringify(through(ITEMS, "responses", format));
			expect(answer).toContain("A ferry.");
			if (format !== "messages") expect(answer).not.toMatch(/ZW5j|rs_1/);
		}
	});

	it("a thought between two calls of the AI SDK is an item between them", () => {
		const call = (toolCallId: string) => ({ type: "tool-call", toolCallId, toolName: "look", input: {} });
		const thought = { type: "reasoning", text: "Hm.", providerOptions: { openai: { itemId: "rs_1" } } };
		const results = ["c1", "c2"].map((toolCallId) => {
			return { type: "tool-result", toolCallId, toolName: "look", output: { type: "text", value: "1" } };
		});
		const messages = [
			hello,
			assistant([call("c1"), thought, { type: "text", text: "Again." }, call("c2")]),
			{ role: "tool", content: results },
			thanks,
		];
		expect(through(messages, "ai-sdk", "responses")).toMatchObject({
			input: [
				{ role: "user" },
				{ type: "function_call", call_id: "c1" },
				{ type: "reasoning", id: "rs_1" },
				{ role: "assistant", content: "Again." },
				{ type: "function_call", call_id: "c2" },
				{ type: "function_call_output", call_id: "c1" },
				{ type: "function_call_output", call_id: "c2" },
				{ role: "user" },
			],
		});
	});

	it("has no more cache breakpoints than Anthropic takes inside results too", () => {
		const use = (id: string) => ({ type: "tool_use", id, name: "look", input: {} });
		const result = (tool_use_id: string) => {
			const marked = (text: string) => ({ type: "text", text, cache_control });
			return { type: "tool_result", tool_use_id, content: [marked("1"), marked("2")], cache_control };
		};
		const uses = ["c1", "c2", "c3"];
		const messages = [hello, assistant(uses.map(use)), user(uses.map(result)), assistant("Yes."), thanks];
		const marks = JSON.stringify(through(messages, "anthropic", "anthropic")).match(/"cache_control"/g) ?? [];
		expect(marks).toHaveLength(4);
	});

	it("thinking whose call is not shown is not sent: the API refuses it", () => {
		const input = [
			{ role: "user", content: "Look." },
			reasoning("rs_1", ["First"]),
			ITEMS[3],
			{ role: "user", content: "Stop." },
		];
		expect(through(input, "responses", "responses")).toMatchObject({ input: [input[0], input[3]] });
	});

	it("what an answer cites comes back while its document stands where it says", () => {
		const source = { type: "text", media_type: "text/plain", data: "Clause 1" };
		const document = { type: "document", source, title: "A", citations: { enabled: true } };
		const where = { type: "char_location", cited_text: "Clause", start_char_index: 0, end_char_index: 6 };
		const citations = [{ ...where, document_index: 0, document_title: "A" }];
		const text = { type: "text", text: "It says so.", citations };
		expect(holds(through([user([document]), assistant([text])], "anthropic", "anthropic"), text)).toBe(true);
		const without = through([hello, assistant([text])], "anthropic", "anthropic");
		expect(holds(without, { type: "text", text: "It says so." })).toBe(true);
	});

	it("has no more cache breakpoints than Anthropic takes, the newest of the caller's, and those that hold longer first", () => {
		const cached = (text: string, ttl: "5m" | "1h") => [
			{ type: "text", text, cache_control: { type: "ephemeral", ttl } },
		];
		const messages = ["a", "b", "c", "d"].flatMap((text) => [
			user(cached(text, text === "c" ? "1h" : "5m")),
			assistant([{ type: "text", text: `${text}!` }]),
		]);
		const marks =
			JSON.stringify(through(messages, "anthropic", "anthropic")).match(/"ephemeral"(?:,"ttl":"..")?/g) ?? [];
		expect(marks.length).toBeLessThanOrEqual(4);
		const long = marks.map((mark) => mark.includes("1h"));
		expect(long).toEqual(long.toSorted((a, b) => Number(b) - Number(a)));
		expect(long).toContain(true);
	});
});
