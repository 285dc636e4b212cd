import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RequestIdVariables } from "hono/request-id";
import type { TimingVariables } from "hono/timing";
import type { Deps } from "../../deps.ts";
import type { Access } from "../../flows/authenticate.ts";
import type { Caller } from "../../flows/read-beside.ts";

/** What every request's context holds. */
export type AppEnv = {
	Bindings: Env;
	Variables: RequestIdVariables & TimingVariables & { deps: Deps };
};

/**
 * The context behind a route that reads beside the key's look-up (see route.ts): the signature was checked, so the
 * caller's tenant may be read for; what the key reaches there is known when `access()` is. `contextTokens`: what a
 * context that is given has, to be counted.
 */
export type BesideEnv = AppEnv & { Variables: { caller: Caller; contextTokens?: number } };

/** The context behind a route that wants a key: what it reaches is known, and is what flows are called with. */
export type KeyedEnv = BesideEnv & { Variables: { access: Access } };

/** The application routes are registered on. */
export type App = OpenAPIHono<AppEnv>;
