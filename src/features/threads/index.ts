/**
 * What the rest of the code may import from this feature: threads and their messages. The thread's object stores them
 * (`store/local-thread.ts`); `formats` reads the shapes of SDKs.
 */

export { readConversation } from "./formats/read-conversation.ts";
export { asGiven, MessageShape, messageList, readMessages } from "./formats/read-messages.ts";
export {
	ExportedMessageSchema,
	ExportedThreadSchema,
	exportedMessageAnswer,
	exportedThreadAnswer,
} from "./schemas/exported-thread.ts";
export { ContentSchema, messageAnswer, ToolCallSchema } from "./schemas/message.ts";
export { CitationSchema, ProviderOptionsSchema } from "./schemas/message-fields.ts";
export { threadAnswer } from "./schemas/thread.ts";
export type { DistillPlan } from "./store/jobs/distillation.ts";
export type { ChangedMessage, LearnableSlice, LearningPlan, StoringPlan } from "./store/jobs/learning.ts";
export type { ThreadJobs } from "./store/jobs/thread-jobs.ts";
export type { JobList } from "./store/list/job-list.ts";
export type { ThreadList, ThreadWatch, WatchedThread } from "./store/list/thread-list.ts";
export { type LocalThread, localThread } from "./store/local-thread.ts";
export { appendMessages } from "./use-cases/append-messages.ts";
export { changeMessage, deleteMessage, forgetDeleted } from "./use-cases/change-message.ts";
export { changeThread } from "./use-cases/change-thread.ts";
export { cleanUpJobs, readChangedThreads } from "./use-cases/cleanup.ts";
export { createThread } from "./use-cases/create-thread.ts";
export { deleteThread } from "./use-cases/delete-thread.ts";
export { embedMessages } from "./use-cases/embed-messages.ts";
export { type EpisodeKeeper, episodeKeeper, reindexThread } from "./use-cases/index-episodes.ts";
export { openThread } from "./use-cases/open-thread.ts";
export { listJob, publishJobs, publishThread } from "./use-cases/publish.ts";
export { type RestoreThreadDeps, restoreThread } from "./use-cases/restore-thread.ts";
export { routes, type ThreadsDeps, wireThreads } from "./wire.ts";
