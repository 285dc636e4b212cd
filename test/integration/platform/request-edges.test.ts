import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask } from "../client.ts";
import { append, invalid, newThread, refusal, user } from "../thread-calls.ts";

it.each([".", ".."])("an id that no path can carry is refused: %s", async (id) => {
	expect(await api("POST", "/v1/threads", { id })).toMatchObject(invalid("id"));
});

it("a cursor goes on within the bounds of the call it is used in", async () => {
	const thread = await newThread({});
	await append(
		thread,
		["a", "b", "c", "d", "e"].map((id) => user(id, { id })),
	);
	const first = await api("GET", `${thread}/messages?limit=1`);
	const cursor = Object(first.body).next_cursor;

	const later = await api("GET", `${thread}/messages?after_seq=3&cursor=${cursor}`);
	expect(Object(later.body).data.map(({ seq }: { seq: number }) => seq)).toEqual([4, 5]);
});

it("a query that fits the window exactly is answered, one token less is refused with the numbers", async () => {
	const none = { system: 0, project: 0, task: 0, history: 0, knowledge: 0, response: 0, safety_buffer: 0 };
	const ask = (user_query: number) => api("POST", "/v1/context", { query: "hi", budget: { ...none, user_query } });

	expect(await ask(7)).toMatchObject({ status: 200, body: { tokens: { total: 7, window: 7 } } });
	expect(await ask(6)).toMatchObject({ status: 422, body: { code: "context_overflow", needed: 7, window: 6 } });
});

it("a message that the caller gives as a document too is one entry", async () => {
	const thread = await newThread({ budget: { history: 0 } });
	await append(thread, [user("We deploy on Mondays.", { id: "m1" })]);
	const knowledge = [{ content: "We deploy on Mondays.", source: { id: "m1", type: "message" } }];
	const context = await api("POST", `${thread}/context`, { query: "When do we deploy?", knowledge });

	const items: { id: string; block: string; kind: string }[] = Object(context.body).report.items;
	const own = items.filter(({ id, block }) => id === "m1" && block === "knowledge");
	expect(own).toMatchObject([{ kind: "document", included: true }]);
});

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({}))) });

it("a query parameter that is not known is refused on every route that people call, and changes nothing", async () => {
	const { paths } = await ask(document, "GET", "/openapi.json");
	// Who posts a webhook can't help what stands in its address.
	const called = Object.entries(paths).filter(([path]) => !path.startsWith("/webhooks/"));
	const calls = called.flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })));
	expect(calls.length).toBeGreaterThan(20);

	for (const { path, method } of calls) {
		const filled = path
			.replace("{scope}", "global")
			.replace("{name}", "system")
			.replaceAll(/\{\w+\}/g, "x");
		const sent = method === "get" || method === "delete" ? undefined : {};
		const answer = await api(method.toUpperCase(), `${filled}?nope=1&__proto__=1`, sent);
		expect(answer, `${method} ${path}`).toMatchObject(refusal(400, "invalid_request"));
		expect(JSON.stringify(answer.body), `${method} ${path}`).toContain('"path":"nope"');
	}
});

/** Whose bodies others define, who may add to them; and the import's, which is no JSON. */
const FOREIGN_BODIES = /^\/(?:webhooks|openai|mcp)\b|^\/v1\/import$/;

it("a field that is not known is refused by every POST, also by those that need no body, and changes nothing", async () => {
	const { paths } = await ask(document, "GET", "/openapi.json");
	const called = Object.keys(paths).filter((path) => "post" in (paths[path] ?? {}) && !FOREIGN_BODIES.test(path));
	expect(called).toEqual(expect.arrayContaining(["/v1/keys/{id}/rotate", "/v1/jobs/{id}/cancel", "/v1/memories"]));
	for (const path of called) {
		const filled = path
			.replace("{scope}", "global")
			.replace("{name}", "system")
			.replaceAll(/\{\w+\}/g, "x");
		// The memory tool is told first what to do.
		const answer = await api("POST", filled, { nope: 1, ...(path.endsWith("/memory-tool") && { command: "view" }) });
		expect(answer, path).toMatchObject(refusal(400, "invalid_request"));
		expect(JSON.stringify(answer.body), path).toContain("nope");
	}

	const made = await api("POST", "/v1/keys", { name: "kept", role: "read" });
	const { id, key } = z.object({ id: z.string(), key: z.string() }).parse(made.body);
	const rotate = (body?: object, headers = {}) => api("POST", `/v1/keys/${id}/rotate`, body, { headers });
	expect(await rotate({ expires_at: "2030-01-01T00:00:00.000Z" })).toMatchObject(invalid("expires_at"));
	for (const body of [undefined, {}]) expect(await rotate(body)).toMatchObject({ status: 200 });
	// As `curl -d ""` sends nothing.
	const form = { "content-type": "application/x-www-form-urlencoded" };
	expect(await rotate(undefined, form)).toMatchObject({ status: 200 });
	// The text of before them holds no longer.
	expect((await api("GET", "/v1/threads", undefined, { key })).status).toBe(401);
});

it.each([
	[{ total: null }, "total", "expected number, received null"],
	[{ total: "2000" }, "total", "expected number, received string"],
	[{ total: 2000.5 }, "total", "expected int, received number"],
	[{ total: -1 }, "total", "Too small: expected number to be >=0"],
	[{ history: null }, "history", "expected number, received null"],
	[{ total: 2000, history: 5 }, "history", "can't be given beside total"],
	[{ total: 2000, histories: 5 }, "histories", "unknown field"],
])("a budget of %j is refused for what is wrong with it", async (budget, field, message) => {
	const errors = [{ path: `budget.${field}`, message }];
	for (const [path, body] of [
		["/v1/context", { query: "q", budget }],
		["/v1/threads", { budget }],
	] as const) {
		expect(await api("POST", path, body)).toMatchObject(refusal(400, "invalid_request", { errors }));
	}
});
