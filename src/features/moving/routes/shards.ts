import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { jsonAnswer, openRoute } from "../../../platform/http/route.ts";
import { JurisdictionSchema, LocationSchema, requireFounder } from "../../access/index.ts";
import { listShards } from "../use-cases/list-shards.ts";

const ShardsSchema = z
	.object({
		data: z
			.array(
				z.object({
					name: z.string().openapi({ description: "As `TESSERA_SHARDS` has it", example: "DB" }),
					jurisdiction: JurisdictionSchema.nullable(),
					location: LocationSchema.nullable(),
					tenants: z.int().openapi({ description: "How many were founded there, or have moved there" }),
					moving: z
						.array(
							z.object({
								tenant: z.string().openapi({ description: "Its id" }),
								role: z
									.enum(["leaving", "arriving", "arrived", "left"])
									.openapi({ description: "`arrived`: it is there, and the other database is still emptied" }),
								other: z.string().openapi({ description: "The other database" }),
							}),
						)
						.openapi({ description: "Tenants that are being moved there or away, at most 100" }),
				}),
			)
			.openapi({ description: "The first one first, which also holds where each tenant is" }),
	})
	.openapi("Shards");

const list = openRoute(
	{
		method: "get",
		path: "/v1/shards",
		operationId: "listShards",
		tags: ["Running it"],
		summary: "List the databases",
		description: "With what founds tenants. One, `DB`, unless `TESSERA_SHARDS` lists several.",
		security: [{ key: [] }],
		responses: { 200: jsonAnswer(ShardsSchema, "The databases, and who is being moved") },
	},
	["unauthorized"],
	requireFounder,
);

export function registerShards(app: App): void {
	app.openapi(list, async (c) => c.json({ data: await listShards(c.var.deps) }, 200));
}
