/** The door of MCP: what others may ask of it. */

export { routes } from "./wire.ts";
