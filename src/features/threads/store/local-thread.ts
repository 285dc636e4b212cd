import { type AccessScope, erasingFailure } from "../../../core/base/access-scope.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Steps } from "../../../core/base/steps.ts";
import type { StoredMessage } from "../../../core/model/thread/message.ts";
import type { SnapshotRequest } from "../../../core/model/thread/snapshot.ts";
import type { Thread, ThreadPatch } from "../../../core/model/thread/thread.ts";
import type { CountText } from "../../../core/tokens/encoding.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { Embedder } from "../../../ports/embedder.ts";
import type { AppendRequest, MessageHits, MessageQuery, Missing, ThreadLog } from "../../../ports/thread-log.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import { pageExported, preparingExported, restoreMessages } from "./exported/exported-messages.ts";
import { restoreSummaries, summariesAfter } from "./exported/exported-summaries.ts";
import { readExported, restoreThread } from "./exported/exported-thread.ts";
import { cancelJob, nextDue, pageJobs, readJob, requeueJob } from "./jobs/jobs.ts";
import { queueRetractions } from "./jobs/learning.ts";
import { type ListedJobs, type ListedThread, listedJobs, noteListed, noteLost, unlisted } from "./jobs/listing.ts";
import { askForDistillation, distilledSince } from "./jobs/on-demand.ts";
import { pageSummaries } from "./jobs/summaries.ts";
import { type ThreadJobs, threadJobs } from "./jobs/thread-jobs.ts";
import { insertMessages, prepareMessages } from "./messages/append.ts";
import { editMessage, prepareEdit, readMessageById } from "./messages/edit-message.ts";
import { isOutdated, type OutdatedThread, outdatedThread } from "./messages/outdated-messages.ts";
import { removeMessage } from "./messages/remove-message.ts";
import { type UnreadThread, unreadThread } from "./messages/unread-messages.ts";
import { type IndexedThread, indexedThread, isIndexStale } from "./object/episode-runs.ts";
import { vectorsUpTo } from "./object/message-vectors.ts";
import {
	changeThread,
	createThread,
	eraseThread,
	holdingsOf,
	THREAD_MISSING,
	type ThreadName,
} from "./object/settings.ts";
import { findShown, forgetShown } from "./object/shown-items.ts";
import { openStore, type Store } from "./object/store.ts";
import { readLiveRow, readRow, threadOf } from "./object/thread-row.ts";
import { keepContext, learnOnce, pageContexts, readContext } from "./reading/contexts.ts";
import { readEpisodeMessages } from "./reading/episode-messages.ts";
import { findMessages } from "./reading/find-messages.ts";
import { nearMessages, type Questions, questionsOf, readAhead } from "./reading/near-messages.ts";
import { forgetNote, type UnmovedNotes, unmovedNotes } from "./reading/notes.ts";
import { pageMessages } from "./reading/read-messages.ts";
import { snapshotOf } from "./reading/read-view.ts";
import { changeState, workingStateOf } from "./reading/working-state.ts";

type Outside = {
	tokenizer: Tokenizer;
	ids: IdSource;
	/** What reads what messages mean; null where there is none. */
	encoder: Embedder | null;
	/** Whether a model improves the working state after each answer. */
	stateModel: boolean;
	/** Does what is computed before a write, with pauses where that is long. */
	inSlices<T>(steps: Steps<T>): Promise<T>;
	/** Called in the same step as the write that leaves the list of threads or the index of episodes behind. */
	onStale: () => void;
	/** Called in the same step as the write that leaves a job waiting; `due` in ms since the epoch. */
	onJob: (due: number) => void;
	/** Called whenever a thread is used with messages that another version has indexed, or after some were deleted. */
	onOutdated: () => void;
	/** Called whenever a thread is used with messages that the encoder has not read. */
	onUnread: () => void;
	/** Called whenever a thread is used that may hold notes of former versions. */
	onUnmovedNotes: () => void;
};

/** All of the log but what the object does with others. */
type LocalLog = Omit<ThreadLog, "retractEpisodes" | "handOverNotes">;

/** A thread in the object's own database: its log, within the caller's access scope, and what keeps the list up with it. */
export type LocalThread = ListedThread & {
	/** The log of the thread that the object is for, within the caller's access scope. */
	within(accessScope: AccessScope, id: string): LocalLog;
	/** What its jobs do, and what the list of jobs has not been told of them. */
	jobs: ThreadJobs;
	jobEntries: ListedJobs;
	/** What the index of episodes has of it. */
	indexed: IndexedThread;
	/** What another version has indexed of it. */
	outdated: OutdatedThread;
	/** What the encoder has not read of it. */
	unread: UnreadThread;
	/** The notes that former versions wrote here. */
	notes: UnmovedNotes;
};

export function localThread(storage: DurableObjectStorage, outside: Outside): LocalThread {
	const store = openStore(storage);
	const awaited = new Set<string>();
	const jobs = threadJobs(store, () => outside.ids.next("job"), awaited);
	const settled = () => jobs.gate.settled();
	const questions = outside.encoder === null ? null : questionsOf(outside.encoder);
	return {
		jobs,
		jobEntries: listedJobs(store),
		indexed: indexedThread(store),
		outdated: outdatedThread(store),
		unread: unreadThread(store),
		notes: unmovedNotes(store),
		within(accessScope, id) {
			store.kept.thread = undefined;
			const own = { ...store, accessScope, keepsRow: true };
			return localLog(own, { tenant: accessScope.tenant, id }, { ...outside, questions, awaited, settled });
		},
		behind: () => unlisted(store),
		listed: (thread) => noteListed(store, thread),
		lost: () => noteLost(store),
		drop() {
			eraseThread(store);
			questions?.forget();
		},
		async forget() {
			const row = unlisted(store);
			if (row !== null && row.thread === null && !isIndexStale(store)) await store.clear();
		},
	};
}

/**
 * `awaited`: the ids of jobs that somebody waits for. Not stored: nobody waits any more once the object is gone. `settled`: when
 * its jobs write nothing elsewhere that they had begun.
 */
type Inside = Outside & { questions: Questions | null; awaited: Set<string>; settled(): Promise<void> };

function localLog(store: Store, name: ThreadName, outside: Inside): LocalLog {
	const stamp = (now: number) => new Date(now).toISOString();
	const newJob = () => outside.ids.next("job");
	const scheduleJobs = () => {
		const due = nextDue(store);
		if (due !== null) outside.onJob(due);
	};
	/** The row for who uses it: what is indexed as another version is re-indexed after the answer. */
	const used = () => {
		const row = readLiveRow(store);
		if (row !== null && (isOutdated(row) || row.mergeOwed)) outside.onOutdated();
		if (row !== null && !row.notesMoved) outside.onUnmovedNotes();
		if (row !== null && outside.encoder !== null && row.lastSeq > vectorsUpTo(store, outside.encoder.model))
			outside.onUnread();
		return row;
	};
	const read = (): Result<Thread, Missing> => {
		// Should a crash have lost the alarm, whoever comes next sets it again.
		if (readRow(store)?.behind || isIndexStale(store)) outside.onStale();
		scheduleJobs();
		const row = used();
		return row === null ? err(THREAD_MISSING) : ok(threadOf(row));
	};
	const noting = <T extends { ok: boolean }>(result: T): T => {
		if (!result.ok) return result;
		outside.onStale();
		scheduleJobs();
		return result;
	};
	/** Computes with the counter of the thread's encoding, and writes what was computed. "again": it does not fit any more. */
	const counting = async <P, T extends { ok: boolean }>(
		compute: (count: CountText) => Steps<P>,
		write: (computed: P) => T | "again",
	) => {
		// The tables of an encoding may have to be loaded, and long texts take pauses; the thread is looked at again after that.
		for (;;) {
			const before = used();
			if (before === null) return err(THREAD_MISSING);
			const { encoding } = before;
			const count = await outside.tokenizer.counter(encoding);
			const computed = await outside.inSlices(compute(count));
			const after = readLiveRow(store);
			if (after !== null && after.encoding !== encoding) continue;
			const written = write(computed);
			if (written !== "again") return written;
		}
	};
	/** Why nothing may be written here, for its own user or for those that a request names; null where it may. */
	const refusal = (...users: (string | null | undefined)[]) =>
		erasingFailure(store.accessScope ?? {}, [readLiveRow(store)?.userId, ...users]);
	return {
		async create(settings, now) {
			const refused = erasingFailure(store.accessScope ?? {}, [settings.user_id]);
			return refused === null ? noting(createThread(store, name, settings, stamp(now))) : err(refused);
		},
		read: async () => read(),
		async change(patch: ThreadPatch, now: number) {
			const refused = refusal(patch.user_id);
			return refused === null ? noting(changeThread(store, patch, stamp(now))) : err(refused);
		},
		holdings: async () => holdingsOf(store),
		async erase() {
			const erased = eraseThread(store);
			outside.questions?.forget();
			if (erased !== null) outside.onStale();
			return erased;
		},
		async append(request: AppendRequest) {
			const refused = refusal(...request.messages.map(({ user_id }) => user_id));
			if (refused !== null) return err(refused);
			return counting(
				(count) => prepareMessages(request, count),
				(prepared) => {
					const making = { newId: () => outside.ids.next("msg"), newJob, stateModel: outside.stateModel };
					const appended = noting(insertMessages(store, { ...request, ...making }, prepared));
					if (outside.encoder !== null) outside.onUnread();
					if (appended.ok && outside.questions !== null) readAhead(store, outside.questions);
					return appended;
				},
			);
		},
		async edit(id, patch, now) {
			const refused = refusal();
			if (refused !== null) return err(refused);
			return counting(
				(count) => prepareEdit(store, { id, patch }, count),
				(computed) => {
					const edited = editMessage(store, { id, patch, now: stamp(now), newJob }, computed);
					outside.questions?.forget();
					return edited === "again" ? edited : noting(edited);
				},
			);
		},
		async remove(id, now) {
			const removed = noting(removeMessage(store, { id, now: stamp(now), newJob }));
			used();
			outside.questions?.forget();
			return removed;
		},
		message: async (id) => readMessageById(store, id),
		messages: async (query: MessageQuery) => pageMessages(store, query),
		async search(query): Promise<Result<MessageHits, Missing>> {
			used();
			return findMessages(store, query);
		},
		async episodeMessages(episodes): Promise<Result<StoredMessage[], Missing>> {
			return used() === null ? err(THREAD_MISSING) : ok(readEpisodeMessages(store, episodes));
		},
		keep: async (context) => keepContext(store, context),
		contexts: async (query) => pageContexts(store, query),
		context: async (id) => readContext(store, id),
		findShown: async (query) => findShown(store, query),
		forgetShown: async (items) => forgetShown(store, items),
		async distill(request) {
			const asked = askForDistillation(store, { ...request, now: stamp(request.now) });
			if (asked.ok && asked.value.job !== null && request.wait) outside.awaited.add(asked.value.job.id);
			return noting(asked);
		},
		distilled: async (since) => distilledSince(store, since),
		summaries: async (query) => pageSummaries(store, query),
		jobs: async (query) => pageJobs(store, query),
		job: async (id) => readJob(store, id),
		async cancelJob(id, now) {
			const cancelled = noting(
				store.step(() => {
					const job = cancelJob(store, id, stamp(now));
					if (job.ok && job.value.kind === "learn") queueRetractions(store, newJob, stamp(now));
					return job;
				}),
			);
			if (cancelled.ok) await outside.settled();
			return cancelled;
		},
		requeueJob: async (id, now) => noting(requeueJob(store, id, stamp(now))),
		learn: async (id) => learnOnce(store, id),
		workingState: async () => workingStateOf(store),
		async writeState(change, now) {
			const refused = refusal();
			return refused === null ? changeState(store, change, stamp(now)) : err(refused);
		},
		forgetNote: async (id, now) => forgetNote(store, id, now),
		exported: async () => readExported(store),
		exportedMessages: async (query) => pageExported(store, query),
		exportedSummaries: async (query) => summariesAfter(store, query),
		async restore(exported) {
			const refused = erasingFailure(store.accessScope ?? {}, [exported.user_id]);
			return refused === null ? noting(ok(restoreThread(store, name, exported))) : err(refused);
		},
		async restoreMessages(messages) {
			const refused = refusal(...messages.map(({ user_id }) => user_id));
			if (refused !== null) return err(refused);
			return counting(
				(count) => preparingExported(messages, count),
				(prepared) => noting(restoreMessages(store, messages, prepared)),
			);
		},
		async restoreSummaries(summaries) {
			const refused = refusal();
			return refused === null ? restoreSummaries(store, summaries) : err(refused);
		},
		snapshot: async (request: SnapshotRequest) =>
			snapshotOf(store, used, request, nearMessages(store, outside.questions, request)),
	};
}
