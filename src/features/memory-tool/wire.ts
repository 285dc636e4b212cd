import type { Routes } from "../../platform/http/app.ts";
import { registerMemoryTool } from "./routes/memory-tool.ts";

/** The routes. What they need is what memory and threads need: this feature stores nothing of its own. */
export const routes = { memoryTool: registerMemoryTool } satisfies Record<string, Routes>;
