import { textOf } from "../../../../core/model/thread/message.ts";
import { type EpisodeMessage, LOOKED_AT, saysSomething } from "../../../../core/recall/episode-lines.ts";
import { contentOf } from "./message-row.ts";
import type { Store } from "./store.ts";
import { readLiveRow, readRow, type ThreadRow, writeRow } from "./thread-row.ts";

/** What the index of episodes may still have of a thread and may not: all of it, or the episodes of these messages. */
type PendingRemoval = { tenant: string; id: string; seqs: readonly number[] | "all" };

/** An episode as the thread itself remembers it: where it is, and what it is called in the index. */
type KnownEpisode = { id: string; from_seq: number; to_seq: number };

/** A stretch of a thread that is to be put in the index, as it was when it was planned. */
export type EpisodePlan = {
	tenant: string;
	thread: { id: string; user_id: string; project_id: string | null };
	generation: number;
	/** It takes the place of the episodes that begin from one seq to the other; null: or anywhere after the first. */
	from: number;
	to: number | null;
	/** The last seq there is to read. */
	last: number;
	/** Between these two seqs nobody says anything: they were read before. */
	silent: { from: number; to: number };
	/** The episodes that stand there. Those that are to be made again say nothing (`to_seq` 0). */
	known: KnownEpisode[];
};

/** Some messages of a plan that say something, and the last seq that was read. */
type EpisodePart = { messages: EpisodeMessage[]; up_to: number };

/** What the index has of a plan by now. `open`: the episode with which the rest of the plan begins; null: there is no rest. */
type IndexedPart = { episodes: readonly KnownEpisode[]; open: Omit<KnownEpisode, "to_seq"> | null };

/** A thread seen from its index of episodes: inside its object, so each call is one step that nothing comes between. */
export type IndexedThread = {
	/** What is to be taken out of the index before anything is put there; null: nothing. */
	pendingRemoval(): PendingRemoval | null;
	/** Notes that it was taken out. */
	removed(pending: PendingRemoval): void;
	/** What is to be put in the index next; null: nothing. */
	next(): EpisodePlan | null;
	/** Messages of a plan from a seq on: so few, of so little text, that it takes no time to speak of. */
	read(plan: EpisodePlan, from: number): EpisodePart;
	/** Notes what the index has of a plan; false if a message was changed since. */
	commit(plan: EpisodePlan, part: IndexedPart): boolean;
	/** Whether anything is to be taken out or put in. */
	isStale(): boolean;
};

/** No more than this is read at once: seqs, messages that say something, and text of one message at least. */
const MOST_SEQS = 500;
const MOST_MESSAGES = 60;
const MOST_CHARACTERS = 64_000;

/** More removals than this are done one after the other: the index compares each of them with each of the thread's episodes. */
const MOST_REMOVALS = 50;

const SAID = `SELECT seq, id, role, name, parts, created_at,
		CASE parts WHEN 0 THEN substr(content, 1, ${LOOKED_AT}) ELSE content END AS content,
		(SELECT json_group_array(value ->> 'name') FROM json_each(tool_calls)) AS calls
	FROM messages WHERE seq BETWEEN ? AND ? AND gone = 0 AND role IN ('user', 'assistant') ORDER BY seq`;

type SaidRow = {
	seq: number;
	id: string;
	role: "user" | "assistant";
	name: string | null;
	parts: number;
	created_at: string;
	content: string;
	calls: string;
};

/** What the index of episodes has of the thread, and what it has to be told or to let go of. */
export function indexedThread(store: Store): IndexedThread {
	return {
		pendingRemoval: () => pendingRemoval(store),
		removed: (pending) => store.step(() => noteRemoved(store, pending)),
		next() {
			const row = readLiveRow(store);
			return row === null || row.userId === null || row.episodesOwed ? null : nextPlan(store, row, row.userId);
		},
		read: (plan, from) => readPart(store, plan, from),
		commit: (plan, part) => store.step(() => commit(store, plan, part)),
		isStale: () => isIndexStale(store),
	};
}

export function isIndexStale(store: Store): boolean {
	const row = readRow(store);
	if (row === null) return false;
	if (row.episodesOwed) return true;
	if (row.state !== "live" || row.userId === null) return false;
	return row.indexedTo < row.lastSeq || readPendingRemovals(store).length > 0 || firstToReindex(store) !== null;
}

/**
 * A message is edited or deleted: the index is to let go of the episode it may be in, and what is left of that is to be
 * re-indexed. Part of the change's own step; returns the row after it.
 */
export function outdateEpisodes(store: Store, row: ThreadRow, seq: number): ThreadRow {
	if (row.userId === null) return row;
	store.sql.exec("INSERT OR IGNORE INTO episode_debts (seq) VALUES (?)", seq);
	const within = `UPDATE episodes SET anew = 1, to_seq = max(to_seq, ?)
		WHERE from_seq = (SELECT max(from_seq) FROM episodes WHERE from_seq <= ?) RETURNING 1`;
	if (store.sql.exec(within, seq, seq).toArray().length > 0) return row;
	// What said nothing before may say something now: it then belongs to what follows.
	const before =
		"UPDATE episodes SET anew = 1, from_seq = ? WHERE from_seq = (SELECT min(from_seq) FROM episodes) RETURNING 1";
	if (store.sql.exec(before, seq).toArray().length > 0) return row;
	return { ...row, indexedTo: Math.min(row.indexedTo, seq - 1) };
}

/** The row of a thread that the index has to let go of as a whole: it is erased, or somebody else's now. */
export function owingEpisodes(row: ThreadRow): ThreadRow {
	return { ...row, episodesOwed: row.episodesOwed || row.userId !== null };
}

function pendingRemoval(store: Store): PendingRemoval | null {
	const row = readRow(store);
	if (row === null) return null;
	const { tenant, id } = row;
	if (row.episodesOwed) return { tenant, id, seqs: "all" };
	const seqs = readPendingRemovals(store);
	return seqs.length === 0 ? null : { tenant, id, seqs };
}

function readPendingRemovals(store: Store): number[] {
	const sql = `SELECT seq FROM episode_debts ORDER BY seq LIMIT ${MOST_REMOVALS}`;
	return store.sql
		.exec<{ seq: number }>(sql)
		.toArray()
		.map(({ seq }) => seq);
}

function noteRemoved(store: Store, { seqs }: PendingRemoval): void {
	const row = readRow(store);
	if (row === null) return;
	if (seqs !== "all") {
		store.sql.exec("DELETE FROM episode_debts WHERE seq IN (SELECT value FROM json_each(?))", JSON.stringify(seqs));
		return;
	}
	store.sql.exec("DELETE FROM episodes");
	store.sql.exec("DELETE FROM episode_debts");
	writeRow(store, { ...row, episodesOwed: false, indexedTo: 0 });
}

function nextPlan(store: Store, row: ThreadRow, user_id: string): EpisodePlan | null {
	const { tenant, id, projectId: project_id, generation, lastSeq, indexedTo } = row;
	const about = { tenant, thread: { id, user_id, project_id }, generation };
	const first = firstToReindex(store);
	const following = first === null ? null : nextBegin(store, first);
	if (first !== null && following !== null) {
		const to = following - 1;
		return { ...about, from: first, to, last: to, silent: NOWHERE, known: knownFrom(store, first, to) };
	}
	if (first === null && indexedTo >= lastSeq) return null;
	const last = store.sql.exec<{ seq: number | null }>("SELECT max(from_seq) AS seq FROM episodes").one().seq;
	const from = last ?? indexedTo + 1;
	const known = knownFrom(store, from, lastSeq);
	const end = known.at(-1)?.to_seq ?? 0;
	const silent = end === 0 ? NOWHERE : { from: end + 1, to: indexedTo };
	return { ...about, from, to: null, last: lastSeq, silent, known };
}

const NOWHERE = { from: 1, to: 0 };

function firstToReindex(store: Store): number | null {
	const sql = "SELECT min(from_seq) AS seq FROM episodes INDEXED BY episodes_anew WHERE anew = 1";
	return store.sql.exec<{ seq: number | null }>(sql).one().seq;
}

function nextBegin(store: Store, seq: number): number | null {
	const sql = "SELECT min(from_seq) AS seq FROM episodes WHERE from_seq > ?";
	return store.sql.exec<{ seq: number | null }>(sql, seq).one().seq;
}

function knownFrom(store: Store, from: number, to: number): KnownEpisode[] {
	const sql = `SELECT id, from_seq, CASE anew WHEN 1 THEN 0 ELSE to_seq END AS to_seq FROM episodes
		WHERE from_seq BETWEEN ? AND ? ORDER BY from_seq`;
	return store.sql.exec<KnownEpisode>(sql, from, to).toArray();
}

function readPart(store: Store, plan: EpisodePlan, from: number): EpisodePart {
	const { silent } = plan;
	const at = from >= silent.from && from <= silent.to ? silent.to + 1 : from;
	const to = Math.min(at + MOST_SEQS - 1, plan.last);
	const messages: EpisodeMessage[] = [];
	let characters = 0;
	if (readLiveRow(store) === null) return { messages, up_to: plan.last };
	for (const row of store.sql.exec<SaidRow>(SAID, at, to)) {
		const message = messageOf(row);
		if (saysSomething(message)) messages.push(message);
		characters += row.content.length;
		const full = messages.length >= MOST_MESSAGES || characters >= MOST_CHARACTERS;
		if (full) return { messages, up_to: row.seq };
	}
	return { messages, up_to: to };
}

/** Of parts the text alone, and no more of it than is looked at. */
function messageOf({ seq, id, role, name, parts, created_at, content, calls }: SaidRow): EpisodeMessage {
	const named = name === null ? {} : { name };
	const text = textOf(contentOf(content, parts)).slice(0, LOOKED_AT);
	return { seq, id, role, ...named, content: text, calls: JSON.parse(calls), created_at };
}

/**
 * Where a plan has a rest, that begins with an episode of which only the name is known yet: the next plan starts there, so
 * it never reads the same again.
 */
function commit(store: Store, plan: EpisodePlan, { episodes, open }: IndexedPart): boolean {
	const row = readLiveRow(store);
	if (row === null || row.episodesOwed || row.generation !== plan.generation) return false;
	store.sql.exec("DELETE FROM episodes WHERE from_seq BETWEEN ? AND ?", plan.from, plan.to ?? Number.MAX_SAFE_INTEGER);
	const insert = "INSERT INTO episodes (from_seq, to_seq, id, anew) VALUES (?, ?, ?, ?)";
	for (const { id, from_seq, to_seq } of episodes) store.sql.exec(insert, from_seq, to_seq, id, 0);
	if (open !== null) store.sql.exec(insert, open.from_seq, 0, open.id, plan.to === null ? 0 : 1);
	if (plan.to === null) writeRow(store, { ...row, indexedTo: open === null ? plan.last : open.from_seq - 1 });
	return true;
}
