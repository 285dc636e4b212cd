import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Failure } from "../../core/failure.ts";
import { err, type Result } from "../../core/result.ts";
import type { Deps } from "../../deps.ts";
import { type Access, authorize, type Identity, identify, verify } from "../../flows/authenticate.ts";
import type { KeyRole } from "../../ports/key-ring.ts";
import type { KeyedEnv } from "./context.ts";
import { fail, problemResponse } from "./problem.ts";

/** What a route wants of the key; `beside`: the handler reads beside the key's look-up and awaits `access()` itself. */
export type KeyDemand = { role: KeyRole; beside: boolean };

/**
 * Lets only keys through that are ours. The signature is checked before anything is read, the look-up started at once.
 * Without `beside` it is waited for before the body is read; with it, at the latest before the answer leaves: whatever
 * the handler made, a key that does not pass gets its refusal and nothing else. (Such a handler must await
 * `c.var.caller.access()` before it writes.)
 */
export function requireKey(demand: KeyDemand): MiddlewareHandler<KeyedEnv> {
	return createMiddleware<KeyedEnv>(async (c, next) => {
		const { deps, requestId } = c.var;
		const key = bearerOf(c.req.header("authorization"));
		if (key === null) return fail(c, { reason: "unauthorized", detail: NO_KEY });
		const identity = await identify(deps, key);
		if (!identity.ok) return fail(c, identity.error);
		const access = lookUp(deps, identity.value, demand.role);
		c.set("caller", { tenant: identity.value.tenant, access: () => access });
		if (!demand.beside) {
			const granted = await access;
			if (!granted.ok) return fail(c, granted.error);
			return next();
		}
		await next();
		const granted = await access;
		if (granted.ok) return;
		c.res = undefined;
		c.res = problemResponse(granted.error, requestId);
	});
}

/** What is said where a key is wanted and there is none. */
export const NO_KEY = "Send a key: Authorization: Bearer tsr_…";

/** The text behind `Bearer`, null if the header is missing or says something else. */
export function bearerOf(header: string | undefined): string | null {
	return /^Bearer +(\S{1,512}) *$/i.exec(header ?? "")?.[1] ?? null;
}

/** Never rejects: it may run on while nobody waits for it yet. */
async function lookUp(deps: Deps, identity: Identity, role: KeyRole): Promise<Result<Access, Failure>> {
	try {
		const access = await verify(deps, identity);
		return access.ok ? authorize(access.value, role) : access;
	} catch (error) {
		console.error("key look-up failed", error);
		return err({ reason: "unavailable", detail: "Keys can't be checked right now." });
	}
}
