import { createDeps } from "./deps.ts";
import { registerKeys, registerTenants, registerUsage } from "./features/access/index.ts";
import { registerBlocks, registerContexts, registerKeptContexts, registerModels } from "./features/contexts/index.ts";
import {
	registerDistillation,
	registerIngest,
	registerNotes,
	registerWorkingState,
} from "./features/continuity/index.ts";
import { registerMemories, registerMemorySearch, registerRelations, registerSkills } from "./features/memory/index.ts";
import { registerReflection } from "./features/reflection/index.ts";
import { registerMessages, registerThreads } from "./features/threads/index.ts";
import {
	registerDeliveries,
	registerInstallations,
	registerPlatformEvents,
	registerWebhooks,
} from "./features/webhooks/index.ts";
import { httpApp, type Routes } from "./platform/http/app.ts";
import type { App } from "./platform/http/context.ts";
import { registerDocs } from "./platform/http/docs.ts";
import { registerHealth } from "./platform/http/health.ts";

/** In the order in which the reference lists them. */
const ROUTES: readonly Routes[] = [
	registerHealth,
	registerTenants,
	registerKeys,
	registerThreads,
	registerMessages,
	registerBlocks,
	registerContexts,
	registerKeptContexts,
	registerDistillation,
	registerWorkingState,
	registerNotes,
	registerMemories,
	registerMemorySearch,
	registerIngest,
	registerReflection,
	registerRelations,
	registerSkills,
	registerModels,
	registerInstallations,
	registerDeliveries,
	registerPlatformEvents,
	registerUsage,
	registerWebhooks,
	registerDocs,
];

/** The service as it answers over HTTP. */
export function createApp(): App {
	return httpApp(createDeps, ROUTES);
}
