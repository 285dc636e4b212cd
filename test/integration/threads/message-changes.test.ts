import { describe, expect, it } from "vitest";
import { api, newTenant } from "../client.ts";
import { blockOf, contextOf, itemsOf, shownText } from "../contexts/context-calls.ts";
import { append, assistant, calling, invalid, newThread, notFound, readBack, result, user } from "../thread-calls.ts";

const long = (n: number) => user(`message ${n} ${"word ".repeat(60)}`);
const small = { budget: { system: 0, project: 0, task: 0, history: 400, knowledge: 0 }, waterfall: false };

async function thread(...messages: object[]): Promise<string> {
	const path = await newThread();
	await append(
		path,
		messages.map((message, index) => ({ id: `m${index + 1}`, ...message })),
	);
	return path;
}

describe("PATCH a message", () => {
	it("edits its content and pins it", async () => {
		const path = await thread(user("hello"));
		const edited = await api("PATCH", `${path}/messages/m1`, { content: "goodbye", pinned: true });

		expect(edited).toMatchObject({
			status: 200,
			body: { id: "m1", seq: 1, role: "user", content: "goodbye", pinned: true, edited_at: expect.any(String) },
		});
		expect(await api("GET", `${path}/messages`)).toMatchObject({ body: { data: [edited.body] } });
		expect(shownText(await contextOf(path))).toContain("goodbye");
	});

	it.each([
		["pinned", { pinned: "yes" }],
		["pinned", { pinned: null }],
		["content", { content: "" }],
		["content", { content: [] }],
		["content", { content: [{ type: "text", text: "" }] }],
		["", { role: "assistant" }],
	])("refuses a wrong %s: %j", async (path, body) => {
		const at = await thread(user("hello"));
		const before = await readBack(at);
		const answer = await api("PATCH", `${at}/messages/m1`, body);

		expect(answer).toMatchObject(path === "" ? { status: 400 } : invalid(path));
		expect(await readBack(at)).toEqual(before);
	});

	it("takes parts only where they are parts, bodies only where they are JSON, and no more than 1 MiB", async () => {
		const path = await thread(user("hello"));
		expect(await api("PATCH", `${path}/messages/m1`, { content: [{ type: "audio" }] })).toMatchObject({ status: 400 });
		expect(await api("PATCH", `${path}/messages/m1`, "{")).toMatchObject({ status: 400 });
		expect(await api("PATCH", `${path}/messages/m1`, { content: "x".repeat(1_100_000) })).toMatchObject({
			status: 413,
		});
	});

	it("answers 404 for what is not there, 401 without a key, 403 to a key that reads", async () => {
		const path = await thread(user("hello"));
		const readKey = await api("POST", "/v1/keys", { name: "r", role: "read" });
		const key = String(Reflect.get(Object(readKey.body), "key"));
		for (const method of ["PATCH", "DELETE"]) {
			const body = method === "PATCH" ? { pinned: true } : undefined;
			expect(await api(method, `${path}/messages/m9`, body)).toMatchObject(notFound);
			expect(await api(method, "/v1/threads/nobody/messages/m1", body)).toMatchObject(notFound);
			expect(await api(method, `${path}/messages/m%20x`, body)).toMatchObject(notFound);
			expect(await api(method, `${path}/messages/m1`, body, { key: await newTenant() })).toMatchObject(notFound);
			expect(await api(method, `${path}/messages/m1`, body, { key: null })).toMatchObject({ status: 401 });
			expect(await api(method, `${path}/messages/m1`, body, { key })).toMatchObject({ status: 403 });
		}
	});
});

describe("DELETE a message", () => {
	it("keeps its seq and nothing it said", async () => {
		const path = await thread(user("the secret"), assistant("noted"));
		expect(await api("DELETE", `${path}/messages/m1`)).toMatchObject({ status: 204, body: null });

		expect(await api("DELETE", `${path}/messages/m1`)).toMatchObject(notFound);
		expect(await api("PATCH", `${path}/messages/m1`, { content: "back" })).toMatchObject(notFound);
		expect(await api("GET", `${path}/messages`)).toMatchObject({
			body: {
				data: [
					{ id: "m1", seq: 1, content: "", tokens: 0, deleted: true },
					{ id: "m2", seq: 2 },
				],
			},
		});
		expect(await api("GET", path)).toMatchObject({ body: { last_seq: 2, message_count: 1 } });
		expect(await api("GET", `${path}/messages/search?q=secret`)).toMatchObject({ body: { data: [] } });
		expect(await api("POST", `${path}/messages`, { messages: [user("the secret", { id: "m1" })] })).toMatchObject({
			status: 409,
			body: { code: "already_exists" },
		});
		const built = await contextOf(path, { query: "what is the secret?" });
		expect(itemsOf(built, "history")).toMatchObject([
			{ id: "m1", included: false, reason: "deleted" },
			{ id: "m2", included: true },
		]);
		expect(JSON.stringify(built)).not.toContain('the secret"');
	});

	it("leaves no result without its call, and no call without its result", async () => {
		const path = await thread(
			user("go"),
			calling("a", "b"),
			result("a"),
			result("b"),
			calling("c"),
			result("c"),
			user("on"),
		);
		await api("DELETE", `${path}/messages/m3`);
		await api("DELETE", `${path}/messages/m5`);

		const { messages } = await contextOf(path);
		expect(messages?.flatMap((one) => (Array.isArray(one.tool_calls) ? one.tool_calls : []))).toMatchObject([
			{ id: "b" },
		]);
		expect(messages?.filter(({ role }) => role === "tool")).toMatchObject([{ tool_call_id: "b" }]);
		expect(itemsOf(await contextOf(path), "history").map(({ reason }) => reason)).toEqual([
			...["fits", "fits", "deleted", "fits", "deleted", "deleted", "fits"],
		]);
	});
});

describe("a pinned message", () => {
	const many = Array.from({ length: 40 }, (_, n) => long(n));

	it.each(["messages", "openai", "anthropic", "text", "blocks"])("stands before the window in %s", async (format) => {
		const path = await thread(user("remember the zebra"), ...many);
		await api("PATCH", `${path}/messages/m1`, { pinned: true });
		const built = await contextOf(path, { ...small, query: "what?", format: "messages" });
		const other = await api("POST", `${path}/context`, { ...small, query: "what?", format });

		expect(itemsOf(built, "history")[0]).toMatchObject({ id: "m1", section: "pinned", included: true, reason: "fits" });
		expect(JSON.stringify(other.body).match(/remember the zebra/g)?.length).toBe(format === "blocks" ? 2 : 1);
	});

	it("is not doubled where the window holds it", async () => {
		const path = await thread(user("one"), user("remember the zebra"), user("three"));
		await api("PATCH", `${path}/messages/m2`, { pinned: true });
		const built = await contextOf(path, { query: "what?" });

		expect(shownText(built).split("remember the zebra")).toHaveLength(2);
		expect(itemsOf(built, "history")[1]).toMatchObject({ id: "m2", section: "window" });
	});

	it("takes half of the block with its like, newest first, in the thread's order", async () => {
		const path = await thread(...many.slice(0, 10), ...many);
		for (let n = 1; n <= 10; n++) await api("PATCH", `${path}/messages/m${n}`, { pinned: true });
		const built = await contextOf(path, { ...small, query: "what?" });
		const pins = itemsOf(built, "history").filter(({ section }) => section === "pinned");
		const shown = pins.filter(({ included }) => included);

		expect(pins.length).toBeGreaterThan(2);
		expect(shown.map(({ id }) => id).at(-1)).toBe("m10");
		expect(shown.length).toBeGreaterThan(1);
		expect(pins.slice(-shown.length)).toEqual(shown);
		expect(shown.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(200);
		expect(blockOf(built, "history").used).toBeLessThanOrEqual(400);
	});

	it("brings the pair of a call or a result", async () => {
		const path = await thread(calling("a"), result("a", "the zebra"), ...many);
		await api("PATCH", `${path}/messages/m2`, { pinned: true });
		const { messages } = await contextOf(path, { ...small, query: "what?" });

		expect(messages?.slice(0, 3).map(({ role }) => role)).toContain("tool");
		expect(JSON.stringify(messages).match(/"call_id"|tool_call_id/g)).toHaveLength(1);
	});
});
