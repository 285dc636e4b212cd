import type { TenantDatabase } from "../../platform/d1/tenant-database.ts";
import { type BlockShelf, d1BlockShelf } from "./store/block-shelf.ts";
import { type Calibrations, d1Calibrations } from "./store/calibrations.ts";

/** What contexts read beside threads and memory. */
export type ContextsDeps = {
	blockShelf(tenant: string): BlockShelf;
	calibrations(tenant: string): Calibrations;
};

export function wireContexts(database: TenantDatabase): ContextsDeps {
	return {
		blockShelf: (tenant) => d1BlockShelf(database(tenant), tenant),
		calibrations: (tenant) => d1Calibrations(database(tenant), tenant),
	};
}
