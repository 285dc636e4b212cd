/** The door of access: what others may ask of it. */

export { besideRoute, keyedRoute } from "./http/keyed-route.ts";
export { type Access, administers, authorize, type Caller } from "./use-cases/authenticate.ts";
export { mayName } from "./use-cases/name-owners.ts";
export { noteStorage } from "./use-cases/usage.ts";
export { type AccessDeps, routes, wireAccess } from "./wire.ts";
