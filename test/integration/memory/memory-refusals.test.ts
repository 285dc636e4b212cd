import { beforeAll, describe, expect, it } from "vitest";
import { api, newTenant } from "../client.ts";
import { invalid, refusal } from "../thread-calls.ts";
import { contents, post, remember } from "./memory-calls.ts";

let key = "";
beforeAll(async () => {
	key = await newTenant();
});

const call = (method: string, path: string, body?: unknown) => api(method, `/v1/memories${path}`, body, { key });

describe("what can't be a memory", () => {
	const good = { content: "x", scope: "user:refused" };
	it.each<[string, object]>([
		["content", { scope: "global" }],
		["content", { ...good, content: " \n" }],
		["content", { ...good, content: 5 }],
		["scope", { content: "x" }],
		["scope", { ...good, scope: "everybody" }],
		["scope", { ...good, scope: "user:" }],
		["scope", { ...good, scope: "user:a b" }],
		["scope", { ...good, scope: "thread:a@b" }],
		["type", { ...good, type: "rumour" }],
		["key", { ...good, key: " " }],
		["importance", { ...good, importance: 11 }],
		["importance", { ...good, importance: 2.5 }],
		["confidence", { ...good, confidence: 1.1 }],
		["source.type", { ...good, source: { id: "a" } }],
		["created_at", { ...good, created_at: "yesterday" }],
		["valid_to", { ...good, valid_from: "2026-01-02T00:00:00Z", valid_to: "2026-01-01T00:00:00Z" }],
		["metadata", { ...good, metadata: [] }],
		["status", { ...good, status: "active" }],
		["memories", { memories: [] }],
		["memories", { memories: Array(101).fill(good) }],
		["content", { content: "x", memories: [good] }],
		[
			"memories.0.valid_to",
			{ memories: [{ ...good, valid_from: "2026-01-02T00:00:00Z", valid_to: "2026-01-01T00:00:00Z" }] },
		],
	])("is refused under %s: %j", async (path, body) => {
		expect(await post(body, key)).toMatchObject(invalid(path));
	});

	it("is refused where it is too large, and nothing is written", async () => {
		expect(await post({ ...good, content: "ä".repeat(16_385) }, key)).toMatchObject(
			refusal(413, "too_large", { limit: 32_768, actual: 32_770 }),
		);
		expect(await post({ ...good, metadata: { a: "x".repeat(65_536) } }, key)).toMatchObject(
			refusal(413, "too_large", { limit: 65_536 }),
		);
		expect(await post({ ...good, content: "ä".repeat(16_384) }, key)).toMatchObject({ status: 201 });
		expect(await contents("scope=user:refused", key)).toHaveLength(1);
	});

	it("is refused as a change, too", async () => {
		const { id } = await remember("Stays", { valid_from: "2026-01-02T00:00:00Z" }, key);
		for (const [path, body] of [
			["scope", { scope: "user:ada" }],
			["content", { content: "" }],
			["content", { content: null }],
			["importance", { importance: 0 }],
			["valid_to", { valid_to: "2026-01-01T00:00:00Z" }],
		] as const) {
			expect(await call("PATCH", `/${id}`, body), path).toMatchObject(invalid(path));
		}
		expect(await call("PATCH", `/${id}`, { content: "x".repeat(32_769) })).toMatchObject(refusal(413, "too_large"));
		expect(await call("GET", `/${id}`)).toMatchObject({ body: { content: "Stays", version: 1 } });
	});

	it.each([
		"type=rumour",
		"status=gone",
		"review=soon",
		"limit=0",
		"limit=201",
		"cursor=zzz",
		"scope=nobody",
		"unknown=1",
	])("is not asked for by %s", async (query) => {
		expect(await call("GET", `?${query}`)).toMatchObject(invalid(query.split("=")[0] ?? ""));
	});
});
