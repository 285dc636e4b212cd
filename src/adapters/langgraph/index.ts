/** The door of `tessera/langgraph`: a store and a message history for LangGraph and LangChain. */
export { contextMessages, TesseraChatHistory } from "./chat-history.ts";
export { TesseraStore, type TesseraStoreOptions } from "./store.ts";
