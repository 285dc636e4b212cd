/** The door of `tessera/core`: contexts as pure functions, for whoever keeps the messages elsewhere. */

export { type AssembledContext, assembleContext } from "./assembly/assemble-context.ts";
export { type ContextOptions, contextOf } from "./assembly/context-of.ts";
export type { ContextRequest } from "./assembly/context-request.ts";
export type { Include } from "./assembly/include.ts";
export type { BlockName, Preset } from "./blocks/block.ts";
export type { Task } from "./blocks/prose.ts";
export { knownModels, type Model, modelOf } from "./budget/models.ts";
export type { Budget, BudgetRequest } from "./budget/profiles.ts";
export { type ReadingLimits, readingLimits } from "./budget/reading-limits.ts";
export { resolveBudget } from "./budget/resolve-budget.ts";
export type { Failure } from "./failure.ts";
export type { Note } from "./notes/note.ts";
export type { CallerDocument } from "./recall/documents.ts";
export type { Remembered, RememberedMemory, RememberedRelation, RememberedSkill } from "./recall/remembered.ts";
export type { BlockReport, Item, Report, Warning } from "./receipt.ts";
export type { AnthropicBlock, AnthropicMessage, AnthropicText } from "./render/anthropic-shapes.ts";
export type { Format, Layout } from "./render/format.ts";
export type { OpenAiMessage, OpenAiPart } from "./render/openai-shapes.ts";
export type { RenderedBlock, Rendering } from "./render/rendering.ts";
export type { Result } from "./result.ts";
export type { Continuity } from "./thread/continuity.ts";
export type { ChatMessage, Content, NewMessage, Part, StoredMessage, ToolCall } from "./thread/message.ts";
export type { FoundMessage, MessageEntry, ThreadView, WindowMessage } from "./thread/snapshot.ts";
export { viewMessages } from "./thread/view-messages.ts";
export { slicedCounter } from "./tokens/count-text.ts";
export type { CountText, Encoding } from "./tokens/encoding.ts";
export type { StoredWorkingState, WorkingState } from "./working-state/working-state.ts";
