import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../core/base/access-scope.ts";
import type { QuotaFailure } from "../../core/base/failure.ts";
import type { Held, Quota, QuotaLimits } from "../../core/base/quota.ts";
import type { TenantDatabase } from "../d1/database.ts";
import { tenantHeld } from "./quota-schema.ts";

/** How much tenants may hold, and do. */
export type Quotas = {
	limits: QuotaLimits;
	held(tenant: string): Promise<Held>;
};

/** The quotas of tenants, and what each holds, in its D1 database. */
export function d1Quotas(database: TenantDatabase, limits: QuotaLimits): Quotas {
	return {
		limits,
		async held(tenant) {
			const row = await drizzle(database(tenant)).get<{ held: string | null }>(sql`SELECT ${heldBy(tenant)} AS held`);
			return heldOf(row.held);
		},
	};
}

/** What a tenant holds, as an expression for a statement that is made anyway; `heldOf` reads it. */
export function heldBy(tenant: string) {
	return sql<string | null>`(
		SELECT json_object('threads', threads, 'memories', memories, 'installations', installations, 'stored_bytes', stored_bytes)
		FROM ${tenantHeld} WHERE tenant = ${tenant})`;
}

/** What it says; null: the tenant has never held anything. */
export function heldOf(json: string | null): Held {
	return json === null ? NOTHING : JSON.parse(json);
}

const NOTHING: Held = { threads: 0, memories: 0, installations: 0, stored_bytes: 0 };

/**
 * The failure of a write that adds so much to what the tenant holds; null where it may. What a tenant holds is known from its key's
 * look-up, and read here only where there was none. So writes at the same moment may each add theirs: memories are also checked in
 * the batch that writes them.
 */
export async function overQuota(
	{ quotas }: { quotas: Quotas },
	{ tenant, held: known }: Pick<AccessScope, "tenant" | "held">,
	quota: Quota,
	added: number,
): Promise<QuotaFailure | null> {
	const limit = quotas.limits[quota];
	if (limit === null) return null;
	const held = known ?? (await quotas.held(tenant));
	const actual = held[quota] + added;
	return actual > limit ? quotaFailure(quota, limit, actual) : null;
}

export function quotaFailure(quota: Quota, limit: number, actual: number): QuotaFailure {
	const detail = `This tenant may hold at most ${limit} ${WORDS[quota]}; with this there would be ${actual}.`;
	return { reason: "forbidden", detail, quota, limit, actual };
}

const WORDS: Record<Quota, string> = {
	threads: "threads",
	memories: "memories",
	installations: "installations",
	stored_bytes: "bytes in its threads",
};
