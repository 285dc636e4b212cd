import { describe, expect, it } from "vitest";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { appended, made, must, NOT_FOUND, NOW, settings, snapshotRequest, user } from "./thread-fixtures.ts";
import { appendContract } from "./thread-log-append.ts";
import { changesContract } from "./thread-log-changes.ts";
import { contextsContract } from "./thread-log-contexts.ts";
import { distillationContract } from "./thread-log-distillation.ts";
import { notesContract } from "./thread-log-notes.ts";
import { readingContract } from "./thread-log-reading.ts";
import { searchContract } from "./thread-log-search.ts";
import { snapshotContract } from "./thread-log-snapshot.ts";
import { stateContract } from "./thread-log-state.ts";

/** What every log of a thread has to keep. `fresh` gives the log of a thread that was never made. */
export function threadLogContract(fresh: () => ThreadLog): void {
	describe("making a thread", () => {
		it("gives it with its settings, empty", async () => {
			const given = settings({
				user_id: "u",
				project_id: "p",
				title: "T",
				model: "gpt-4o",
				budget: "8k",
				metadata: '{"a":1}',
			});
			const thread = must(await fresh().create(given, NOW));

			expect(thread).toEqual({
				created: true,
				thread: {
					...given,
					id: expect.any(String),
					encoding: "o200k_base",
					last_seq: 0,
					message_count: 0,
					token_count: 0,
					created_at: "2026-01-12T09:30:00.000Z",
					updated_at: "2026-01-12T09:30:00.000Z",
				},
			});
		});

		it("gives the same thread again for the same settings, however their metadata was written", async () => {
			const log = fresh();
			const first = await made(log, { budget: { history: 5, task: 3 }, metadata: '{"a":1,"b":{"c":2,"d":3}}' });
			const again = await log.create(
				settings({ budget: { task: 3, history: 5 }, metadata: '{"b":{"d":3,"c":2},"a":1}' }),
				NOW + 5,
			);

			expect(again).toEqual({ ok: true, value: { thread: first, created: false } });
		});

		it("refuses other settings, and keeps what is there", async () => {
			const log = fresh();
			const first = await made(log, { title: "first" });

			for (const other of [
				{ title: "second" },
				{ title: "first", model: "gpt-4" },
				{ title: "first", metadata: '{"a":1}' },
			]) {
				expect(await log.create(settings(other), NOW)).toMatchObject({
					ok: false,
					error: { reason: "already_exists" },
				});
			}
			expect(await log.read()).toEqual({ ok: true, value: first });
		});

		it("compares with the settings it was made with, not with what they were changed to", async () => {
			const log = fresh();
			await made(log, { title: "first" });
			await log.change({ title: "second" }, NOW + 1);

			expect(await log.create(settings({ title: "first" }), NOW + 2)).toMatchObject({
				ok: true,
				value: { created: false, thread: { title: "second" } },
			});
			expect((await log.create(settings({ title: "second" }), NOW + 2)).ok).toBe(false);
		});
	});

	describe("changing a thread", () => {
		it("sets what is given, clears what is null and leaves the rest", async () => {
			const log = fresh();
			const before = await made(log, { user_id: "u", title: "T", budget: "4k", metadata: '{"a":1}' });
			const after = must(await log.change({ title: null, project_id: "p", budget: { history: 9 } }, NOW + 1_000));

			expect(after).toEqual({
				...before,
				title: null,
				project_id: "p",
				budget: { history: 9 },
				updated_at: "2026-01-12T09:30:01.000Z",
			});
			expect(await log.read()).toEqual({ ok: true, value: after });
		});

		it("never lets the time of change go back", async () => {
			const log = fresh();
			await made(log);

			expect(await log.change({ title: "T" }, NOW - 60_000)).toMatchObject({
				value: { updated_at: "2026-01-12T09:30:00.000Z" },
			});
		});

		it("counts in the encoding of the model that was set when the first message came", async () => {
			const log = fresh();
			expect((await made(log)).encoding).toBe("cl100k_base");
			expect(await log.change({ model: "gpt-4o" }, NOW)).toMatchObject({ value: { encoding: "o200k_base" } });

			await appended(log, [user("hello")]);

			expect(await log.change({ model: null }, NOW)).toMatchObject({ value: { model: null, encoding: "o200k_base" } });
		});
	});

	describe("erasing a thread", () => {
		it("says when the one was made that there was", async () => {
			const log = fresh();
			expect(await log.erase()).toBeNull();
			await made(log);

			expect(await log.erase()).toBe("2026-01-12T09:30:00.000Z");
			expect(await log.erase()).toBeNull();
		});

		it("leaves nothing to read, change or add to", async () => {
			const log = fresh();
			await made(log);
			await appended(log, [user("needle")]);
			await log.erase();

			await expectMissing(log);
		});

		it("lets the same id be made anew, empty, with any settings", async () => {
			const log = fresh();
			await made(log, { title: "first", model: "gpt-4o" });
			await appended(log, [user("needle", { id: "m1" }), { role: "assistant", content: "ok", tool_calls: [call] }]);
			await log.erase();

			expect(await made(log, { title: "second" })).toMatchObject({
				title: "second",
				encoding: "cl100k_base",
				last_seq: 0,
				message_count: 0,
				token_count: 0,
			});
			expect(await log.search({ text: "needle", limit: 5 })).toEqual({
				ok: true,
				value: { hits: [], truncated: false },
			});
			expect(
				await log.append({ messages: [{ role: "tool", content: "r", tool_call_id: "c1" }], now: NOW }),
			).toMatchObject({
				error: { reason: "invalid_request" },
			});
			expect((await appended(log, [user("other", { id: "m1" })])).messages).toMatchObject([{ id: "m1", seq: 1 }]);
		});
	});

	it("says of a thread that was never made that it is not there", () => expectMissing(fresh()));

	describe("append", () => appendContract(fresh));
	describe("changing messages", () => changesContract(fresh));
	describe("contexts", () => contextsContract(fresh));
	describe("distillation", () => distillationContract(fresh));
	describe("notes", () => notesContract(fresh));
	describe("messages", () => readingContract(fresh));
	describe("search", () => searchContract(fresh));
	describe("snapshot", () => snapshotContract(fresh));
	describe("working state", () => stateContract(fresh));
}

const call = { id: "c1", name: "look", arguments: "{}" };

async function expectMissing(log: ThreadLog): Promise<void> {
	expect(await log.read()).toEqual(NOT_FOUND);
	expect(await log.change({ title: "T" }, NOW)).toEqual(NOT_FOUND);
	expect(await log.append({ messages: [user("hello")], now: NOW })).toEqual(NOT_FOUND);
	expect(await log.edit("m1", { pinned: true }, NOW)).toEqual(NOT_FOUND);
	expect(await log.remove("m1", NOW)).toEqual(NOT_FOUND);
	expect(await log.contexts({ limit: 5 })).toEqual(NOT_FOUND);
	expect(await log.context("c")).toEqual(NOT_FOUND);
	expect(await log.workingState()).toEqual(NOT_FOUND);
	expect(await log.writeState({ current_task: "x" }, NOW)).toEqual(NOT_FOUND);
	expect(await log.handOverNotes()).toEqual(NOT_FOUND);
	expect(await log.forgetNote("n", NOW)).toEqual(NOT_FOUND);
	expect(await log.messages({ order: "asc", limit: 5 })).toEqual(NOT_FOUND);
	expect(await log.search({ text: "needle", limit: 5 })).toEqual(NOT_FOUND);
	expect(await log.snapshot(snapshotRequest())).toEqual(NOT_FOUND);
}
