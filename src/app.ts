import { createDeps } from "./deps.ts";
import { routes as access } from "./features/access/index.ts";
import { routes as contexts } from "./features/contexts/index.ts";
import { routes as continuity } from "./features/continuity/index.ts";
import { routes as erasure } from "./features/erasure/index.ts";
import { routes as mcp } from "./features/mcp/index.ts";
import { routes as memory } from "./features/memory/index.ts";
import { routes as memoryTool } from "./features/memory-tool/index.ts";
import { routes as moving } from "./features/moving/index.ts";
import { routes as proxy } from "./features/proxy/index.ts";
import { routes as reflection } from "./features/reflection/index.ts";
import { routes as threads } from "./features/threads/index.ts";
import { routes as transfer } from "./features/transfer/index.ts";
import { routes as webhooks } from "./features/webhooks/index.ts";
import { httpApp, type Routes } from "./platform/http/app.ts";
import type { App } from "./platform/http/context.ts";
import { registerDocs } from "./platform/http/docs.ts";
import { registerHealth } from "./platform/http/health.ts";
import { registerMetrics } from "./platform/http/metrics.ts";

const { usage, ...keys } = access;
const { models, ...contextRoutes } = contexts;
const { ingest, ...continuityRoutes } = continuity;
const { memories, search, ...graph } = memory;
const { receive, ...installations } = webhooks;

/** In the order in which the reference lists them: feature by feature, but for what belongs to another's subject. */
const ROUTES: readonly Record<string, Routes>[] = [
	{ registerHealth },
	keys,
	moving,
	erasure,
	transfer,
	threads,
	contextRoutes,
	continuityRoutes,
	{ memories, search, ingest },
	reflection,
	graph,
	{ models },
	installations,
	mcp,
	memoryTool,
	proxy,
	{ usage, receive },
	{ registerMetrics },
	{ registerDocs },
];

/** The service as it answers over HTTP. */
export function createApp(): App {
	return httpApp(createDeps, ROUTES.flatMap(Object.values<Routes>));
}
