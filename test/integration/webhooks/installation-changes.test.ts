import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { createDeps } from "../../../src/deps.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { api, ask, localKey, newTenant } from "../client.ts";
import { invalid, notFound, refusal } from "../thread-calls.ts";
import { install, installationAnswer, installationPage, SECRETS, storedRow } from "./installation-calls.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

afterEach(() => void vi.restoreAllMocks());

/** The secrets that hold so much later. */
async function holding(id: string, laterMs = 0): Promise<readonly string[]> {
	const now = new Date(Date.now() + laterMs).toISOString();
	return (await createDeps(env).installations("local").secrets(id, now))?.platform ?? [];
}

function rotate(id: string, body: object = {}) {
	return ask(installationAnswer, "POST", `/v1/installations/${id}/rotate`, body);
}

describe("POST /v1/installations/{id}/rotate", () => {
	it("makes a new secret, shown once; the one before holds for a day beside it", async () => {
		const { secret, ...made } = await install();
		const { secret: next, ...rotated } = await rotate(made.id);

		expect(rotated).toEqual(made);
		expect(next).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
		expect(await holding(made.id)).toEqual([next, secret]);
		expect(await holding(made.id, DAY_MS - 60_000)).toEqual([next, secret]);
		expect(await holding(made.id, DAY_MS + 1)).toEqual([next]);
		for (const hidden of [secret, next]) expect(await storedRow(made.id)).not.toContain(hidden);
	});

	it("needs no body where the secret is made here", async () => {
		const { id, secret } = await install();
		const { status, body } = await api("POST", `/v1/installations/${id}/rotate`);

		expect([status, await holding(id)]).toEqual([200, [installationAnswer.parse(body).secret, secret]]);
		const other = { headers: { "content-type": "text/plain" } };
		expect(await api("POST", `/v1/installations/${id}/rotate`, "x", other)).toMatchObject({ status: 415 });
	});

	it("makes a new secret for what is forwarded, shown once; for a day both sign", async () => {
		const { id, forward_secret: before } = await install({ forward_url: "https://agent.example/hook" });
		const { secret, forward_secret: next } = await rotate(id, { forward_secret: true });

		expect([secret, next]).toEqual([undefined, expect.stringMatching(/^whsec_/)]);
		const forward = async (ms: number) =>
			(
				await createDeps(env)
					.installations("local")
					.secrets(id, new Date(Date.now() + ms).toISOString())
			)?.forward;
		expect([await forward(0), await forward(DAY_MS + 1)]).toEqual([[next, before], [next]]);
		expect(await storedRow(id)).not.toContain(next);
		const both = { secret: SECRETS.generic, forward_secret: true };
		const { id: silent } = await install();
		for (const [one, body] of [
			[id, both],
			[silent, { forward_secret: true }],
			[id, { forward_secret: false }],
		]) {
			expect(await api("POST", `/v1/installations/${one}/rotate`, body)).toMatchObject(invalid("forward_secret"));
		}
	});

	it("takes the secret that is given, and does not repeat it", async () => {
		const { id } = await install({ platform: "telegram", secret: SECRETS.telegram });

		expect(Object.keys(await rotate(id, { secret: "the-next-one" }))).not.toContain("secret");
		expect(await holding(id)).toEqual(["the-next-one", SECRETS.telegram]);
	});

	it("drops the oldest when it is done again within the day", async () => {
		const { id } = await install({ secret: SECRETS.generic });
		const [second, third] = [await rotate(id), await rotate(id)];

		expect(await holding(id)).toEqual([third.secret, second.secret]);
	});

	it("changes nothing where the secret is the present one", async () => {
		const { id } = await install({ platform: "slack", secret: SECRETS.slack });
		await rotate(id, { secret: "another-signing-secret" });
		const before = await storedRow(id);

		await rotate(id, { secret: "another-signing-secret" });
		expect(await storedRow(id)).toBe(before);
	});

	it.each([
		["slack", {}],
		["discord", {}],
		["telegram", {}],
		["discord", { secret: "abc" }],
		["generic", { secret: "whsec_AAAA" }],
	] as const)("wants of %s a secret of its own shape, not %j", async (platform, body) => {
		const { id } = await install({ platform, secret: SECRETS[platform] });

		expect(await api("POST", `/v1/installations/${id}/rotate`, body)).toMatchObject(invalid("secret"));
		expect(await holding(id)).toEqual([SECRETS[platform]]);
	});

	it("refuses what is no rotation", async () => {
		const { id } = await install();

		expect(await api("POST", `/v1/installations/${id}/rotate`, { name: "n" })).toMatchObject(invalid("name"));
		expect(await api("POST", `/v1/installations/${id}/rotate`, { secret: 3 })).toMatchObject(invalid("secret"));
		expect(await api("POST", "/v1/installations/ins_none/rotate", {})).toMatchObject(notFound);
	});
});

describe("DELETE /v1/installations/{id}", () => {
	it("removes it with its secrets, and again answers 404", async () => {
		const { id } = await install();

		expect(await api("DELETE", `/v1/installations/${id}`)).toMatchObject({ status: 204, body: null });
		expect(await storedRow(id)).toBe("[]");
		for (const [method, path] of [
			["DELETE", ""],
			["GET", ""],
			["POST", "/rotate"],
		] as const) {
			const body = method === "POST" ? {} : undefined;
			expect(await api(method, `/v1/installations/${id}${path}`, body)).toMatchObject(notFound);
		}
		const { data } = await ask(installationPage, "GET", "/v1/installations?limit=200");
		expect(data.map((one) => one.id)).not.toContain(id);
	});

	const object = (id: string) => env.INSTALLATIONS.getByName(`local/${id}`);
	const fill = (id: string) =>
		runInDurableObject(object(id), async (_, { storage }) => {
			storage.sql.exec("CREATE TABLE IF NOT EXISTS anything (text TEXT)");
			await storage.setAlarm(Date.now() + DAY_MS);
		});
	const held = (id: string) =>
		runInDurableObject(object(id), async (_, { storage }) => [
			storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'anything'").toArray().length,
			await storage.getAlarm(),
		]);

	it("empties its object, and not that of another tenant's installation of its id", async () => {
		const { id } = await install();
		await fill(id);

		await api("DELETE", `/v1/installations/${id}`, undefined, { key: await newTenant() });
		expect(await held(id)).toEqual([1, expect.any(Number)]);
		await api("DELETE", `/v1/installations/${id}`);
		expect(await held(id)).toEqual([0, null]);
	});

	it("can be repeated where it was cut short", async () => {
		const { id } = await install();
		await env.DB.prepare("DELETE FROM installations WHERE id = ?").bind(id).run();
		await fill(id);

		expect(await api("DELETE", `/v1/installations/${id}`)).toMatchObject(notFound);
		expect(await held(id)).toEqual([0, null]);
	});
});

describe("with an Idempotency-Key", () => {
	const send = (path: string, body: object, key: string) =>
		api("POST", path, body, { headers: { "idempotency-key": key } });
	const again = refusal(409, "already_exists");

	it("is done once; its secrets are neither kept nor given again, not after it was deleted either", async () => {
		const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
		const body = { platform: "generic", forward_url: "https://agent.example.com" };
		const first = await send("/v1/installations", body, key);
		const { id, secret, forward_secret } = installationAnswer.parse(first.body);
		const rotated = installationAnswer.parse((await send(`/v1/installations/${id}/rotate`, {}, other)).body);

		expect(await send("/v1/installations", body, key)).toMatchObject(again);
		expect(await send(`/v1/installations/${id}/rotate`, {}, other)).toMatchObject(again);
		expect(await holding(id)).toEqual([rotated.secret, secret]);
		await api("DELETE", `/v1/installations/${id}`);
		expect(await send("/v1/installations", body, key)).toMatchObject(again);
		expect(await send(`/v1/installations/${id}/rotate`, {}, other)).toMatchObject(again);

		const claims = await env.DB.prepare("SELECT * FROM claims WHERE key IN (?, ?)").bind(key, other).all();
		expect(claims.results).toHaveLength(2);
		for (const shown of [secret, forward_secret, rotated.secret]) {
			expect(JSON.stringify(claims.results)).not.toContain(shown);
		}
	});

	it("is refused where it was made and a crash lost the answer: what is there keeps its secret", async () => {
		vi.spyOn(console, "error").mockImplementation(() => undefined);
		const key = crypto.randomUUID();
		const headers = {
			authorization: `Bearer ${localKey}`,
			"content-type": "application/json",
			"idempotency-key": key,
		};
		const init = { method: "POST", headers, body: JSON.stringify({ platform: "generic" }) };
		const crashing = { ...env, DB: databaseFailing(env.DB, /^update "claims"/) };
		const first = await createApp().request("/v1/installations", init, crashing);
		const { id, secret } = installationAnswer.parse(await first.json());
		await env.DB.prepare("UPDATE claims SET held_since = '2026-01-01T00:00:00.000Z' WHERE key = ?").bind(key).run();

		expect(await send("/v1/installations", { platform: "generic" }, key)).toMatchObject(again);
		expect(await holding(id)).toEqual([secret]);
	});
});
