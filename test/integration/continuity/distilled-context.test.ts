import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { NO_SECTIONS } from "../../arbitraries/continuity.ts";
import { api } from "../client.ts";
import { append, assistant, invalid, newThread, result, user } from "../thread-calls.ts";

const long = "line of output ".repeat(300);
const exchange = (id: string) => [
	assistant([{ type: "thinking", text: `thoughts of ${id}`, signature: "c2ln" }], {
		tool_calls: [{ id, name: "files.read", arguments: "{}" }],
	}),
	result(id, long),
];

/** A thread with what a distillation and a clearing leave behind: four messages covered, the first result left cleared. */
async function distilledThread(config: object = {}): Promise<string> {
	const thread = await newThread({ model: "claude-3-opus", config });
	await append(thread, [
		...[user("where is the zebra?"), assistant("in the zoo"), user("which zoo?"), assistant("the old one")],
		...[user("read a"), ...exchange("a"), user("read b"), ...exchange("b"), user("read c"), ...exchange("c")],
	]);
	const stub = env.THREADS.getByName(`local/${thread.replace("/v1/threads/", "")}`);
	await runInDurableObject(stub, (_, { storage: { sql } }) => {
		sql.exec("INSERT INTO coverage (to_seq, from_seq, kind, summary) VALUES (4, 1, 'summarised', 1)");
		sql.exec(
			`INSERT INTO summaries (id, from_seq, to_seq, sections, digest, tokens, writer, dropped_lines, created_at)
			 VALUES ('sum_1', 1, 4, ?, 'Questions about animals.', 9, 'embedded', 0, '2026-01-12T09:40:00.000Z')`,
			JSON.stringify({ ...NO_SECTIONS, current_state: ["The zebra is in the old zoo."] }),
		);
		sql.exec("UPDATE thread SET covered_to = 4, cleared_to = 7");
	});
	return thread;
}

const context = async (thread: string, more: object) => (await api("POST", `${thread}/context`, more)).body;
const CLEARED = expect.stringMatching(/^\[result of files\.read cleared: \d+ tokens\]$/);

describe("a distilled thread", () => {
	it("is shown with digest and summary in a system message, and without what they cover", async () => {
		const thread = await distilledThread();
		const answer = await context(thread, { query: "so?", recall: { enabled: false } });

		expect(answer).toMatchObject({
			messages: [
				{ role: "system" },
				{
					role: "system",
					content:
						"<history>\n<digest>\nQuestions about animals.\n</digest>\n<summary>\nCurrent state:\n- The zebra is in the old zoo.\n</summary>\n</history>",
				},
				{ role: "user", content: "read a" },
				{ role: "assistant", content: "" },
				{ role: "tool", content: CLEARED },
				{ role: "user", content: "read b" },
				{ role: "assistant", content: [{ type: "thinking" }] },
				{ role: "tool", content: long },
				{ role: "user", content: "read c" },
				{ role: "assistant" },
				{ role: "tool", content: long },
				{ role: "user" },
			],
			report: {
				items: expect.arrayContaining([
					expect.objectContaining({ id: "digest", kind: "digest", section: "digest", included: true, reason: "fits" }),
					expect.objectContaining({ id: "sum_1", kind: "summary", section: "summary", included: true, reason: "fits" }),
					...[1, 2, 3, 4].map((seq) => expect.objectContaining({ seq, included: false, reason: "summarised" })),
					expect.objectContaining({ seq: 7, included: true, reason: "fits", truncated_tokens: expect.any(Number) }),
				]),
				items_omitted: 0,
			},
		});
		expect(answer).not.toHaveProperty("context_management");
	});

	it("finds what is covered by its words", async () => {
		const answer = await context(await distilledThread(), { query: "and the zebra?" });
		expect(answer).toMatchObject({
			report: {
				items: expect.arrayContaining([
					expect.objectContaining({ block: "knowledge", seq: 1, kind: "message", included: true, reason: "fits" }),
					expect.objectContaining({ block: "history", seq: 1, included: false, reason: "summarised" }),
				]),
			},
		});
	});
});

describe("context_management", () => {
	it("leaves clearing to the provider, with the thread's own figures", async () => {
		const thread = await distilledThread({
			overflow: { token_limit: 50_000 },
			tool_clearing: { keep: 3, clear_at_least: 5_000, exclude_tools: ["memory.read"] },
			thinking: { keep_turns: 1 },
		});
		const here = await context(thread, { query: "so?", format: "anthropic" });
		const there = await context(thread, { query: "so?", format: "anthropic", context_management: true });
		const of = (answer: unknown) => JSON.stringify(answer);

		expect(of(here)).toContain("[result of files.read cleared:");
		expect(of(here)).not.toContain("thoughts of a");
		expect(of(there)).not.toContain("cleared");
		expect(of(there)).toContain("thoughts of a");
		expect(there).toMatchObject({
			format: "anthropic",
			context_management: {
				edits: [
					{ type: "clear_thinking_20251015", keep: { type: "thinking_turns", value: 1 } },
					{
						type: "clear_tool_uses_20250919",
						trigger: { type: "input_tokens", value: 30_000 },
						keep: { type: "tool_uses", value: 3 },
						clear_at_least: { type: "input_tokens", value: 5_000 },
						exclude_tools: ["memory_read"],
					},
				],
			},
		});
	});

	it("has the default figures for messages that are stored nowhere", async () => {
		const { status, body } = await api("POST", "/v1/context", {
			...{ query: "so?", format: "anthropic", model: "gpt-4-turbo", context_management: true },
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({
			context_management: {
				edits: [{}, { trigger: { value: 9_600 }, keep: { value: 8 }, clear_at_least: { value: 20_000 } }],
			},
		});
	});

	it("is refused for other formats, by its path", async () => {
		const thread = await newThread();
		for (const format of ["messages", "openai", "text", "blocks"]) {
			for (const path of [`${thread}/context`, "/v1/context"]) {
				const refused = await api("POST", path, { query: "so?", format, context_management: true });
				expect(refused).toMatchObject(invalid("context_management"));
			}
		}
		expect((await api("POST", "/v1/context", { query: "so?", context_management: false })).status).toBe(200);
		expect(await api("POST", "/v1/context", { context_management: "yes" })).toMatchObject(
			invalid("context_management"),
		);
	});
});
