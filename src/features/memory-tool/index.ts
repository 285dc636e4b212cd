/** The door of the memory tool: what others may ask of it. */

export { routes } from "./wire.ts";
