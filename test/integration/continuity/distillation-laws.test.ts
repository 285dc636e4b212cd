import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { err, ok } from "../../../src/core/base/result.ts";
import type { NewMessage } from "../../../src/core/model/thread/message.ts";
import type { SummaryRequest } from "../../../src/features/continuity/use-cases/writing/write-summary.ts";
import { extractingBlock, learningNothing, NOTHING_LEARNED } from "../../fakes/thread-learning.ts";
import { amount } from "../../long.ts";
import { faithful, inThread, type LocalTest } from "../threads/local-thread.ts";
import { expectOneStateEach } from "./coverage-state.ts";

const words = fc.integer({ min: 4, max: 25 });
const at = fc.nat();

const change = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({ do: fc.constant("append" as const), words, role: fc.constantFrom("user", "assistant") }),
	},
	{ weight: 3, arbitrary: fc.record({ do: fc.constant("tool" as const), words, later: fc.boolean() }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant("edit" as const), at, words }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant("delete" as const), at }) },
);
const config = fc.record({
	do: fc.constant("config" as const),
	strategy: fc.constantFrom("summarize", "summarize", "flush", "flush", "trim", "none"),
});

const writing = fc.record({
	do: fc.constant("work" as const),
	how: fc.constantFrom("well", "well", "well", "fails", "throws", "never ends"),
	/** What happens to the thread while the writer is at it. */
	meanwhile: fc.array(change, { maxLength: 2 }),
});

const step = fc.oneof(
	{ weight: 8, arbitrary: change },
	{ weight: 4, arbitrary: writing },
	{ weight: 2, arbitrary: fc.constant({ do: "ask" as const }) },
	{ weight: 1, arbitrary: config },
);

type Change = typeof change extends fc.Arbitrary<infer S> ? S : never;
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A run of steps over one thread; every text holds a word that stands nowhere else. */
class Run {
	#last = 0;
	#texts = 0;
	readonly deleted = new Set<string>();
	readonly #said = new Map<string, string[]>();
	readonly thread: LocalTest;
	constructor(thread: LocalTest) {
		this.thread = thread;
	}

	async apply(one: Step): Promise<void> {
		switch (one.do) {
			case "work":
				return this.#work(one.how, one.meanwhile);
			case "ask":
				await this.thread.log().distill({ job: `asked_${++this.#texts}`, now: this.thread.now() });
				return;
			case "config":
				await this.thread.log().change({ config: { overflow: { strategy: one.strategy } } }, this.thread.now());
				return;
			default:
				return this.#change(one);
		}
	}

	async #change(one: Change): Promise<void> {
		const { thread } = this;
		const id = "at" in one ? `m${1 + (one.at % Math.max(1, this.#last))}` : "";
		switch (one.do) {
			case "append":
				return this.#append({ role: one.role, content: this.#text(`m${this.#last + 1}`, one.words) });
			case "tool": {
				const call = `c${this.#last}`;
				await this.#append({
					role: "assistant",
					content: "",
					tool_calls: [{ id: call, name: "look", arguments: "{}" }],
				});
				if (one.later) await this.#append({ role: "user", content: this.#text(`m${this.#last + 1}`, 3) });
				return this.#append({ role: "tool", tool_call_id: call, content: this.#text(`m${this.#last + 1}`, one.words) });
			}
			case "edit": {
				const before = [...(this.#said.get(id) ?? [])];
				const edited = await thread.log().edit(id, { content: this.#text(id, one.words) }, thread.now());
				if (!edited.ok) this.#said.set(id, before);
				return;
			}
			case "delete": {
				const gone = await thread.log().remove(id, thread.now());
				if (gone.ok) for (const secret of this.#said.get(id) ?? []) this.deleted.add(secret);
			}
		}
	}

	async #append(message: NewMessage): Promise<void> {
		const id = `m${++this.#last}`;
		await this.thread.log().append({ messages: [{ ...message, id }], now: this.thread.now() });
	}

	#text(id: string, words: number): string {
		const secret = `secret${++this.#texts}.`;
		this.#said.set(id, [...(this.#said.get(id) ?? []), secret]);
		return `${secret}${" word".repeat(words - 1)}`;
	}

	async #work(how: string, meanwhile: readonly Change[]): Promise<void> {
		const { thread } = this;
		thread.pass(10_000);
		if (how === "never ends") {
			// The object is lost while the writer is at it.
			thread.jobs().take(thread.now());
			thread.reopen();
			return;
		}
		const left = [...meanwhile];
		const fault = async () => {
			for (const one of left.splice(0)) await this.#change(one);
			if (how === "throws") throw new Error("the writer broke");
			return how === "fails" ? err({ reason: "writer_failed" as const, detail: "429", retry_after_ms: null }) : null;
		};
		const { write, ...learning } = {
			...learningNothing(),
			write: async (request: SummaryRequest) => (await fault()) ?? faithful(request),
			writeLearned: async () => (await fault()) ?? ok(NOTHING_LEARNED),
			longTermBlock: extractingBlock,
		};
		await thread.run(write, learning);
	}
}

it("has each message summarised, flushed, trimmed, deleted or pending, whatever happens", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const clearing = { trigger_ratio: 0.3, keep: 1, clear_at_least: 20 };
	const overflow = { token_limit: 60, preserve_messages: 3 };
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 22 }), (steps) =>
			inThread(
				async (thread) => {
					const run = new Run(thread);
					for (const one of steps) {
						await run.apply(one);
						await expectOneStateEach(thread, run.deleted);
					}
					await settle(thread);
					await expectOneStateEach(thread, run.deleted);
					expectAtRest(thread);
				},
				{ overflow, tool_clearing: clearing },
			),
		),
		{ numRuns: amount(100) },
	);
	logged.mockRestore();
}, 60_000);

/** Time passes, and the writer works again. */
async function settle(thread: LocalTest): Promise<void> {
	for (let time = 0; time < 10 && thread.jobs().nextDue() !== null; time++) {
		thread.pass(10_000);
		await thread.run();
	}
}

function expectAtRest({ sql, jobs }: LocalTest): void {
	expect(jobs().nextDue()).toBeNull();
	const open = "SELECT count(*) AS n FROM jobs WHERE finished_at IS NULL";
	const failed = "SELECT count(*) AS n FROM jobs WHERE status = 'failed' AND kind = 'rebuild'";
	const stale = `SELECT count(*) AS n FROM coverage WHERE summary IN (SELECT number FROM summaries WHERE stale > 0)`;
	const count = (query: string) => sql.exec<{ n: number }>(query).one().n;
	expect(count(open)).toBe(0);
	if (count(failed) === 0) expect(count(stale)).toBe(0);
}
