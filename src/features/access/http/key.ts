import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { KeyRole } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, type Result } from "../../../core/base/result.ts";
import { inTurn } from "../../../platform/clock/in-turn.ts";
import { fairly } from "../../../platform/clock/share.ts";
import { askFor } from "../../../platform/clock/under-way.ts";
import { type AppEnv, runInBackground } from "../../../platform/http/context.ts";
import type { KeyedDeclaration } from "../../../platform/http/declared.ts";
import { fail, problemResponse } from "../../../platform/http/problem.ts";
import { noteTenant } from "../../../platform/observing/scope.ts";
import {
	type Access,
	type AuthenticateDeps,
	authorize,
	type Caller,
	type Identity,
	identify,
	noteKeyUse,
	verify,
} from "../use-cases/authenticate.ts";

/**
 * The context behind a route that reads in parallel with the key's look-up (keyed-route.ts): the signature was checked, so the
 * caller's tenant may be read for; what the key reaches there is known when `access()` is. `contextTokens`: what a
 * context that is given has, to be counted. `redacted`: how many secrets were taken out of the body.
 */
export type ParallelEnv = AppEnv & {
	Variables: { identity: Identity; caller: Caller; contextTokens?: number; redacted?: number };
};

/** The context behind a route that wants a key: what it reaches is known, and is what use cases are called with. */
export type KeyedEnv = ParallelEnv & { Variables: { access: Access } };

/**
 * Lets only keys through that are ours, hold and have this role. The signature and the rate are checked before anything is read or
 * looked up, the rest before the body is read.
 */
export function requireKey(declared: KeyedDeclaration): MiddlewareHandler<KeyedEnv> {
	const { role, schedulesIndexing } = declared;
	const answer: MiddlewareHandler<KeyedEnv> = async (c, next) => {
		startLookUp(c, role, c.var.identity);
		const granted = await c.var.caller.access();
		if (!granted.ok) return fail(c, granted.error);
		c.set("access", granted.value);
		await next();
		countRequest(c, granted.value);
		if (schedulesIndexing && c.res.ok) scheduleIndexing(c, granted.value);
		return undefined;
	};
	return createMiddleware<KeyedEnv>(async (c, next) => {
		const refused = await admit(c);
		if (refused !== null) return refused;
		if (!isBulk(c, declared)) return fairly(c.var.identity.tenant, async () => answer(c, next));
		return inTurn({ tenant: c.var.identity.tenant, what: "bulk writes" }, async () => answer(c, next), BULK_TURN_MS);
	});
}

/** A bulk write keeps its tenant's others waiting no longer than this (ms): it may wait for a model itself. */
const BULK_TURN_MS = 250;

/** A body that does not say how long it is counts as a long one. */
function isBulk<E extends ParallelEnv>(c: Context<E>, { bulkBytes }: KeyedDeclaration): boolean {
	return bulkBytes !== null && Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY) > bulkBytes;
}

/**
 * The same for a handler that reads in parallel with the look-up: it is waited for at the latest before the answer leaves, and
 * whatever the handler made, a key that does not pass gets its refusal and nothing else. (Such a handler awaits
 * `c.var.caller.access()` before it writes or shows what a bound key may not reach: features/contexts/use-cases/read-in-parallel.ts.)
 */
export function requireKeyInParallel({ role, schedulesIndexing }: KeyedDeclaration): MiddlewareHandler<ParallelEnv> {
	const answer: MiddlewareHandler<ParallelEnv> = async (c, next) => {
		startLookUp(c, role, c.var.identity);
		await next();
		const granted = await c.var.caller.access();
		if (granted.ok) {
			countRequest(c, granted.value);
			if (schedulesIndexing && c.res.ok) scheduleIndexing(c, granted.value);
			return undefined;
		}
		c.res = undefined;
		c.res = problemResponse(granted.error, c.var.requestId);
		return undefined;
	};
	return createMiddleware<ParallelEnv>(async (c, next) => {
		const refused = await admit(c);
		return refused ?? fairly(c.var.identity.tenant, async () => answer(c, next));
	});
}

/** What needs no look-up: that there is a key, that it is signed by us, and that it does not ask too often. */
async function admit<E extends ParallelEnv>(c: Context<E>): Promise<Response | null> {
	const key = bearerOf(c.req.header("authorization"));
	if (key === null) return fail(c, { reason: "unauthorized", detail: NO_KEY });
	const identity = await identify(c.var.deps, key);
	if (!identity.ok) return fail(c, identity.error);
	c.set("identity", identity.value);
	noteTenant(identity.value.tenant);
	askFor(identity.value.tenant);
	// The local key is for one's own machine.
	if (identity.value.kind === "local") return null;
	const limited = await c.var.deps.rateLimits.request(identity.value.tenant, identity.value.hash);
	return limited === null ? null : fail(c, { reason: "rate_limited", ...limited });
}

function startLookUp<E extends ParallelEnv>(c: Context<E>, role: KeyRole, identity: Identity): void {
	const { deps } = c.var;
	const verified = lookUp(deps, identity);
	const access = verified.then((found) => (found.ok ? authorize(found.value, role) : found));
	runInBackground(
		c,
		verified.then(async (found) => (found.ok ? noteKeyUse(deps, found.value) : undefined)),
	);
	c.set("caller", { tenant: identity.tenant, access: () => access });
}

/** Vector indexes are told after the answer. */
function scheduleIndexing<E extends ParallelEnv>(c: Context<E>, { tenant }: Access): void {
	runInBackground(c, c.var.deps.tenantJobs(tenant).scheduleIndexing());
}

/** Behind the answer, and with what the handler has said it cost. */
function countRequest<E extends ParallelEnv>(c: Context<E>, { tenant }: Access): void {
	const context_tokens = c.get("contextTokens") ?? 0;
	runInBackground(c, c.var.deps.usageMeter.note(tenant, { requests: 1, context_tokens }));
}

/** What is said where a key is wanted and there is none. */
export const NO_KEY = "Send a key: Authorization: Bearer tsr_…";

/** The text behind `Bearer`, null if the header is missing or says something else. */
export function bearerOf(header: string | undefined): string | null {
	return /^Bearer +(\S{1,512}) *$/i.exec(header ?? "")?.[1] ?? null;
}

/** Never rejects: it may run on while nobody waits for it yet. */
async function lookUp(deps: AuthenticateDeps, identity: Identity): Promise<Result<Access, Failure>> {
	try {
		return await verify(deps, identity);
	} catch (error) {
		console.error("key look-up failed", error);
		return err({ reason: "unavailable", detail: "Keys can't be checked right now." });
	}
}
