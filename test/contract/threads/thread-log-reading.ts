import { expect, it } from "vitest";
import type { MessageQuery, ThreadLog } from "../../../src/ports/thread-log.ts";
import { longIt } from "../../long.ts";
import { appended, made, must, user } from "./thread-fixtures.ts";

/** Reading messages by seq, either way round. */
export function readingContract(fresh: () => ThreadLog): void {
	async function ten(): Promise<ThreadLog> {
		const log = fresh();
		await made(log);
		await appended(
			log,
			Array.from({ length: 10 }, (_, n) => user(`message ${n + 1}`)),
		);
		return log;
	}

	async function seqs(log: ThreadLog, query: Partial<MessageQuery>) {
		const page = must(await log.messages({ order: "asc", limit: 200, ...query }));
		return { seqs: page.messages.map(({ seq }) => seq), more: page.more };
	}

	it("gives them in order, or newest first", async () => {
		const log = await ten();

		expect(await seqs(log, {})).toEqual({ seqs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], more: false });
		expect(await seqs(log, { order: "desc" })).toEqual({ seqs: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], more: false });
	});

	it("keeps within bounds that are not part of it", async () => {
		const log = await ten();

		expect(await seqs(log, { after_seq: 3, before_seq: 6 })).toEqual({ seqs: [4, 5], more: false });
		expect(await seqs(log, { after_seq: 3, before_seq: 6, order: "desc" })).toEqual({ seqs: [5, 4], more: false });
		expect(await seqs(log, { after_seq: 5, before_seq: 5 })).toEqual({ seqs: [], more: false });
		expect(await seqs(log, { after_seq: 10 })).toEqual({ seqs: [], more: false });
		expect(await seqs(log, { before_seq: 1 })).toEqual({ seqs: [], more: false });
	});

	it("tells whether there are more, in this direction and within the bounds", async () => {
		const log = await ten();

		expect(await seqs(log, { limit: 3 })).toEqual({ seqs: [1, 2, 3], more: true });
		expect(await seqs(log, { limit: 10 })).toMatchObject({ more: false });
		expect(await seqs(log, { limit: 3, order: "desc" })).toEqual({ seqs: [10, 9, 8], more: true });
		expect(await seqs(log, { limit: 3, after_seq: 7 })).toEqual({ seqs: [8, 9, 10], more: false });
		expect(await seqs(log, { limit: 2, order: "desc", before_seq: 4, after_seq: 1 })).toEqual({
			seqs: [3, 2],
			more: false,
		});
	});

	it("gives nothing of a thread without messages", async () => {
		const log = fresh();
		await made(log);

		expect(await seqs(log, {})).toEqual({ seqs: [], more: false });
	});

	longIt("ends a page early that would be too heavy, and says that there are more", async () => {
		const log = fresh();
		await made(log);
		const metadata = JSON.stringify({ text: "x".repeat(60_000) });
		for (let batch = 0; batch < 9; batch++) {
			const args = "y".repeat(900_000);
			await appended(log, [
				{ role: "assistant", content: "", tool_calls: [{ id: `c${batch}`, name: "f", arguments: args }], metadata },
			]);
		}
		const first = await seqs(log, {});
		expect(first.more).toBe(true);
		expect(first.seqs.length).toBeGreaterThan(1);

		const rest = await seqs(log, { after_seq: first.seqs.at(-1) });
		expect([...first.seqs, ...rest.seqs]).toEqual(Array.from({ length: 9 }, (_, n) => n + 1));
	});
}
