import { z } from "@hono/zod-openapi";
import { ok } from "../../../core/base/result.ts";
import type { App } from "../../../platform/http/context.ts";
import { TimeAnswer } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody, openRoute } from "../../../platform/http/route.ts";
import { JURISDICTIONS, LOCATIONS } from "../../../platform/shards/shard-list.ts";
import { requireFounder } from "../http/founder.ts";
import { bearerOf, NO_KEY } from "../http/key.ts";
import { createTenant, readTenant } from "../use-cases/tenants.ts";

const TENANT_ID = /^[a-z0-9-]{1,32}$/;

export const TenantId = z.string().regex(TENANT_ID, "must be 1 to 32 of a-z, 0-9 and -").openapi({ example: "acme" });

export const JurisdictionSchema = z
	.enum(JURISDICTIONS)
	.openapi({ description: "Where all that is stored has to stay; null: anywhere" });

export const LocationSchema = z.enum(LOCATIONS).openapi({
	description: "Where it is stored if the platform can: western or eastern North America or Europe, and so on; a wish",
});

const NewTenantSchema = z
	.strictObject({ id: TenantId, jurisdiction: JurisdictionSchema.nullish(), location: LocationSchema.nullish() })
	.openapi("NewTenant");

const TenantSchema = z
	.object({
		id: z.string(),
		shard: z.string().openapi({ description: "The database that it is in", example: "DB" }),
		jurisdiction: JurisdictionSchema.nullable(),
		location: LocationSchema.nullable(),
		created_at: TimeAnswer.nullable(),
	})
	.openapi("Tenant");

const FoundedSchema = z
	.object({ id: z.string(), key: z.string().openapi({ description: "Its first key, role admin; shown once" }) })
	.openapi("FoundedTenant");

const foundTenant = openRoute(
	{
		method: "post",
		path: "/v1/tenants",
		operationId: "createTenant",
		tags: ["Running it"],
		summary: "Found a tenant",
		description:
			"With an admin key of the tenant `local`, or in production the operator's secret. Jurisdiction and location stay what " +
			"they are founded with, and want databases there (`TESSERA_SHARDS`).",
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

const getTenant = openRoute(
	{
		method: "get",
		path: "/v1/tenants/{id}",
		operationId: "getTenant",
		tags: ["Running it"],
		summary: "Read where a tenant is",
		description: "With an admin key of the tenant itself, or what founds tenants.",
		security: [{ key: [] }],
		request: { params: z.object({ id: TenantId }) },
		responses: { 200: jsonAnswer(TenantSchema, "The tenant") },
	},
	["unauthorized"],
);

export function registerTenants(app: App): void {
	app.openapi(foundTenant, async (c) => {
		const { id, jurisdiction = null, location = null } = c.req.valid("json");
		const founded = await createTenant(c.var.deps, { id, jurisdiction, location });
		return founded.ok ? c.json(founded.value, 201) : fail(c, founded.error);
	});

	app.openapi(getTenant, async (c) => {
		const credential = bearerOf(c.req.header("authorization"));
		if (credential === null) return fail(c, { reason: "unauthorized", detail: NO_KEY });
		const tenant = await readTenant(c.var.deps, credential, c.req.valid("param").id);
		return tenant.ok ? c.json(tenant.value, 200) : fail(c, tenant.error);
	});
}
