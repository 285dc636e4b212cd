import { expect, it } from "vitest";
import type { NewNote } from "../../../src/core/model/thread/continuity.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { keptContext, made, must, NOW, snapshotRequest } from "./thread-fixtures.ts";

/** What the agent writes down for itself. */
export function notesContract(fresh: () => ThreadLog): void {
	async function thread(): Promise<ThreadLog> {
		const log = fresh();
		await made(log);
		return log;
	}

	const note = (id: string, changes: Partial<NewNote> = {}): NewNote => ({
		id,
		content: `about ${id}`,
		category: "context",
		...changes,
	});
	const ids = async (log: ThreadLog) => must(await log.notes({ limit: 50 })).notes.map(({ id }) => id);

	it("gives a note with its tokens in the thread's encoding and its time", async () => {
		const log = await thread();
		const given = note("note_1", { content: "hello world", category: "decision" });
		const added = must(await log.addNote(given, NOW));

		expect(added).toEqual({ ...given, tokens: 2, created_at: "2026-01-12T09:30:00.000Z" });
		expect(must(await log.notes({ limit: 5 })).notes).toEqual([{ ...added, number: expect.any(Number) }]);
	});

	it("meets a note that is there under its id, and leaves it as it is", async () => {
		const log = await thread();
		const first = must(await log.addNote(note("note_1"), NOW));
		const again = must(await log.addNote(note("note_1", { content: "other" }), NOW + 5_000));

		expect(again).toEqual(first);
		expect(await ids(log)).toEqual(["note_1"]);
	});

	it("lists them newest first, page by page", async () => {
		const log = await thread();
		for (let n = 1; n <= 7; n++) await log.addNote(note(`n${n}`), NOW);
		const first = must(await log.notes({ limit: 3 }));
		const second = must(await log.notes({ limit: 4, before: first.notes.at(-1)?.number }));

		expect(first.notes.map(({ id }) => id)).toEqual(["n7", "n6", "n5"]);
		expect(second.notes.map(({ id }) => id)).toEqual(["n4", "n3", "n2", "n1"]);
		expect([first.more, second.more]).toEqual([true, false]);
	});

	it("takes one away, once", async () => {
		const log = await thread();
		await log.addNote(note("n1"), NOW);
		await log.addNote(note("n2"), NOW);

		expect(await log.removeNote("n1")).toEqual({ ok: true, value: null });
		expect(await log.removeNote("n1")).toEqual({ ok: false, error: { reason: "not_found", what: "note" } });
		expect(await ids(log)).toEqual(["n2"]);
	});

	it("gives the newest to contexts, with a few beyond 2,000 tokens", async () => {
		const log = await thread();
		const long = "word ".repeat(900);
		const ids = Array.from({ length: 30 }, (_, index) => `n${index + 1}`);
		for (const id of ids) await log.addNote(note(id, { content: long }), NOW);
		const { view } = must(await log.snapshot(snapshotRequest()));

		expect(view.continuity.notes.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 13));
	});

	it("forgets the renderings that show a note which is deleted, and only those", async () => {
		const log = await thread();
		await log.addNote(note("n1"), NOW);
		await log.keep(keptContext("with", { report: showing("n1", true) }));
		await log.keep(keptContext("without", { report: showing("n2", false) }));
		await log.removeNote("n1");

		expect(must(await log.context("with")).rendering).toBeNull();
		expect(must(await log.context("without")).rendering).not.toBeNull();
	});

	it("does not keep a rendering whose note was deleted before it came", async () => {
		const log = await thread();
		await log.addNote(note("n1"), NOW);
		await log.addNote(note("n2"), NOW);
		await log.removeNote("n1");
		await log.keep(keptContext("with", { report: showing("n1", true) }));
		await log.keep(keptContext("left out", { report: showing("n1", false) }));
		await log.keep(keptContext("other", { report: showing("n2", true) }));

		const responses = await Promise.all(["with", "left out", "other"].map((id) => log.context(id)));
		expect(responses.map((kept) => must(kept).rendering === null)).toEqual([true, false, false]);
	});

	it("is erased with the thread", async () => {
		const log = await thread();
		await log.addNote(note("n1"), NOW);
		await log.erase();
		await made(log);

		expect(await ids(log)).toEqual([]);
	});
}

/** An answer without its rendering, as it is kept: its receipt names a note. */
function showing(id: string, included: boolean): string {
	return JSON.stringify({ report: { items: [{ id, block: "task", kind: "note", included }] } });
}
