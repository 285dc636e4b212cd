import { env } from "cloudflare:workers";
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { requestId } from "hono/request-id";
import { expect, it, vi } from "vitest";
import { createDeps } from "../../../src/deps.ts";
import { parallelRoute } from "../../../src/features/access/http/keyed-route.ts";
import type { KeyRecord, KeyRing } from "../../../src/features/access/store/key-ring.ts";
import type { AppEnv } from "../../../src/platform/http/context.ts";
import { jsonAnswer, jsonBody } from "../../../src/platform/http/route.ts";
import { signedKey } from "../access/stored-key.ts";

const WAIT_MS = 30;
const record: KeyRecord & { former_until: string | null } = {
	id: "key_1",
	name: "test",
	role: "write",
	user_id: null,
	project_id: null,
	created_at: "2026-01-01T00:00:00.000Z",
	expires_at: null,
	revoked_at: null,
	former_until: null,
	last_used_at: new Date().toISOString(),
};

const Answer = z.object({ secret: z.string() });
const route = parallelRoute(
	{
		method: "post",
		path: "/beside",
		operationId: "beside",
		tags: ["Test"],
		summary: "Reads beside the look-up",
		request: { body: jsonBody(z.strictObject({ fail: z.boolean() })) },
		responses: { 200: jsonAnswer(Answer, "What was read") },
	},
	{ schedulesIndexing: false, repeat: "never" },
);

const unasked = () => Promise.reject(new Error("nobody asks this here"));

/** A service whose key look-up takes a while and ends like this; what the handler did is noted in `steps`. */
function service(find: () => Promise<typeof record | null>) {
	const steps: string[] = [];
	const app = new OpenAPIHono<AppEnv>();
	app.use(requestId(), async (c, next) => {
		const keyRing: KeyRing = {
			async find() {
				await scheduler.wait(WAIT_MS);
				steps.push("looked up");
				const found = await find();
				return found === null
					? null
					: { ...found, erasing: [], held: { threads: 0, memories: 0, installations: 0, stored_bytes: 0 } };
			},
			found: unasked,
			add: unasked,
			page: unasked,
			revoke: unasked,
			rotate: unasked,
			noteUse: unasked,
			erasing: unasked,
			foundedAt: unasked,
		};
		c.set("deps", { ...createDeps(env), keyRing: () => keyRing });
		await next();
	});
	app.openapi(route, async (c) => {
		steps.push(`read for ${c.var.caller.tenant}`);
		if (c.req.valid("json").fail) throw new Error("the read failed");
		return c.json({ secret: "of the tenant" }, 200, { "x-found": "7" });
	});
	app.onError((_, c) => c.text("failed", 500));

	async function call(key: string, body: object = { fail: false }) {
		const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
		const answer = await app.request("/beside", { method: "POST", headers, body: JSON.stringify(body) }, env);
		return { status: answer.status, text: await answer.text(), found: answer.headers.get("x-found"), steps };
	}
	return call;
}

it("reads before the look-up is back, and answers after it", async () => {
	const answer = await service(async () => record)(await signedKey("acme"));

	expect(answer).toMatchObject({ status: 200, found: "7", steps: ["read for acme", "looked up"] });
});

it.each([
	["is unknown", null, 401],
	["was revoked", { ...record, revoked_at: "2026-01-02T00:00:00.000Z" }, 401],
	["has expired", { ...record, expires_at: "2026-01-02T00:00:00.000Z" }, 401],
	["is the text from before a rotation that is over", { ...record, former_until: "2026-01-02T00:00:00.000Z" }, 401],
	["may not write", { ...record, role: "read" as const }, 403],
])("gives nothing of what was read when the key %s", async (_, found, status) => {
	const call = service(async () => found);

	for (const body of [{ fail: false }, { fail: true }, { no: "such field" }]) {
		const answer = await call(await signedKey("acme"), body);
		expect(answer).toMatchObject({ status, found: null });
		expect(answer.text).not.toContain("of the tenant");
	}
});

it("reads nothing at all for a forged key", async () => {
	const answer = await service(async () => record)(`${(await signedKey("acme")).slice(0, -2)}zz`);

	expect(answer).toMatchObject({ status: 401, steps: [] });
});

it("answers 503 when the key can't be looked up", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const call = service(() => Promise.reject(new Error("D1 is away")));
	const answer = await call(await signedKey("acme"));

	expect(answer.status).toBe(503);
	expect(JSON.parse(answer.text)).toMatchObject({ code: "unavailable" });
	logged.mockRestore();
});
