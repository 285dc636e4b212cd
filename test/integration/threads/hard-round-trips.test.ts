import { describe, expect, it } from "vitest";
import { api } from "../client.ts";
import { assistant, call, conversation, given, HARD, hello, joined, output, text } from "./hard-messages.ts";

describe("in and out in the same format, what is hard to hold comes back as it was", () => {
	it.each(HARD)("%s: %s", async (shape, _, hard) => {
		const messages = conversation(shape, hard);
		const wanted = shape === "ai-sdk" ? joined(messages) : messages;
		const asked = { format: shape };
		const stateless = await api("POST", "/v1/context", { messages, messages_format: shape, ...asked });
		expect(stateless.status, JSON.stringify(stateless.body)).toBe(200);
		expect(given(shape, stateless.body)).toEqual(wanted);

		const { body } = await api("POST", "/v1/threads", {});
		const thread = `/v1/threads/${Object(body).id}`;
		const appended = await api("POST", `${thread}/messages`, { messages, format: shape });
		expect(appended.status, JSON.stringify(appended.body)).toBe(201);
		expect(given(shape, (await api("POST", `${thread}/context`, asked)).body)).toEqual(wanted);
	});

	it.each(HARD)("%s, not named: %s", async (shape, _, hard) => {
		const messages = conversation(shape, hard);
		const named = await api("POST", "/v1/context", { messages, messages_format: shape });
		const read = await api("POST", "/v1/context", { messages });
		expect([named.status, read.status], JSON.stringify(read.body)).toEqual([200, 200]);
		expect(given("messages", read.body)).toEqual(given("messages", named.body));
	});
});

it("items have the ids that they had only beside the reasoning that they were made with", async () => {
	const config = { thinking: { keep_turns: 1 } };
	const thread = `/v1/threads/${Object((await api("POST", "/v1/threads", { config })).body).id}`;
	const ids = async () => {
		const { body } = await api("POST", `${thread}/context`, { format: "responses" });
		return (given("responses", body) as { id?: string }[]).flatMap(({ id }) => id ?? []);
	};
	const items = conversation("responses", [
		...[{ type: "reasoning", id: "rs_1", summary: [] }],
		...[
			{ type: "function_call", id: "fc_1", call_id: "a", name: "run", arguments: "{}" },
			{ type: "function_call_output", call_id: "a", output: "1" },
			{ type: "reasoning", id: "rs_2", summary: [] },
			{
				type: "message",
				id: "msg_2",
				role: "assistant",
				content: [{ type: "output_text", text: "Done.", annotations: [] }],
			},
		],
	]);
	await api("POST", `${thread}/messages`, { messages: items.slice(0, -2), format: "responses" });
	expect(await ids()).toEqual(["rs_1", "fc_1", "rs_2", "msg_2"]);
	await api("POST", `${thread}/messages`, { messages: items.slice(-2), format: "responses" });
	expect(await ids()).toEqual([]);
});

describe("what can't be held", () => {
	const input = '{"id":12345678901234567890}';
	const called = (part: string) =>
		`{"messages":[{"role":"user","content":"Hello"},{"role":"assistant","content":[${part}]}]}`;

	it.each([
		[
			"anthropic",
			called(`{"type":"tool_use","id":"a","name":"run","input":${input}}`),
			"messages.1.content.0.input.id",
		],
		[
			"anthropic",
			called('{"type":"tool_use","id":"a","name":"run","input":{"x":[1e400]}}'),
			"messages.1.content.0.input.x.0",
		],
		[
			"ai-sdk",
			called(`{"type":"tool-call","toolCallId":"a","toolName":"run","input":${input}}`),
			"messages.1.content.0.input.id",
		],
	])("of a number in %s is refused under its path", async (_, body, path) => {
		const { body: made } = await api("POST", "/v1/threads", {});
		for (const to of [`/v1/threads/${Object(made).id}/messages`, "/v1/context"]) {
			expect(await api("POST", to, new Response(body).body ?? body)).toMatchObject({
				status: 400,
				body: { code: "invalid_request", errors: [{ path, message: "this number can't be held exactly" }] },
			});
		}
	});

	it("is a part behind a call that its message does not make, also where it is edited", async () => {
		const { body } = await api("POST", "/v1/threads", {});
		const thread = `/v1/threads/${Object(body).id}`;
		const content = [text("then", { after_call: "nobody" })];
		const refused = { status: 400, body: { errors: [{ message: "after_call names no call of this message" }] } };
		const messages = [{ id: "m1", role: "assistant", content }];
		expect(await api("POST", `${thread}/messages`, { messages })).toMatchObject(refused);
		expect(await api("POST", `${thread}/messages`, { messages: [{ ...hello, id: "m1" }] })).toMatchObject({
			status: 201,
		});
		expect(await api("PATCH", `${thread}/messages/m1`, { content })).toMatchObject(refused);
	});
});

it("an output whose text was edited is the text that it is now", async () => {
	const { body } = await api("POST", "/v1/threads", {});
	const thread = `/v1/threads/${Object(body).id}`;
	const answered = { ...output("a", { type: "json", value: { celsius: 21 } }), id: "t1" };
	const messages = conversation("ai-sdk", [assistant(call("a")), answered]);
	await api("POST", `${thread}/messages`, { messages, format: "ai-sdk" });
	await api("PATCH", `${thread}/messages/t1`, { content: "21 degrees" });
	const { body: context } = await api("POST", `${thread}/context`, { format: "ai-sdk" });
	expect(given("ai-sdk", context)).toContainEqual(output("a", { type: "text", value: "21 degrees" }));
});

it("a list that is sent again meets its messages, also those stored before their order and kind were kept", async () => {
	const { body } = await api("POST", "/v1/threads", {});
	const thread = `/v1/threads/${Object(body).id}`;
	const before = [
		{ id: "u1", ...hello },
		{ id: "a1", role: "assistant", content: "then", tool_calls: [{ id: "a", name: "run", arguments: "{}" }] },
		{ id: "t1", role: "tool", content: '{"celsius":21}', tool_call_id: "a" },
	];
	await api("POST", `${thread}/messages`, { messages: before });
	const messages = [
		{ id: "u1", ...hello },
		{ id: "a1", ...assistant(call("a"), text("then")) },
		{ id: "t1", ...output("a", { type: "json", value: { celsius: 21 } }) },
	];
	expect(await api("POST", `${thread}/messages`, { messages, format: "ai-sdk" })).toMatchObject({
		status: 201,
		body: { last_seq: 3 },
	});
});

it("who a leading message is from is told with it", async () => {
	const messages = [{ role: "developer", name: "ops", content: "Be brief" }, hello];
	const { body } = await api("POST", "/v1/context", { messages, format: "openai" });
	expect(JSON.stringify(body)).toContain('name=\\"ops\\"');
});
