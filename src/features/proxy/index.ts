/** What the rest of the code may import from this feature: the proxy for clients of OpenAI. Begin with `use-cases/take-turn.ts`. */

export { type ProxyDeps, routes, wireProxy } from "./wire.ts";
