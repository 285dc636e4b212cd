import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Episode } from "../../../core/model/memory/memory.ts";
import type { EpisodeMessage } from "../../../core/recall/episode-lines.ts";
import { MORE_THAN_A_RUN, splitIntoRunsInSteps } from "../../../core/recall/episode-runs.ts";
import type { Encoding } from "../../../core/tokens/encoding.ts";
import { type Clock, giveWay, inSlices } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { TenantJobs } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import type { EpisodeIndex } from "../../memory/index.ts";
import type { OutdatedThread } from "../store/messages/outdated-messages.ts";
import type { EpisodePlan, IndexedThread } from "../store/object/episode-runs.ts";

/** A thread that is further behind than so many slices goes on with the next alarm. */
const MOST_SLICES = 20;

/** A slice holds no more than this, but more than one run at least: of those that say something. */
const MOST_MESSAGES = 60;
const MOST_CHARACTERS = 100_000;

/** This much text is written to the index at once (UTF-16 units), but one episode at least: its terms are made in one go. */
const WRITTEN_AT_ONCE = 32_768;

type IndexDeps = {
	clock: Clock;
	ids: IdSource;
	episodeIndex(tenant: string): EpisodeIndex;
	tenantJobs(tenant: string): Pick<TenantJobs, "scheduleIndexing">;
};

/** Keeps the index of episodes up with one thread. */
export type EpisodeKeeper = {
	/**
	 * Takes out and puts in what there is. `more`: there is more to do. `refused`: the list of threads has to be told of the
	 * thread first. Throws where the index can't be reached.
	 */
	keepUp(): Promise<"done" | "more" | "refused">;
	/** Takes out of the index what it may not have any more. Throws where it can't be reached. */
	retractEpisodes(): Promise<void>;
};

/**
 * The keeper of a thread, one for each object: only one thing at a time is done to the index, so what was read before a
 * deletion is there before `retractEpisodes` takes it out, and never comes behind it.
 */
export function episodeKeeper(deps: IndexDeps, thread: IndexedThread): EpisodeKeeper {
	let last: Promise<unknown> = Promise.resolve();
	const alone = <T>(work: () => Promise<T>): Promise<T> => {
		const done = last.then(work, work);
		last = done.catch(() => undefined);
		return done;
	};
	return {
		async keepUp() {
			for (let slices = 0; slices < MOST_SLICES; slices++) {
				if (slices > 0) await giveWay(deps.clock);
				const outcome = await alone(async () => {
					await removePending(deps, thread);
					const plan = thread.next();
					return plan === null ? "done" : putSlice(deps, thread, plan);
				});
				if (outcome === "done" || outcome === "refused") return outcome;
			}
			return "more";
		},
		retractEpisodes: () => alone(() => removePending(deps, thread)),
	};
}

async function removePending(deps: IndexDeps, thread: IndexedThread): Promise<void> {
	for (let pending = thread.pendingRemoval(); pending !== null; pending = thread.pendingRemoval()) {
		await deps.episodeIndex(pending.tenant).forget(pending.id, pending.seqs);
		thread.removed(pending);
		await deps.tenantJobs(pending.tenant).scheduleIndexing();
	}
}

/** Puts a slice of the plan in the index. `stopped`: something has to be taken out before. */
async function putSlice(
	deps: IndexDeps,
	thread: IndexedThread,
	plan: EpisodePlan,
): Promise<"put" | "refused" | "stopped"> {
	const read = await readSlice(deps.clock, thread, plan);
	if (read === null) return "stopped";
	const runs = await inSlices(deps.clock, splitIntoRunsInSteps(read.messages));
	// Where more follows, the last run may go on: the next slice begins with it. Should it be the only one, it ends here.
	const rest = read.more && runs.length > 1 ? runs.pop() : undefined;
	const known = new Map(plan.known.map((episode) => [episode.from_seq, episode]));
	const named = (from_seq: number) => known.get(from_seq)?.id ?? deps.ids.next("eps");
	const episodes = runs.map((run): Episode => {
		const { id: thread_id, ...owners } = plan.thread;
		return { ...run, id: named(run.from_seq), thread_id, ...owners };
	});
	const from_seq = rest?.from_seq ?? read.up_to + 1;
	const open = read.more ? { id: named(from_seq), from_seq } : null;
	const changed = episodes.findIndex(({ from_seq, to_seq }) => known.get(from_seq)?.to_seq !== to_seq);
	if (changed >= 0 || episodes.length !== known.size) {
		if (!(await putEpisodes(deps, plan, episodes, Math.max(changed, 0)))) return "refused";
	}
	thread.commit(plan, { episodes, open });
	return "put";
}

type Slice = { messages: EpisodeMessage[]; up_to: number; more: boolean };

/** Part by part, until it is enough. Null where somebody waits for something to be taken out. */
async function readSlice(clock: Clock, thread: IndexedThread, plan: EpisodePlan): Promise<Slice | null> {
	const messages: EpisodeMessage[] = [];
	let characters = 0;
	for (let from = plan.from; ; ) {
		const part = thread.read(plan, from);
		messages.push(...part.messages);
		const { up_to } = part;
		if (up_to >= plan.last) return { messages, up_to, more: false };
		for (const { content } of part.messages) characters += content.length;
		const full = messages.length >= MOST_MESSAGES || characters > MOST_CHARACTERS;
		if (full && messages.length >= MORE_THAN_A_RUN) return { messages, up_to, more: true };
		from = up_to + 1;
		await giveWay(clock);
		if (thread.pendingRemoval() !== null) return null;
	}
}

/** Puts the episodes from this one on in place of what stands there, some at a time. */
async function putEpisodes(
	deps: IndexDeps,
	plan: EpisodePlan,
	episodes: readonly Episode[],
	first: number,
): Promise<boolean> {
	for (let at = first; ; ) {
		const next = endOfWrite(episodes, at);
		const from = at === 0 ? plan.from : (episodes[at]?.from_seq ?? plan.from);
		const to = next < episodes.length ? (episodes[next]?.from_seq ?? 0) - 1 : plan.to;
		const put = await deps.episodeIndex(plan.tenant).put({ ...plan.thread, from, to }, episodes.slice(at, next));
		if (!put) return false;
		await deps.tenantJobs(plan.tenant).scheduleIndexing();
		if (next >= episodes.length) return true;
		at = next;
		await giveWay(deps.clock);
	}
}

function endOfWrite(episodes: readonly Episode[], from: number): number {
	let text = 0;
	for (let at = from; at < episodes.length; at++) {
		text += episodes[at]?.text.length ?? 0;
		if (at > from && text > WRITTEN_AT_ONCE) return at;
	}
	return episodes.length;
}

type ReindexDeps = { clock: Clock; tokenizer: Tokenizer };

/** A thread with more to index than so many slices goes on with the next alarm. */
const MOST_SLICES_AT_ONCE = 100;

/** Re-indexes what another version has indexed, and takes out what was deleted, or a part of it. What is done stays done if it breaks off; that is thrown. */
export async function reindexThread(deps: ReindexDeps, thread: OutdatedThread): Promise<void> {
	const indexSome = async (encoding: Encoding) =>
		inSlices(deps.clock, thread.indexSome(encoding, await deps.tokenizer.counter(encoding)));
	for (let slices = 0; slices < MOST_SLICES_AT_ONCE; slices++) {
		if (slices > 0) await giveWay(deps.clock);
		const encoding = thread.outdated();
		if (encoding !== null) await indexSome(encoding);
		else if (thread.mergeOwed()) thread.mergeSome();
		else return;
	}
}

/**
 * Has the index of episodes let go of what a thread no longer says. Called once the thread itself has changed and before
 * that is acknowledged, also where it had changed before: the call that did it may have broken off.
 */
export async function retractEpisodes(log: Pick<ThreadLog, "retractEpisodes">): Promise<Result<null, Failure>> {
	try {
		await log.retractEpisodes();
		return ok(null);
	} catch (error) {
		console.error("episodes could not be taken back", error);
		return err({
			reason: "unavailable",
			detail: "It was done, but recall in other threads may still find what was said before; try again.",
		});
	}
}
