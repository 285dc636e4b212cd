import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { fakeRateLimit } from "../../fakes/rate-limit.ts";
import generic from "../../fixtures/webhooks/generic.json";
import { localKey, newTenant } from "../client.ts";
import { connected } from "../webhooks/webhook-calls.ts";

const app = createApp();

/** Calls of one server with limits of its own. */
function server(settings: Record<string, unknown>) {
	const own = { ...env, ...settings };
	return (path: string, key: string | null = localKey, init: RequestInit = {}) =>
		app.request(`http://tessera${path}`, { ...init, headers: { ...init.headers, ...bearer(key) } }, own);
}

const bearer = (key: string | null) => (key === null ? {} : { authorization: `Bearer ${key}` });
const limitOf = (key: number, tenant: number) => ({
	TESSERA_RATE_LIMIT_KEY: String(key),
	TESSERA_RATE_LIMIT_TENANT: String(tenant),
});

/** As the local server counts, and as the platform does. */
const counters = [
	["buckets in memory", limitOf(3, 100)],
	["the platform's binding", { ...limitOf(300, 1_000), KEY_LIMIT: fakeRateLimit(3, 3_600_000) }],
] as const;

describe.each(counters)("with %s", (_, settings) => {
	it("refuses what a key asks too often, whatever the body is, and says when to come again", async () => {
		const key = await newTenant();
		const ask = server(settings);
		const wrong = { method: "POST", body: "no JSON at all", headers: { "content-type": "text/plain" } };
		for (const _ of [1, 2]) expect((await ask("/v1/threads", key)).status).toBe(200);
		expect((await ask("/v1/threads", key, wrong)).status).toBe(415);
		const refused = await ask("/v1/threads", key, wrong);
		expect(refused.status).toBe(429);
		expect(refused.headers.get("content-type")).toBe("application/problem+json");
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
		expect(await refused.json()).toMatchObject({ code: "rate_limited", status: 429, request_id: expect.any(String) });
	});
});

it("limits every kind of keyed route: contexts, which read in parallel, and the doors", async () => {
	const key = await newTenant();
	const ask = server(limitOf(1, 100));
	expect((await ask("/v1/threads", key)).status).toBe(200);
	const post = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
	for (const path of ["/v1/context", "/v1/threads/t/context", "/mcp", "/v1/memory-tool"]) {
		expect((await ask(path, key, post)).status, path).toBe(429);
	}
	const proxied = await ask("/openai/v1/chat/completions", key, post);
	expect(proxied.status).toBe(429);
	expect(proxied.headers.get("retry-after")).not.toBeNull();
});

it("limits a tenant over all of its keys, and no other tenant", async () => {
	const ask = server(limitOf(10, 3));
	const [key, other] = await Promise.all([newTenant(), newTenant()]);
	const made = await ask("/v1/keys", key, {
		...{ method: "POST", body: JSON.stringify({ name: "second", role: "write" }) },
		headers: { "content-type": "application/json" },
	});
	const { key: second } = await made.json<{ key: string }>();
	await ask("/v1/threads", second);
	await ask("/v1/threads", key);
	const refused = await ask("/v1/threads", second);
	expect(refused.status).toBe(429);
	expect(await refused.json()).toMatchObject({ detail: expect.stringContaining("tenant") });
	expect((await ask("/v1/threads", other)).status).toBe(200);
});

it("limits neither the local key nor what nobody signed", async () => {
	const ask = server(limitOf(1, 1));
	for (const _ of [1, 2, 3, 4]) expect((await ask("/v1/threads")).status).toBe(200);
	for (const _ of [1, 2, 3]) expect((await ask("/v1/threads", "tsr_acme_forged")).status).toBe(401);
});

it.each([
	["throws", () => Promise.reject(new Error("the limiter is away"))],
	["hangs", () => new Promise<{ success: boolean }>(() => undefined)],
])("lets requests through where the limiter %s, and says so in /health", async (_, limit) => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const key = await newTenant();
	const ask = server({ ...limitOf(300, 0), KEY_LIMIT: { limit } });
	expect(await (await ask("/health", null)).json()).toMatchObject({ parts: { limits: "ok" } });
	expect((await ask("/v1/threads", key)).status).toBe(200);
	expect(await (await ask("/health", null)).json()).toMatchObject({
		status: "degraded",
		parts: { limits: "degraded" },
	});
	expect(logged).toHaveBeenCalled();
	logged.mockRestore();
});

it("refuses a setting that is no count, by its name", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	expect((await server({ TESSERA_RATE_LIMIT_KEY: "-1" })("/health", null)).status).toBe(500);
	expect(String(logged.mock.calls)).toContain("TESSERA_RATE_LIMIT_KEY");
	logged.mockRestore();
});

it("limits what platforms send to an installation, and counts only what they signed", async () => {
	const own = { ...env, TESSERA_RATE_LIMIT_WEBHOOKS: "2" };
	const { path, sign } = await connected("generic");
	const send = async (id: string, signed = true) => {
		const { headers, body } = await sign({ ...generic.message, id });
		if (!signed) headers.delete("webhook-signature");
		headers.set("content-type", "application/json");
		return app.request(`http://tessera${path}`, { method: "POST", headers, body }, own);
	};
	for (const id of ["a", "b", "c"]) expect((await send(id, false)).status).toBe(401);
	const answers = [];
	for (const id of ["e1", "e2", "e3"]) answers.push(await send(id));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
	expect(Number(answers[2]?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
});
