import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { api, ask, localKey } from "../client.ts";
import { refusal } from "../thread-calls.ts";

const app = createApp();
const begun = z.object({ erasure: z.object({ id: z.string() }) });
const erasure = z.looseObject({ status: z.string() });
const said = { messages: [{ role: "user", content: "Hello.", user_id: "ada" }] };

it("refuses with the local key what is for a user as soon as the erasure has begun, and takes it as soon as it is done", async () => {
	await api("POST", "/v1/threads", { id: "shared" });
	const append = () => api("POST", "/v1/threads/shared/messages", said);
	expect((await append()).status).toBe(201);

	const { erasure: one } = await ask(begun, "DELETE", "/v1/users/ada");
	expect(await append()).toMatchObject(refusal(409, "erasing"));

	const done = async () =>
		expect(await ask(erasure, "GET", `/v1/erasures/${one.id}`)).toMatchObject({ status: "done" });
	await vi.waitFor(done, { timeout: 20_000, interval: 50 });
	expect((await append()).status).toBe(201);
});

it("asks the database nothing for an append with the local key that comes soon after another", async () => {
	const statements: string[] = [];
	const counting = new Proxy(env.DB, {
		get(db, name) {
			const own: unknown = Reflect.get(db, name);
			if (typeof own !== "function") return own;
			return (...given: unknown[]) => {
				if (name === "prepare") statements.push(String(given[0]));
				return Reflect.apply(own, db, given);
			};
		},
	});
	const call = (path: string, body: object) => {
		const headers = { authorization: `Bearer ${localKey}`, "content-type": "application/json" };
		const sent = { method: "POST", headers, body: JSON.stringify(body) };
		return app.request(`http://tessera${path}`, sent, { ...env, DB: counting });
	};
	await call("/v1/threads", { id: "quick" });
	await call("/v1/threads/quick/messages", said);
	statements.length = 0;
	expect((await call("/v1/threads/quick/messages", said)).status).toBe(201);
	expect(statements.filter((sql) => !/usage_days/.test(sql))).toEqual([]);
});
