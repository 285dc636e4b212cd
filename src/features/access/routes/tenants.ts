import { z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { ok } from "../../../core/base/result.ts";
import type { App, AppEnv } from "../../../platform/http/context.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody, openRoute } from "../../../platform/http/route.ts";
import { bearerOf, NO_KEY } from "../http/key.ts";
import { createTenant, type Founder, mayFoundTenants } from "../use-cases/keys.ts";

const TENANT_ID = /^[a-z0-9-]{1,32}$/;

const NewTenantSchema = z
	.strictObject({ id: z.string().regex(TENANT_ID, "must be 1 to 32 of a-z, 0-9 and -").openapi({ example: "acme" }) })
	.openapi("NewTenant");

const FoundedSchema = z
	.object({ id: z.string(), key: z.string().openapi({ description: "Its first key, role admin; shown once" }) })
	.openapi("FoundedTenant");

/** An admin key of the tenant `local`, or the operator's secret: not a key of any tenant, so its own check. */
type FounderEnv = AppEnv & { Variables: { founder: Founder } };

const requireFounder = createMiddleware<FounderEnv>(async (c, next) => {
	const credential = bearerOf(c.req.header("authorization"));
	if (credential === null) return fail(c, { reason: "unauthorized", detail: NO_KEY });
	const allowed = await mayFoundTenants(c.var.deps, credential);
	if (!allowed.ok) return fail(c, allowed.error);
	c.set("founder", allowed.value);
	return next();
});

const foundTenant = openRoute(
	{
		method: "post",
		path: "/v1/tenants",
		operationId: "createTenant",
		tags: ["Running it"],
		summary: "Found a tenant",
		description: "With an admin key of the tenant `local`, or in production the operator's secret.",
		security: [{ key: [] }],
		request: { body: jsonBody(NewTenantSchema) },
		responses: { 201: jsonAnswer(FoundedSchema, "The tenant and its first key") },
	},
	["unauthorized", "already_exists"],
	requireFounder,
	{
		sender: async (c) => ok({ tenant: c.var.founder.tenant, credential: c.var.founder.keyId }),
		repeat: { about: "nothing", holds: "secret" },
	},
);

export function registerTenants(app: App): void {
	app.openapi(foundTenant, async (c) => {
		const founded = await createTenant(c.var.deps, c.req.valid("json").id);
		return founded.ok ? c.json(founded.value, 201) : fail(c, founded.error);
	});
}
