/**
 * What the rest of the code may import from this feature: contexts, stored blocks and kept contexts. Begin with `use-
 * cases/assemble-thread-context.ts`.
 */

export { askOf, ThreadContextSchema } from "./schemas/context.ts";
export { ThreadContextAnswerSchema, threadContextAnswer, written } from "./schemas/context-answer.ts";
export { ExportedBlockSchema, exportedBlockAnswer } from "./schemas/exported-block.ts";
export { assembleThreadContext, type ThreadContextAnswer } from "./use-cases/assemble-thread-context.ts";
export type { ContextAsk } from "./use-cases/build-context.ts";
export { keepContext, readKeptContext } from "./use-cases/kept-contexts.ts";
export { type RestoreBlockDeps, restoreBlockVersion } from "./use-cases/restore-block-version.ts";
export { type ContextsDeps, routes, wireContexts } from "./wire.ts";
