/**
 * What the rest of the code may import from this feature: the Model Context Protocol, as tools and resources over what
 * other features do.
 */

export { routes } from "./wire.ts";
