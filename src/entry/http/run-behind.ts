import type { Context } from "hono";
import type { AppEnv } from "./context.ts";

/** Lets work go on behind the answer. Where there is no execution context (a test's own app) it just goes on. */
export function runBehind<E extends AppEnv>(c: Context<E>, work: Promise<unknown>): void {
	try {
		c.executionCtx.waitUntil(work);
	} catch {
		// The work never rejects, so nobody has to wait for it.
	}
}
