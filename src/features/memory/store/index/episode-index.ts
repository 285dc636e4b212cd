import { stem, termsOf } from "../../../../core/language/terms.ts";
import type { Episode } from "../../../../core/model/memory/memory.ts";
import { INDEX_VERSION } from "../../../../core/recall/index-version.ts";

/** Episodes of a thread that begin from one seq to another; `to` null: or anywhere behind. */
export type EpisodeSpan = { id: string; user_id: string; project_id: string | null; from: number; to: number | null };

/** The episodes of one tenant's threads: an index that follows its threads, and no memory of its own. */
export type EpisodeIndex = {
	/**
	 * Puts a thread's episodes in place of those of a span. False, and nothing is done, where the list of threads does
	 * not have the thread as theirs whose the span says it is.
	 */
	put(span: EpisodeSpan, episodes: readonly Episode[]): Promise<boolean>;
	/** Takes away every episode that one of these messages may be in, at once. */
	forget(thread_id: string, seqs: readonly number[] | "all"): Promise<void>;
	/** Takes away every episode of a user. */
	forgetUser(user_id: string): Promise<void>;
};

/** The rows of a span; one parameter each: tenant, thread, from, to. */
const IN_SPAN = "tenant = ? AND thread_id = ? AND from_seq BETWEEN ? AND ?";
/** The rows in which one of some seqs is; one parameter each: tenant, thread, the JSON list. */
const HOLDING = `tenant = ? AND thread_id = ?
	AND EXISTS (SELECT 1 FROM json_each(?) WHERE value BETWEEN episodes.from_seq AND episodes.to_seq)`;
const ALL = "tenant = ? AND thread_id = ?";

/** Whether the list of threads has the thread as theirs; one parameter each: tenant, thread, user, project. */
const OWNED = "EXISTS (SELECT 1 FROM threads WHERE tenant = ? AND id = ? AND user_id = ? AND project_id IS ?)";

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

const PUT = `INSERT INTO episodes
		(tenant, id, thread_id, user_id, project_id, from_seq, to_seq, message_ids, text, created_at, ended_at, version,
		indexed_version)
	SELECT ?, value ->> 'id', value ->> 'thread_id', value ->> 'user_id', value ->> 'project_id', value ->> 'from_seq',
		value ->> 'to_seq', value -> 'message_ids', value ->> 'text', value ->> 'created_at', value ->> 'ended_at', 1,
		${INDEX_VERSION}
	FROM json_each(?) WHERE ${OWNED}
	ON CONFLICT (tenant, id) DO UPDATE SET user_id = excluded.user_id, project_id = excluded.project_id,
		from_seq = excluded.from_seq, to_seq = excluded.to_seq, message_ids = excluded.message_ids, text = excluded.text,
		created_at = excluded.created_at, ended_at = excluded.ended_at, version = episodes.version + 1,
		indexed_version = excluded.indexed_version`;

const PUT_TERMS = `INSERT INTO episodes_fts (rowid, scope, terms)
	SELECT episodes.row, lower(hex(? || ' user:' || episodes.user_id)), given.value ->> 'terms'
	FROM json_each(?) AS given CROSS JOIN episodes
	WHERE episodes.tenant = ? AND episodes.id = given.value ->> 'id' AND ${OWNED}`;

/** The episodes of one tenant's threads in D1, with what they are searched by, and what vectors have to be told. */
export function d1EpisodeIndex(d1: D1Database, tenant: string): EpisodeIndex {
	const run = (sql: string, ...values: unknown[]) => d1.prepare(sql).bind(...values);
	/** What takes rows away, with their terms; `kept`: the ids of those that are put again (JSON). */
	const removing = (where: string, values: unknown[], kept: string) => {
		const surplus = `${where} AND id NOT IN (SELECT value FROM json_each(?))`;
		return [
			run(
				`INSERT INTO outbox (tenant, kind, item_id, change, created_at)
				SELECT tenant, 'episode', id, 'remove', ${NOW} FROM episodes WHERE ${surplus}`,
				...values,
				kept,
			),
			run(`DELETE FROM episodes_fts WHERE rowid IN (SELECT row FROM episodes WHERE ${where})`, ...values),
			run(`DELETE FROM episodes WHERE ${surplus}`, ...values, kept),
		];
	};
	return {
		async put(span, episodes) {
			const { id, from, to } = span;
			const owned = ownership(tenant, span);
			const within = [tenant, id, from, to ?? Number.MAX_SAFE_INTEGER];
			const kept = JSON.stringify(episodes.map((episode) => episode.id));
			const terms = episodes.map((episode) => ({ id: episode.id, terms: termsOf(episode.text).map(stem).join(" ") }));
			const [, , , , , , found] = await d1.batch([
				...removing(`${IN_SPAN} AND ${OWNED}`, [...within, ...owned], kept),
				run(PUT, tenant, JSON.stringify(episodes), ...owned),
				run(PUT_TERMS, tenant, JSON.stringify(terms), tenant, ...owned),
				run(
					`INSERT INTO outbox (tenant, kind, item_id, change, created_at)
					SELECT ?, 'episode', value, 'put', ${NOW} FROM json_each(?) WHERE ${OWNED}`,
					tenant,
					kept,
					...owned,
				),
				run(`SELECT 1 WHERE ${OWNED}`, ...owned),
			]);
			return (found?.results.length ?? 0) > 0;
		},
		async forget(thread_id, seqs) {
			const where = seqs === "all" ? ALL : HOLDING;
			const values = [tenant, thread_id, ...(seqs === "all" ? [] : [JSON.stringify(seqs)])];
			await d1.batch(removing(where, values, "[]"));
		},
		async forgetUser(user_id) {
			await d1.batch(removing("tenant = ? AND user_id = ?", [tenant, user_id], "[]"));
		},
	};
}

function ownership(tenant: string, { id, user_id, project_id }: EpisodeSpan): unknown[] {
	return [tenant, id, user_id, project_id];
}
