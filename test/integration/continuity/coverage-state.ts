import { expect } from "vitest";
import { must } from "../../contract/threads/thread-fixtures.ts";
import type { LocalTest } from "../threads/local-thread.ts";

type Stored = { seq: number; content: string; tokens: number; gone: number; role: string; tool: string | null };
type Range = { from_seq: number; to_seq: number; kind: string; summary: number | null };
type Summary = { number: number; from_seq: number; to_seq: number; sections: string; digest: string; stale: number };
type Row = { leading: number; covered_to: number; cleared_to: number };
type Waiting = { kind: string; n: number };

/** Everything that the storage says about what became of the thread's messages. */
function stateOf({ sql }: LocalTest) {
	return {
		row: sql.exec<Row>("SELECT leading, covered_to, cleared_to FROM thread").one(),
		messages: sql
			.exec<Stored>(
				`SELECT seq, content, tokens, gone, role, (SELECT name FROM tool_calls WHERE id = tool_call_id) AS tool
				 FROM messages ORDER BY seq`,
			)
			.toArray(),
		ranges: sql.exec<Range>("SELECT from_seq, to_seq, kind, summary FROM coverage ORDER BY to_seq").toArray(),
		summaries: sql
			.exec<Summary>("SELECT number, from_seq, to_seq, sections, digest, stale FROM summaries ORDER BY number")
			.toArray(),
		waiting: sql
			.exec<Waiting>("SELECT kind, count(*) AS n FROM jobs WHERE status IN ('queued', 'running') GROUP BY kind")
			.toArray(),
	};
}

/**
 * Each message is exactly one of summarised, flushed, trimmed, deleted or pending: ranges without gaps from behind the
 * instructions, each summarised one with a summary that has its text, and what is said to be pending is all the rest.
 * Under the `faithful` writer a summary holds just the messages it stands for, each once.
 */
export async function expectOneStateEach(thread: LocalTest, secrets: ReadonlySet<string>): Promise<void> {
	const { row, messages, ranges, summaries, waiting } = stateOf(thread);
	const byNumber = new Map(summaries.map((summary) => [summary.number, summary]));
	let end = row.leading;
	for (const range of ranges) {
		expect([range.from_seq, range.to_seq >= range.from_seq]).toEqual([end + 1, true]);
		end = range.to_seq;
		const summary = range.summary === null ? undefined : byNumber.get(range.summary);
		expect(summary === undefined ? ["trimmed", "flushed"] : ["summarised"]).toContain(range.kind);
		if (summary === undefined) continue;
		expect(summary.stale).toBeLessThan(2);
		expect(summary.from_seq <= range.from_seq && range.to_seq <= summary.to_seq).toBe(true);
	}
	expect(row.covered_to).toBe(ranges.length === 0 ? 0 : end);

	const summarised = ranges.filter(({ kind }) => kind === "summarised");
	const standing = byNumber.get(summarised.at(-1)?.summary ?? 0);
	const within = ({ seq }: Stored) => summarised.some(({ from_seq, to_seq }) => from_seq <= seq && seq <= to_seq);
	const live = messages.filter(({ gone }) => gone === 0);
	if (standing?.stale === 0) {
		const lines: string[] = JSON.parse(standing.sections).completed_work;
		expect(lines).toEqual(live.filter(within).map(({ seq, content }) => `${seq}: ${content}`));
	}
	for (const { n } of waiting) expect(n).toBe(1);

	const pending = live.filter(({ seq }) => seq > Math.max(row.leading, row.covered_to));
	const counted = pending.filter(({ seq, role }) => role !== "tool" || seq > row.cleared_to);
	const { overflow } = await peek(thread);
	expect(overflow.tokens).toBe(counted.reduce((sum, { tokens }) => sum + tokens, 0));

	const everything = JSON.stringify([summaries, thread.sql.exec("SELECT content FROM message_versions").toArray()]);
	for (const secret of secrets) expect(everything).not.toContain(secret);
}

/** What an append would say of the thread, without a message more. */
async function peek(thread: LocalTest) {
	return must(await thread.log().append({ messages: [], now: thread.now() }));
}
