import { describe, expect, it } from "vitest";
import { ok } from "../../../src/core/base/result.ts";
import { stem } from "../../../src/core/language/stem.ts";
import type { SnapshotRequest, ThreadView } from "../../../src/core/model/thread/snapshot.ts";
import { DEFAULT_CONFIG, patchedConfig } from "../../../src/core/model/thread/thread-config.ts";
import { openStore } from "../../../src/features/threads/store/object/store.ts";
import { readLiveRow } from "../../../src/features/threads/store/object/thread-row.ts";
import { readSnapshot } from "../../../src/features/threads/store/reading/read-view.ts";
import { countedStorage } from "./counted-storage.ts";
import { cover, type OpenThread, openThread, summarise } from "./distilled-thread.ts";
import { appended, made, must, snapshotRequest, user } from "./thread-fixtures.ts";

const MOST_BYTES = 4_000_000;

/** A budget that no text is too large for: what is read is bounded by bytes or not at all. */
const EVERYTHING: NonNullable<SnapshotRequest["budget"]> = {
	history: 900_000,
	knowledge: 900_000,
	user_query: 900_000,
};

type Read = { view: ThreadView; bytes: number; rows: number };

/** Reads as a context does, with every value that comes from the database counted. */
function read({ inside }: OpenThread, changes: Partial<SnapshotRequest> = {}): Promise<Read> {
	return inside((whole) => {
		const { storage, tally } = countedStorage(whole);
		const store = openStore(storage);
		const row = readLiveRow(store);
		if (row === null) throw new Error("no thread");
		const { view } = must(readSnapshot(store, row, snapshotRequest({ model: "unheard-of", ...changes })))(ok(null));
		return { view, bytes: tally.bytes(), rows: tally.rows() };
	});
}

/** A message that stands in the table with these columns, whatever its text would count. */
type Row = Partial<{
	role: string;
	content: string;
	tokens: number;
	pinned: number;
	toolCalls: string;
	callSeq: number;
	callId: string;
	terms: string;
	gist: string;
	id: string;
}>;

/** A thread whose messages are written as rows: as large as they may be, and small only by their counts. */
async function threadOf(length: number, rowOf: (seq: number) => Row, more: { leading?: number } = {}) {
	const thread = openThread();
	await made(thread.log, { metadata: JSON.stringify({ notes: "x".repeat(60_000) }) });
	await thread.inside(({ sql }) => {
		for (let seq = 1; seq <= length; seq++) {
			const row = rowOf(seq);
			const { role = "user", content = "hello", tokens = 1, gist = "hello", id = `m${seq}` } = row;
			const calls = [row.toolCalls ?? null, row.callId ?? null, row.callSeq ?? null];
			sql.exec(
				`INSERT INTO messages (seq, id, role, content, parts, created_at, tokens, tokens_sum, gist, gist_tokens,
					gist_sum, pinned, tool_calls, tool_call_id, call_seq)
				 VALUES (?, ?, ?, ?, 0, '2026-01-12T09:30:00.000Z', ?, ?, ?, 1, ?, ?, ?, ?, ?)`,
				...[seq, id, role, content, tokens, tokens * seq, gist, seq, row.pinned ?? 0, ...calls],
			);
			if (row.terms !== undefined) sql.exec("INSERT INTO messages_fts (rowid, terms) VALUES (?, ?)", seq, row.terms);
			const traits = "INSERT INTO message_traits (seq, role, said, terms, flags, kinds) VALUES (?, ?, 0, 1, 0, 0)";
			if (row.terms !== undefined) sql.exec(traits, seq, role);
			if (role === "user") sql.exec("UPDATE thread SET last_user_seq = ?", seq);
		}
		const leading = more.leading ?? 0;
		sql.exec("UPDATE thread SET last_seq = ?, message_count = ?, leading = ?", length, length, leading);
	});
	return thread;
}

/** The largest message there can be, of characters of four bytes. */
const HUGE = "😀".repeat(262_144);
const large = (bytes: number) => "字".repeat(Math.floor(bytes / 3));

const THREADS: Record<string, () => Promise<OpenThread>> = {
	"huge messages": () => threadOf(8, () => ({ content: HUGE })),
	"huge messages after a huge question": () =>
		threadOf(8, (seq) => ({ role: seq === 1 ? "user" : "assistant", content: HUGE })),
	"many large messages": () => threadOf(60, () => ({ content: large(200_000) })),
	"a call with huge results": () => {
		const calls = JSON.stringify(["a", "b", "c", "d", "e"].map((id) => ({ id, name: "look", arguments: "{}" })));
		return threadOf(6, (seq) =>
			seq === 1
				? { role: "assistant", content: "", toolCalls: calls }
				: { role: "tool", content: HUGE, callId: "abcde"[seq - 2] ?? "", callSeq: 1 },
		);
	},
	"calls with huge arguments": () =>
		threadOf(8, () => ({
			role: "assistant",
			content: "",
			toolCalls: JSON.stringify([{ id: "a", name: "look", arguments: HUGE }]),
		})),
	"huge pinned messages, and a window of others": () =>
		threadOf(60, (seq) => ({ content: large(100_000), pinned: seq < 50 ? 1 : 0 })),
	"many small pinned messages": () => threadOf(6_000, (seq) => ({ pinned: seq % 2, content: large(1_500) })),
	"huge found messages": () =>
		threadOf(40, (seq) => ({ content: large(seq < 30 ? 300_000 : 90_000), terms: stem("needle") })),
	"huge instructions": () =>
		threadOf(6, (seq) => ({ role: seq < 5 ? "system" : "user", content: large(280_000) }), { leading: 4 }),
	"instructions beyond all bounds": () =>
		threadOf(6, (seq) => ({ role: seq < 5 ? "system" : "user", content: HUGE }), { leading: 4 }),
	"endless small messages with long ids and gists": () =>
		threadOf(20_000, (seq) => ({ id: `${"i".repeat(120)}${seq}`, gist: large(240), content: large(60) })),
};

describe("a context reads at most 4 MB of its thread", () => {
	it.each(Object.entries(THREADS))("of %s", async (name, make) => {
		const thread = await make();
		for (const changes of [{ query: "needle" }, { query: null }, { query: null, clears: false }]) {
			const { view, bytes } = await read(thread, { budget: EVERYTHING, recall: { limit: 200, now: 0 }, ...changes });
			expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
			expect(view.window.length).toBeGreaterThan(0);
			const searched = name === "huge found messages" && changes.query !== null;
			if (searched) expect(view.found.filter(({ message }) => message !== null)).not.toEqual([]);
		}
	});

	it("of everything at once, distilled", async () => {
		const thread = await threadOf(
			2_000,
			(seq) => ({
				...{ role: seq <= 2 ? "system" : seq === 3 ? "user" : "assistant", terms: stem("needle") },
				...{
					content: seq === 3 ? `needle ${HUGE}` : large(seq <= 2 ? 400_000 : 20_000),
					pinned: seq % 7 === 0 ? 1 : 0,
				},
				...{ id: `${"i".repeat(120)}${seq}`, gist: large(240) },
			}),
			{ leading: 2 },
		);
		await cover(thread, [
			[900, "trimmed"],
			[1_000, "summarised"],
		]);
		await summarise(thread, { id: "sum_1", to: 1_000, sections: { tone: [large(150_000)] }, digest: large(40_000) });
		await thread.inside(({ sql }) => {
			for (let n = 0; n < 400; n++)
				sql.exec(
					"INSERT INTO notes (id, content, category, tokens, created_at) VALUES (?, ?, 'task', 1, '')",
					`n${n}`,
					large(24_000),
				);
			sql.exec("INSERT INTO working_state VALUES (1, ?, 1)", JSON.stringify({ current_task: large(190_000) }));
			sql.exec("UPDATE messages SET gone = 1 WHERE seq > 1100 AND seq < 1500");
			sql.exec("DELETE FROM message_traits WHERE seq > 1100 AND seq < 1500");
			sql.exec(
				"INSERT INTO contexts (id, created_at, model, counted, ratio, marks, request, report) VALUES ('c', '', '', 1, 1, ?, '', '')",
				JSON.stringify(Array.from({ length: 7_000 }, () => "abcdefghijk")),
			);
		});
		const { view, bytes } = await read(thread, { query: null, budget: EVERYTHING, recall: { limit: 200, now: 0 } });

		expect(view.question?.content).toBe(`needle ${HUGE}`);
		expect(view.window.length).toBeGreaterThan(10);
		expect(view.found.length).toBeGreaterThan(200);
		expect(view.continuity.summary?.id).toBe("sum_1");
		expect(bytes).toBeGreaterThan(MOST_BYTES / 2);
		expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
	});
});

describe("recall reads a bounded part of its thread", () => {
	it("however long it is, and however common the query's words are", async () => {
		const rowsOf = async (length: number, terms: (seq: number) => string) => {
			const thread = await threadOf(length, (seq) => ({ content: terms(seq), terms: terms(seq) }));
			const budget = { system: 100, project: 100, task: 100, history: 500, knowledge: 500 };
			const asked = { query: "needle thread", budget, recall: { limit: 20, now: 0 } };
			const { view, rows } = await read(thread, asked);
			expect(view.found.length).toBeGreaterThan(0);
			return rows;
		};
		const rare = (seq: number) => (seq % 500 === 0 ? "needl" : `word${seq % 50}`);
		const common = () => "needl thread";
		expect(await rowsOf(6_000, rare)).toBeLessThanOrEqual(3 * (await rowsOf(900, rare)));
		expect(await rowsOf(6_000, common)).toBeLessThanOrEqual(6 * (await rowsOf(900, common)));
	});
});

describe("a context costs the same at any length", () => {
	const budget = { system: 100, project: 100, task: 100, history: 500, knowledge: 500 };

	async function rowsRead(length: number, uncovered: number | null): Promise<number> {
		const thread = openThread();
		await made(thread.log, { config: patchedConfig(DEFAULT_CONFIG, { overflow: { strategy: "none" } }) });
		const messages = Array.from({ length }, (_, n) => user(`message ${n} ${"word ".repeat(10)}`));
		for (let at = 0; at < length; at += 500) await appended(thread.log, messages.slice(at, at + 500));
		if (uncovered !== null) await cover(thread, [[length - uncovered, "summarised"]]);
		return (await read(thread, { budget, recall: null })).rows;
	}

	it("also where nearly all of it is covered", async () => {
		const [short, long] = [await rowsRead(600, 100), await rowsRead(3_000, 100)];
		expect(long).toBeLessThanOrEqual(1.05 * short);
		expect(await rowsRead(3_000, null)).toBeLessThanOrEqual(1.2 * (await rowsRead(600, null)));
	});
});
