import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { api, localKey, newTenant } from "../client.ts";
import { signedKey, storedKey } from "./stored-key.ts";

const unauthorized = { status: 401, body: { code: "unauthorized" } };
const forbidden = { status: 403, body: { code: "forbidden" } };

describe("a key", () => {
	it("opens what it is for", async () => {
		expect((await api("GET", "/v1/threads")).status).toBe(200);
		expect((await api("GET", "/v1/threads", undefined, { key: await newTenant() })).status).toBe(200);
	});

	it("is wanted, and the answer says in which form", async () => {
		const answer = await api("GET", "/v1/threads", undefined, { key: null });

		expect(answer).toMatchObject(unauthorized);
		expect(answer.headers.get("www-authenticate")).toBe("Bearer");
	});

	it.each(["Basic dXNlcjpwYXNz", "Bearer", "Bearer ", localKey, `Bearer ${localKey} ${localKey}`])(
		"is not taken from the header %j",
		async (authorization) => {
			const headers = { authorization };

			expect(await api("GET", "/v1/threads", undefined, { key: null, headers })).toMatchObject(unauthorized);
		},
	);

	it("is refused when it is forged: the right form, the wrong signature", async () => {
		const key = await newTenant();
		const forged = key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");

		for (const text of [forged, key.replace("tsr_t-", "tsr_u-"), "tsr_acme_secret", `tsr_local_${"0".repeat(72)}`]) {
			expect(await api("GET", "/v1/threads", undefined, { key: text })).toMatchObject(unauthorized);
		}
	});

	it("is refused when it is signed but of a tenant nobody founded", async () => {
		expect(await api("GET", "/v1/threads", undefined, { key: await signedKey("nobody") })).toMatchObject(unauthorized);
	});

	it("is refused when it was revoked", async () => {
		const key = await storedKey("acme", { revokedAt: "2026-01-02T00:00:00.000Z" });

		expect(await api("GET", "/v1/threads", undefined, { key })).toMatchObject(unauthorized);
		expect(await api("POST", "/v1/threads", {}, { key })).toMatchObject(unauthorized);
	});

	it("is asked for before the path's ids and the body are looked at", async () => {
		expect(await api("GET", "/v1/threads/!", undefined, { key: null })).toMatchObject(unauthorized);
		expect(await api("POST", "/v1/threads", "{", { key: null })).toMatchObject(unauthorized);
		expect(await api("POST", "/v1/threads", "{", { key: await signedKey("nobody") })).toMatchObject(unauthorized);
	});

	it("of role read reads and does not write", async () => {
		const key = await storedKey("acme", { role: "read" });

		expect((await api("GET", "/v1/threads", undefined, { key })).status).toBe(200);
		expect(await api("POST", "/v1/threads", {}, { key })).toMatchObject(forbidden);
		expect(await api("DELETE", "/v1/threads/thr_1", undefined, { key })).toMatchObject(forbidden);
	});
});

describe("POST /v1/tenants", () => {
	it("founds a tenant, whose key works at once", async () => {
		const answer = await api("POST", "/v1/tenants", { id: "just-founded" });

		expect(answer).toMatchObject({
			status: 201,
			body: { id: "just-founded", key: expect.stringMatching(/^tsr_just-founded_[0-9a-z]{60,}$/) },
		});
	});

	it("founds none twice, nor the one of this machine", async () => {
		await newTenant("twice");

		for (const id of ["twice", "local"]) {
			expect(await api("POST", "/v1/tenants", { id })).toMatchObject({ status: 409, body: { code: "already_exists" } });
		}
	});

	it.each(["", "A", "a_b", "a".repeat(33), "ä", null, 3])("refuses the id %j", async (id) => {
		expect(await api("POST", "/v1/tenants", { id })).toMatchObject({
			status: 400,
			body: { code: "invalid_request", errors: [{ path: "id" }] },
		});
	});

	it("is for admin keys of the tenant local alone", async () => {
		const body = { id: "not-founded" };
		const keys = [await newTenant(), await storedKey("local", { role: "write" })];

		for (const key of keys) expect(await api("POST", "/v1/tenants", body, { key })).toMatchObject(forbidden);
		expect(await api("POST", "/v1/tenants", body, { key: await storedKey("local", { role: "admin" }) })).toMatchObject({
			status: 201,
		});
	});
});

describe("in production", () => {
	const secret = "what only the operator knows";
	const production = { ...env, TESSERA_LOCAL: "false" };

	async function call(settings: object, key: string, body: object = { id: `p-${crypto.randomUUID().slice(0, 13)}` }) {
		const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
		const init = { method: "POST", headers, body: JSON.stringify(body) };
		const answer = await createApp().request("/v1/tenants", init, settings);
		return { status: answer.status, body: await answer.json() };
	}

	it("the local key does not exist", async () => {
		expect(await call(production, localKey)).toMatchObject(unauthorized);
	});

	it("the operator's secret founds tenants, and nothing else does", async () => {
		const settings = { ...production, TESSERA_OPERATOR_SECRET: secret.replaceAll(" ", "-") };

		expect(await call(settings, secret.replaceAll(" ", "-"))).toMatchObject({ status: 201 });
		expect(await call(settings, "what-only")).toMatchObject(unauthorized);
		expect(await call(settings, await newTenant())).toMatchObject(forbidden);
	});

	it("without an operator's secret nobody does", async () => {
		for (const empty of [{}, { TESSERA_OPERATOR_SECRET: "" }]) {
			expect(await call({ ...production, ...empty }, "undefined")).toMatchObject(unauthorized);
		}
	});

	it.each(["", "short"])(
		"a key secret that is %j gives 500 without saying why, and logs it",
		async (TESSERA_KEY_SECRET) => {
			const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
			const answer = await call({ ...production, TESSERA_KEY_SECRET }, localKey);

			expect(answer).toMatchObject({ status: 500, body: { code: "internal" } });
			expect(JSON.stringify(answer.body)).not.toContain("SECRET");
			expect(String(logged.mock.calls[0]?.[1])).toContain("TESSERA_KEY_SECRET");
			logged.mockRestore();
		},
	);
});
