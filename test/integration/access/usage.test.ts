import { createScheduledController, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { usageDays } from "../../../src/platform/usage/usage-schema.ts";
import worker from "../../../src/worker.ts";
import { api, ask, newTenant } from "../client.ts";
import { invalid, newThread, refusal, user } from "../thread-calls.ts";
import { storedKey } from "./stored-key.ts";

const held = z.strictObject({ limit: z.int().nullable(), used: z.int() });
const answer = z.object({
	data: z.array(
		z.strictObject({
			date: z.iso.date(),
			requests: z.int(),
			context_tokens: z.int(),
			stored_bytes: z.int(),
			background: z.strictObject({ input_tokens: z.int(), output_tokens: z.int(), cap: z.int() }),
		}),
	),
	quotas: z.strictObject({ threads: held, memories: held, installations: held, stored_bytes: held }),
});

const today = new Date().toISOString().slice(0, 10);
const usageOf = async (key: string, query = "") =>
	(await ask(answer, "GET", `/v1/usage${query}`, undefined, { key })).data;

describe("GET /v1/usage", () => {
	let key = "";
	let tenant = "";
	beforeAll(async () => {
		tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
		key = await newTenant(tenant);
	});

	it("counts requests and tokens of contexts about a second later, and what is stored", async () => {
		const thread = await newThread({ id: "t" }, key);
		await api("POST", `${thread}/messages`, { messages: [user("The migration runs on Friday.")] }, { key });
		const tokens = z.object({ tokens: z.object({ total: z.int() }) });
		const of = await ask(tokens, "POST", `${thread}/context`, { query: "When?" }, { key });
		const stateless = await ask(tokens, "POST", "/v1/context", { query: "Why?" }, { key });
		await api("POST", `${thread}/context`, { query: 3 }, { key });
		await api("POST", "/v1/context", { query: "x" }, { key: "tsr_x_y" });
		await runDurableObjectAlarm(env.THREADS.getByName(`${tenant}/t`));

		const context_tokens = of.tokens.total + stateless.tokens.total;
		await vi.waitFor(async () => expect(await usageOf(key)).toMatchObject([{ date: today, context_tokens }]), {
			timeout: 5_000,
			interval: 300,
		});
		const [day] = await usageOf(key);
		expect(day?.requests).toBeGreaterThanOrEqual(5);
		expect(day?.stored_bytes).toBeGreaterThan(10_000);
		expect(day?.background).toEqual({ input_tokens: 0, output_tokens: 0, cap: 1_000_000 });
	});

	it("gives the days that are asked for, newest first, and leaves out those of which nothing is known", async () => {
		const days = ["2025-12-30", "2025-12-31", "2026-01-02"];
		const row = { tenant, requests: 3, contextTokens: 40, storedBytes: 500, inputTokens: 60, outputTokens: 7 };
		await drizzle(env.DB)
			.insert(usageDays)
			.values(days.map((date) => ({ ...row, date })));

		expect((await usageOf(key, "?from=2025-12-31&to=2026-01-02")).map(({ date }) => date)).toEqual([
			"2026-01-02",
			"2025-12-31",
		]);
		expect(await usageOf(key, "?to=2025-12-30")).toEqual([
			{
				date: "2025-12-30",
				requests: 3,
				context_tokens: 40,
				stored_bytes: 500,
				background: { input_tokens: 60, output_tokens: 7, cap: 1_000_000 },
			},
		]);
		expect(await usageOf(key, "?from=2024-01-01&to=2024-12-31")).toEqual([]);
	});

	it.each([
		["?from=yesterday", "from"],
		["?from=2026-02-30", "from"],
		["?to=2026-1-1", "to"],
		["?from=2026-01-02&to=2026-01-01", "from"],
		["?from=2025-01-01&to=2026-01-02", "from"],
		["?day=2026-01-01", "day"],
	])("refuses %s, naming the parameter", async (query, path) => {
		expect(await api("GET", `/v1/usage${query}`, undefined, { key })).toMatchObject(invalid(path));
	});

	it("is for keys of the whole tenant, of any role, and shows nobody another's", async () => {
		const read = await storedKey(tenant, { role: "read" });
		const bound = await storedKey(tenant, { role: "admin", userId: "ada" });
		const other = await newTenant();
		expect((await usageOf(read)).length).toBeGreaterThan(0);
		expect(await api("GET", "/v1/usage", undefined, { key: bound })).toMatchObject(refusal(403, "forbidden"));
		expect(await usageOf(other, "?from=2025-12-30&to=2026-01-02")).toEqual([]);
		expect(await api("GET", "/v1/usage", undefined, { key: null })).toMatchObject(refusal(401, "unauthorized"));
	});
});

describe("the clock", () => {
	const tick = (minute: number) =>
		worker.scheduled(
			createScheduledController({ cron: "*/5 * * * *", scheduledTime: Date.UTC(2031, 4, 1, 9, minute) }),
			env,
		);

	it("has what is stored noted, once an hour", async () => {
		const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
		const key = await newTenant(tenant);
		await newThread({ id: "t" }, key);
		await runDurableObjectAlarm(env.THREADS.getByName(`${tenant}/t`));
		const noted = async () => (await usageOf(key, "?from=2031-05-01&to=2031-05-01"))[0]?.stored_bytes;

		await tick(5);
		expect(await noted()).toBeUndefined();
		await tick(0);
		expect(await noted()).toBeGreaterThan(10_000);
	});
});
