import type { AccessScope } from "../core/base/access-scope.ts";
import type { ErasingFailure, Failure } from "../core/base/failure.ts";
import type { Result } from "../core/base/result.ts";
import type { InvalidBudget } from "../core/model/budget/resolve-budget.ts";
import type { ExportedMessage, ExportedThread, Restored } from "../core/model/thread/exported.ts";
import type { Job } from "../core/model/thread/job.ts";
import type { ErasedItem, KeptContext, NewKeptContext, RecalledItem } from "../core/model/thread/kept-context.ts";
import type { MessagePatch, NewMessage, StoredMessage } from "../core/model/thread/message.ts";
import type { Snapshot, SnapshotRequest } from "../core/model/thread/snapshot.ts";
import type { Summary } from "../core/model/thread/summary.ts";
import type { Thread, ThreadPatch, ThreadSettings } from "../core/model/thread/thread.ts";
import type { StoredWorkingState, WorkingState } from "../core/model/thread/working-state.ts";

export type Missing = Extract<Failure, { reason: "not_found" }>;
export type ChangeRefused = Missing | InvalidBudget | ErasingFailure | Extract<Failure, { reason: "invalid_request" }>;
/** The job is not there, or its status does not allow it. */
export type JobRefused = Missing | Extract<Failure, { jobStatus: string }>;
export type AppendFailure = Extract<
	Failure,
	{ reason: "not_found" | "already_exists" | "conflict" | "invalid_request" | "erasing" }
>;

export type AppendRequest = { messages: NewMessage[]; if_seq?: number | undefined; now: number };
/**
 * Tokens that are neither covered nor cleared, how many the thread may carry so, and the job that waits or runs; `made`:
 * this append has set it off.
 */
export type Overflow = {
	tokens: number;
	limit: number;
	job: (Pick<Job, "id" | "kind" | "created_at"> & { made: boolean }) | null;
};

export type Appended = {
	messages: { id: string; seq: number; tokens: number; created_at: string }[];
	thread: Thread;
	overflow: Overflow;
};

/** `after_seq` and `before_seq` are exclusive bounds. */
export type MessageQuery = {
	after_seq?: number | undefined;
	before_seq?: number | undefined;
	order: "asc" | "desc";
	limit: number;
};

/** `more`: there are further messages in this direction. */
export type MessagePage = { messages: StoredMessage[]; more: boolean };

export type MessageHit = { message: StoredMessage; score: number; snippet: string };

/** `truncated`: further ones match that one answer does not hold. */
export type MessageHits = { hits: MessageHit[]; truncated: boolean };

/** `before`: the number of the last one of the page before. */
export type ContextQuery = { before?: number | undefined; limit: number };

export type ContextPage = {
	contexts: (Pick<KeptContext, "id" | "created_at" | "model" | "report"> & { number: number })[];
	more: boolean;
};

/** A list of what is numbered, newest first. `before`: the number of the last one of the page before. */
export type NumberedQuery = { before?: number | undefined; limit: number };

export type SummaryPage = { summaries: Summary[]; more: boolean };

export type JobPage = { jobs: (Job & { number: number })[]; more: boolean };

/** `job`: the id of the job, should one be needed. `wait`: somebody waits for it, so no writer gets a second chance. */
type DistillRequest = { job: string; now: number; wait?: boolean | undefined };

/** A distillation on demand: the job that does it and what stood before; no job where nothing is left to do. */
export type DistillAnswer = { job: Job | null; covered_to: number } & Distilled;

/** The summary that stands for the past (null: none), and how many messages were covered. */
export type Distilled = { summary: Summary | null; covered: number };

/** What was erased of long-term memory; `all`: whatever contexts show is asked for. */
export type ErasedQuery = { items: readonly ErasedItem[]; all: boolean; now: number };

/** Something that a kept context names; `number`: which context. */
export type KeptItem = RecalledItem & { number: number };

/** Messages behind this seq, oldest first. */
export type ExportedQuery = { after_seq: number; limit: number };

/** None: there are no more. */
export type ExportedPage = { messages: ExportedMessage[] };

/** The fields that a caller sets; the others stay. */
export type StateChange = { [Field in keyof WorkingState]?: WorkingState[Field] | undefined };

/** How many there are in a thread; `receipts`: kept contexts. */
export type Holdings = { messages: number; notes: number; receipts: number };

/** Who calls a thread's object, and which thread it is: the object holds the call to the caller's access scope. */
export type ThreadCaller = AccessScope & { thread: string };

/** One thread's history: its only writer, and the truth about it. */
export type ThreadLog = {
	/** Makes the thread; `created` is false if it was there with the same settings (`already_exists` with others). */
	create(
		settings: ThreadSettings,
		now: number,
	): Promise<Result<{ thread: Thread; created: boolean }, Extract<Failure, { reason: "already_exists" | "erasing" }>>>;
	read(): Promise<Result<Thread, Missing>>;
	/** Changes what is given, if the budget then still fits the model. */
	change(patch: ThreadPatch, now: number): Promise<Result<Thread, ChangeRefused>>;
	/** How much it holds of what an erasure counts; nothing where it is not there. */
	holdings(): Promise<Holdings>;
	/** Erases everything the thread holds; gives when that thread was made (ISO 8601), null if there was nothing. */
	erase(): Promise<string | null>;
	/** All or nothing; an id that is there already with the same message is answered with its seq. */
	append(request: AppendRequest): Promise<Result<Appended, AppendFailure>>;
	/** Changes what is given; a deleted message is missing. `invalid_request`: nothing would be left of it. */
	edit(
		id: string,
		patch: MessagePatch,
		now: number,
	): Promise<Result<StoredMessage, Missing | Extract<Failure, { reason: "invalid_request" | "erasing" }>>>;
	/** Leaves nothing of a message but its entry; one that is deleted already is missing. */
	remove(id: string, now: number): Promise<Result<null, Missing>>;
	/** One message; a deleted one is missing. */
	message(id: string): Promise<Result<StoredMessage, Missing>>;
	messages(query: MessageQuery): Promise<Result<MessagePage, Missing>>;
	/** Best first; scores on 0..1. */
	search(query: { text: string; limit: number }): Promise<Result<MessageHits, Missing>>;
	/** What is said in these of its episodes, by the ids that the index of episodes has. */
	episodeMessages(episodes: readonly string[]): Promise<Result<StoredMessage[], Missing>>;
	/** What a context needs of the thread, in one call. */
	snapshot(request: SnapshotRequest): Promise<Result<Snapshot, Missing | InvalidBudget>>;
	/** Keeps a context among the last ones; nothing where the thread is deleted, or a message was deleted since it was made. */
	keep(context: NewKeptContext): Promise<void>;
	/** Newest first; a bound key's are those made under its bounds or narrower ones, also where one is asked for. */
	contexts(query: ContextQuery): Promise<Result<ContextPage, Missing>>;
	context(id: string): Promise<Result<KeptContext, Missing>>;
	/** What kept contexts name of these items, or of anything; contexts on their way will not bring the items back. */
	findShown(query: ErasedQuery): Promise<KeptItem[]>;
	/** Takes the renderings away that show these, and what receipts tell of where they came from. */
	forgetShown(items: readonly KeptItem[]): Promise<void>;
	/**
	 * Asks for everything before the preserved tail to be covered, also below the trigger. A job of this id that is
	 * there already is the answer, so a call may be repeated; one that waits or runs is, too. Under `trim` it is done at once.
	 */
	distill(request: DistillRequest): Promise<Result<DistillAnswer, Missing>>;
	/** What stands for the past now, and how many messages were covered behind this seq. */
	distilled(since: number): Promise<Result<Distilled, Missing>>;
	/** Newest first. */
	summaries(query: NumberedQuery): Promise<Result<SummaryPage, Missing>>;
	/** Newest first. */
	jobs(query: NumberedQuery): Promise<Result<JobPage, Missing>>;
	job(id: string): Promise<Result<Job, Missing>>;
	/** Ends a job that waits or runs: once this is answered, it writes nothing more. One cancelled before is the answer. */
	cancelJob(id: string, now: number): Promise<Result<Job, JobRefused>>;
	/** Queues a job that failed or was cancelled, as if it had never been tried. */
	requeueJob(id: string, now: number): Promise<Result<Job, JobRefused>>;
	/** Notes that what a provider counted for this context is learned; true the first time, and only then. */
	learn(contextId: string): Promise<boolean>;
	/** What the agent is at; empty before the first update. */
	workingState(): Promise<Result<StoredWorkingState, Missing>>;
	/** A caller's edit; later updates go on from it. */
	writeState(change: StateChange, now: number): Promise<Result<StoredWorkingState, Missing | ErasingFailure>>;
	/** The thread, once all its notes are in D1: those of former versions are moved there first. */
	handOverNotes(): Promise<Result<Thread, Missing | Extract<Failure, { reason: "unavailable" }>>>;
	/** Takes the renderings away that show a note; contexts on their way, or begun before the note is deleted, are kept without theirs. */
	forgetNote(id: string, now: number): Promise<Result<null, Missing>>;
	/** The thread with all that a copy goes on from; its messages and summaries, oldest first. */
	exported(): Promise<Result<ExportedThread, Missing>>;
	exportedMessages(query: ExportedQuery): Promise<Result<ExportedPage, Missing>>;
	exportedSummaries(query: { after: number; limit: number }): Promise<Result<SummaryPage, Missing>>;
	/** Makes it as it was, without what it lists; null for the thread where something else is in the way. */
	restore(exported: ExportedThread): Promise<Result<{ restored: Restored; thread: Thread | null }, ErasingFailure>>;
	/** Puts messages back at their seqs; each is the next one or there already. Nothing is learned or distilled because of it. */
	restoreMessages(messages: readonly ExportedMessage[]): Promise<Result<Restored[], Missing | ErasingFailure>>;
	restoreSummaries(summaries: readonly Summary[]): Promise<Result<Restored[], Missing | ErasingFailure>>;
	/**
	 * Takes away what the index of episodes still has of what was erased, edited or moved here; throws where that can't be
	 * reached. Called once the change is done and before it is acknowledged; done again by itself should that break off.
	 */
	retractEpisodes(): Promise<void>;
};
