import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { ok } from "../../../src/core/base/result.ts";
import { textOf } from "../../../src/core/model/thread/message.ts";
import { patchedConfig, type ThreadConfigPatch } from "../../../src/core/model/thread/thread-config.ts";
import type { SummarySource } from "../../../src/core/writing/distill/summary-source.ts";
import type { SummaryWriter } from "../../../src/features/continuity/use-cases/distill-thread.ts";
import { runThreadJobs } from "../../../src/features/continuity/use-cases/run-thread-jobs.ts";
import type { StateWriter } from "../../../src/features/continuity/use-cases/writing/write-state.ts";
import { localThread } from "../../../src/features/threads/store/local-thread.ts";
import { inSlices } from "../../../src/platform/clock/clock.ts";
import type { IdSource } from "../../../src/platform/ids/id-source.ts";
import type { Embedder } from "../../../src/ports/embedder.ts";
import { must, NOW, settings } from "../../contract/threads/thread-fixtures.ts";
import { type Learning, learningNothing } from "../../fakes/thread-learning.ts";

/** A thread in the storage of a real object, whose time and whose writer are the test's. */
export type LocalTest = ReturnType<typeof opened>;

/** A small thread: above 70 tokens it is distilled, three messages or 21 tokens stay; a word is a token. */
const SMALL: ThreadConfigPatch = { overflow: { token_limit: 100, preserve_messages: 3 } };

/** Runs in an object of its own; nothing wakes its alarm. */
export function inThread<T>(
	run: (thread: LocalTest) => Promise<T>,
	config: ThreadConfigPatch = SMALL,
	stateModel = false,
): Promise<T> {
	const id = crypto.randomUUID();
	return runInDurableObject(env.THREADS.getByName(`laws/${id}`), async (_, state) => {
		const thread = opened(state.storage, stateModel);
		await thread.make(id, config);
		return run(thread);
	});
}

function opened(storage: DurableObjectStorage, stateModel: boolean) {
	const time = { now: NOW };
	const ids = countedIds();
	const tokenizer = { counter: async () => (text: string) => text.split(/\s+/).filter(Boolean).length };
	const clock = { now: () => time.now, elapsed: () => time.now, pause: async () => undefined };
	const nobody = () => undefined;
	const outside = {
		tokenizer,
		ids,
		stateModel,
		onStale: nobody,
		onJob: nobody,
		onOutdated: nobody,
		onUnmovedNotes: nobody,
		onUnread: nobody,
	};
	let encoder: Embedder | null = null;
	const open = () => localThread(storage, { ...outside, encoder, inSlices: (steps) => inSlices(clock, steps) });
	let local = open();
	let name = "";
	const log = () => local.within(wholeTenant("laws"), name);
	return {
		sql: storage.sql,
		log,
		jobs: () => local.jobs,
		indexed: () => local.indexed,
		unread: () => local.unread,
		/** As after a start beside another encoder. */
		beside(other: Embedder | null) {
			encoder = other;
			local = open();
		},
		clock,
		outdated: () => local.outdated,
		now: () => time.now,
		pass(ms: number) {
			time.now += ms;
		},
		/** As after a crash: nothing in memory is left. */
		reopen() {
			local = open();
		},
		forget: () => local.forget(),
		async make(id: string, config: ThreadConfigPatch) {
			const made = settings({ budget: { history: 30 } });
			name = id;
			must(await log().create({ ...made, config: patchedConfig(made.config, config) }, time.now));
		},
		run: (
			write: SummaryWriter = faithful,
			learning: Learning = learningNothing(),
			writeState: StateWriter = unimproved,
		) => runThreadJobs({ clock, ids, tokenizer, ...learning, write, writeState }, local.jobs),
	};
}

function countedIds(): IdSource {
	let last = 0;
	const next: IdSource["next"] = (prefix) => `${prefix}_${++last}`;
	return { next, seeded: () => ({ next, seeded: countedIds, seed: () => "" }), seed: () => "" };
}

const unimproved: StateWriter = async () => ok({ state: null, writer: "embedded", degraded: null });

/** A writer whose summaries say which messages they were made of, word for word. */
export const faithful: SummaryWriter = async ({ source }) => ok({ ...summaryOf(source), writer: "test" });

function summaryOf({ previous, messages }: SummarySource) {
	const said = messages.map(({ seq, content }) => `${seq}: ${textOf(content)}`);
	const sections = {
		task_context: [],
		completed_work: [...(previous?.sections.completed_work ?? []), ...said],
		key_decisions: [],
		current_state: [],
		open_threads: [],
		corrections: [],
		tone: [],
	};
	return { sections, digest: "", dropped_lines: 0, degraded: null };
}
