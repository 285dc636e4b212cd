import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { TraceIds } from "../../ports/observer.ts";

/** In which request something happens, and for whom: known wherever that request leads, without being handed on. */
export type Scope = { requestId: string | null; tenant: string | null; trace: TraceIds | null };

const scopes = new AsyncLocalStorage<Scope>();
const NOWHERE: Scope = { requestId: null, tenant: null, trace: null };

/** Does work that leads wherever it leads, and is known by this. */
export function inScope<T>(scope: Scope, work: () => T): T {
	return scopes.run(scope, work);
}

/** Does a tenant's work: within a request it stays that request's, else it is in the background. */
export function inTenant<T>(tenant: string | null, work: () => T): T {
	return inScope({ ...currentScope(), tenant }, work);
}

/** Where we are; work that belongs to no request has a scope without one. */
export function currentScope(): Scope {
	return scopes.getStore() ?? NOWHERE;
}

/** Says whose request this is, once its key tells. */
export function noteTenant(tenant: string): void {
	const scope = scopes.getStore();
	if (scope !== undefined) scope.tenant = tenant;
}

const hashes = new Map<string, string>();
const MOST_HASHES = 10_000;

/** Twelve hex digits of SHA-256: `printf NAME | sha256sum | cut -c1-12` finds a tenant in the log. */
export function tenantHash(tenant: string): string {
	const known = hashes.get(tenant);
	if (known !== undefined) return known;
	if (hashes.size >= MOST_HASHES) hashes.clear();
	const hash = createHash("sha256").update(tenant).digest("hex").slice(0, 12);
	hashes.set(tenant, hash);
	return hash;
}
