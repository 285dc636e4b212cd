import { type SQL, sql } from "drizzle-orm";
import type { QuotaFailure } from "../../core/base/failure.ts";
import { err, ok, type Result } from "../../core/base/result.ts";
import { tenantHeld } from "./quota-schema.ts";
import { quotaFailure } from "./quotas.ts";

const OVER = "tessera quota of memories: ";
const OF = " of ";

/**
 * The last statement of a batch that writes memories: it fails, and the batch with it, where the tenant holds more than `most` now. None
 * where there is no quota. An error is the only way to stop a batch.
 */
export function failOverMemories(tenant: string, most: number | null): SQL[] {
	if (most === null) return [];
	return [
		sql`SELECT json_extract('{}', ${OVER} || held.memories || ${OF + most}) FROM ${tenantHeld} AS held
			WHERE held.tenant = ${tenant} AND held.memories > ${most}`,
	];
}

/** What a write of memories gives, or the failure where it would be too many. */
export async function withinQuota<T>(write: () => Promise<T>): Promise<Result<T, QuotaFailure>> {
	try {
		return ok(await write());
	} catch (error) {
		const over = overMemories(error);
		if (over === null) throw error;
		return err(over);
	}
}

/** The failure that a statement of `failOverMemories` threw, in D1 or on the way from there; null: it was something else. */
export function overMemories(thrown: unknown): QuotaFailure | null {
	for (let error = thrown; error instanceof Error; error = error.cause) {
		const at = error.message.indexOf(OVER);
		// The whole query stands in drizzle's own message, without figures.
		const [actual, limit] = error.message
			.slice(at + OVER.length)
			.split(OF)
			.map((figure) => Number.parseInt(figure, 10));
		if (at >= 0 && actual !== undefined && limit !== undefined && limit >= 0 && actual > limit) {
			return quotaFailure("memories", limit, actual);
		}
	}
	return null;
}
