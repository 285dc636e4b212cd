import { expect, it } from "vitest";
import { api } from "../client.ts";

const body = {
	query: "And now?",
	system: "Be brief.",
	task: "Plan the release",
	now: "2026-11-20T12:00:00.000Z",
	knowledge: [{ content: "We deploy on Mondays.", source: { id: "adr-1", type: "adr" }, score: 0.9 }],
	messages: [
		{ role: "user", content: "Read the file.", name: "Ada L" },
		{ role: "assistant", content: "", tool_calls: [{ id: "c:1", name: "read_file", arguments: '{"path":"a.ts"}' }] },
		{ role: "tool", content: "export {}", tool_call_id: "c:1" },
		{ role: "assistant", content: "It is empty." },
	],
};

const ask = (more: object) => api("POST", "/v1/context", { ...body, ...more });

it("format openai is what the Chat Completions API takes", async () => {
	const { status, body: context } = await ask({ format: "openai", model: "gpt-4o" });
	expect(status).toBe(200);
	expect(context).toMatchObject({
		format: "openai",
		messages: [
			{ role: "system" },
			{ role: "user", content: "Read the file.", name: "Ada_L" },
			{
				role: "assistant",
				content: null,
				tool_calls: [{ id: "c_1", type: "function", function: { name: "read_file", arguments: '{"path":"a.ts"}' } }],
			},
			{ role: "tool", tool_call_id: "c_1", content: "export {}" },
			{ role: "assistant", content: "It is empty." },
			{ role: "user" },
		],
	});
});

it("format anthropic has a system array with breakpoints and alternating turns", async () => {
	const { body: context } = await ask({ format: "anthropic", model: "claude-3-opus" });
	expect(context).toMatchObject({
		format: "anthropic",
		system: [{ type: "text", cache_control: { type: "ephemeral" } }],
		messages: [
			{ role: "user", content: [{ type: "text", text: "Read the file." }] },
			{ role: "assistant", content: [{ type: "tool_use", id: "c_1", name: "read_file", input: { path: "a.ts" } }] },
			{ role: "user", content: [{ type: "tool_result", tool_use_id: "c_1", content: "export {}" }] },
			{ role: "assistant", content: [{ type: "text", text: "It is empty.", cache_control: { type: "ephemeral" } }] },
			{ role: "user", content: [{ type: "text" }] },
		],
	});
});

it("format blocks gives every block with its sections, counted as format text", async () => {
	const { body: context } = await ask({ format: "blocks" });
	const { body: text } = await ask({ format: "text" });
	expect(context).toMatchObject({
		blocks: {
			system: { sections: [{ name: "instructions", text: "Be brief." }, { name: "rule" }] },
			knowledge: { sections: [{ name: "documents", items: ["adr-1"] }] },
			query: "<query>\nAnd now?\n</query>",
		},
	});
	expect(context).toHaveProperty("tokens", Object(text).tokens);
});

it("layout cache puts task, knowledge and query last, preset rag knowledge before history", async () => {
	const positions = async (more: object, ...tags: string[]) => {
		const { body: context } = await ask({ format: "text", ...more });
		const { text } = Object(context);
		return tags.map((tag) => text.indexOf(`<${tag}>\n`));
	};
	for (const [more, ...tags] of [
		[{ layout: "cache" }, "system", "history", "task", "knowledge", "query"],
		[{ preset: "rag" }, "system", "task", "knowledge", "history", "query"],
		[{}, "system", "task", "history", "knowledge", "query"],
	] as const) {
		const found = await positions(more, ...tags);
		expect(found).toEqual(found.toSorted((a, b) => a - b));
		expect(found).not.toContain(-1);
	}
});
