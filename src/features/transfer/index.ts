/** The door of transfer: what others may ask of it. */

export { routes } from "./wire.ts";
