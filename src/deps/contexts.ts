import { d1BlockShelf } from "../adapters/d1/block-shelf.ts";
import { d1Calibrations } from "../adapters/d1/calibrations.ts";
import type { BlockShelf } from "../ports/block-shelf.ts";
import type { Calibrations } from "../ports/calibrations.ts";
import type { TenantDatabase } from "./tenant-database.ts";

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
