import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, localKey, newTenant } from "../client.ts";
import { invalid, notFound, refusal } from "../thread-calls.ts";
import { install, installationAnswer, installationPage, SECRETS, storedRow } from "./installation-calls.ts";

const forbidden = refusal(403, "forbidden");
const issued = expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/);

describe("POST /v1/installations", () => {
	it("connects a platform, and says where it is to call", async () => {
		const body = { platform: "slack", secret: SECRETS.slack, name: "Team", commands: true };
		const made = await install(body);

		expect(made).toEqual({
			id: expect.stringMatching(/^ins_[0-9A-Z]{26}$/),
			platform: "slack",
			name: "Team",
			user_map: "prefix",
			commands: true,
			learn: "distill",
			created_at: expect.stringMatching(/^\d{4}-.*Z$/),
			webhook_url: `http://tessera/webhooks/slack/${made.id}`,
		});
	});

	it("makes what is not said: no name, no commands, nothing forwarded, and a generic secret", async () => {
		const made = await install({ name: null, forward_url: null, user_map: "prefix" });

		expect(made).toMatchObject({ name: null, commands: false, learn: "distill", user_map: "prefix", secret: issued });
		expect(Object.keys(made)).not.toContain("forward_url");
		expect(Object.keys(made)).not.toContain("forward_secret");
	});

	it("makes a secret for what is forwarded, another than the platform's", async () => {
		const made = await install({ forward_url: "https://agent.example.com/hook?a=1" });

		expect(made).toMatchObject({ forward_url: "https://agent.example.com/hook?a=1", forward_secret: issued });
		expect(made.forward_secret).not.toBe(made.secret);
		const given = await install({ secret: SECRETS.generic, forward_url: "https://agent.example.com" });
		expect(given).toMatchObject({ forward_secret: issued });
		expect(Object.keys(given)).not.toContain("secret");
	});

	it.each(Object.entries(SECRETS))("keeps the secret of %s sealed, and never shows it", async (platform, secret) => {
		const key = await newTenant();
		const made = await install({ platform, secret, forward_url: "https://agent.example.com" }, key);
		const { secret: generated } = await install({}, key);
		const stored = await storedRow(made.id);
		const shown = await Promise.all([
			api("GET", "/v1/installations", undefined, { key }),
			api("GET", `/v1/installations/${made.id}`, undefined, { key }),
			api("POST", `/v1/installations/${made.id}/rotate`, { secret }, { key }),
		]);
		const rows = await env.DB.prepare("SELECT * FROM installations").all();

		expect(JSON.parse(stored)).toMatchObject([
			{ secret: expect.stringMatching(/^v1\./), forward_secret: expect.stringMatching(/^v1\./) },
		]);
		for (const hidden of [secret, made.forward_secret, generated]) {
			for (const text of [stored, JSON.stringify(rows), JSON.stringify(shown)]) {
				expect(text).not.toContain(hidden);
				expect(text).not.toContain(hidden?.replace("whsec_", ""));
			}
		}
		for (const { body } of shown.slice(1)) expect(JSON.stringify(body)).not.toMatch(/secret/);
		expect(shown.map(({ status }) => status)).toEqual([200, 200, 200]);
	});

	it.each([
		["platform", {}],
		["platform", { platform: "irc", secret: "x" }],
		["secret", { platform: "slack" }],
		["secret", { platform: "slack", secret: "short" }],
		["secret", { platform: "slack", secret: "has a space in it" }],
		["secret", { platform: "slack", secret: "xoxb-17653672481-19874698323-pdFZKVeTuE8sk7oOcBrzbqgy" }],
		["secret", { platform: "discord" }],
		["secret", { platform: "discord", secret: "a".repeat(63) }],
		["secret", { platform: "discord", secret: "g".repeat(64) }],
		["secret", { platform: "telegram" }],
		["secret", { platform: "telegram", secret: "" }],
		["secret", { platform: "telegram", secret: "a.b" }],
		["secret", { platform: "telegram", secret: "a".repeat(257) }],
		["secret", { platform: "generic", secret: "" }],
		["secret", { platform: "generic", secret: "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" }],
		["secret", { platform: "generic", secret: `whsec_${"A".repeat(31)}=` }],
		["secret", { platform: "generic", secret: `whsec_${"A".repeat(88)}` }],
		["secret", { platform: "generic", secret: `whsec_${"A".repeat(30)}-_` }],
		["secret", { platform: "generic", secret: null }],
		["name", { platform: "generic", name: "" }],
		["name", { platform: "generic", name: "x".repeat(201) }],
		["commands", { platform: "generic", commands: "yes" }],
		["user_map", { platform: "generic", user_map: "none" }],
		["id", { platform: "generic", id: "ins_mine" }],
		["forward_secret", { platform: "generic", forward_secret: SECRETS.generic }],
		["forward_url", { platform: "generic", forward_url: "" }],
		["forward_url", { platform: "generic", forward_url: "http://agent.example.com" }],
		["forward_url", { platform: "generic", forward_url: "https://me:pw@agent.example.com" }],
		["forward_url", { platform: "generic", forward_url: "https://2130706433/" }],
		["forward_url", { platform: "generic", forward_url: "https://[::ffff:10.0.0.1]/" }],
		["forward_url", { platform: "generic", forward_url: "https://localhost:8787/" }],
		["forward_url", { platform: "generic", forward_url: `https://agent.example.com/${"x".repeat(1_975)}` }],
	])("refuses a wrong %s: %j", async (path, body) => {
		expect(await api("POST", "/v1/installations", body)).toMatchObject(invalid(path));
	});

	it.each([24, 64])("takes a generic secret of %i bytes", async (bytes) => {
		const secret = `whsec_${btoa("\u00ff".repeat(bytes))}`;

		expect(Object.keys(await install({ secret }))).not.toContain("secret");
	});

	it("forwards to this machine only where that is allowed, and never in production", async () => {
		const ask = async (forward_url: string, settings: object, key: string) => {
			const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
			const body = JSON.stringify({ platform: "generic", forward_url });
			const init = { method: "POST", headers, body };
			return (await createApp().request("/v1/installations", init, { ...env, ...settings })).status;
		};
		const allowed = { TESSERA_ALLOW_LOCAL_FORWARD: "true" };
		const key = await newTenant();

		for (const url of ["http://127.0.0.1:9000/hook", "https://localhost/", "http://agent:3000/"]) {
			expect(await ask(url, allowed, key)).toBe(201);
			expect(await ask(url, { ...allowed, TESSERA_LOCAL: "false" }, key)).toBe(400);
			expect(await ask(url, {}, key)).toBe(400);
		}
		expect(await ask("https://agent.example.com", { TESSERA_LOCAL: "false" }, key)).toBe(201);
	});
});

describe("GET /v1/installations", () => {
	it("lists the tenant's, newest first, page by page, each as it is read alone", async () => {
		const key = await newTenant();
		const made: string[] = [];
		for (const name of ["a", "b", "c"]) {
			made.unshift((await install({ name, forward_url: "https://agent.example.com" }, key)).id);
			await scheduler.wait(2);
		}
		const page = (query: string) => ask(installationPage, "GET", `/v1/installations${query}`, undefined, { key });
		const first = await page("?limit=2");
		const second = await page(`?limit=2&cursor=${first.next_cursor}`);

		expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made);
		expect(second.next_cursor).toBeNull();
		for (const one of first.data) {
			expect(await ask(installationAnswer, "GET", `/v1/installations/${one.id}`, undefined, { key })).toEqual(one);
		}
	});

	it.each([
		["limit", "limit=0"],
		["cursor", "cursor=nonsense"],
		["platform", "platform=slack"],
	])("refuses a wrong %s", async (path, query) => {
		expect(await api("GET", `/v1/installations?${query}`)).toMatchObject(invalid(path));
	});
});

describe("who may not", () => {
	let made = "";
	let before = "";
	beforeAll(async () => {
		made = (await install({ secret: SECRETS.generic }, await newTenant("installed"))).id;
		before = await storedRow(made);
	});

	const calls = (): [string, string, unknown?][] => [
		["POST", "/v1/installations", { platform: "generic" }],
		["GET", "/v1/installations"],
		["GET", `/v1/installations/${made}`],
		["POST", `/v1/installations/${made}/rotate`, {}],
		["DELETE", `/v1/installations/${made}`],
	];

	it.each([
		["of role read", { role: "read" }],
		["of role write", { role: "write" }],
		["that is bound to a user", { role: "admin", userId: "u" }],
		["that is bound to a project", { role: "admin", projectId: "p" }],
	] as const)("a key %s does nothing with installations", async (_, changes) => {
		const key = await storedKey("installed", changes);
		for (const [method, path, body] of calls()) {
			expect(await api(method, path, body, { key })).toMatchObject(forbidden);
		}
		expect(await storedRow(made)).toBe(before);
	});

	it("another tenant finds none: its answers are those of what does not exist", async () => {
		const key = await newTenant();
		for (const [method, path, body] of calls().slice(2)) {
			const nobody = path.replace(made, "ins_nobody");
			expect(await api(method, path, body, { key })).toMatchObject(notFound);
			expect(await api(method, nobody, body, { key })).toMatchObject(notFound);
		}
		expect(await api("POST", `/v1/installations/${made}/rotate`, { secret: "wrong" }, { key })).toMatchObject(notFound);
		expect(await ask(installationPage, "GET", "/v1/installations", undefined, { key })).toMatchObject({ data: [] });
		expect(await storedRow(made)).toBe(before);
	});

	it("nobody without a key", async () => {
		for (const [method, path, body] of calls()) {
			expect(await api(method, path, body, { key: null })).toMatchObject(refusal(401, "unauthorized"));
		}
	});
});

it("answers HEAD and other methods as elsewhere", async () => {
	const { id } = await install({}, localKey);

	expect((await api("HEAD", `/v1/installations/${id}`)).status).toBe(200);
	expect(await api("PATCH", `/v1/installations/${id}`, {})).toMatchObject(refusal(405, "method_not_allowed"));
	expect(await api("GET", `/v1/installations/${id}/rotate`)).toMatchObject(refusal(405, "method_not_allowed"));
});
