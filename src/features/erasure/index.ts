/** What the rest of the code may import from this feature: erasing a user everywhere. Begin with `use-cases/erase-users.ts`. */

export { resumeErasures } from "./use-cases/ask-erasure.ts";
export { eraseUsers } from "./use-cases/erase-users.ts";
export { type ErasureDeps, routes, wireErasure } from "./wire.ts";
