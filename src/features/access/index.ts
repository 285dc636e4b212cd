/**
 * What the rest of the code may import from this feature: keys, tenants, roles and usage. `http/key.ts` checks the key of
 * a request, `http/keyed-route.ts` says how to declare a route.
 */

export { requireFounder } from "./http/founder.ts";
export type { KeyedEnv } from "./http/key.ts";
export { keyedRoute, parallelRoute } from "./http/keyed-route.ts";
export { JurisdictionSchema, LocationSchema, TenantId } from "./routes/tenants.ts";
export type { KeyRing } from "./store/key-ring.ts";
export { type Access, administers, authorize, type Caller, mayName } from "./use-cases/authenticate.ts";
export { type RedactDeps, redactFor, redacts } from "./use-cases/redact.ts";
export { noteStorage } from "./use-cases/usage.ts";
export { type AccessDeps, routes, wireAccess } from "./wire.ts";
