import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RequestIdVariables } from "hono/request-id";
import type { TimingVariables } from "hono/timing";

/** What every request's context holds; beside these `deps`, which deps.ts declares. */
export type AppEnv = {
	Bindings: Env;
	Variables: RequestIdVariables & TimingVariables;
};

/** The application routes are registered on. */
export type App = OpenAPIHono<AppEnv>;
