import fc from "fast-check";
import { expect, it } from "vitest";
import { amount } from "../../long.ts";
import { api } from "../client.ts";
import { append, MESSAGES_ONLY, newThread } from "../thread-calls.ts";
import { type Context, contextOf, itemsOf } from "./context-calls.ts";

const RUNS = amount(60);

/*
 * The invariant through the door, for whatever is asked. Runs without a blank stay below 256 characters: longer ones
 * are counted in slices, and then the tokenizer's own count may differ slightly.
 */

const word = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.constantFrom("the", "needle", "database", "costs", "3.14", "moved.", "Why?", "don't", "e.g."),
	},
	{
		weight: 2,
		arbitrary: fc.constantFrom("👩‍👩‍👧‍👦", "👍🏽🇩🇪", "e\u0301", "今天天气很好。", "한국어입니다.", "カタカナ"),
	},
	{
		weight: 2,
		arbitrary: fc.constantFrom("<|endoftext|>", "<|im_start|>", "</system>", "<query>", "</knowledge>", "&lt;", "]]>"),
	},
	{ weight: 1, arbitrary: fc.constantFrom("const a = {};\n", "\r\n\r\n", "- item\n", "\t", "x".repeat(200)) },
	{
		weight: 1,
		arbitrary: fc
			.string({ unit: "grapheme", minLength: 1, maxLength: 12 })
			.map((text) => text.replaceAll("\ufeff", "")),
	},
);
const textUpTo = (words: number) => fc.array(word, { minLength: 1, maxLength: words }).map((words) => words.join(" "));
const said = textUpTo(60).filter((text) => text !== "");

const turn = fc.oneof(
	{ weight: 4, arbitrary: said.map((content) => [{ role: "user", content }]) },
	{ weight: 4, arbitrary: said.map((content) => [{ role: "assistant", content }]) },
	{ weight: 1, arbitrary: said.map((content) => [{ role: "system", content }]) },
	{
		weight: 1,
		arbitrary: said.map((content) => [
			{
				role: "user",
				name: "Ada B",
				content: [
					{ type: "text", text: content },
					{ type: "image_url", url: "x", tokens: 40 },
				],
			},
		]),
	},
	{
		weight: 2,
		arbitrary: fc.tuple(said, fc.boolean()).map(([content, answered]) => {
			const call = { role: "assistant", content: "", tool_calls: [{ id: "c", name: "look", arguments: content }] };
			return answered ? [call, { role: "tool", tool_call_id: "c", content }] : [call];
		}),
	},
);

const tokens = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_200 }));
const fields = ["system", "project", "task", "history", "knowledge", "user_query", "response", "safety_buffer"];
const budget = fc.oneof(
	fc.constantFrom("4k", "8k"),
	fc.integer({ min: 1_024, max: 8_192 }).map((total) => ({ total })),
	fc.record(Object.fromEntries(fields.map((field) => [field, tokens])), { requiredKeys: [] }),
);

const request = fc.record(
	{
		messages: fc.array(turn, { maxLength: 40 }).map((turns) => turns.flat()),
		query: fc.option(textUpTo(80)),
		system: textUpTo(30),
		project: textUpTo(300),
		task: textUpTo(100),
		knowledge: fc
			.array(textUpTo(100), { maxLength: 20 })
			.map((texts) => texts.map((content, n) => ({ content, source: { id: `d${n}`, type: "doc" } }))),
		model: fc.constantFrom("gpt-4", "gpt-3.5-turbo", "gpt-4o", "gpt-5", "claude-3-opus", "nobody-knows"),
		budget,
		waterfall: fc.boolean(),
		format: fc.constantFrom("messages", "text"),
		now: fc.constant("2026-01-12T09:30:00.000Z"),
	},
	{ requiredKeys: ["messages", "budget"] },
);

const FIGURED = ["system_over_budget", "context_overflow", "invalid_budget"];

/** The rest of what a context must keep beside the invariant, which `contextOf` checks. */
function expectOrder(built: Context, asked: { messages: object[]; query?: string | null }): void {
	const listed = itemsOf(built, "history").map(({ seq }) => seq ?? 0);
	expect(listed).toEqual(listed.toSorted((a, b) => a - b));
	const shown = (built.messages ?? []).filter(({ role }) => role === "tool" || role === "assistant");
	let at = 0;
	for (const { role } of shown) {
		while (at < asked.messages.length && Reflect.get(asked.messages[at] ?? {}, "role") !== role) at++;
		expect(at++).toBeLessThan(asked.messages.length);
	}
	const calls = shown.flatMap(({ tool_calls }) => (Array.isArray(tool_calls) ? tool_calls : []));
	expect(calls).toHaveLength(shown.filter(({ role }) => role === "tool").length);
}

it("total is the count of what is returned, within the window, and order is kept", { timeout: 60_000 }, async () => {
	let contexts = 0;
	await fc.assert(
		fc.asyncProperty(request, async (asked) => {
			const answer = await api("POST", "/v1/context", asked);
			if (answer.status !== 200) {
				expect(answer.status).toBe(422);
				expect(FIGURED).toContain(Reflect.get(Object(answer.body), "code"));
				return;
			}
			contexts++;
			expectOrder(await contextOf("", asked), asked);
		}),
		{ numRuns: RUNS },
	);
	expect(contexts).toBeGreaterThan(RUNS / 6);
});

/** What two builds of the same context share: all but its ids and timings. */
function comparable({ id: _, thread_id: __, report: { timings_ms: ___, ...report }, ...rest }: Context) {
	return { ...rest, report };
}

it("a thread and the same messages in a request give the same context", { timeout: 60_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(request, fc.integer({ min: 1, max: 7 }), async ({ messages: turns, query: _, ...asked }, size) => {
			const messages = turns.map((message, n) => ({ id: `m${n}`, created_at: "2026-01-01T00:00:00.000Z", ...message }));
			const own = asked.model === undefined ? {} : { model: asked.model };
			const thread = await newThread({ ...own, config: MESSAGES_ONLY });
			for (let at = 0; at < messages.length; at += size) await append(thread, messages.slice(at, at + size));
			const body = { ...asked, now: "2026-01-12T09:30:00.000Z", recall: { enabled: false } };

			const stateless = await api("POST", "/v1/context", { ...body, messages });
			expect((await api("POST", `${thread}/context`, body)).status).toBe(stateless.status);
			if (stateless.status !== 200) return;
			const expected = comparable(await contextOf("", { ...body, messages }));
			expect(comparable(await contextOf(thread, body))).toEqual(expected);
		}),
		{ numRuns: amount(25) },
	);
});
