import { createDeps } from "./deps.ts";
import { httpApp, type Routes } from "./entry/http/app.ts";
import type { App } from "./entry/http/context.ts";
import { registerBlocks } from "./entry/http/routes/blocks.ts";
import { registerContexts } from "./entry/http/routes/contexts.ts";
import { registerDeliveries } from "./entry/http/routes/deliveries.ts";
import { registerDistillation } from "./entry/http/routes/distillation.ts";
import { registerDocs } from "./entry/http/routes/docs.ts";
import { registerHealth } from "./entry/http/routes/health.ts";
import { registerIngest } from "./entry/http/routes/ingest.ts";
import { registerInstallations } from "./entry/http/routes/installations.ts";
import { registerKeptContexts } from "./entry/http/routes/kept-contexts.ts";
import { registerKeys } from "./entry/http/routes/keys.ts";
import { registerMemories } from "./entry/http/routes/memories.ts";
import { registerMemorySearch } from "./entry/http/routes/memory-search.ts";
import { registerMessages } from "./entry/http/routes/messages.ts";
import { registerModels } from "./entry/http/routes/models.ts";
import { registerNotes } from "./entry/http/routes/notes.ts";
import { registerPlatformEvents } from "./entry/http/routes/platform-events.ts";
import { registerReflection } from "./entry/http/routes/reflection.ts";
import { registerRelations } from "./entry/http/routes/relations.ts";
import { registerSkills } from "./entry/http/routes/skills.ts";
import { registerTenants } from "./entry/http/routes/tenants.ts";
import { registerThreads } from "./entry/http/routes/threads.ts";
import { registerUsage } from "./entry/http/routes/usage.ts";
import { registerWebhooks } from "./entry/http/routes/webhooks.ts";
import { registerWorkingState } from "./entry/http/routes/working-state.ts";

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
