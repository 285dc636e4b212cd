import type { AccessScope } from "../../../core/base/access-scope.ts";
import { queryTermsOf, stem, termsOf } from "../../../core/language/terms.ts";
import type { Note } from "../../../core/model/thread/continuity.ts";

/** A note, and whose it is: the owners of its thread. */
type ListedNote = Note & { thread_id: string; user_id: string | null; project_id: string | null };

/** `number` orders notes of one time. */
export type NumberedNote = ListedNote & { number: number };

/** Which notes are asked for; `q`: those that have all its words. */
type NoteFilter = {
	user_id?: string | undefined;
	project_id?: string | undefined;
	thread_id?: string | undefined;
	category?: Note["category"] | undefined;
	q?: string | undefined;
};

/** `after`: where the page before ended. */
type NoteQuery = NoteFilter & { after?: Pick<NumberedNote, "created_at" | "number"> | undefined; limit: number };

/** A thread by its id, and the time it was made: after a deletion another one may have the id. */
type NotesThread = { id: string; created_at: string };

/**
 * The notes of one tenant, as far as the caller reaches. They are there only as long as their thread is listed: with its entry
 * they go, and a thread that is not listed takes none.
 */
export type NoteStore = {
	/** Keeps a note; under an id that is there already it is the same request again, and the note stays. Null: its thread is not listed. */
	add(thread: NotesThread, note: Note): Promise<Note | null>;
	/** Those of a thread that have one of these ids. */
	known(thread: string, ids: readonly string[]): Promise<Note[]>;
	/** Newest first. */
	page(query: NoteQuery): Promise<NumberedNote[]>;
	/** False if it is not there. */
	remove(thread: string, id: string): Promise<boolean>;
	/** How many these threads have. */
	count(threads: readonly string[]): Promise<number>;
	/**
	 * Takes a part of the notes that a thread's object holds from former versions, oldest first; with the `last` part they are
	 * moved, and from then on this changes nothing. False: the thread is not listed.
	 */
	take(thread: NotesThread, part: { notes: readonly Note[]; last: boolean }): Promise<boolean>;
	/** Threads of which notes may still be in their objects, at most `limit`. */
	unmoved(filter: NoteFilter, limit: number): Promise<string[]>;
	/** Notes that the objects of these threads hold no notes any more. */
	noteMoved(threads: readonly string[]): Promise<void>;
};

const NOTE = "id, content, category, tokens, created_at";
const LISTED = `${NOTE}, thread_id, user_id, project_id, number`;
const THREAD = "FROM threads WHERE tenant = ?1 AND id = ?2 AND created_at = ?3";

/** Times only grow within a thread, whatever clocks say: notes are read in the order in which they were written. */
const TIME =
	"max(given.value ->> 'created_at', coalesce((SELECT max(created_at) FROM notes WHERE tenant = ?1 AND thread_id = ?2), ''))";

/** `?4`: notes as JSON. Each is checked against the entry in the statement that writes it. */
const PUT = `INSERT OR IGNORE INTO notes (tenant, thread_id, user_id, project_id, ${NOTE}, terms)
	SELECT ?1, ?2, listed.user_id, listed.project_id, given.value ->> 'id', given.value ->> 'content',
		given.value ->> 'category', given.value ->> 'tokens', ${TIME}, given.value ->> 'terms'
	FROM json_each(?4) AS given CROSS JOIN (SELECT user_id, project_id, notes_moved ${THREAD}) AS listed`;

/** The notes of one tenant in D1, as far as the caller reaches. */
export function d1NoteStore(d1: D1Database, accessScope: AccessScope): NoteStore {
	const { tenant } = accessScope;
	const run = (sql: string, ...values: unknown[]) => d1.prepare(sql).bind(tenant, ...values);
	const put = (where: string, { id, created_at }: NotesThread, notes: readonly Note[]) =>
		run(`${PUT} WHERE ${where} ORDER BY given.key`, id, created_at, JSON.stringify(notes.map(withTerms)));

	return {
		async add(thread, note) {
			const kept = run(
				`SELECT ${NOTE} FROM notes WHERE tenant = ?1 AND thread_id = ?2 AND id = ?3`,
				thread.id,
				note.id,
			);
			const [, found] = await d1.batch<Note>([put("true", thread, [note]), kept]);
			return found?.results[0] ?? null;
		},
		async known(thread, ids) {
			const sql = `SELECT ${NOTE} FROM notes WHERE tenant = ?1 AND thread_id = ?2 AND id IN (SELECT value FROM json_each(?3))`;
			return (await run(sql, thread, JSON.stringify(ids)).all<Note>()).results;
		},
		async page({ after, limit, ...filter }) {
			const { from, where, values } = matching(accessScope, filter);
			const behind = after === undefined ? [] : [after.created_at, after.number];
			const position = after === undefined ? "" : "AND (created_at, number) < (?, ?)";
			const sql = `SELECT ${LISTED} FROM ${from} WHERE ${where} ${position} ORDER BY created_at DESC, number DESC LIMIT ?`;
			const bound = d1.prepare(sql).bind(...values, ...behind, limit);
			return (await bound.all<NumberedNote>()).results;
		},
		async remove(thread, id) {
			const { where, values } = matching(accessScope, { thread_id: thread });
			const sql = `DELETE FROM notes WHERE ${where} AND id = ? RETURNING id`;
			const { results } = await d1
				.prepare(sql)
				.bind(...values, id)
				.all();
			return results.length > 0;
		},
		async count(threads) {
			const sql =
				"SELECT count(*) AS n FROM notes WHERE tenant = ?1 AND thread_id IN (SELECT value FROM json_each(?2))";
			return (await run(sql, JSON.stringify(threads)).first<{ n: number }>())?.n ?? 0;
		},
		async take(thread, { notes, last }) {
			const moved = run(
				`UPDATE threads SET notes_moved = 1 WHERE tenant = ?1 AND id = ?2 AND created_at = ?3`,
				thread.id,
				thread.created_at,
			);
			const listed = run(`SELECT id ${THREAD}`, thread.id, thread.created_at);
			const parts = notes.length === 0 ? [] : [put("listed.notes_moved = 0", thread, notes)];
			const results = await d1.batch([...parts, ...(last ? [moved] : []), listed]);
			return results.at(-1)?.results.length === 1;
		},
		async unmoved({ thread_id, user_id, project_id }, limit) {
			const { where, values } = matching(accessScope, { user_id, project_id });
			const one = thread_id === undefined ? "" : "AND id = ?";
			const sql = `SELECT id FROM threads WHERE notes_moved = 0 AND ${where} ${one} LIMIT ?`;
			const asked = [...values, ...(thread_id === undefined ? [] : [thread_id]), limit];
			const { results } = await d1
				.prepare(sql)
				.bind(...asked)
				.all<{ id: string }>();
			return results.map(({ id }) => id);
		},
		async noteMoved(threads) {
			const sql = "UPDATE threads SET notes_moved = 1 WHERE tenant = ?1 AND id IN (SELECT value FROM json_each(?2))";
			await run(sql, JSON.stringify(threads)).run();
		},
	};
}

function withTerms(note: Note) {
	return { ...note, terms: termsOf(note.content).map(stem).join(" ") };
}

/** All that is read or taken away is within this: the tenant, what the caller is bound to, and what is asked for. */
function matching({ tenant, user_id, project_id }: AccessScope, filter: NoteFilter) {
	// A project has more notes than one of its users: that its index is not taken then is what the sign says.
	const project = user_id === null && filter.user_id === undefined ? "project_id" : "+project_id";
	const match = filter.q === undefined ? null : matchOf([tenant, user_id, project_id], filter, filter.q);
	const asked = [
		["notes_fts MATCH ?", match],
		["tenant = ?", tenant],
		["user_id = ?", user_id],
		["user_id = ?", filter.user_id],
		[`${project} = ?`, project_id],
		[`${project} = ?`, filter.project_id],
		["thread_id = ?", filter.thread_id],
		["category = ?", filter.category],
	] as const;
	const given = asked.flatMap(([where, value]) => (typeof value === "string" ? [{ where, value }] : []));
	return {
		// What the words find is looked at, and nothing else.
		from: match === null ? "notes" : "notes_fts CROSS JOIN notes ON notes.number = notes_fts.rowid",
		where: given.map(({ where }) => where).join(" AND "),
		values: given.map(({ value }) => value),
	};
}

/** What finds rows that have all words, in the index no further than in the scopes that are asked for; a query without a word finds none. */
function matchOf(
	[tenant, user, project]: [string, string | null, string | null],
	{ thread_id, user_id, project_id }: NoteFilter,
	q: string,
): string {
	const terms = queryTermsOf(q).map((term) => `"${stem(term)}"`);
	if (terms.length === 0) return '""';
	const scopes = [
		...[thread_id].map((id) => ["thread", id] as const),
		...[user, user_id].map((id) => ["user", id] as const),
		...[project, project_id].map((id) => ["project", id] as const),
	].flatMap(([kind, id]) => (typeof id === "string" ? [`${tenant} ${kind}:${id}`] : []));
	const within = [tenant, ...scopes].map((scope) => `scope : "${hexOf(scope)}"`);
	return `${within.join(" AND ")} AND terms : (${terms.join(" AND ")})`;
}

function hexOf(text: string): string {
	return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
