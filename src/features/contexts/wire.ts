import type { TenantDatabase } from "../../platform/d1/tenant-database.ts";
import { type BlockStore, d1BlockStore } from "./store/block-store.ts";
import { type Calibrations, d1Calibrations } from "./store/calibrations.ts";

/** What contexts read beside threads and memory. */
export type ContextsDeps = {
	blockStore(tenant: string): BlockStore;
	calibrations(tenant: string): Calibrations;
};

export function wireContexts(database: TenantDatabase): ContextsDeps {
	return {
		blockStore: (tenant) => d1BlockStore(database(tenant), tenant),
		calibrations: (tenant) => d1Calibrations(database(tenant), tenant),
	};
}
