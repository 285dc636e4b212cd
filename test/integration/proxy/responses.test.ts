import type { ResponseInputItem } from "openai/resources/responses/responses";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { api } from "../client.ts";
import { call, event, fakeUpstream, openai, response, said, stored, stream, text } from "./upstream.ts";

afterEach(() => void vi.unstubAllGlobals());

const model = "gpt-4o";
const items = z.array(z.looseObject({ id: z.string().optional() }));

it("stores a conversation as it grows, in items", async () => {
	const upstream = fakeUpstream(() =>
		Response.json(response({ type: "reasoning", id: "rs_1", summary: [] }, text("At 7:10."))),
	);
	const client = openai({ "x-tessera-thread": "resp-1" });
	const first = await client.responses.create({
		model,
		instructions: "Be brief.",
		input: "When does the ferry leave?",
	});
	expect(first.output_text).toBe("At 7:10.");
	const input: ResponseInputItem[] = [
		{ role: "user", content: "When does the ferry leave?" },
		...(first.output as ResponseInputItem[]),
		{ role: "user", content: [{ type: "input_text", text: "And back?" }] },
	];
	await client.responses.create({ model, instructions: "Be brief.", input });
	expect(await said("resp-1")).toEqual([
		...["user: When does the ferry leave?", "assistant: At 7:10.", "user: And back?", "assistant: At 7:10."],
	]);
	expect(upstream.sent[1]?.body).toMatchObject({
		instructions: expect.stringContaining("Be brief."),
		input: [{ role: "user" }, { role: "assistant", content: "At 7:10." }, { role: "user" }],
	});
});

it.each(["previous_response_id", "conversation"])(
	"refuses %s in a thread, whose context would stand beside what it names",
	async (path) => {
		const upstream = fakeUpstream(() => Response.json(response(text("Yes."))));
		const body = { model, input: "And then?", [path]: "of_theirs" };
		const inThread = { headers: { "x-tessera-thread": "resp-2" } };
		expect(await call("/responses", body, inThread)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
		expect(upstream.sent).toEqual([]);
		expect((await call("/responses", body)).status).toBe(200);
		expect((await call("/responses", { ...body, [path]: null }, inThread)).status).toBe(200);
		expect(upstream.sent.map(({ body }) => body[path])).toEqual(["of_theirs", null]);
		expect(await said("resp-2")).toEqual(["user: And then?", "assistant: Yes."]);
	},
);

it("keeps calls with what was said before them, and their results", async () => {
	const call = { type: "function_call" as const, call_id: "call_1", name: "look", arguments: "{}" };
	const upstream = fakeUpstream(() => Response.json(response(text("Let me look."), call)));
	const client = openai({ "x-tessera-thread": "resp-3" });
	const asked = { role: "user" as const, content: "What is there?" };
	const { output } = await client.responses.create({ model, input: [asked] });
	upstream.reply = () => Response.json(response(text("A ferry.")));
	const result = { type: "function_call_output" as const, call_id: "call_1", output: "a ferry" };
	await client.responses.create({ model, input: [asked, ...(output as ResponseInputItem[]), result] });
	expect(await stored("resp-3")).toMatchObject([
		{ role: "user" },
		{ role: "assistant", content: "Let me look.", tool_calls: [{ id: "call_1", name: "look" }] },
		...[
			{ role: "tool", tool_call_id: "call_1" },
			{ role: "assistant", content: "A ferry." },
		],
	]);
	expect(upstream.sent[1]?.body.input).toMatchObject([
		{ role: "user" },
		...[{ role: "assistant" }, { type: "function_call", call_id: "call_1" }, { type: "function_call_output" }],
	]);
});

it("shows no ids of items whose reasoning it leaves out", async () => {
	const upstream = fakeUpstream(() => Response.json(response(text("Yes."))));
	await api("POST", "/v1/threads", { id: "resp-ids" });
	const phased = { ...text("Done."), id: "msg_9", phase: "commentary" };
	const messages = [
		{ role: "user", content: "Look." },
		...[{ type: "reasoning", id: "rs_8", summary: [] }, phased],
		{ role: "user", content: "Again." },
		...[
			{ type: "reasoning", id: "rs_9", summary: [], encrypted_content: "ZW5j" },
			{ type: "function_call", id: "fc_9", call_id: "a", name: "look", arguments: "{}" },
			{ type: "function_call_output", call_id: "a", output: "sea" },
		],
	];
	await api("POST", "/v1/threads/resp-ids/messages", { messages, format: "responses" });
	const inThread = { headers: { "x-tessera-thread": "resp-ids" } };
	const input = [{ role: "user", content: "And then?" }];
	const shown = async (more: object) => {
		await call("/responses", { model, input, ...more }, inThread);
		return items.parse(upstream.sent.at(-1)?.body.input).flatMap(({ id }) => id ?? []);
	};
	expect(await shown({})).toEqual([]);
	expect(upstream.sent[0]?.body.input).toMatchObject([
		...[{ role: "user" }, { role: "assistant", content: "Done.", phase: "commentary" }, { role: "user" }],
		...[{ type: "function_call" }, { type: "function_call_output" }, { role: "user" }],
	]);
	expect(await shown({ include: ["reasoning.encrypted_content"] })).toEqual(["rs_9", "fc_9"]);
});

it("stores what a stream says, and what it said before it broke off", async () => {
	const delta = (words: string) => event({ type: "response.output_text.delta", delta: words });
	const whole = [
		delta("A "),
		delta("ferry."),
		event({ type: "response.completed", response: response(text("A ferry.")) }),
	];
	const upstream = fakeUpstream(() => stream(whole));
	const client = openai({ "x-tessera-thread": "resp-4" });
	const types = [];
	for await (const { type } of await client.responses.create({ model, input: "What?", stream: true })) types.push(type);
	expect(types).toEqual(["response.output_text.delta", "response.output_text.delta", "response.completed"]);
	await expect.poll(() => said("resp-4")).toEqual(["user: What?", "assistant: A ferry."]);

	upstream.reply = () => stream([delta("Half an ans")], true);
	const broken = async () => {
		for await (const _ of await client.responses.create({ model, input: "Again?", stream: true }));
	};
	await expect(broken()).rejects.toThrow("The upstream broke off.");
	await expect
		.poll(async () => (await stored("resp-4")).at(-1))
		.toMatchObject({
			...{ role: "assistant", content: "Half an ans", metadata: { partial: "The upstream broke off." } },
		});
});

it("shows the upstream refusals, several texts and files in its own shape", async () => {
	const upstream = fakeUpstream(() => Response.json(response(text("Yes."))));
	const client = openai({ "x-tessera-thread": "resp-5" });
	const file = { type: "input_file" as const, file_data: "data:application/pdf;base64,JVBERi0=", filename: "a.pdf" };
	const refused = { type: "refusal" as const, refusal: "I can't open it." };
	const pieces = ["One.", "Two."].map((words) => ({ type: "output_text" as const, text: words, annotations: [] }));
	const answer = { type: "message" as const, id: "msg_2", role: "assistant" as const, status: "completed" as const };
	const input: ResponseInputItem[] = [
		{ role: "user", content: [{ type: "input_text", text: "Read this." }, file] },
		{ ...answer, content: [refused] },
		{ role: "user", content: "Then count." },
		{ ...answer, content: pieces },
		{ role: "user", content: "Is that all?" },
	];
	await client.responses.create({ model, input });
	expect(upstream.sent[0]?.body.input).toMatchObject([
		{ role: "user", content: [{ type: "input_text" }, file] },
		{ role: "assistant", content: "I can't open it." },
		{ role: "user" },
		{ role: "assistant", content: "One." },
		{ role: "assistant", content: "Two." },
		{ role: "user" },
	]);
	await client.responses.create({ model, input });
	expect(await said("resp-5")).toHaveLength(6);
});
