/** The door of the proxy: what others may ask of it. */

export { type ProxyDeps, routes, wireProxy } from "./wire.ts";
