/** The door of access: what others may ask of it. */

export type { KeyedEnv } from "./http/key.ts";
export { keyedRoute, parallelRoute } from "./http/keyed-route.ts";
export type { KeyRing } from "./store/key-ring.ts";
export { type Access, administers, authorize, type Caller, mayName } from "./use-cases/authenticate.ts";
export { type RedactDeps, redactFor, redacts } from "./use-cases/redact.ts";
export { noteStorage } from "./use-cases/usage.ts";
export { type AccessDeps, routes, wireAccess } from "./wire.ts";
