import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { TimingVariables } from "hono/timing";

/** What every request's context holds; alongside these `deps`, which deps.ts declares. */
export type AppEnv = {
	Bindings: Env;
	Variables: RequestIdVariables & TimingVariables;
};

/** The application routes are registered on. */
export type App = OpenAPIHono<AppEnv>;

/** Lets work go on after the answer. Where there is no execution context (a test's own app) it just goes on. */
export function runInBackground<E extends AppEnv>(c: Context<E>, work: Promise<unknown>): void {
	try {
		c.executionCtx.waitUntil(work);
	} catch {
		// The work never rejects, so nobody has to wait for it.
	}
}
