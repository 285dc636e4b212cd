import { describe, expect, it } from "vitest";
import type { NewMessage } from "../../../src/core/model/thread/message.ts";
import type { SnapshotRequest, ThreadView } from "../../../src/core/model/thread/snapshot.ts";
import { NO_SECTIONS } from "../../arbitraries/continuity.ts";
import { cover, type OpenThread, openThread, summarise } from "./distilled-thread.ts";
import { appended, calling, made, must, NOW, result, snapshotRequest, user } from "./thread-fixtures.ts";

const assistant = (content: string): NewMessage => ({ role: "assistant", content });
const talk = (length: number, from = 1) =>
	Array.from({ length }, (_, n) => ({ ...user(`message ${from + n} of this talk`), id: `m${from + n}` }));

async function threadOf(messages: NewMessage[]): Promise<OpenThread> {
	const thread = openThread();
	await made(thread.log);
	for (let at = 0; at < messages.length; at += 500) await appended(thread.log, messages.slice(at, at + 500));
	return thread;
}

async function view({ log }: OpenThread, changes: Partial<SnapshotRequest> = {}): Promise<ThreadView> {
	return must(await log.snapshot(snapshotRequest({ query: "nothing", ...changes }))).view;
}

const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);

/** Every message is in one of these, and counted once. */
function counted({ leading, window, question, older, pinned, hidden: gone, unread, continuity }: ThreadView): number {
	const single = question === null ? pinned : [question, ...pinned];
	const listed = [...leading, ...window, ...single, ...older, ...gone.entries, ...continuity.covered.entries];
	return new Set(seqs(listed)).size + gone.more + unread.messages + continuity.covered.more;
}

describe("covered messages", () => {
	it("are not in the window nor before it, but in a list of their own, each as what it is", async () => {
		const thread = await threadOf(talk(12));
		await cover(thread, [
			[3, "trimmed"],
			[7, "summarised"],
		]);
		const { window, older, unread, window_from_tokens, continuity } = await view(thread);

		expect(seqs(window)).toEqual([8, 9, 10, 11, 12]);
		expect({ older, unread }).toEqual({ older: [], unread: { messages: 0, tokens: 0 } });
		expect(window_from_tokens).toBe(7 * (window[0]?.tokens ?? 0));
		expect(continuity).toMatchObject({ covered_to: 7, last_seq: 12, covered: { more: 0 } });
		expect(continuity.covered.entries.map(({ seq, id, as }) => [seq, id, as])).toEqual([
			[7, "m7", "summarised"],
			[6, "m6", "summarised"],
			[5, "m5", "summarised"],
			[4, "m4", "summarised"],
			[3, "m3", "trimmed"],
			[2, "m2", "trimmed"],
			[1, "m1", "trimmed"],
		]);
	});

	it("are counted once at any length, also beside leading, deleted and pinned ones", async () => {
		const thread = await threadOf([{ role: "system", content: "Be brief." }, ...talk(700)]);
		await thread.log.edit("m2", { pinned: true }, NOW);
		await thread.log.edit("m690", { pinned: true }, NOW);
		await thread.log.remove("m5", NOW);
		await thread.log.remove("m650", NOW);
		for (const to of [2, 300, 660, 701]) {
			await thread.inside(({ sql }) => void sql.exec("DELETE FROM coverage"));
			await cover(thread, [[to, "summarised"]]);
			const seen = await view(thread, { query: null });
			expect(counted(seen)).toBe(701);
			expect(seqs(seen.window).every((seq) => seq > to)).toBe(true);
			expect(seqs(seen.older).every((seq) => seq > to)).toBe(true);
			expect(seqs(seen.pinned)).toContain(3);
			expect(seqs(seen.continuity.covered.entries)).not.toContain(6);
		}
	});

	it("come back where they are pinned, asked or found", async () => {
		const thread = await threadOf([
			{ ...user("where is the zebra?"), id: "asked" },
			...[1, 2, 3].map((n) => assistant(`answer ${n}`)),
			{ ...assistant("a zebra sleeps"), id: "pin" },
			...[4, 5].map((n) => assistant(`answer ${n}`)),
		]);
		await thread.log.edit("pin", { pinned: true }, NOW);
		await cover(thread, [[6, "summarised"]]);
		const seen = await view(thread, { query: null });

		expect(seen.question).toMatchObject({ seq: 1, content: "where is the zebra?" });
		expect(seqs(seen.pinned)).toEqual([5]);
		expect(seqs(seen.found)[0]).toBe(5);
		expect(counted(seen)).toBe(7);
	});

	it("keep their entry where many newer ones are listed before them", async () => {
		const thread = await threadOf(talk(500));
		await thread.log.edit("m4", { pinned: true }, NOW);
		await cover(thread, [
			[10, "trimmed"],
			[490, "summarised"],
		]);
		const { covered } = (await view(thread)).continuity;

		expect(covered.entries).toHaveLength(191);
		expect(covered.entries.at(-1)).toMatchObject({ seq: 4, as: "trimmed" });
		expect(covered.more).toBe(490 - 191);
	});

	it("may be all there are", async () => {
		const thread = await threadOf(talk(3));
		await cover(thread, [[3, "summarised"]]);
		const seen = await view(thread);

		expect(seen).toMatchObject({ window: [], older: [], unread: { messages: 0, tokens: 0 } });
		expect(counted(seen)).toBe(3);
	});

	it("are not read for a result that came late", async () => {
		const long = Array.from({ length: 40 }, (_, n) => user(`${n} ${"word ".repeat(50)}`));
		const thread = await threadOf([calling("a"), ...long, result("a"), user("so?")]);
		await cover(thread, [[20, "summarised"]]);
		const { window } = await view(thread, { budget: { system: 50, project: 50, task: 50, history: 100 } });

		expect(window.length).toBeLessThan(8);
		expect(seqs(window).slice(-2)).toEqual([42, 43]);
	});
});

describe("summaries", () => {
	const newest = async (thread: OpenThread) => (await view(thread)).continuity.summary;

	it("are shown with their sections and digest, the newest one", async () => {
		const thread = await threadOf(talk(9));
		await cover(thread, [
			[4, "summarised"],
			[6, "summarised"],
		]);
		await summarise(thread, { id: "sum_1", to: 4 });
		await summarise(thread, { id: "sum_2", to: 6, sections: { tone: ["brisk"] }, digest: "Ada builds ferries." });

		expect(await newest(thread)).toEqual({
			id: "sum_2",
			from_seq: 1,
			to_seq: 6,
			sections: { ...NO_SECTIONS, tone: ["brisk"] },
			digest: "Ada builds ferries.",
			writer: "embedded",
			created_at: "2026-01-12T09:40:00.000Z",
		});
	});

	it("are not shown where what they cover was deleted; an edit only makes them old", async () => {
		const thread = await threadOf(talk(9));
		await cover(thread, [[6, "summarised"]]);
		await summarise(thread, { id: "sum_1", to: 6, stale: 1 });
		expect(await newest(thread)).toMatchObject({ id: "sum_1" });

		await thread.inside(({ sql }) => void sql.exec("UPDATE summaries SET stale = 2"));
		expect(await newest(thread)).toBeNull();
	});
});
