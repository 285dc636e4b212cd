import type { ScopeOwners } from "../../../../core/base/access-scope.ts";
import type { Job } from "../../../../core/model/thread/job.ts";
import {
	type LearnScope,
	type LongTermLimits,
	type LongTermName,
	learnScopeWithin,
} from "../../../../core/model/thread/thread-config.ts";
import type { Encoding } from "../../../../core/tokens/encoding.ts";
import type { LearnedMessage } from "../../../../core/writing/learn/found/learned.ts";
import { charactersOf, messageOf, type ReachingRow, SHOWN_COLUMNS } from "../object/message-row.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow, threadOf, writeRow } from "../object/thread-row.ts";
import { coverageOf } from "./coverage.ts";
import { hurryJob, isCancelled, isLearning, isRunning, queueJob, scheduleJob } from "./jobs.ts";

/** A thread as its learning sees it. */
export type LearningPlan = {
	tenant: string;
	owners: ScopeOwners & { thread_id: string };
	encoding: Encoding;
	/** Whether what is learned waits for approval. */
	review: boolean;
	/** The first and the last seq to learn from. */
	from: number;
	to: number;
};

/** The long-term blocks that a thread stores in. */
export type StoringPlan = LearningPlan & {
	/** Memories were learned from messages up to this seq already. */
	learned_to: number;
	ltm: readonly LongTermName[];
	ltm_limits: LongTermLimits;
};

/** A message that was changed after it was learned from; `redo`: what its new text needs. */
export type ChangedMessage = {
	number: number;
	seq: number;
	message_id: string;
	because: "edited" | "deleted";
	redo: "learn" | "store" | null;
};

/** Messages up to a seq, where what they say goes, and how much text they hold (UTF-16 units). */
export type LearnableSlice = {
	messages: LearnedMessage[];
	learn_scope: LearnScope;
	up_to: number;
	characters: number;
};

/** What the job is to learn from now; null where nothing is left. */
export function planLearning(store: Store, job: Job): LearningPlan | null {
	const row = readLiveRow(store);
	return row === null || !isRunning(store, job) ? null : learnable(store, row, isDelayed(store, job));
}

/** Where changed messages are learned or stored again: the thread as it is, whatever is left to learn; `from` and `to` hold nothing. */
export function learnerOf(store: Store, job: Job): StoringPlan | null {
	const row = readLiveRow(store);
	if (row === null || !isRunning(store, job)) return null;
	const { ltm, ltm_limits } = threadOf(row).config.overflow;
	return { ...learner(row), from: 1, to: 0, learned_to: 0, ltm, ltm_limits };
}

export function learner(row: ThreadRow): Omit<LearningPlan, "from" | "to"> {
	return {
		tenant: row.tenant,
		owners: { user_id: row.userId, project_id: row.projectId, thread_id: row.id },
		review: threadOf(row).config.learn === "review",
		encoding: row.encoding,
	};
}

/** This many messages that no assistant answers are learned from at once; fewer wait until nobody speaks for so long (ms). */
const UNANSWERED = 20;
const QUIET_MS = 10_000;

/** What there is to learn from: whole turns, and what nobody answers once it is much or all is `quiet`. */
function learnable(store: Store, row: ThreadRow, quiet: boolean): LearningPlan | null {
	const { learn } = threadOf(row).config;
	if (learn === "off") return null;
	const from = Math.max(row.learnedTo, row.leading) + 1;
	const to = learn === "turn" ? (hasMuch(store, row) || quiet ? row.lastSeq : lastAnswer(store)) : row.coveredTo;
	return to < from ? null : { ...learner(row), from, to };
}

function hasMuch(store: Store, row: ThreadRow): boolean {
	const from = Math.max(row.learnedTo, row.leading, lastAnswer(store));
	return row.lastSeq - from >= UNANSWERED;
}

/** A job that was put off until nobody spoke. */
function isDelayed(store: Store, { id }: Job): boolean {
	const sql = "SELECT run_at, created_at FROM jobs WHERE id = ?";
	const [job] = store.sql.exec<{ run_at: number; created_at: string }>(sql, id).toArray();
	return job !== undefined && lastAnswer(store) === 0 && job.run_at - Date.parse(job.created_at) >= QUIET_MS;
}

/** What a job of learning that is given up leaves unread, in words; null of any other job. */
export function unlearned(store: Store, { kind }: Pick<Job, "kind">): string | null {
	const row = kind === "learn" ? readLiveRow(store) : null;
	const plan = row === null ? null : learnable(store, row, true);
	return plan === null ? null : `Nothing was learned from messages ${plan.from} to ${plan.to}.`;
}

/** The newest message with which a turn ends: one of the assistant that calls nothing. */
function lastAnswer(store: Store): number {
	const sql = `SELECT seq FROM messages WHERE role = 'assistant' AND tool_calls IS NULL AND gone = 0
		ORDER BY seq DESC LIMIT 1`;
	return store.sql.exec<{ seq: number }>(sql).toArray()[0]?.seq ?? 0;
}

/** A deletion may not wait: where what changed messages taught is to be retracted, another job does it in place of one that was cancelled. */
export function queueRetractions(store: Store, newJob: () => string, now: string): void {
	if (anyChanged(store)) queueJob(store, "learn", newJob, now);
}

function anyChanged(store: Store): boolean {
	return store.sql.exec("SELECT 1 FROM changed_messages LIMIT 1").toArray().length > 0;
}

/** Queues what is to be learned or retracted, if there is anything. Part of the step that left it. */
export function queueLearning(store: Store, row: ThreadRow, newJob: () => string, now: string): void {
	if (anyChanged(store) || learnable(store, row, false) !== null)
		scheduleJob(store, queueJob(store, "learn", newJob, now), Date.parse(now));
}

/**
 * What messages that were appended set off, where each turn is learned from at once. Where no assistant speaks, it is learned
 * from after some messages or a quiet time.
 */
export function learnTurn(store: Store, row: ThreadRow, newJob: () => string, now: string): void {
	if (threadOf(row).config.learn !== "turn") return;
	if (learnable(store, row, false) !== null || lastAnswer(store) > 0) {
		queueLearning(store, row, newJob, now);
		return;
	}
	if (row.lastSeq <= Math.max(row.learnedTo, row.leading)) return;
	scheduleJob(store, queueJob(store, "learn", newJob, now), Date.parse(now) + QUIET_MS);
}

/** Notes that a message which may have been learned from says something else now, or nothing. */
export function noteChanged(
	store: Store,
	row: ThreadRow,
	change: { seq: number; id: string; because: "edited" | "deleted"; newJob: () => string; now: string },
): void {
	// While something is being learned, it may be from this message.
	if (change.seq > row.learnedTo && !isLearning(store)) return;
	const sql = "INSERT OR REPLACE INTO changed_messages (seq, message_id, because) VALUES (?, ?, ?)";
	store.sql.exec(sql, change.seq, change.id, change.because);
	const job = queueJob(store, "learn", change.newJob, change.now);
	// It may wait for a model that is away; what was learned from the message is retracted at once.
	hurryJob(store, job, Date.parse(change.now));
}

/** Messages that were edited or deleted since they were learned from: deletions first, then the oldest change. */
export function changedMessages(store: Store, job: Job, limit: number): ChangedMessage[] {
	const row = readLiveRow(store);
	if (row === null || !isRunning(store, job)) return [];
	const off = threadOf(row).config.learn === "off";
	type Row = Omit<ChangedMessage, "redo">;
	const redo = ({ because, seq }: Row): ChangedMessage["redo"] => {
		if (because === "deleted" || off) return null;
		if (coverageOf(store, seq)?.as === "flushed") return "store";
		return seq > row.learnedTo ? null : "learn";
	};
	const sql = "SELECT number, seq, message_id, because FROM changed_messages ORDER BY because, number LIMIT ?";
	return store.sql
		.exec<Row>(sql, limit)
		.toArray()
		.map((change) => ({ ...change, redo: redo(change) }));
}

/** Notes that these changes were followed; one that came after them stays. */
export function followChanges(store: Store, job: Job, numbers: readonly number[]): void {
	if (!isRunning(store, job)) return;
	const sql = "DELETE FROM changed_messages WHERE number IN (SELECT value FROM json_each(?))";
	store.sql.exec(sql, JSON.stringify(numbers));
}

/** What was said by users and the assistant: what tools gave and instructions are no talk. */
const LEARNABLE = `FROM messages WHERE gone = 0 AND role IN ('user', 'assistant') AND seq >= ? AND seq <= ?`;

/** However little they say, no more messages than this are read at once. */
const MOST_MESSAGES = 1_000;

/**
 * Messages from a seq on, until they hold this much text; at least one, but for those that nobody sees any more. All of them reach
 * as far: what a key wrote is learned into no scope that the key could not write itself.
 */
export function readLearnable(store: Store, from: number, to: number, characters: number): LearnableSlice {
	const row = readLiveRow(store);
	const messages: LearnedMessage[] = [];
	if (row === null) return { messages, learn_scope: "thread", up_to: to, characters: 0 };
	const { learn_scope } = threadOf(row).config;
	let read = 0;
	let within: LearnScope | null = null;
	const slice = (up_to: number) => ({
		...{ messages, up_to, characters: read },
		learn_scope: learnScopeWithin(within, learn_scope),
	});
	const sql = `SELECT ${SHOWN_COLUMNS}, reach ${LEARNABLE} ORDER BY seq`;
	for (const raw of store.sql.exec(sql, from, to).raw<ReachingRow>()) {
		const [seq] = raw;
		const reach = raw[18];
		const own = charactersOf(raw);
		const full = messages.length === MOST_MESSAGES || read + own > characters || reach !== within;
		if (messages.length > 0 && full) return slice(seq - 1);
		within = reach;
		read += own;
		const { id: message_id, role, content, name, created_at, user_id } = messageOf(raw);
		messages.push({ role, content, name, created_at, user_id, seq, message_id, thread_id: row.id });
	}
	return slice(to);
}

/** Notes up to where the thread is learned from. `cancelled`: not any more. `erased`: the thread is not there to note it. */
export function noteLearned(store: Store, job: Job, seq: number): "noted" | "cancelled" | "erased" {
	return store.step(() => {
		const row = readLiveRow(store);
		if (row === null || !isRunning(store, job)) return isCancelled(store, job) ? "cancelled" : "erased";
		writeRow(store, { ...row, learnedTo: Math.max(row.learnedTo, seq) });
		return "noted";
	});
}
