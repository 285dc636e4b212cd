import { SHARED_TENANT, type TenantDatabase } from "../../platform/d1/database.ts";
import type { Routes } from "../../platform/http/app.ts";
import { registerErasures } from "./routes/erasures.ts";
import { d1ErasureWatch, d1UserErasures, type ErasureWatch, type UserErasures } from "./store/user-erasures.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = {
	erasures: registerErasures,
} satisfies Record<string, Routes>;

/** What the erasure of users needs. */
export type ErasureDeps = {
	userErasures(tenant: string): UserErasures;
	/** Erasures of every tenant, for the cleanup. */
	erasureWatch: ErasureWatch;
};

export function wireErasure(database: TenantDatabase): ErasureDeps {
	return {
		userErasures: (tenant) => d1UserErasures(database(tenant), tenant),
		erasureWatch: d1ErasureWatch(database(SHARED_TENANT)),
	};
}
