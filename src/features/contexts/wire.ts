import type { AccessScope } from "../../core/base/access-scope.ts";
import type { TenantDatabase } from "../../platform/d1/database.ts";
import type { Routes } from "../../platform/http/app.ts";
import { registerBlocks } from "./routes/blocks.ts";
import { registerContexts } from "./routes/contexts.ts";
import { registerKeptContexts } from "./routes/kept-contexts.ts";
import { registerModels } from "./routes/models.ts";
import { type BlockStore, d1BlockStore } from "./store/block-store.ts";
import { type Calibrations, d1Calibrations } from "./store/calibrations.ts";
import { d1ExportedBlocks, type ExportedBlocks } from "./store/exported-blocks.ts";

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
	exportedBlocks(accessScope: AccessScope): ExportedBlocks;
};

export function wireContexts(database: TenantDatabase): ContextsDeps {
	return {
		blockStore: (tenant) => d1BlockStore(database(tenant), tenant),
		calibrations: (tenant) => d1Calibrations(database(tenant), tenant),
		exportedBlocks: (accessScope) => d1ExportedBlocks(database(accessScope.tenant), accessScope),
	};
}
