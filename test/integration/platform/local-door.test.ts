import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { storedKey } from "../access/stored-key.ts";
import { localKey } from "../client.ts";

const installation = z.object({ webhook_url: z.string() });
const production = { TESSERA_LOCAL: "false" };

type Init = { method?: string; body?: string; headers?: Record<string, string>; key?: string };

/** Asks the whole app under a name, with a body as a script of a page would send one. */
function call(address: string, { key = localKey, headers = {}, ...init }: Init = {}, settings: object = {}) {
	const sent = { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers };
	return createApp().request(address, { ...init, headers: sent }, { ...env, TESSERA_HOSTS: "", ...settings });
}

async function refused(answer: Response) {
	expect(answer.status).toBe(403);
	expect(answer.headers.get("content-type")).toBe("application/problem+json");
	const body = await answer.json();
	expect(body).toMatchObject({ code: "forbidden", status: 403 });
	return JSON.stringify(body);
}

const REBOUND = [
	"http://evil.example",
	"http://evil.example:8787",
	"http://127.0.0.1.evil.example",
	"http://0.0.0.0:8787",
];

describe("a server that takes the local key", () => {
	it.each(["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787", "http://LOCALHOST"])(
		"answers to %s",
		async (origin) => {
			expect((await call(`${origin}/v1/threads`)).status).toBe(200);
		},
	);

	it.each(REBOUND)("refuses to be called %s, with the name in the address or in Host", async (origin) => {
		const { host } = new URL(origin);
		for (const path of ["/v1/threads", "/health", "/docs", "/openapi.json", "/nope"]) {
			await refused(await call(`${origin}${path}`));
			const said = await refused(await call(`http://127.0.0.1:8787${path}`, { headers: { host } }));
			expect(said).not.toContain("evil");
		}
		await refused(await call(`${origin}/webhooks/generic/ins_x`, { method: "POST", body: "{}" }));
	});

	it("refuses it before a key is looked at", async () => {
		await refused(await call("http://evil.example/v1/threads", { key: "none" }));
	});

	it("answers only to what npm start has let through, where npm start says how that is told", async () => {
		const secret = { TESSERA_DOOR_SECRET: "of-this-run" };
		const ask = (headers: Record<string, string>, settings = {}) =>
			call("http://localhost:8787/v1/threads", { headers }, { ...secret, ...settings });
		expect((await ask({ "tessera-door": "of-this-run" })).status).toBe(200);
		for (const headers of [{}, { "tessera-door": "" }, { "tessera-door": "another" }])
			await refused(await ask(headers));
		expect((await ask({}, production)).status).toBe(401);
	});

	it("answers to the names it is given", async () => {
		const settings = { TESSERA_HOSTS: " tessera.lan, Other.LAN " };
		for (const origin of ["http://tessera.lan:8787", "http://other.lan", "http://localhost"]) {
			expect((await call(`${origin}/v1/threads`, {}, settings)).status).toBe(200);
		}
		await refused(await call("http://evil.tessera.lan/v1/threads", {}, settings));
	});

	it.each(["https://evil.example", "http://evil.example:8787", "null"])(
		"lets no page of %s write, also without a preflight",
		async (origin) => {
			const text = { origin, "content-type": "text/plain" };
			await refused(await call("http://localhost/v1/threads", { method: "POST", body: "{}", headers: { origin } }));
			await refused(await call("http://localhost/webhooks/slack/x", { method: "POST", body: "{}", headers: text }));
			await refused(await call("http://localhost/v1/threads/x", { method: "DELETE", headers: { origin } }));
		},
	);

	it("lets pages write that are its own, on this machine, or configured", async () => {
		const post = (origin: string, settings = {}) =>
			call("http://localhost:8787/v1/threads", { method: "POST", body: "{}", headers: { origin } }, settings);
		const app = "https://app.example";
		expect((await post("http://localhost:8787")).status).toBe(201);
		expect((await post("http://127.0.0.1:5173")).status).toBe(201);
		expect((await post(app, { TESSERA_CORS_ORIGINS: app })).status).toBe(201);
		expect((await post(app, { TESSERA_CORS_ORIGINS: "*" })).status).toBe(201);
	});
});

it("in production the key alone decides, whatever the name", async () => {
	const key = await storedKey("door", { role: "write" });
	const headers = { origin: "https://elsewhere.example" };
	expect((await call("https://tessera.example/v1/threads", { key }, production)).status).toBe(200);
	const post = { method: "POST", body: "{}", key, headers };
	expect((await call("https://tessera.example/v1/threads", post, production)).status).toBe(201);
});

describe("webhook_url", () => {
	async function webhookUrl(address: string, settings: object) {
		const key = await storedKey("door", { role: "admin" });
		const post = { method: "POST", body: JSON.stringify({ platform: "generic" }), key };
		const answer = await call(`${address}/v1/installations`, post, settings);
		return installation.parse(await answer.json()).webhook_url;
	}

	it("begins with this machine's address, the public one where it is set, and never with what a caller says", async () => {
		const path = String.raw`/webhooks/generic/ins_\w+$`;
		const set = { TESSERA_PUBLIC_URL: "https://memory.example/tessera/" };
		expect(await webhookUrl("http://127.0.0.1:8787", {})).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:8787${path}`));
		expect(await webhookUrl("http://127.0.0.1:8787", set)).toMatch(
			new RegExp(`^https://memory\\.example/tessera${path}`),
		);
		expect(await webhookUrl("https://evil.example", { ...production, ...set })).toMatch(/^https:\/\/memory\.example\//);
		expect(await webhookUrl("https://evil.example", production)).toMatch(new RegExp(`^${path}`));
	});
});

it.each([
	["TESSERA_HOSTS", "https://tessera.lan"],
	["TESSERA_HOSTS", "tessera.lan:8787"],
	["TESSERA_HOSTS", "*"],
	["TESSERA_PUBLIC_URL", "tessera.example"],
	["TESSERA_PUBLIC_URL", "ftp://tessera.example"],
	["TESSERA_PUBLIC_URL", "https://tessera.example/?a=1"],
])("%s can't be %j, and the log says so", async (setting, value) => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	expect((await call("http://localhost/health", {}, { [setting]: value })).status).toBe(500);
	expect(String(logged.mock.calls[0]?.[1])).toContain(setting);
	logged.mockRestore();
});

describe("pages", () => {
	it.each([
		"/docs",
		"/docs/quickstart",
		"/docs/start.js",
		"/docs/vendor/swagger-ui.css",
		"/console",
		"/console/main.js",
	])("%s runs nothing of others, in nobody's frame", async (path) => {
		const { headers } = await call(`http://localhost${path}`);
		const policy = headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("script-src 'self';");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toContain("unsafe");
		expect(headers.get("x-frame-options")).toBe("DENY");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("referrer-policy")).toBe("no-referrer");
	});

	it.each(["/health", "/v1/threads", "/nope", "/openapi.json"])("%s is what its type says", async (path) => {
		expect((await call(`http://localhost${path}`)).headers.get("x-content-type-options")).toBe("nosniff");
	});

	it.each(["/docs", "/docs/api", "/console"])("%s has no inline script", async (path) => {
		const html = await (await call(`http://localhost${path}`)).text();
		expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|<style|\sstyle=/i);
	});
});
