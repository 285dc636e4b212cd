/** The door of `tessera/ai-sdk`: memory for models of the Vercel AI SDK 7. */
export { tesseraMemory } from "./middleware.ts";
export { memoryTools } from "./tools.ts";
