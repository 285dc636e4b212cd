import { createScheduledController, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { d1NoteStore } from "../../../src/features/continuity/store/note-store.ts";
import worker from "../../../src/worker.ts";
import { api, ask } from "../client.ts";
import { contextOf } from "../contexts/context-calls.ts";
import { newThread, notFound } from "../thread-calls.ts";

const page = z.object({ data: z.array(z.looseObject({ id: z.string(), content: z.string() })) });
const objectOf = (id: string) => env.THREADS.getByName(`local/${id}`);
const contents = async (path: string) => (await ask(page, "GET", path)).data.map(({ content }) => content);
const inD1 = async (id: string) =>
	(
		await env.DB.prepare("SELECT content FROM notes WHERE thread_id = ? ORDER BY number DESC").bind(id).all()
	).results.map(({ content }) => content);
const inObject = (id: string) =>
	runInDurableObject(objectOf(id), (_, { storage: { sql } }) => sql.exec("SELECT id FROM notes").toArray().length);

/** A thread as former versions left it: its notes are in its object, and the list knows nothing of them. */
async function former(notes: readonly string[], owners: object = {}): Promise<string> {
	const id = `former-${crypto.randomUUID().slice(0, 8)}`;
	await newThread({ id, ...owners });
	await runInDurableObject(objectOf(id), (_, { storage: { sql } }) => {
		sql.exec("UPDATE thread SET notes_moved = 0");
		for (const [index, content] of notes.entries()) {
			const insert = "INSERT INTO notes (id, content, category, tokens, created_at) VALUES (?, ?, 'context', 5, ?)";
			sql.exec(insert, noteId(id, index), content, `2026-01-01T00:00:00.${String(index).padStart(3, "0")}Z`);
		}
	});
	await env.DB.prepare("UPDATE threads SET notes_moved = 0 WHERE id = ?").bind(id).run();
	return id;
}

const noteId = (thread: string, index: number) => `note_${thread}_${index}`;
const NOTES = ["Moor at pier 4.", "Mind the tide."];
const NEWEST_FIRST = NOTES.toReversed();

describe("notes that a former version wrote into their thread", () => {
	it("stand in its contexts before they are moved, and after", async () => {
		const id = await former(NOTES);
		for (const moved of [false, true]) {
			const { text } = await contextOf(`/v1/threads/${id}`, { format: "text" });
			expect(text).toMatch(/Mind the tide\.[\s\S]*Moor at pier 4\.[\s\S]*<\/task>/);
			if (!moved) expect(await contents(`/v1/threads/${id}/notes`)).toEqual(NEWEST_FIRST);
		}
		expect([await inD1(id), await inObject(id)]).toEqual([NEWEST_FIRST, 0]);
	});

	it("are moved soon after their thread is used", async () => {
		const id = await former(NOTES);
		await api("GET", `/v1/threads/${id}`);
		await expect.poll(() => inD1(id), { timeout: 5_000 }).toEqual(NEWEST_FIRST);
	});

	it("are moved by the cleanup, whoever uses their thread", async () => {
		const id = await former(NOTES);
		await worker.scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() }), env);
		expect([await inD1(id), await inObject(id)]).toEqual([NEWEST_FIRST, 0]);
	});

	it("are found across threads, with newer ones", async () => {
		const ids = await Promise.all([
			former(NOTES, { user_id: "ada" }),
			former(["Tides are in the book."], { user_id: "ada" }),
		]);
		await api("POST", `/v1/threads/${ids[0]}/notes`, { content: "The tide has turned." });
		expect(await contents("/v1/notes?user_id=ada&q=tide")).toHaveLength(3);
		expect(await contents(`/v1/threads/${ids[0]}/notes`)).toEqual(["The tide has turned.", ...NEWEST_FIRST]);
	});

	it("are there once where the object broke off before it forgot them, and stay deleted", async () => {
		const id = await former(NOTES);
		const { created_at } = await ask(z.looseObject({ created_at: z.string() }), "GET", `/v1/threads/${id}`);
		const notes = NOTES.map((content, index) => ({
			...{ id: noteId(id, index), content, category: "context" as const, tokens: 5 },
			created_at: "2026-01-01T00:00:00.000Z",
		}));
		await d1NoteStore(env.DB, wholeTenant("local")).take({ id, created_at }, { notes, last: true });

		expect(
			(
				await ask(z.looseObject({ text: z.string() }), "POST", `/v1/threads/${id}/context`, {
					query: "x",
					format: "text",
				})
			).text.split("Mind the tide."),
		).toHaveLength(2);
		expect((await api("DELETE", `/v1/threads/${id}/notes/${noteId(id, 0)}`)).status).toBe(204);
		expect(await contents(`/v1/threads/${id}/notes`)).toEqual(["Mind the tide."]);
		expect(await inObject(id)).toBe(0);
	});

	it("are deleted as any other, also before they are moved", async () => {
		const id = await former(NOTES);
		expect((await api("DELETE", `/v1/threads/${id}/notes/${noteId(id, 1)}`)).status).toBe(204);
		expect(await api("DELETE", `/v1/threads/${id}/notes/${noteId(id, 1)}`)).toMatchObject(notFound);
		expect(await contents(`/v1/threads/${id}/notes`)).toEqual(["Moor at pier 4."]);
	});

	it("go with their thread, and none comes back in one of the same id", async () => {
		const id = await former(NOTES);
		expect((await api("DELETE", `/v1/threads/${id}`)).status).toBe(204);
		await newThread({ id });
		expect(await contents(`/v1/threads/${id}/notes`)).toEqual([]);
		expect(await contents(`/v1/notes?thread_id=${id}`)).toEqual([]);
	});

	it("are erased with their user, and counted", async () => {
		const id = await former(NOTES, { user_id: "eve" });
		const begun = await ask(z.object({ erasure: z.object({ id: z.string() }) }), "DELETE", "/v1/users/eve");
		const erasure = () => api("GET", `/v1/erasures/${begun.erasure.id}`);
		await expect
			.poll(erasure, { timeout: 20_000 })
			.toMatchObject({ body: { status: "done", erased: { threads: 1, notes: 2 } } });
		expect([await inD1(id), await contents("/v1/notes?user_id=eve")]).toEqual([[], []]);
	}, 30_000);

	it("are all moved where they are many and long, in their order", async () => {
		const many = Array.from({ length: 60 }, (_, n) => `${n} ${"tide ".repeat(600)}`);
		const id = await former(many);
		const listed = await contents(`/v1/threads/${id}/notes?limit=200`);
		expect(listed.map((content) => Number.parseInt(content, 10))).toEqual(many.map((_, n) => n).toReversed());
	});

	it("are moved where the list had lost their thread", async () => {
		const id = await former(NOTES);
		await env.DB.prepare("DELETE FROM threads WHERE id = ?").bind(id).run();
		expect(await contents(`/v1/threads/${id}/notes`)).toEqual(NEWEST_FIRST);
		expect(await contents(`/v1/notes?thread_id=${id}`)).toEqual(NEWEST_FIRST);
	});
});

it("a note is kept where the list had lost its thread", async () => {
	await newThread({ id: "lost" });
	await env.DB.prepare("DELETE FROM threads WHERE id = 'lost'").run();
	expect((await api("POST", "/v1/threads/lost/notes", { content: "Here I am." })).status).toBe(201);
	expect(await contents("/v1/threads/lost/notes")).toEqual(["Here I am."]);
});
