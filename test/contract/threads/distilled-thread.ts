import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { Coverage } from "../../../src/core/model/thread/continuity.ts";
import type { SummarySections } from "../../../src/core/model/thread/summary.ts";
import { durableThreadLog } from "../../../src/features/threads/store/remote-thread.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { NO_SECTIONS } from "../../arbitraries/continuity.ts";

const TENANT = "contract";

/** Runs plain SQL in a thread's object: what distilling leaves there, whoever does it. */
type WithSql = <T>(run: (storage: DurableObjectStorage) => T) => Promise<T>;

export type OpenThread = { log: ThreadLog; inside: WithSql };

/** A thread of a new id that is not made yet, and the door to its object's tables. */
export function openThread(): OpenThread {
	const id = crypto.randomUUID();
	const log = durableThreadLog((name) => env.THREADS.getByName(name), wholeTenant(TENANT), id);
	const stub = env.THREADS.getByName(`${TENANT}/${id}`);
	return { log, inside: (run) => runInDurableObject(stub, (_, state) => run(state.storage)) };
}

/** Covers the messages up to these seqs, range by range. */
export function cover({ inside }: OpenThread, ranges: [to: number, kind: Coverage][]): Promise<void> {
	return inside(({ sql }) => {
		let from = 1;
		for (const [to, kind] of ranges) {
			sql.exec("INSERT INTO coverage (to_seq, from_seq, kind) VALUES (?, ?, ?)", to, from, kind);
			from = to + 1;
		}
		sql.exec("UPDATE thread SET covered_to = ?", from - 1);
	});
}

export function summarise(
	{ inside }: OpenThread,
	summary: { id: string; to: number; sections?: Partial<SummarySections>; digest?: string; stale?: 0 | 1 | 2 },
): Promise<void> {
	const { id, to, sections, digest = "", stale = 0 } = summary;
	return inside(({ sql }) => {
		sql.exec(
			`INSERT INTO summaries (id, from_seq, to_seq, sections, digest, tokens, writer, dropped_lines, stale, created_at)
			 VALUES (?, 1, ?, ?, ?, 9, 'embedded', 0, ?, '2026-01-12T09:40:00.000Z')`,
			...[id, to, JSON.stringify({ ...NO_SECTIONS, ...sections }), digest, stale],
		);
		const number = "(SELECT number FROM summaries WHERE id = ?)";
		sql.exec(`UPDATE coverage SET summary = ${number} WHERE to_seq <= ? AND kind = 'summarised'`, id, to);
	});
}

export function clearTo({ inside }: OpenThread, seq: number): Promise<void> {
	return inside(({ sql }) => void sql.exec("UPDATE thread SET cleared_to = ?", seq));
}
