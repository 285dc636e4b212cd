import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { api, newTenant } from "../client.ts";
import { append, newThread, user } from "../thread-calls.ts";

const problem = z.looseObject({ request_id: z.string() });

let owner = "";
let stranger = "";
let theirs = "";

beforeAll(async () => {
	[owner, stranger] = [await newTenant(), await newTenant()];
	theirs = await newThread({ id: "theirs", user_id: "u", title: "secret" }, owner);
	await api("POST", `${theirs}/messages`, { messages: [user("the secret", { id: "m1" })] }, { key: owner });
});

/** The answer to a stranger, without what differs between any two requests. */
async function answerOf(method: string, path: string, body: unknown) {
	const { status, body: answer, headers } = await api(method, path, body, { key: stranger });
	const { request_id: _, ...rest } = problem.parse(answer);
	return { status, rest, type: headers.get("content-type"), names: [...headers.keys()].sort() };
}

describe("another tenant's thread", () => {
	it.each([
		["GET", "", undefined],
		["PATCH", "", { title: "mine" }],
		["PATCH", "", { budget: { total: 1 } }],
		["PATCH", "", { nonsense: 1 }],
		["DELETE", "", undefined],
		["POST", "/messages", { messages: [user("hello")] }],
		["POST", "/messages", { messages: [user("the secret", { id: "m1" })] }],
		["POST", "/messages", { messages: [user("hello")], if_seq: 7 }],
		["POST", "/messages", { messages: [{ role: "tool", content: "r", tool_call_id: "c" }] }],
		["POST", "/messages", { messages: [] }],
		["PATCH", "/messages/m1", { content: "mine" }],
		["PATCH", "/messages/m1", { content: "" }],
		["DELETE", "/messages/m1", undefined],
		["GET", "/contexts", undefined],
		["GET", "/contexts/ctx_1", undefined],
		["POST", "/contexts/ctx_1/usage", { input_tokens: 5 }],
		["GET", "/messages", undefined],
		["GET", "/messages?after_seq=x", undefined],
		["GET", "/messages/search?q=secret", undefined],
		["POST", "/context", { query: "what is the secret?" }],
		["POST", "/context", { query: "what is the secret?", append: true }],
		["POST", "/context", { budget: { total: 1 } }],
		["POST", "/context", { query: "hello", system: "x ".repeat(1_000) }],
		["GET", "/working-state", undefined],
		["PUT", "/working-state", { current_task: "mine" }],
		["PATCH", "/working-state", { nonsense: 1 }],
		["POST", "/notes", { content: "mine" }],
		["GET", "/notes", undefined],
		["DELETE", "/notes/note_1", undefined],
		["PUT", "", {}],
	])("answers %s %s %j exactly as one that does not exist", async (method, suffix, body) => {
		const found = await answerOf(method, `/v1/threads/theirs${suffix}`, body);

		expect(found).toEqual(await answerOf(method, `/v1/threads/nobody${suffix}`, body));
		expect(found.status).toBeGreaterThanOrEqual(400);
		expect(JSON.stringify(found.rest)).not.toContain("theirs");
	});

	it("is not changed by any of it", async () => {
		expect(await api("GET", theirs, undefined, { key: owner })).toMatchObject({
			status: 200,
			body: { title: "secret", message_count: 1 },
		});
	});

	it("is not in the list, nor in the way of an own thread with its id", async () => {
		expect(await api("GET", "/v1/threads?user_id=u", undefined, { key: stranger })).toMatchObject({
			body: { data: [] },
		});

		const mine = await newThread({ id: "theirs", title: "mine" }, stranger);
		expect(await api("GET", `${mine}/messages`, undefined, { key: stranger })).toMatchObject({ body: { data: [] } });
		expect(await api("DELETE", mine, undefined, { key: stranger })).toMatchObject({ status: 204 });
		expect(await api("GET", theirs, undefined, { key: owner })).toMatchObject({ body: { title: "secret" } });
		expect(await api("GET", "/v1/threads", undefined, { key: owner })).toMatchObject({
			body: { data: [{ id: "theirs" }] },
		});
	});

	it("is not searched for the context of a thread with the same id", async () => {
		const mine = await newThread({ id: "theirs" });
		await append(mine, [user("something else")]);

		const { body } = await api("POST", `${mine}/context`, { query: "what is the secret?" });
		expect(JSON.stringify(body)).not.toContain("the secret,");
		expect(body).toMatchObject({ report: { blocks: [{}, {}, {}, {}, { name: "knowledge", included: 0 }] } });
	});
});
