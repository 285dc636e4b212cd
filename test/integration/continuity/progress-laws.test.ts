import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { err } from "../../../src/core/base/result.ts";
import { runSteps } from "../../../src/core/base/steps.ts";
import type { Episode } from "../../../src/core/model/memory/memory.ts";
import { type Content, type NewMessage, textOf } from "../../../src/core/model/thread/message.ts";
import type { ThreadConfigPatch } from "../../../src/core/model/thread/thread-config.ts";
import type { SummaryWriter } from "../../../src/features/continuity/use-cases/distill-thread.ts";
import { episodeKeeper } from "../../../src/features/threads/use-cases/index-episodes.ts";
import { must } from "../../contract/threads/thread-fixtures.ts";
import { learningNothing } from "../../fakes/thread-learning.ts";
import { faithful, inThread, type LocalTest } from "../threads/local-thread.ts";
import { indexAsBefore } from "../threads/older-index.ts";

/** A megabyte is written as so many words, so that tokens are counted fast. */
const words = (size: number, word: string) => `${word} `.repeat(Math.ceil(size / (word.length + 1))).slice(0, size);
const picture = `data:image/png;base64,${"A".repeat(500_000)}`;

const contents: fc.Arbitrary<Content> = fc.oneof(
	{ weight: 2, arbitrary: fc.constant("") },
	{ weight: 2, arbitrary: fc.constantFrom("x", " ", "\n") },
	{ weight: 4, arbitrary: fc.constantFrom("We moved the office to Bergen.", "And what came of it?") },
	{ weight: 2, arbitrary: fc.integer({ min: 40_000, max: 110_000 }).map((size) => words(size, "harbour")) },
	{ weight: 2, arbitrary: fc.integer({ min: 40_000, max: 110_000 }).map((size) => `${" ".repeat(size)}x`) },
	{ weight: 1, arbitrary: fc.constant(words(1_000_000, "file")) },
	{ weight: 1, arbitrary: fc.constant<Content>([{ type: "image_url", url: picture }]) },
	{ weight: 1, arbitrary: fc.constant<Content>([{ type: "thinking", text: words(90_000, "hm") }]) },
);

type Step =
	| { what: "say"; role: "user" | "assistant"; content: Content; times: number }
	| { what: "call" }
	| { what: "edit"; of: number; content: Content }
	| { what: "delete"; of: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
	fc.oneof(
		{
			weight: 6,
			arbitrary: fc.record({
				what: fc.constant("say" as const),
				role: fc.constantFrom("user" as const, "assistant" as const),
				content: contents,
				times: fc.integer({ min: 1, max: 4 }),
			}),
		},
		{
			weight: 1,
			arbitrary: fc.record({
				what: fc.constant("say" as const),
				role: fc.constant("user" as const),
				content: fc.constantFrom("", "x", "short"),
				times: fc.integer({ min: 50, max: 400 }),
			}),
		},
		{ weight: 1, arbitrary: fc.record({ what: fc.constant("call" as const) }) },
		{ weight: 2, arbitrary: fc.record({ what: fc.constant("edit" as const), of: fc.nat(), content: contents }) },
		{ weight: 2, arbitrary: fc.record({ what: fc.constant("delete" as const), of: fc.nat() }) },
	),
	{ minLength: 3, maxLength: 12 },
);

/** How much was asked of the thread: rows and text of them that were written. */
type Input = { messages: number; characters: number };

async function apply(thread: LocalTest, step: Step, input: Input): Promise<void> {
	const log = thread.log();
	const write = async (messages: NewMessage[]) => {
		for (const { content } of messages) input.characters += JSON.stringify(content).length;
		const named = messages.map((message) => ({ ...message, id: `m${++input.messages}` }));
		await log.append({ messages: named, now: thread.now() });
	};
	switch (step.what) {
		case "say":
			return write(Array.from({ length: step.times }, () => ({ role: step.role, content: step.content })));
		case "call": {
			const id = `c${input.messages}`;
			const asked = { role: "assistant" as const, content: "", tool_calls: [{ id, name: "look", arguments: "{}" }] };
			return write([asked, { role: "tool", content: words(50_000, "found"), tool_call_id: id }]);
		}
		case "edit":
			input.characters += JSON.stringify(step.content).length;
			await log.edit(`m${1 + (step.of % Math.max(1, input.messages))}`, { content: step.content }, thread.now());
			return;
		case "delete":
			await log.remove(`m${1 + (step.of % Math.max(1, input.messages))}`, thread.now());
	}
}

/** The attempts of a day, in which learning waits for a model that is away. */
const DAY_OF_LEARNING = 100;

/** More steps than this are no progress: a day's, a few for each change, and some for each 10,000 characters. */
function bound(changes: readonly Step[], { messages, characters }: Input): number {
	return 40 + DAY_OF_LEARNING + 4 * changes.length + Math.ceil(messages / 5) + Math.ceil(characters / 10_000);
}

/** The messages of users and the assistant that say something. */
function saying({ sql }: LocalTest): number[] {
	type Row = { seq: number; content: string; parts: number; calls: string | null };
	const rows = sql.exec<Row>(
		"SELECT seq, content, parts, tool_calls AS calls FROM messages WHERE gone = 0 AND role IN ('user', 'assistant') ORDER BY seq",
	);
	return rows.toArray().flatMap(({ seq, content, parts, calls }) => {
		const text = textOf(parts === 1 ? JSON.parse(content) : content).slice(0, 64_000);
		return text.trim() !== "" || calls !== null ? [seq] : [];
	});
}

const RUNS = { numRuns: 8, endOnFailure: true };

it("has every message that says something in one episode, in a number of steps that grows with the input", () =>
	fc.assert(
		fc.asyncProperty(steps, fc.nat(), async (changes, upTo) =>
			inThread(async (thread) => {
				const index = new Map<number, Episode>();
				let work = 0;
				const real = thread.indexed();
				const counted = {
					...real,
					read: (...asked: Parameters<typeof real.read>) => {
						work++;
						return real.read(...asked);
					},
				};
				const episodeIndex = {
					async put(span: { from: number; to: number | null }, episodes: readonly Episode[]) {
						work++;
						for (const from of [...index.keys()]) {
							if (from >= span.from && from <= (span.to ?? from)) index.delete(from);
						}
						for (const episode of episodes) index.set(episode.from_seq, episode);
						return true;
					},
					async forget(_: string, seqs: readonly number[] | "all") {
						work++;
						for (const [from, { to_seq }] of [...index]) {
							if (seqs === "all" || seqs.some((seq) => from <= seq && seq <= to_seq)) index.delete(from);
						}
					},
					forgetUser: () => Promise.reject(new Error("no user is erased here")),
				};
				const clock = { now: thread.now, elapsed: thread.now, pause: async () => undefined };
				const ids = { next: () => crypto.randomUUID(), seeded: () => ids, seed: () => "" };
				const tenantJobs = () => ({ scheduleIndexing: async () => undefined });
				const keeper = episodeKeeper({ clock, ids, episodeIndex: () => episodeIndex, tenantJobs }, counted);
				must(await thread.log().change({ user_id: "ada" }, thread.now()));

				const input = { messages: 0, characters: 0 };
				for (const [at, step] of changes.entries()) {
					await apply(thread, step, input);
					if (at === upTo % changes.length) await keeper.keepUp();
				}
				for (let rings = 0; thread.indexed().isStale(); rings++) {
					// Each ring takes twenty slices.
					if (rings > 5 + bound(changes, input) / 20) throw new Error("it never ends");
					await keeper.keepUp();
				}
				// Each change may have an episode made again, of no more than a run of large messages.
				expect(work).toBeLessThan(20 * bound(changes, input));
				const episodes = [...index.values()].sort((a, b) => a.from_seq - b.from_seq);
				const held = saying(thread).map(
					(seq) => episodes.filter(({ from_seq, to_seq }) => from_seq <= seq && seq <= to_seq).length,
				);
				expect(held.filter((count) => count !== 1)).toEqual([]);
				for (const { text, message_ids } of episodes) {
					expect(text.length).toBeLessThanOrEqual(8_000);
					expect(message_ids.length).toBeLessThanOrEqual(12);
				}
			}),
		),
		RUNS,
	));

it("indexes a thread again that another version has indexed, in as many steps as there is text", () =>
	fc.assert(
		fc.asyncProperty(steps, async (changes) =>
			inThread(async (thread) => {
				const input = { messages: 0, characters: 0 };
				for (const step of changes) await apply(thread, step, input);
				indexAsBefore(thread.sql);
				thread.reopen();
				const outdated = thread.outdated();
				const count = (text: string) => text.length;
				let work = 0;
				for (let left = outdated.outdated(); left !== null; left = outdated.outdated()) {
					runSteps(outdated.indexSome(left, count));
					if (++work > bound(changes, input)) throw new Error("it never ends");
				}
				const live = thread.sql.exec("SELECT seq FROM messages WHERE gone = 0 ORDER BY seq").toArray();
				const traits = thread.sql.exec("SELECT seq FROM message_traits ORDER BY seq").toArray();
				expect(traits).toEqual(live);
			}),
		),
		RUNS,
	));

/** How writing goes, attempt by attempt; then as the last one. */
const outcomes = fc.array(fc.constantFrom("well" as const, "fails" as const, "throws" as const), {
	minLength: 1,
	maxLength: 6,
});

const CONFIGS: [string, ThreadConfigPatch][] = [
	["distilled", { overflow: { strategy: "summarize", token_limit: 100, preserve_messages: 3 }, learn: "distill" }],
	["flushed", { overflow: { strategy: "flush", ltm: ["extractive"], token_limit: 100, preserve_messages: 3 } }],
	["learned from turn by turn", { overflow: { strategy: "none" }, learn: "turn" }],
];

describe.each(CONFIGS)("a thread that is %s", (_, config) => {
	it("has all its jobs ended, after a number of attempts that grows with the input", () => {
		vi.spyOn(console, "error").mockImplementation(() => undefined);
		return fc.assert(
			fc.asyncProperty(steps, outcomes, fc.nat(), async (changes, ends, upTo) =>
				inThread(async (thread) => {
					let work = 0;
					const trouble = () => {
						const end = ends[Math.min(work, ends.length - 1)];
						work++;
						if (end === "throws") throw new Error("broken");
						return end === "fails";
					};
					const failed = err({ reason: "writer_failed" as const, detail: "it is away", retry_after_ms: null });
					const write: SummaryWriter = async (request) => (trouble() ? failed : faithful(request));
					const nothing = learningNothing();
					const writeLearned: typeof nothing.writeLearned = async (request) =>
						trouble() ? failed : nothing.writeLearned(request);
					const run = async () => {
						await thread.run(write, { ...nothing, writeLearned });
						thread.pass(Math.max(60_000, (thread.jobs().nextDue() ?? 0) - thread.now()));
					};
					const input = { messages: 0, characters: 0 };
					for (const [at, step] of changes.entries()) {
						await apply(thread, step, input);
						if (at === upTo % changes.length) await run();
					}
					for (let rings = 0; thread.jobs().nextDue() !== null; rings++) {
						if (rings > bound(changes, input)) throw new Error("it never ends");
						await run();
					}
					expect(work).toBeLessThan(bound(changes, input));
					type JobRow = { kind: string; status: string; attempts: number; error: string | null };
					for (const { kind, status, attempts, error } of thread.sql.exec<JobRow>("SELECT * FROM jobs").toArray()) {
						expect(attempts).toBeLessThanOrEqual(kind === "learn" ? DAY_OF_LEARNING : 5);
						expect(status === "done" || (status === "failed" && error !== null)).toBe(true);
					}
				}, config),
			),
			RUNS,
		);
	});
});
