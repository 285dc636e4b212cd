import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { api, newTenant } from "../client.ts";
import { append, invalid, newThread, notFound, user } from "../thread-calls.ts";
import { built, spokenThread } from "./kept-context-calls.ts";

describe("reading contexts back", () => {
	it.each(["messages", "openai", "responses", "anthropic", "ai-sdk", "text", "blocks"])(
		"gives the request and the answer in %s",
		async (format) => {
			const path = await spokenThread();
			const request = { query: "why?", format, knowledge: [{ content: "x", source: { id: "d", type: "t" } }] };
			const { id } = await built(path, request);
			const listed = await api("GET", `${path}/contexts/${id}`);
			const again = await api("POST", `${path}/context`, request);
			const { id: second } = z.object({ id: z.string() }).parse(again.body);
			const kept = await vi.waitFor(async () => {
				const read = await api("GET", `${path}/contexts/${second}`);
				return z.object({ response: z.unknown(), request: z.unknown() }).parse(read.body);
			});

			expect(listed.body).toMatchObject({ id, created_at: expect.any(String), request, response: { id } });
			expect(kept.request).toEqual(request);
			expect(JSON.stringify(kept.response)).toBe(JSON.stringify(again.body));
		},
	);

	it("lists them newest first, page by page", async () => {
		const path = await spokenThread();
		const ids = [await built(path), await built(path), await built(path, { append: true, query: "q" })].map(
			({ id }) => id,
		);
		const first = await api("GET", `${path}/contexts?limit=2`);
		const page = z.object({ next_cursor: z.string() }).parse(first.body);
		const second = await api("GET", `${path}/contexts?limit=2&cursor=${page.next_cursor}`);

		expect(first.body).toMatchObject({
			data: [{ id: ids[2], model: "gpt-4", format: "messages", tokens: { total: expect.any(Number) } }, { id: ids[1] }],
		});
		expect(second.body).toMatchObject({ data: [{ id: ids[0] }], next_cursor: null });
	});

	it("keeps one that is too large without its rendering, and says so", async () => {
		const path = await newThread({ model: "gpt-4.1" });
		await append(path, [user("x".repeat(900_000))]);
		const answer = await built(path, {
			query: "y".repeat(700_000),
			budget: { history: 300_000, user_query: 300_000 },
		});
		const kept = await api("GET", `${path}/contexts/${answer.id}`);

		expect(JSON.stringify(answer).length).toBeGreaterThan(1_500_000);
		expect(kept.body).toMatchObject({ rendering_left_out: true, response: { id: answer.id, report: answer.report } });
		expect(kept.body).not.toHaveProperty("response.messages");
	});

	it("leaves no rendering of what is deleted since", async () => {
		const path = await newThread();
		await append(path, [user("the secret", { id: "m1" })]);
		const { id } = await built(path);
		await api("DELETE", `${path}/messages/m1`);
		const kept = await api("GET", `${path}/contexts/${id}`);

		expect(kept.body).toMatchObject({ rendering_left_out: true });
		expect(JSON.stringify(kept.body)).not.toContain("the secret");
	});

	it.each([
		["the query", { query: "QSECRET text" }],
		["a query in parts", { query: [{ type: "text", text: "Well, QSECRET text!" }] }],
		["instructions", { query: "why?", system: "Mind this: QSECRET text" }],
		["a task", { query: "why?", task: { goals: ["find QSECRET text"] } }],
		["a document", { query: "why?", knowledge: [{ content: "QSECRET text", source: { id: "d", type: "t" } }] }],
	])("leaves no request that says in %s what is deleted since", async (_, request) => {
		const path = await spokenThread();
		const other = await built(path, { query: "something else" });
		const { id } = await built(path, request);
		await append(path, [user("QSECRET text", { id: "m1" })]);
		expect(await api("DELETE", `${path}/messages/m1`)).toMatchObject({ status: 204 });

		expect(await api("GET", `${path}/contexts/${id}`)).toMatchObject(notFound);
		expect((await api("GET", `${path}/contexts/${other.id}`)).status).toBe(200);
	});

	it("leaves no request that says what a deleted message said before it was edited", async () => {
		const path = await spokenThread();
		const { id } = await built(path, { query: 'in "two"\nlines: ÜSECRET' });
		await append(path, [user('in "two"\nlines: ÜSECRET', { id: "m1" })]);
		await api("PATCH", `${path}/messages/m1`, { content: "harmless" });
		expect((await api("GET", `${path}/contexts/${id}`)).status).toBe(200);
		await api("DELETE", `${path}/messages/m1`);

		expect(await api("GET", `${path}/contexts/${id}`)).toMatchObject(notFound);
	});

	it("keeps requests that only hold a short text that was deleted, and settings that read like it", async () => {
		const path = await spokenThread();
		const within = await built(path, { query: "is that ok?", format: "text" });
		const whole = await built(path, { query: "ok" });
		await append(path, [user("ok", { id: "m1" }), user("text", { id: "m2" })]);
		for (const id of ["m1", "m2"]) await api("DELETE", `${path}/messages/${id}`);

		expect((await api("GET", `${path}/contexts/${within.id}`)).status).toBe(200);
		expect(await api("GET", `${path}/contexts/${whole.id}`)).toMatchObject(notFound);
	});

	it("answers 404 for what is not there or another's, 400 for a wrong page, 401 without a key", async () => {
		const path = await spokenThread();
		const { id } = await built(path);
		const stranger = { key: await newTenant() };
		for (const [method, suffix, body] of [
			["GET", `/contexts/${id}`, undefined],
			["POST", `/contexts/${id}/usage`, { input_tokens: 5 }],
			["GET", "/contexts", undefined],
		] as const) {
			expect(await api(method, `${path}${suffix}`, body, stranger)).toMatchObject(notFound);
			expect(await api(method, `/v1/threads/nobody${suffix}`, body)).toMatchObject(notFound);
			expect(await api(method, `${path}${suffix}`, body, { key: null })).toMatchObject({ status: 401 });
		}
		expect(await api("GET", `${path}/contexts/ctx_none`)).toMatchObject(notFound);
		expect(await api("POST", `${path}/contexts/ctx_none/usage`, { input_tokens: 5 })).toMatchObject(notFound);
		expect(await api("GET", `${path}/contexts?limit=0`)).toMatchObject(invalid("limit"));
		expect(await api("GET", `${path}/contexts?cursor=x`)).toMatchObject(invalid("cursor"));
		expect(await api("GET", `${path}/contexts?before=x`)).toMatchObject({ status: 400 });
	});
});

describe("cache figures", () => {
	it.each(["messages", "openai", "anthropic"])("say what is as it was in %s", async (format) => {
		const path = await spokenThread();
		const ask = { system: "Be brief.", layout: "cache", format };
		const first = await built(path, { ...ask, query: "one?" });
		const second = await built(path, { ...ask, query: "two?" });
		const other = await built(path, { ...ask, query: "two?", format: "text" });

		expect(first.report.cache.stable_tokens).toBe(0);
		expect(second.report.cache.stable_tokens).toBe(second.report.cache.breakpoints.at(-1));
		expect(second.report.cache.stable_tokens).toBeLessThan(second.tokens.total);
		expect(other.report.cache.stable_tokens).toBe(0);
		expect(second.report.cache.breakpoints).toHaveLength(2);
	});
});

it("takes away from receipts where a deleted message came from, and keeps its entry", async () => {
	const path = await newThread();
	const said = { ...user("The harbour of Genoa opens at nine."), id: "genoa" };
	await append(path, [
		said,
		...Array.from({ length: 30 }, (_, n) => user(`Nothing of it, number ${n}, is about that.`)),
	]);
	const { id } = await built(path, { query: "When does the harbour of Genoa open?", budget: { history: 60 } });
	const receipt = async () => JSON.stringify((await api("GET", `${path}/contexts/${id}`)).body);
	expect(await receipt()).toContain('"source_id":"genoa"');

	expect((await api("DELETE", `${path}/messages/genoa`)).status).toBe(204);

	expect(await receipt()).not.toContain('"source_id":"genoa"');
	expect(await receipt()).toContain('"id":"genoa"');
});
