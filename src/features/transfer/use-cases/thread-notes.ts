import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import { OTHER_CONTENT, type Restored } from "../../../core/model/thread/carried.ts";
import type { Note } from "../../../core/model/thread/continuity.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";

const PAGE = 200;

type NoteLog = Pick<ThreadLog, "notes" | "addNote">;

/** A thread's notes, page by page, the oldest first. A list begins with the newest, so where its pages begin is found first. */
export async function* notesOf(log: NoteLog): AsyncGenerator<Note[], void, undefined> {
	const begins: (number | undefined)[] = [];
	for (let before: number | undefined; ; ) {
		const page = await log.notes({ before, limit: PAGE });
		if (!page.ok || page.value.notes.length === 0) break;
		begins.push(before);
		before = page.value.notes.at(-1)?.number;
		if (!page.value.more) break;
	}
	for (const before of begins.reverse()) {
		const page = await log.notes({ before, limit: PAGE });
		if (page.ok) yield page.value.notes.map(({ number: _, ...note }) => note).reverse();
	}
}

/** Puts notes back, with their ids and times. */
export async function restoreNotes(log: NoteLog, notes: readonly Note[]): Promise<Result<Restored[], Failure>> {
	const known = await knownOf(log, new Set(notes.map(({ id }) => id)));
	const restored: Restored[] = [];
	for (const { id, content, category, created_at } of notes) {
		const kept = await log.addNote({ id, content, category }, Date.parse(created_at));
		if (!kept.ok) return kept;
		const { value } = kept;
		const same = value.content === content && value.category === category && value.created_at === created_at;
		restored.push(!same ? OTHER_CONTENT : known.has(id) ? "skipped" : "imported");
	}
	return ok(restored);
}

/** Those of the ids that are there. */
async function knownOf(log: NoteLog, ids: ReadonlySet<string>): Promise<Set<string>> {
	const known = new Set<string>();
	for await (const page of notesOf(log)) for (const { id } of page) if (ids.has(id)) known.add(id);
	return known;
}
