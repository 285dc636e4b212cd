/**
 * What the rest of the code may import from this feature: Anthropic's memory tool, as files over memories and notes. Begin
 * with `use-cases/run-command.ts`.
 */

export { routes } from "./wire.ts";
