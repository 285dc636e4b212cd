import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../../platform/http/context.ts";
import { fail } from "../../../platform/http/problem.ts";
import { type Founder, mayFoundTenants } from "../use-cases/tenants.ts";
import { bearerOf, NO_KEY } from "./key.ts";

/** An admin key of the tenant `local`, or the operator's secret: not a key of any tenant, so its own check. */
type FounderEnv = AppEnv & { Variables: { founder: Founder } };

/** Lets only those through who may found tenants, and say where they are. */
export const requireFounder = createMiddleware<FounderEnv>(async (c, next) => {
	const credential = bearerOf(c.req.header("authorization"));
	if (credential === null) return fail(c, { reason: "unauthorized", detail: NO_KEY });
	const allowed = await mayFoundTenants(c.var.deps, credential);
	if (!allowed.ok) return fail(c, allowed.error);
	c.set("founder", allowed.value);
	return next();
});
