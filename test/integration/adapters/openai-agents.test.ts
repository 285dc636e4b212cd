import {
	Agent,
	type AgentInputItem,
	type Model,
	type ModelRequest,
	type ModelResponse,
	run,
	setTracingDisabled,
	tool,
	Usage,
} from "@openai/agents";
import { expect, it } from "vitest";
import { tesseraMemory, tesseraSession } from "../../../src/adapters/openai-agents/index.ts";
import { heldIn, tessera } from "./tessera.ts";

setTracingDisabled(true);
const client = tessera();

type Output = ModelResponse["output"][number];

function says(text: string): Output {
	const content = [{ type: "output_text" as const, text }];
	return { type: "message", id: `msg_${text.length}`, role: "assistant", status: "completed", content };
}

function calls(name: string, input: object): Output {
	return { type: "function_call", callId: `call_${name}`, name, arguments: JSON.stringify(input), status: "completed" };
}

/** A model that gives these outputs one after the other, and what it was asked. */
function answers(...outputs: Output[][]) {
	const requests: ModelRequest[] = [];
	const model: Model = {
		getResponse: async (request) => {
			requests.push({ ...request, input: structuredClone(request.input) });
			return { usage: new Usage(), output: outputs[requests.length - 1] ?? [says("Nothing more.")] };
		},
		getStreamedResponse: () => {
			throw new Error("not streamed here");
		},
	};
	return { model, requests };
}

it("keeps every item as it is, and gives the newest in their order", async () => {
	const session = tesseraSession(client.thread("agents-items"));
	const items: AgentInputItem[] = [
		{ type: "message", role: "user", content: "Look at this" },
		{
			role: "user",
			content: [
				{ type: "input_text", text: "and this" },
				{ type: "input_image", image: "https://x.example/a.png", detail: "low" },
			],
		},
		{ type: "reasoning", id: "rs_1", content: [], providerData: { encrypted_content: "secret" } },
		{ type: "reasoning", content: [{ type: "input_text", text: "Hm." }] },
		says("Nice."),
		{ type: "function_call", callId: "c1", name: "find", arguments: '{"q":1}', status: "completed" },
		{ type: "function_call_result", callId: "c1", name: "find", status: "completed", output: "" },
		{ type: "hosted_tool_call", name: "web_search_call", id: "ws_1", status: "completed" },
		{ role: "system", content: "Be kind." },
		{ role: "assistant", status: "completed", content: [{ type: "output_text", text: "" }] },
	];
	await session.addItems(items.slice(0, 4));
	await session.addItems(items.slice(4));
	expect(await session.getItems()).toEqual(items);
	expect(await session.getItems(3)).toEqual(items.slice(-3));
	expect(await session.getItems(0)).toEqual([]);
	expect(await session.popItem()).toEqual(items.at(-1));
	expect(await session.getItems()).toEqual(items.slice(0, -1));
	expect(await session.getSessionId()).toBe("agents-items");
});

it("is empty once it is cleared, and serves on", async () => {
	const session = tesseraSession(client.thread("agents-cleared"));
	expect(await session.popItem()).toBeUndefined();
	await session.addItems([{ type: "message", role: "user", content: "Forget me" }]);
	await session.clearSession();
	await session.clearSession();
	expect(await session.getItems()).toEqual([]);
	await session.addItems([{ type: "message", role: "user", content: "Anew" }]);
	expect(await session.getItems()).toHaveLength(1);
});

it("shows what others appended, and what somebody edited", async () => {
	const thread = client.thread("agents-others");
	const session = tesseraSession(thread);
	await thread.append([
		{ role: "user", content: "Hi" },
		{ role: "assistant", content: [{ type: "tool_use", id: "t1", name: "clock", input: {} }] },
		{ role: "user", content: [{ type: "tool_result", tool_use_id: "t1", content: "nine" }] },
	]);
	await session.addItems([says("It is nine.")]);
	expect(await session.getItems()).toMatchObject([
		{ role: "user", content: "Hi" },
		{ type: "function_call", callId: "t1", name: "clock", arguments: "{}" },
		{ type: "function_call_result", callId: "t1", name: "clock", output: { type: "text", text: "nine" } },
		{ role: "assistant", content: [{ text: "It is nine." }] },
	]);
	for await (const { id } of thread.messages({ order: "desc", limit: 1 })) {
		await client.request("PATCH", `/v1/threads/agents-others/messages/${id}`, { body: { content: "It is ten." } });
		break;
	}
	expect(await session.getItems(1)).toMatchObject([{ content: [{ text: "It is ten." }] }]);
});

it("gives an agent its history, tools included", async () => {
	const { model, requests } = answers([calls("weather", { city: "Lisbon" })], [says("Sunny.")], [says("In Lisbon.")]);
	const weather = tool({
		name: "weather",
		description: "The weather",
		strict: false,
		parameters: { type: "object", properties: {}, required: [], additionalProperties: true },
		execute: async () => "clear sky",
	});
	const agent = new Agent({ name: "Guide", instructions: "Be brief.", model, tools: [weather] });
	const session = tesseraSession(client.thread("agents-history"));
	expect((await run(agent, "How is the weather?", { session })).finalOutput).toBe("Sunny.");
	expect((await run(agent, "Where?", { session })).finalOutput).toBe("In Lisbon.");
	expect(requests.at(-1)?.input).toMatchObject([
		{ role: "user", content: "How is the weather?" },
		{ type: "function_call", name: "weather" },
		{ type: "function_call_result", name: "weather" },
		{ role: "assistant" },
		{ role: "user", content: "Where?" },
	]);
	expect(await heldIn(client, "agents-history")).toEqual([
		"user: How is the weather?",
		"assistant: weather()",
		"tool: clear sky",
		"assistant: Sunny.",
		"user: Where?",
		"assistant: In Lisbon.",
	]);
});

it("tells an agent what is remembered, and shows it no more of the history than its budget holds", async () => {
	await client.memories.add({ content: "Ada is allergic to shellfish.", scope: "user:agents-ada" });
	const thread = client.thread("agents-memory", { user_id: "agents-ada" });
	const { model, requests } = answers(
		...Array.from({ length: 12 }, (_, n) => [says(`Answer ${n}. ${"word ".repeat(150)}`)]),
	);
	const agent = new Agent({ name: "Cook", instructions: "Be brief.", model });
	const memory = tesseraMemory(thread, { budget: { total: 2_000 } });
	for (let turn = 0; turn < 11; turn++) await run(agent, `Question ${turn}`, memory);
	await run(agent, "Do I tolerate shellfish?", memory);
	const last = requests.at(-1);
	expect(last?.systemInstructions).toMatch(/^Be brief\.\n\n/);
	expect(last?.systemInstructions).toContain("Ada is allergic to shellfish.");
	expect(last?.input.length).toBeGreaterThan(2);
	expect(last?.input.length).toBeLessThan(20);
	expect(last?.input.at(-1)).toMatchObject({ role: "user", content: "Do I tolerate shellfish?" });
	const held = await heldIn(client, "agents-memory");
	expect(held).toHaveLength(24);
	expect(held.at(-2)).toBe("user: Do I tolerate shellfish?");
});
