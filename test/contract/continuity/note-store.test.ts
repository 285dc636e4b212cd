import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { Note } from "../../../src/core/model/thread/continuity.ts";
import { newestNotes, SHOWN_NOTE } from "../../../src/features/continuity/store/newest-notes.ts";
import { d1NoteStore } from "../../../src/features/continuity/store/note-store.ts";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { listedThread } from "../threads/thread-fixtures.ts";

let tenant = "";
beforeEach(() => {
	tenant = `notes-${crypto.randomUUID().slice(0, 8)}`;
});

const T1 = "2026-01-01T00:00:00.000Z";
const T2 = "2026-02-01T00:00:00.000Z";

const list = () => d1ThreadList(env.DB, wholeTenant(tenant));
const store = () => d1NoteStore(env.DB, wholeTenant(tenant));
const note = (id: string, more: Partial<Note> = {}): Note => ({
	...{ id, content: `about ${id}`, category: "context", tokens: 2, created_at: T1 },
	...more,
});
const ids = async (query: object = {}) => (await store().page({ limit: 200, ...query })).map(({ id }) => id);
const shown = () => drizzle(env.DB).select(SHOWN_NOTE).from(newestNotes(tenant, "t"));
const moved = async () =>
	env.DB.prepare("SELECT notes_moved FROM threads WHERE tenant = ? AND id = 't'").bind(tenant).first("notes_moved");

async function listed(more: Partial<Parameters<typeof listedThread>[0]> = {}) {
	const thread = listedThread({ id: "t", created_at: T1, updated_at: T1, ...more });
	await list().put(thread, { notes_moved: true });
	return { id: thread.id, created_at: thread.created_at };
}

describe("a note", () => {
	it("is kept once under its id, as it was first", async () => {
		const thread = await listed();
		const first = await store().add(thread, note("n1"));
		expect(first).toEqual(note("n1"));
		expect(await store().add(thread, note("n1", { content: "other" }))).toEqual(first);
		expect(await ids()).toEqual(["n1"]);
	});

	it("can't be added to a thread that is missing from the list, or was made at another time", async () => {
		expect(await store().add({ id: "t", created_at: T1 }, note("n1"))).toBeNull();
		await listed();
		expect(await store().add({ id: "t", created_at: T2 }, note("n1"))).toBeNull();
		expect(await ids()).toEqual([]);
	});

	it("stands before all that were written earlier, whatever the clock says", async () => {
		const thread = await listed();
		await store().add(thread, note("n1", { created_at: T2 }));
		await store().add(thread, note("n2", { created_at: T1 }));
		expect(await ids()).toEqual(["n2", "n1"]);
		expect((await shown()).map(({ id }) => id)).toEqual(["n2", "n1"]);
	});

	it("goes with its thread's entry, and with one that another thread of the id takes over", async () => {
		const terms = () => env.DB.prepare("SELECT count(*) AS n FROM notes_fts WHERE notes_fts MATCH 'lagoon'").first("n");
		await store().add(await listed(), note("n1", { content: "lagoon" }));
		await store().add(await listed({ id: "other" }), note("n2"));
		expect(await terms()).toBe(1);
		await list().remove("t", T1);
		expect([await ids(), await terms()]).toEqual([["n2"], 0]);

		await store().add(await listed(), note("n3"));
		await listed({ title: "changed", updated_at: T2 });
		expect(await ids()).toEqual(["n2", "n3"].toReversed());
		await listed({ created_at: T2, updated_at: T2 });
		expect(await ids()).toEqual(["n2"]);
	});

	it("is whose its thread is, also after the thread has moved", async () => {
		await store().add(await listed({ user_id: "ada" }), note("n1"));
		expect(await ids({ user_id: "ada" })).toEqual(["n1"]);
		await listed({ user_id: "bo", project_id: "p", updated_at: T2 });
		expect(await ids({ user_id: "ada" })).toEqual([]);
		expect(await store().page({ user_id: "bo", project_id: "p", limit: 5 })).toMatchObject([
			{ id: "n1", user_id: "bo" },
		]);
	});
});

it("what contexts are shown is the newest, with a few beyond 2,000 tokens", async () => {
	const thread = await listed();
	const all = Array.from({ length: 30 }, (_, n) => `n${n + 1}`);
	expect(await shown()).toEqual([]);
	for (const id of all) await store().add(thread, note(id, { tokens: 901 }));
	expect((await shown()).map(({ id }) => id)).toEqual(all.toReversed().slice(0, 13));
	expect((await shown())[0]).toEqual(note("n30", { tokens: 901 }));
});

describe("notes of former versions", () => {
	const former = (from: number, to: number) =>
		Array.from({ length: to - from + 1 }, (_, n) => note(`n${from + n}`, { content: "the tide" }));

	it("are taken part by part, as often as that breaks off, and none after the last one", async () => {
		const thread = await listed();
		await env.DB.prepare("UPDATE threads SET notes_moved = 0 WHERE tenant = ?").bind(tenant).run();
		const first = { notes: former(1, 3), last: false };
		expect(await store().take(thread, first)).toBe(true);
		expect(await store().unmoved({ user_id: undefined }, 5)).toEqual(["t"]);
		expect(await store().take(thread, first)).toBe(true);
		expect(await store().take(thread, { notes: former(4, 5), last: true })).toBe(true);
		expect([await ids(), await moved()]).toEqual([["n5", "n4", "n3", "n2", "n1"], 1]);
		expect(await store().unmoved({}, 5)).toEqual([]);

		// One that was on its way when its object ended comes late: a note that was deleted meanwhile does not come back.
		await store().remove("t", "n2");
		await store().take(thread, first);
		expect(await ids()).toEqual(["n5", "n4", "n3", "n1"]);
		expect(await ids({ q: "tides" })).toHaveLength(4);
	});

	it("are not taken for a thread that is not listed, nor for another of its id", async () => {
		expect(await store().take({ id: "t", created_at: T1 }, { notes: former(1, 1), last: true })).toBe(false);
		await listed({ created_at: T2 });
		expect(await store().take({ id: "t", created_at: T1 }, { notes: former(1, 1), last: true })).toBe(false);
		expect(await ids()).toEqual([]);
	});
});
