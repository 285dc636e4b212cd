import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { api, ask, localKey, newTenant } from "./client.ts";
import { append, assistant, invalid, newThread, notFound, user } from "./thread-calls.ts";

const context = z.looseObject({
	id: z.string(),
	model: z.string(),
	tokens: z.looseObject({ total: z.number() }),
	report: z.looseObject({ cache: z.object({ stable_tokens: z.number(), breakpoints: z.array(z.number()) }) }),
});
const models = z.object({ data: z.array(z.looseObject({ id: z.string(), ratio: z.number() })) });

/** Builds a context and waits until it is kept. */
async function built(thread: string, body: object = {}, key = localKey) {
	const answer = await ask(context, "POST", `${thread}/context`, body, { key });
	await vi.waitFor(
		async () => {
			const kept = await api("GET", `${thread}/contexts/${answer.id}`, undefined, { key });
			if (kept.status !== 200) throw new Error("not kept yet");
		},
		{ timeout: 2_000, interval: 20 },
	);
	return answer;
}

async function thread(key = localKey): Promise<string> {
	const path = await newThread({}, key);
	await ask(z.unknown(), "POST", `${path}/messages`, { messages: [user("hello"), assistant("hi")] }, { key });
	return path;
}

describe("reading contexts back", () => {
	it.each(["messages", "openai", "anthropic", "text", "blocks"])(
		"gives the request and the answer in %s",
		async (format) => {
			const path = await thread();
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
		const path = await thread();
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

	it("answers 404 for what is not there or another's, 400 for a wrong page, 401 without a key", async () => {
		const path = await thread();
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
		const path = await thread();
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

describe("reporting usage", () => {
	it("gives what was counted beside what was reported", async () => {
		const path = await thread();
		const { id, tokens } = await built(path);
		const report = (input_tokens: unknown) => api("POST", `${path}/contexts/${id}/usage`, { input_tokens });

		expect(await report(tokens.total)).toMatchObject({
			status: 200,
			body: { model: "gpt-4", counted: tokens.total, reported: tokens.total, ratio: 1 },
		});
		expect(await report(tokens.total * 10)).toMatchObject({ status: 200, body: { ratio: 2 } });
		expect(await report(1)).toMatchObject({ status: 200, body: { ratio: 0.5 } });
		for (const nonsense of [0, -1, 1.5, "5", null, tokens.total * 10 + 1, 1e12]) {
			expect(await report(nonsense)).toMatchObject(invalid("input_tokens"));
		}
		expect(await api("POST", `${path}/contexts/${id}/usage`, {})).toMatchObject(invalid("input_tokens"));
		expect(await api("POST", `${path}/contexts/${id}/usage`, { input_tokens: 5, more: 1 })).toMatchObject({
			status: 400,
		});
	});

	it("counts later contexts of that model with it, for this tenant alone", async () => {
		const key = await newTenant();
		const path = await thread(key);
		const ratioOf = async (id: string, of = key) =>
			(await ask(models, "GET", "/v1/models", undefined, { key: of })).data.find((model) => model.id === id)?.ratio;
		const table = await ratioOf("claude-3-opus");
		const asked = { model: "anthropic/claude-3-opus-20240229", query: "word ".repeat(300) };
		const before = await built(path, asked, key);
		await api(
			"POST",
			`${path}/contexts/${before.id}/usage`,
			{ input_tokens: Math.round(before.tokens.total * 1.2) },
			{ key },
		);
		const after = await built(path, asked, key);

		expect(after.tokens.total / before.tokens.total).toBeCloseTo(1.2, 1);
		expect((await ratioOf("claude-3-opus")) ?? 0).toBeCloseTo((table ?? 0) * 1.2, 2);
		expect(await ratioOf("claude-3-opus", await newTenant())).toBe(table);
		const stateless = await ask(context.partial({ id: true }), "POST", "/v1/context", asked, { key });
		expect(stateless.tokens.total / before.tokens.total).toBeGreaterThan(1.1);
	});

	it("leaves models alone whose own tokenizer counts", async () => {
		const key = await newTenant();
		const path = await thread(key);
		const { id } = await built(path, {}, key);
		await api("POST", `${path}/contexts/${id}/usage`, { input_tokens: 100 }, { key });

		const { data } = await ask(models, "GET", "/v1/models", undefined, { key });
		expect(data.find((model) => model.id === "gpt-4")?.ratio).toBe(1);
	});
});
