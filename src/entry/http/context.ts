import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RequestIdVariables } from "hono/request-id";
import type { TimingVariables } from "hono/timing";
import type { Failure } from "../../core/failure.ts";
import type { Result } from "../../core/result.ts";
import type { Deps } from "../../deps.ts";
import type { Access } from "../../flows/authenticate.ts";

/** What every request's context holds. */
export type AppEnv = {
	Bindings: Env;
	Variables: RequestIdVariables & TimingVariables & { deps: Deps };
};

/**
 * Whose key it is. Its signature was checked, so `tenant` may be read for; the look-up, which tells whether
 * the key still holds and may call this route, was started and is waited for with `access()`.
 */
type Caller = {
	tenant: string;
	access(): Promise<Result<Access, Failure>>;
};

/** The context behind a route that wants a key (see route.ts). */
export type KeyedEnv = AppEnv & { Variables: { caller: Caller } };

/** The application routes are registered on. */
export type App = OpenAPIHono<AppEnv>;
