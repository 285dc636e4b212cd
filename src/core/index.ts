/** The door of `tessera/core`: contexts as pure functions, for whoever keeps the messages elsewhere. */

export type { BlockName, Preset } from "./base/block.ts";
export type { Failure } from "./base/failure.ts";
export type { Result } from "./base/result.ts";
export { type AssembledContext, assembleContext } from "./context/assembly/assemble-context.ts";
export { type ContextOptions, contextOf } from "./context/assembly/context-of.ts";
export type { ContextRequest, Include } from "./context/assembly/context-request.ts";
export { viewMessages } from "./context/assembly/view-messages.ts";
export type { Task } from "./context/blocks/prose.ts";
export type { AiSdkInstruction, AiSdkMessage } from "./context/render/ai-sdk-shapes.ts";
export type { Format, Layout } from "./context/render/format.ts";
export type {
	AnthropicBlock,
	AnthropicMessage,
	AnthropicText,
	ContextManagement,
	OpenAiMessage,
	OpenAiPart,
} from "./context/render/provider-shapes.ts";
export type { RenderedBlock, Rendering } from "./context/render/rendering.ts";
export { knownModels, type Model, modelOf } from "./model/budget/models.ts";
export type { Budget, BudgetRequest } from "./model/budget/profiles.ts";
export { type ReadingLimits, readingLimits } from "./model/budget/profiles.ts";
export { resolveBudget } from "./model/budget/resolve-budget.ts";
export type { Remembered, RememberedMemory, RememberedRelation, RememberedSkill } from "./model/memory/remembered.ts";
export type { BlockReport, Item, Report, Warning } from "./model/receipt.ts";
export type { Continuity, Note } from "./model/thread/continuity.ts";
export type { ChatMessage, Content, NewMessage, Part, StoredMessage, ToolCall } from "./model/thread/message.ts";
export type { FoundMessage, MessageEntry, ThreadView, WindowMessage } from "./model/thread/snapshot.ts";
export type { StoredWorkingState, WorkingState } from "./model/thread/working-state.ts";
export type { CallerDocument } from "./recall/score.ts";
export { slicedCounter } from "./tokens/count-text.ts";
export type { CountText, Encoding } from "./tokens/encoding.ts";
