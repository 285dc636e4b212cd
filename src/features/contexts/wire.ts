import type { AccessScope } from "../../core/base/access-scope.ts";
import type { TenantDatabase } from "../../platform/d1/database.ts";
import type { Routes } from "../../platform/http/app.ts";
import { registerBlocks } from "./routes/blocks.ts";
import { registerContexts } from "./routes/contexts.ts";
import { registerKeptContexts } from "./routes/kept-contexts.ts";
import { registerModels } from "./routes/models.ts";
import { type BlockStore, d1BlockStore } from "./store/block-store.ts";
import { type Calibrations, d1Calibrations } from "./store/calibrations.ts";
import { type CarriedBlocks, d1CarriedBlocks } from "./store/carried-blocks.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = {
	blocks: registerBlocks,
	contexts: registerContexts,
	keptContexts: registerKeptContexts,
	models: registerModels,
} satisfies Record<string, Routes>;

/** What contexts read besides threads and memory. */
export type ContextsDeps = {
	blockStore(tenant: string): BlockStore;
	calibrations(tenant: string): Calibrations;
	/** Blocks as exports carry them. */
	carriedBlocks(accessScope: AccessScope): CarriedBlocks;
};

export function wireContexts(database: TenantDatabase): ContextsDeps {
	return {
		blockStore: (tenant) => d1BlockStore(database(tenant), tenant),
		calibrations: (tenant) => d1Calibrations(database(tenant), tenant),
		carriedBlocks: (accessScope) => d1CarriedBlocks(database(accessScope.tenant), accessScope),
	};
}
