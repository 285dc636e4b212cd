/**
 * What the rest of the code may import from this feature: distillation, learning, working state and notes. Jobs of a
 * thread begin in `use-cases/run-thread-jobs.ts`.
 */

export { summaryAnswer } from "./routes/distillation.ts";
export { NoteBody, NoteSchema, noteAnswer } from "./routes/notes.ts";
export { stateAnswer, WorkingStatePatch, WorkingStateSchema } from "./routes/working-state.ts";
export { ExportedNoteSchema, ExportedSummarySchema } from "./schemas/exported.ts";
export { AcceptedSchema, acceptedAnswer } from "./schemas/job.ts";
export { newestNotes, SHOWN_NOTE } from "./store/newest-notes.ts";
export type { NoteStore } from "./store/note-store.ts";
export { addNote, deleteNote, restoreNotes } from "./use-cases/agent-notes.ts";
export type { SummaryWriter } from "./use-cases/distill-thread.ts";
export { ingest } from "./use-cases/learning/ingest.ts";
export { type Learning, learningWith } from "./use-cases/learning/learning.ts";
export { listThreadNotes } from "./use-cases/list-notes.ts";
export { handOverNotes, moveFormerNotes } from "./use-cases/move-notes.ts";
export { runThreadJobs } from "./use-cases/run-thread-jobs.ts";
export { changeWorkingState } from "./use-cases/working-state.ts";
export { type StateWriter, writeState } from "./use-cases/writing/write-state.ts";
export { type WriterDeps, writeSummary } from "./use-cases/writing/write-summary.ts";
export { type ContinuityDeps, routes, wireContinuity } from "./wire.ts";
