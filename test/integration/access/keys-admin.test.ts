import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { api, ask, localKey, newTenant } from "../client.ts";
import { invalid, notFound, refusal } from "../thread-calls.ts";
import { storedKey } from "./stored-key.ts";

const forbidden = refusal(403, "forbidden");
const shown = z.looseObject({ id: z.string(), key: z.string() });
const keyPage = z.object({ data: z.array(z.looseObject({ id: z.string() })), next_cursor: z.string().nullable() });

function make(body: object, key: string) {
	return ask(shown, "POST", "/v1/keys", body, { key });
}

async function ids(key: string, query = "") {
	const { data, next_cursor } = await ask(keyPage, "GET", `/v1/keys${query}`, undefined, { key });
	return { ids: data.map(({ id }) => id), next_cursor };
}

describe("POST /v1/keys", () => {
	it("makes a key that works at once, shown this once and stored as a hash", async () => {
		const admin = await newTenant("shown-once");
		const made = await make({ name: "chat", role: "read", user_id: "u" }, admin);

		expect(made).toEqual({
			id: expect.stringMatching(/^key_[0-9A-Z]{26}$/),
			name: "chat",
			role: "read",
			user_id: "u",
			created_at: expect.stringMatching(/^\d{4}-.*Z$/),
			key: expect.stringMatching(/^tsr_shown-once_[0-9a-z]{60,}$/),
		});
		expect((await api("GET", "/v1/threads", undefined, { key: made.key })).status).toBe(200);
		const answer = await api("GET", "/v1/keys", undefined, { key: admin });
		const stored = await env.DB.prepare("SELECT * FROM keys WHERE id = ?").bind(made.id).all();
		for (const text of [answer.body, stored.results]) expect(JSON.stringify(text)).not.toContain(made.key);
	});

	it("makes it of role write and unbound unless said", async () => {
		const made = await make({ name: "n" }, await newTenant());

		expect(made).toMatchObject({ role: "write" });
		expect(Object.keys(made).sort()).toEqual(["created_at", "id", "key", "name", "role"]);
		expect((await api("POST", "/v1/threads", { user_id: "any" }, { key: made.key })).status).toBe(201);
	});

	it.each([
		["name", {}],
		["name", { name: "" }],
		["name", { name: "x".repeat(201) }],
		["name", { name: 3 }],
		["role", { name: "n", role: "owner" }],
		["user_id", { name: "n", user_id: "a b" }],
		["project_id", { name: "n", project_id: "" }],
		["tenant", { name: "n", tenant: "other" }],
		["key", { name: "n", key: "tsr_x_y" }],
	])("refuses a wrong %s: %j", async (path, body) => {
		expect(await api("POST", "/v1/keys", body)).toMatchObject(invalid(path));
	});
});

describe("a key that expires", () => {
	it("opens nothing from then on, and says so", async () => {
		const admin = await newTenant();
		const expires_at = new Date(Date.now() + 60_000).toISOString();
		const made = await make({ name: "for a minute", expires_at }, admin);

		expect(made).toMatchObject({ expires_at });
		expect((await api("GET", "/v1/threads", undefined, { key: made.key })).status).toBe(200);
		await env.DB.prepare("UPDATE keys SET expires_at = ? WHERE id = ?").bind("2026-01-01T00:00:00.000Z", made.id).run();
		expect(await api("GET", "/v1/threads", undefined, { key: made.key })).toMatchObject({
			status: 401,
			body: { code: "unauthorized", detail: expect.stringContaining("expired") },
		});
	});

	it("is not made for a time that is over", async () => {
		const body = { name: "n", expires_at: "2020-01-01T00:00:00.000Z" };

		expect(await api("POST", "/v1/keys", body)).toMatchObject(invalid("expires_at"));
	});
});

describe("POST /v1/keys/{id}/rotate", () => {
	const rotate = (id: string, key: string) => ask(shown, "POST", `/v1/keys/${id}/rotate`, undefined, { key });
	const status = async (key: string) => (await api("GET", "/v1/threads", undefined, { key })).status;

	it("gives the same key a new text, beside which the one before holds for 24 hours and no longer", async () => {
		const admin = await newTenant();
		const made = await make({ name: "chat", role: "read", user_id: "u" }, admin);
		const rotated = await rotate(made.id, admin);

		expect(rotated).toMatchObject({ id: made.id, name: "chat", role: "read", user_id: "u" });
		expect(rotated.key).not.toBe(made.key);
		expect([await status(made.key), await status(rotated.key)]).toEqual([200, 200]);
		const row = await env.DB.prepare("SELECT former_until FROM keys WHERE id = ?").bind(made.id).first("former_until");
		const hours = (Date.parse(String(row)) - Date.now()) / 3_600_000;
		expect(Math.round(hours)).toBe(24);
		await env.DB.prepare("UPDATE keys SET former_until = ? WHERE id = ?").bind("2026-01-01T00:00:00Z", made.id).run();
		expect([await status(made.key), await status(rotated.key)]).toEqual([401, 200]);
	});

	it("ends the text from before the last one at once, and all texts with the key", async () => {
		const admin = await newTenant();
		const made = await make({ name: "chat" }, admin);
		const second = await rotate(made.id, admin);
		const third = await rotate(made.id, admin);

		expect([await status(made.key), await status(second.key), await status(third.key)]).toEqual([401, 200, 200]);
		await api("DELETE", `/v1/keys/${made.id}`, undefined, { key: admin });
		expect([await status(second.key), await status(third.key)]).toEqual([401, 401]);
		expect(await api("POST", `/v1/keys/${made.id}/rotate`, undefined, { key: admin })).toMatchObject(notFound);
	});

	it("is for admins of the same tenant, and shows its text once", async () => {
		const admin = await newTenant();
		const made = await make({ name: "chat" }, admin);

		expect(await api("POST", `/v1/keys/${made.id}/rotate`, undefined, { key: made.key })).toMatchObject(forbidden);
		expect(await api("POST", `/v1/keys/${made.id}/rotate`, undefined, { key: await newTenant() })).toMatchObject(
			notFound,
		);
		const once = { key: admin, headers: { "idempotency-key": "rotate-1" } };
		expect((await api("POST", `/v1/keys/${made.id}/rotate`, undefined, once)).status).toBe(200);
		expect(await api("POST", `/v1/keys/${made.id}/rotate`, undefined, once)).toMatchObject(
			refusal(409, "already_exists"),
		);
		// Sent again after a lost answer it rotates nothing more: the text in use holds on.
		expect(await status(made.key)).toBe(200);
	});
});

describe("GET /v1/keys", () => {
	it("lists the tenant's keys newest first, page by page, revoked ones too", async () => {
		const admin = await newTenant();
		const made: string[] = [];
		for (const name of ["a", "b", "c", "d"]) {
			made.unshift((await make({ name }, admin)).id);
			await scheduler.wait(2);
		}
		await api("DELETE", `/v1/keys/${made[1]}`, undefined, { key: admin });
		const first = await ids(admin, "?limit=2");
		const second = await ids(admin, `?limit=2&cursor=${first.next_cursor}`);
		const third = await ids(admin, `?limit=2&cursor=${second.next_cursor}`);

		expect([...first.ids, ...second.ids]).toEqual(made);
		expect(third).toEqual({ ids: [expect.any(String)], next_cursor: null });
		expect(await api("GET", "/v1/keys?limit=2", undefined, { key: admin })).toMatchObject({
			body: { data: [{ id: made[0] }, { id: made[1], revoked_at: expect.any(String) }] },
		});
	});

	it.each([
		["limit", "limit=0"],
		["cursor", "cursor=nonsense"],
		["role", "role=admin"],
	])("refuses a wrong %s", async (path, query) => {
		expect(await api("GET", `/v1/keys?${query}`)).toMatchObject(invalid(path));
	});
});

describe("DELETE /v1/keys/{id}", () => {
	it("revokes a key at once, and again answers 404", async () => {
		const admin = await newTenant();
		const made = await make({ name: "n" }, admin);

		expect(await api("DELETE", `/v1/keys/${made.id}`, undefined, { key: admin })).toMatchObject({
			status: 204,
			body: null,
		});
		expect(await api("GET", "/v1/threads", undefined, { key: made.key })).toMatchObject(refusal(401, "unauthorized"));
		expect(await api("DELETE", `/v1/keys/${made.id}`, undefined, { key: admin })).toMatchObject(notFound);
	});

	it("answers 404 for another tenant's key, and leaves it", async () => {
		const [mine, yours] = [await newTenant(), await newTenant()];
		const made = await make({ name: "n" }, mine);

		expect(await api("DELETE", `/v1/keys/${made.id}`, undefined, { key: yours })).toMatchObject(notFound);
		expect((await api("GET", "/v1/threads", undefined, { key: made.key })).status).toBe(200);
		for (const id of ["key_local", "nobody", "a%20b"]) {
			expect(await api("DELETE", `/v1/keys/${id}`)).toMatchObject(notFound);
		}
	});

	it("leaves the last admin key, so that nobody locks the tenant out", async () => {
		const admin = await newTenant();
		const { data } = await ask(keyPage, "GET", "/v1/keys", undefined, { key: admin });
		const path = `/v1/keys/${data[0]?.id}`;
		await make({ name: "bound", role: "admin", user_id: "u" }, admin);

		expect(await api("DELETE", path, undefined, { key: admin })).toMatchObject(forbidden);
		const next = await make({ name: "next", role: "admin" }, admin);
		expect((await api("DELETE", path, undefined, { key: admin })).status).toBe(204);
		expect(await api("DELETE", `/v1/keys/${next.id}`, undefined, { key: next.key })).toMatchObject(forbidden);
	});

	it("leaves one of two admin keys that revoke each other at the same time", async () => {
		const one = await newTenant();
		const [first] = (await ids(one)).ids;
		const two = await make({ name: "two", role: "admin" }, one);
		const answers = await Promise.all([
			api("DELETE", `/v1/keys/${two.id}`, undefined, { key: one }),
			api("DELETE", `/v1/keys/${first}`, undefined, { key: two.key }),
		]);

		expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
	});

	it("lets the key of this machine revoke the last one of its tenant", async () => {
		const made = await make({ name: "n", role: "admin" }, localKey);

		expect((await api("DELETE", `/v1/keys/${made.id}`)).status).toBe(204);
	});
});

describe("who is no admin", () => {
	it.each(["read", "write"] as const)("with role %s makes, lists and revokes no keys", async (role) => {
		const key = await storedKey("acme", { role });

		expect(await api("POST", "/v1/keys", { name: "n" }, { key })).toMatchObject(forbidden);
		expect(await api("GET", "/v1/keys", undefined, { key })).toMatchObject(forbidden);
		expect(await api("DELETE", "/v1/keys/key_1", undefined, { key })).toMatchObject(forbidden);
	});
});

describe("last_used_at", () => {
	const lastUse = async (admin: string, id: string) => {
		const { data } = await ask(keyPage, "GET", "/v1/keys", undefined, { key: admin });
		return data.find((key) => key.id === id)?.last_used_at;
	};

	it("is absent before the first use, and noted behind the answer", async () => {
		const admin = await newTenant();
		const made = await make({ name: "n" }, admin);
		expect(await lastUse(admin, made.id)).toBeUndefined();
		await api("GET", "/v1/threads", undefined, { key: made.key });

		await vi.waitFor(async () => expect(await lastUse(admin, made.id)).toMatch(/^\d{4}-.*Z$/));
	});

	it("is noted again an hour later, not before", async () => {
		const admin = await newTenant();
		const made = await make({ name: "n" }, admin);
		const set = (at: string) => env.DB.prepare("UPDATE keys SET last_used_at = ? WHERE id = ?").bind(at, made.id).run();
		const [lately, before] = [50, 61].map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString());
		await set(lately ?? "");
		await api("GET", "/v1/threads", undefined, { key: made.key });
		await scheduler.wait(100);
		expect(await lastUse(admin, made.id)).toBe(lately);

		await set(before ?? "");
		await api("GET", "/v1/threads", undefined, { key: made.key });
		await vi.waitFor(async () => expect(await lastUse(admin, made.id)).not.toBe(before));
	});
});
