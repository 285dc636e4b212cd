/** The door of erasure: what others may ask of it. */

export { resumeErasures } from "./use-cases/ask-erasure.ts";
export { eraseUsers } from "./use-cases/erase-users.ts";
export { type ErasureDeps, routes, wireErasure } from "./wire.ts";
