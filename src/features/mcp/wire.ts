import type { Routes } from "../../platform/http/app.ts";
import { registerMcp } from "./routes/mcp.ts";

/** The routes. What they need is what the other features need: this one stores nothing. */
export const routes = { mcp: registerMcp } satisfies Record<string, Routes>;
