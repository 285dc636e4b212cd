import { LOOKED_AT, type SaidMessage, saysSomething } from "../../core/episodes/said-line.ts";
import type { EpisodeDebt, EpisodeSlice, IndexedThread, KnownEpisode } from "../../ports/indexed-thread.ts";
import { contentOf } from "./message-row.ts";
import type { Store } from "./store.ts";
import { readLiveRow, readRow, type ThreadRow, writeRow } from "./thread-row.ts";

/** A slice holds no more than this, but two messages at least: of those that say something. */
const MOST_MESSAGES = 60;
const MOST_CHARACTERS = 100_000;

/** More debts than this are paid one after the other. */
const MOST_DEBTS = 500;

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
		owed: () => debtOf(store),
		paid: (debt) => store.step(() => notePaid(store, debt)),
		next() {
			const row = readLiveRow(store);
			return row === null || row.userId === null || row.episodesOwed ? null : nextSlice(store, row, row.userId);
		},
		commit: (slice, episodes, upTo) => store.step(() => commit(store, slice, episodes, upTo)),
		isBehind: () => isIndexBehind(store),
	};
}

export function isIndexBehind(store: Store): boolean {
	const row = readRow(store);
	if (row === null) return false;
	if (row.episodesOwed) return true;
	if (row.state !== "live" || row.userId === null) return false;
	return row.indexedTo < row.lastSeq || readDebts(store).length > 0 || firstAnew(store) !== null;
}

/**
 * A message is edited or deleted: the index is to let go of the episode it may be in, and what is left of that is to be
 * indexed anew. Part of the change's own step; gives the row after it.
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

function debtOf(store: Store): EpisodeDebt | null {
	const row = readRow(store);
	if (row === null) return null;
	const { tenant, id } = row;
	if (row.episodesOwed) return { tenant, id, seqs: "all" };
	const seqs = readDebts(store);
	return seqs.length === 0 ? null : { tenant, id, seqs };
}

function readDebts(store: Store): number[] {
	const sql = `SELECT seq FROM episode_debts ORDER BY seq LIMIT ${MOST_DEBTS}`;
	return store.sql
		.exec<{ seq: number }>(sql)
		.toArray()
		.map(({ seq }) => seq);
}

function notePaid(store: Store, { seqs }: EpisodeDebt): void {
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

function nextSlice(store: Store, row: ThreadRow, user_id: string): EpisodeSlice | null {
	const { tenant, id, projectId: project_id, generation, lastSeq, indexedTo } = row;
	const about = { tenant, thread: { id, user_id, project_id }, generation };
	const anew = firstAnew(store);
	const following = anew === null ? null : beginBehind(store, anew);
	if (anew !== null && following !== null) {
		const to = following - 1;
		const { messages } = readSaid(store, anew, to, false);
		return { ...about, from: anew, to, messages, up_to: to, more: false, known: knownFrom(store, anew, to) };
	}
	if (anew === null && indexedTo >= lastSeq) return null;
	const last = store.sql.exec<{ seq: number | null }>("SELECT max(from_seq) AS seq FROM episodes").one().seq;
	const from = last ?? indexedTo + 1;
	const { messages, more } = readSaid(store, from, lastSeq, true);
	const up_to = more ? (messages.at(-1)?.seq ?? lastSeq) : lastSeq;
	return { ...about, from, to: null, messages, up_to, more, known: knownFrom(store, from, lastSeq) };
}

function firstAnew(store: Store): number | null {
	const sql = "SELECT min(from_seq) AS seq FROM episodes INDEXED BY episodes_anew WHERE anew = 1";
	return store.sql.exec<{ seq: number | null }>(sql).one().seq;
}

function beginBehind(store: Store, seq: number): number | null {
	const sql = "SELECT min(from_seq) AS seq FROM episodes WHERE from_seq > ?";
	return store.sql.exec<{ seq: number | null }>(sql, seq).one().seq;
}

function knownFrom(store: Store, from: number, to: number): KnownEpisode[] {
	const sql = `SELECT id, from_seq, CASE anew WHEN 1 THEN 0 ELSE to_seq END AS to_seq FROM episodes
		WHERE from_seq BETWEEN ? AND ? ORDER BY from_seq`;
	return store.sql.exec<KnownEpisode>(sql, from, to).toArray();
}

/** What was said between two seqs; `more`: it was too much for one slice, and stops before. */
function readSaid(
	store: Store,
	from: number,
	to: number,
	bounded: boolean,
): { messages: SaidMessage[]; more: boolean } {
	const messages: SaidMessage[] = [];
	let characters = 0;
	for (const row of store.sql.exec<SaidRow>(SAID, from, to)) {
		const message = saidOf(row);
		if (!saysSomething(message)) continue;
		const full = messages.length >= MOST_MESSAGES || (messages.length >= 2 && characters > MOST_CHARACTERS);
		if (bounded && full) return { messages, more: true };
		characters += row.content.length;
		messages.push(message);
	}
	return { messages, more: false };
}

function saidOf({ seq, id, role, name, parts, created_at, content, calls }: SaidRow): SaidMessage {
	const named = name === null ? {} : { name };
	return { seq, id, role, ...named, content: contentOf(content, parts), calls: JSON.parse(calls), created_at };
}

function commit(store: Store, slice: EpisodeSlice, known: readonly KnownEpisode[], upTo: number): boolean {
	const row = readLiveRow(store);
	if (row === null || row.episodesOwed || row.generation !== slice.generation) return false;
	const to = slice.to ?? Number.MAX_SAFE_INTEGER;
	store.sql.exec("DELETE FROM episodes WHERE from_seq BETWEEN ? AND ?", slice.from, to);
	for (const { id, from_seq, to_seq } of known) {
		store.sql.exec("INSERT INTO episodes (from_seq, to_seq, id) VALUES (?, ?, ?)", from_seq, to_seq, id);
	}
	if (slice.to === null) writeRow(store, { ...row, indexedTo: upTo });
	return true;
}
