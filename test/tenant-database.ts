import { env } from "cloudflare:workers";

/** Where the tenant's rows are: one of several databases in the project `shards`, else the only one. */
export async function databaseOf(tenant: string): Promise<D1Database> {
	const placed = env.DB.prepare("SELECT shard FROM tenant_placements WHERE tenant = ?").bind(tenant);
	return (await placed.first<string>("shard")) === "DB_1" && env.DB_1 !== undefined ? env.DB_1 : env.DB;
}
