import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { signedKey } from "../access/stored-key.ts";
import { localKey } from "../client.ts";

const PAGE = "https://app.example.org";
const OTHER = "http://localhost:5173";
const STRANGER = "https://evil.example.org";

function call(origins: string, path: string, origin: string | null, init: RequestInit = {}) {
	const headers = new Headers(init.headers);
	if (origin !== null) headers.set("origin", origin);
	return createApp().request(path, { ...init, headers }, { ...env, TESSERA_CORS_ORIGINS: origins });
}

function preflight(origins: string, origin: string, path = "/v1/threads") {
	const headers = {
		"access-control-request-method": "POST",
		"access-control-request-headers": "authorization,content-type,idempotency-key",
	};
	return call(origins, path, origin, { method: "OPTIONS", headers });
}

/** What an answer says to browsers of other origins. */
function corsHeaders(answer: Response) {
	return [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
}

const both = ` ${PAGE} ,${OTHER}/`;

describe("an origin that is configured", () => {
	it.each([PAGE, OTHER])("%s has its preflight answered", async (origin) => {
		const answer = await preflight(both, origin);

		expect(answer.status).toBe(204);
		expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
		expect(answer.headers.get("access-control-allow-methods")?.split(",")).toEqual(
			expect.arrayContaining(["GET", "POST", "PUT", "PATCH", "DELETE"]),
		);
		expect(answer.headers.get("access-control-allow-headers")?.toLowerCase().split(",")).toEqual(
			expect.arrayContaining(["authorization", "content-type", "idempotency-key"]),
		);
		expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
		expect(answer.headers.get("vary")).toContain("Origin");
		expect(answer.headers.get("x-request-id")).not.toBeNull();
	});

	it.each([
		["an answer", "/v1/models", { authorization: `Bearer ${localKey}` }, 200],
		["a refusal", "/v1/models", {}, 401],
		["a page", "/docs", {}, 200],
		["a path that is not there", "/nope", {}, 404],
	])("may read %s and its headers", async (_, path, headers, status) => {
		const answer = await call(both, path, PAGE, { headers });
		const exposed = answer.headers.get("access-control-expose-headers")?.toLowerCase().split(",");

		expect(answer.status).toBe(status);
		expect(answer.headers.get("access-control-allow-origin")).toBe(PAGE);
		expect(exposed).toEqual(
			expect.arrayContaining([
				...["x-request-id", "server-timing", "retry-after", "idempotent-replayed"],
				...["x-tessera-stored", "x-tessera-set-aside"],
			]),
		);
		expect(answer.headers.get("vary")).toContain("Origin");
	});

	it("may read the refusal that takes the place of what was read beside the key", async () => {
		const headers = { authorization: `Bearer ${await signedKey("nobody")}`, "content-type": "application/json" };
		const answer = await call(both, "/v1/context", PAGE, { method: "POST", headers, body: "{}" });

		expect(answer.status).toBe(401);
		expect(answer.headers.get("access-control-allow-origin")).toBe(PAGE);
	});
});

describe("any other origin", () => {
	it.each([STRANGER, `${PAGE}.evil.org`, "https://app.example.org:8443", "http://app.example.org", "null"])(
		"%s gets no header that lets it read, nor its preflight answered",
		async (origin) => {
			const [asked, answer] = [await preflight(both, origin), await call(both, "/health", origin)];

			expect(asked.status).toBe(405);
			expect(corsHeaders(asked)).toEqual([]);
			expect(answer.status).toBe(200);
			expect(corsHeaders(answer)).toEqual([]);
			expect(answer.headers.get("vary")).toContain("Origin");
		},
	);

	it("is every origin where none is configured", async () => {
		for (const origins of ["", " , "]) {
			expect((await preflight(origins, PAGE)).status).toBe(405);
			const answer = await call(origins, "/health", PAGE);
			expect(corsHeaders(answer)).toEqual([]);
			expect(answer.headers.get("vary") ?? "").not.toContain("Origin");
		}
	});
});

it("* lets any origin read", async () => {
	const [asked, answer] = [await preflight("*", STRANGER), await call("*", "/health", STRANGER)];

	expect(asked.status).toBe(204);
	for (const { headers } of [asked, answer]) expect(headers.get("access-control-allow-origin")).toBe("*");
});

it("a request without an origin is answered as ever", async () => {
	const answer = await call(both, "/health", null);

	expect(answer.status).toBe(200);
	expect(corsHeaders(answer)).toEqual([]);
});

it("OPTIONS that is no preflight is a method like any other", async () => {
	expect((await call(both, "/health", PAGE, { method: "OPTIONS" })).status).toBe(405);
});
