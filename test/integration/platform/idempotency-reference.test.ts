import { env } from "cloudflare:workers";
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { requestId } from "hono/request-id";
import { expect, it } from "vitest";
import { createDeps } from "../../../src/deps.ts";
import { keyedRoute } from "../../../src/features/access/http/keyed-route.ts";
import type { AppEnv } from "../../../src/platform/http/context.ts";
import { jsonAnswer } from "../../../src/platform/http/route.ts";
import { ask, localKey } from "../client.ts";

const parameter = z.looseObject({ in: z.string(), name: z.string() });
const operation = z.looseObject({ parameters: z.array(parameter).optional() });
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

it("the reference names the header on every POST that writes, and on nothing else", async () => {
	const { paths } = await ask(document, "GET", "/openapi.json");
	const takers = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods)
			.filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === "Idempotency-Key"))
			.map(([method]) => `${method} ${path}`),
	);
	const posts = Object.entries(paths).flatMap(([path, methods]) => ("post" in methods ? [`post ${path}`] : []));

	const reading = ["post /v1/context", "post /v1/memories/search", "post /v1/skills/search"];
	// Platforms name their events themselves, and a repeat is known by that. Other protocols have no such header.
	const without = [
		...reading,
		// What is there is skipped, so a repeat does no harm.
		"post /v1/import",
		// The same call again is how a move goes on.
		"post /v1/tenants/{id}/move",
		"post /webhooks/{platform}/{installation}",
		"post /mcp",
		"post /openai/v1/chat/completions",
		"post /openai/v1/responses",
	];
	expect(takers.sort()).toEqual(posts.filter((post) => !without.includes(post)).sort());
	expect(takers).toContain("post /v1/threads/{id}/context");
});

/** A route as one is declared that knows nothing of the header, and has no body. */
const ring = keyedRoute(
	{
		method: "post",
		path: "/ring",
		operationId: "ring",
		tags: ["Test"],
		summary: "Rings",
		request: { query: z.strictObject({ wait: z.string().optional() }) },
		responses: { 200: jsonAnswer(z.object({ rung: z.number(), id: z.string() }), "How often") },
	},
	{ schedulesIndexing: false, repeat: { about: "nothing", holds: "figures" } },
);

it("a POST gets it by declaring what its answer is about, also without a body, whatever is sent as one", async () => {
	let rung = 0;
	const app = new OpenAPIHono<AppEnv>();
	app.use(requestId(), async (c, next) => {
		c.set("deps", createDeps(env));
		await next();
	});
	app.openapi(ring, async (c) => {
		rung += 1;
		await scheduler.wait(50);
		return c.json({ rung, id: c.var.deps.ids.next("msg") }, 200);
	});
	const headers = { authorization: `Bearer ${localKey}`, "idempotency-key": crypto.randomUUID() };
	const call = (path: string) => app.request(path, { method: "POST", headers, body: "not json" }, env);
	const answers = await Promise.all([1, 2, 3].map(async () => (await call("/ring")).text()));

	expect(rung).toBe(1);
	expect(new Set(answers).size).toBe(1);
	expect((await call("/ring?wait=true")).status).toBe(422);
});
