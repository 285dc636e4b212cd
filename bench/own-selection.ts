import { DatabaseSync, type StatementSync } from "node:sqlite";
import { selectWindow, windowCandidates } from "../src/core/context/history/window.ts";
import type { Costing } from "../src/core/context/render/shown-message.ts";
import type { WindowMessage } from "../src/core/model/thread/snapshot.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import { newestOf, said, stored } from "./stored-thread.ts";

const times = 3_000;
const warmUp = 300;

/** How long each selection from a thread of `size` messages took (ms): of rows at hand, and read from a database. */
export type OwnSelection = { size: number; kept: number; atHand: number[]; fromSqlite: number[] };

/** Our own selection, all lengths in turn, so that whatever else the machine does falls on all of them. */
export async function ownSelection(sizes: readonly number[], limit: number): Promise<OwnSelection[]> {
	const costing: Costing = { format: "messages", count: await gptTokenizer.counter("o200k_base"), storedCounts: true };
	const threads = sizes.map((size) => {
		const thread = stored(said(size), costing.count);
		const own: OwnSelection = { size, kept: 0, atHand: [], fromSqlite: [] };
		return { thread, rows: database(thread), own };
	});
	const select = (newest: WindowMessage[]) => selectWindow(windowCandidates(newest, 0, costing), limit, costing);
	for (let time = -warmUp; time < times; time++) {
		for (const { thread, rows, own } of threads) {
			const since = performance.now();
			const window = select(newestOf(thread, limit));
			const between = performance.now();
			select(readNewest(rows, limit));
			const until = performance.now();
			own.kept = window.messages.length;
			if (time < 0) continue;
			own.atHand.push(between - since);
			own.fromSqlite.push(until - between);
		}
	}
	return threads.map(({ own }) => own);
}

/** A thread in a table, by seq, as its object has it. */
function database(thread: readonly WindowMessage[]): StatementSync {
	const db = new DatabaseSync(":memory:");
	db.exec("CREATE TABLE messages (seq INTEGER PRIMARY KEY, message TEXT NOT NULL, tokens INTEGER NOT NULL)");
	const insert = db.prepare("INSERT INTO messages VALUES (?, ?, ?)");
	db.exec("BEGIN");
	for (const message of thread) insert.run(message.seq, JSON.stringify(message), message.tokens);
	db.exec("COMMIT");
	return db.prepare("SELECT message, tokens FROM messages ORDER BY seq DESC");
}

/** The same walk as `newestOf`, over rows. */
function readNewest(rows: StatementSync, limit: number): WindowMessage[] {
	const window: WindowMessage[] = [];
	let tokens = 0;
	for (const row of rows.iterate()) {
		tokens += Number(row.tokens);
		window.push(JSON.parse(String(row.message)));
		if (tokens > limit) break;
	}
	return window.reverse();
}
