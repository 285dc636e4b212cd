/** What the rest of the code may import from this feature: moving a tenant to another database. Begin with `use-cases/move-tenant.ts`. */

export { carryOnMoves } from "./use-cases/carry-on-moves.ts";
export { type MovingDeps, routes, wireMoving } from "./wire.ts";
