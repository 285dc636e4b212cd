/** The door of `tessera/openai-agents`: memory for agents of the OpenAI Agents SDK. */
export { type MemoryOptions, tesseraMemory } from "./memory.ts";
export { tesseraSession } from "./session.ts";
