import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { brokenDatabase } from "../../fakes/database.ts";
import { api } from "../client.ts";

/** An answer that is a problem, as every refusal has to be. */
function problem(status: number, code: string) {
	return { status, body: expect.objectContaining({ status, code, type: "about:blank" }) };
}

describe("paths and methods", () => {
	it.each(["/nope", "/v1", "/v1/nope", "/v1/tenants/", "/docs/nope.js", "/%zz", "/v1/tenants/%00"])(
		"answers 404 for the unknown path %s",
		async (path) => {
			expect(await api("GET", path, undefined, { key: null })).toMatchObject(problem(404, "not_found"));
		},
	);

	it.each([
		["DELETE", "/health", "GET, HEAD"],
		["OPTIONS", "/health", "GET, HEAD"],
		["POST", "/docs", "GET, HEAD"],
		["PUT", "/v1/tenants", "POST"],
		["GET", "/v1/tenants", "POST"],
		["HEAD", "/v1/tenants", "POST"],
		["GET", "/v1/memories/search", "POST"],
		["DELETE", "/v1/memories/ingest", "POST"],
		["GET", "/v1/skills/search", "POST"],
		["DELETE", "/v1/relations/graph", "GET, HEAD"],
	])("answers 405 for %s %s and says what it takes", async (method, path, allow) => {
		const answer = await api(method, path, undefined, { key: null });

		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toBe(allow);
		if (method !== "HEAD") expect(answer).toMatchObject(problem(405, "method_not_allowed"));
	});

	it.each(["/health", "/openapi.json", "/docs", "/console"])(
		"answers HEAD %s like GET, without a body",
		async (path) => {
			const [head, get] = [await api("HEAD", path), await api("GET", path)];

			expect(head.status).toBe(200);
			expect(head.body).toBeNull();
			expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
		},
	);

	it("leads from / to the docs", async () => {
		const answer = await api("GET", "/");

		expect(answer.status).toBe(302);
		expect(answer.headers.get("location")).toBe("/docs");
	});
});

describe("the headers of every answer", () => {
	it.each([
		["GET", "/health", 200],
		["GET", "/openapi.json", 200],
		["GET", "/docs", 200],
		["GET", "/docs/start.js", 200],
		["GET", "/docs/quickstart", 200],
		["GET", "/docs/decisions", 200],
		["GET", "/docs/decisions/0031-rooms", 200],
		["GET", "/docs/api", 200],
		["GET", "/console", 200],
		["GET", "/console/main.js", 200],
		["GET", "/console/nope", 404],
		["GET", "/", 302],
		["GET", "/nope", 404],
		["GET", "/docs/nope", 404],
		["PATCH", "/health", 405],
		["HEAD", "/health", 200],
		["POST", "/v1/tenants", 415],
	])("%s %s → %i has x-request-id and server-timing", async (method, path, status) => {
		const answer = await api(method, path);

		expect(answer.status).toBe(status);
		expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
		expect(answer.headers.get("server-timing")).toMatch(/total;dur=[\d.]+/);
	});

	it("names in a problem the request id of its header", async () => {
		const answer = await api("GET", "/nope");

		expect(answer.headers.get("content-type")).toBe("application/problem+json");
		expect(answer.body).toMatchObject({ request_id: answer.headers.get("x-request-id") });
	});

	it("keeps the caller's request id if it is a decent one", async () => {
		const kept = await api("GET", "/nope", undefined, { headers: { "x-request-id": "mine-42" } });
		const replaced = await api("GET", "/nope", undefined, { headers: { "x-request-id": "<script>" } });

		expect(kept.headers.get("x-request-id")).toBe("mine-42");
		expect(kept.body).toMatchObject({ request_id: "mine-42" });
		expect(replaced.headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
	});
});

const PARTS = { database: "ok", threads: "ok", jobs: "ok", writers: "off", embedder: "ok", vectors: "ok" };

describe("/health", () => {
	it("tells of each part, without a key", async () => {
		const answer = await api("GET", "/health", undefined, { key: null });

		expect(answer).toMatchObject({
			status: 200,
			body: { status: "ok", parts: PARTS },
		});
		expect(answer.body).toMatchObject({
			version: expect.stringMatching(/^\d+\.\d+\.\d+/),
			oldest_job_age_s: 0,
			index_lag_ms: 0,
		});
	});

	it("says that the database is away, and still answers 200", async () => {
		const answer = await createApp().request("/health", {}, { ...env, DB: brokenDatabase(env.DB) });

		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ status: "degraded", parts: { database: "degraded", threads: "ok" } });
	});
});
