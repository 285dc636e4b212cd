import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { err, ok } from "../../../src/core/base/result.ts";
import { d1Outbox } from "../../../src/features/memory/store/index/outbox.ts";
import { indexOutbox } from "../../../src/features/memory/use-cases/index-outbox.ts";
import type { EmbedError } from "../../../src/ports/embedder.ts";
import type { VectorIndex } from "../../../src/ports/vector-index.ts";
import { writingTo } from "../../contract/memory/written-memory.ts";
import { fakeEmbedder } from "../../fakes/embedder.ts";

const FAULTS = ["rubbish", "failed", "timeout", "busy", "index", "index slow"] as const;
type Fault = { kind: (typeof FAULTS)[number]; times: number };

/** What goes wrong with a text, so many times that it is asked for; null: nothing. */
const faults: fc.Arbitrary<(Fault | null)[]> = fc.array(
	fc.oneof(
		{ weight: 4, arbitrary: fc.constant(null) },
		{
			weight: 1,
			arbitrary: fc.record({
				kind: fc.constantFrom(...FAULTS),
				times: fc.constantFrom(1, 3, 6, Number.POSITIVE_INFINITY),
			}),
		},
	),
	{ minLength: 1, maxLength: 24 },
);

function troubleOf({ kind }: Fault): EmbedError | null {
	if (kind === "timeout") return { reason: "timeout" };
	if (kind === "busy") return { reason: "rate_limited", retry_after_ms: 20_000 };
	return kind === "rubbish" || kind === "failed" ? { reason: kind, detail: "broken" } : null;
}

it("tells the index of every text that is taken in the end, whatever becomes of others, in a number of calls that grows with them", () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	return fc.assert(
		fc.asyncProperty(faults, async (given) => {
			const tenant = `t-${crypto.randomUUID()}`;
			const write = writingTo(env.DB, tenant);
			const left = given.map((fault) => fault?.times ?? 0);
			for (const n of given.keys()) await write.memory(`mem_${n}`, 1, { content: `text ${n}` });
			const told = new Set<string>();
			/** The fault of one of these that still stands, counted. */
			const faultOf = (of: readonly number[], wanted: (fault: Fault) => boolean): Fault | null => {
				for (const n of of) {
					const fault = given[n] ?? null;
					if (fault === null || (left[n] ?? 0) <= 0 || !wanted(fault)) continue;
					left[n] = (left[n] ?? 0) - 1;
					return fault;
				}
				return null;
			};
			const isIndexes = ({ kind }: Fault) => kind.startsWith("index");
			const { embedder, asked } = fakeEmbedder((texts) => {
				const fault = faultOf(
					texts.map((text) => Number(text.slice(5))),
					(one) => !isIndexes(one),
				);
				return fault === null ? null : troubleOf(fault);
			});
			const vectorIndex: VectorIndex = {
				async upsert(entries) {
					const fault = faultOf(
						entries.map(({ id }) => Number(id.slice(4))),
						isIndexes,
					);
					if (fault !== null)
						return err(fault.kind === "index" ? { reason: "failed", detail: "away" } : { reason: "timeout" });
					for (const { id } of entries) told.add(id);
					return ok(null);
				},
				remove: async () => ok(null),
				query: async () => ok([]),
			};
			const time = { now: Date.UTC(2026, 10, 20) };
			const clock = { now: () => time.now, elapsed: () => time.now, pause: async () => undefined };
			const outbox = d1Outbox(env.DB, tenant);
			const forEver = given.filter((fault) => fault?.times === Number.POSITIVE_INFINITY).length;
			const taken = given.length - forEver;
			let runs = 0;
			for (; told.size < taken; runs++) {
				// A few rounds of each, and each round may have to begin with every other one that is never taken.
				if (runs > 60 + 4 * given.length) throw new Error("it never ends");
				const spend = async () => async () => undefined;
				const wait = await indexOutbox({ clock, embedder: { ...embedder, batch: 8 }, vectorIndex, outbox, spend });
				const state = await outbox.state();
				if (state === null) break;
				const next = Math.max(state.next_due, time.now + wait);
				expect(next - time.now).toBeLessThanOrEqual(300_000);
				time.now = Math.max(next, time.now + 1);
			}
			expect(told.size).toBe(taken);
			expect(asked.length).toBeLessThan(30 + 40 * given.length);
			const rows = await env.DB.prepare("SELECT item_id, attempts, due_at FROM outbox WHERE tenant = ?")
				.bind(tenant)
				.all();
			expect(rows.results).toHaveLength(forEver);
		}),
		{ numRuns: 12, endOnFailure: true },
	);
});
