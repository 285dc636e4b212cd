import type { Episode } from "../core/episodes/episode.ts";
import { runsOf } from "../core/episodes/segment.ts";
import type { Clock } from "../ports/clock.ts";
import type { EpisodeIndex } from "../ports/episode-index.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { EpisodeSlice, IndexedThread } from "../ports/indexed-thread.ts";
import type { TenantJobs } from "../ports/tenant-jobs.ts";

/** A thread that is further behind than so many slices goes on with the next alarm. */
const MOST_SLICES = 20;

/** Between two slices others get their turn, for so long (ms). */
const PAUSE_MS = 5;

type IndexDeps = {
	clock: Clock;
	ids: IdSource;
	episodeIndex(tenant: string): EpisodeIndex;
	tenantJobs(tenant: string): Pick<TenantJobs, "wake">;
};

/** Keeps the index of episodes up with one thread. */
export type EpisodeKeeper = {
	/** Takes out and puts in what there is; false if there is more to do. Throws where the index can't be reached. */
	keepUp(): Promise<boolean>;
	/** Takes out of the index what it may not have any more. Throws where it can't be reached. */
	takeBack(): Promise<void>;
};

/**
 * The keeper of a thread, one for each object: only one thing at a time is done to the index, so what was read before a
 * deletion is there before `takeBack` takes it out, and never comes behind it.
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
				if (slices > 0) await deps.clock.pause(PAUSE_MS);
				const outcome = await alone(async () => {
					await payDebts(deps, thread);
					const slice = thread.next();
					return slice === null ? "done" : putSlice(deps, thread, slice);
				});
				if (outcome !== "put") return outcome === "done";
			}
			return false;
		},
		takeBack: () => alone(() => payDebts(deps, thread)),
	};
}

async function payDebts(deps: IndexDeps, thread: IndexedThread): Promise<void> {
	for (let debt = thread.owed(); debt !== null; debt = thread.owed()) {
		await deps.episodeIndex(debt.tenant).forget(debt.id, debt.seqs);
		thread.paid(debt);
		await deps.tenantJobs(debt.tenant).wake();
	}
}

/** Puts what the slice says in the index. `refused`: the list of threads has to be told of the thread first. */
async function putSlice(deps: IndexDeps, thread: IndexedThread, slice: EpisodeSlice): Promise<"put" | "refused"> {
	const runs = runsOf(slice.messages);
	// Where more follows, the last run may go on: the next slice begins with it.
	const open = slice.more ? runs.pop() : undefined;
	const known = new Map(slice.known.map((episode) => [episode.from_seq, episode]));
	const episodes = runs.map((run): Episode => {
		const { id: thread_id, ...owners } = slice.thread;
		return { ...run, id: known.get(run.from_seq)?.id ?? deps.ids.next("eps"), thread_id, ...owners };
	});
	const changed = episodes.findIndex(({ from_seq, to_seq }) => known.get(from_seq)?.to_seq !== to_seq);
	if (changed >= 0 || episodes.length !== known.size) {
		const from = changed > 0 ? (episodes[changed]?.from_seq ?? slice.from) : slice.from;
		const span = { ...slice.thread, from, to: slice.to };
		const put = await deps.episodeIndex(slice.tenant).put(span, episodes.slice(Math.max(changed, 0)));
		if (!put) return "refused";
		await deps.tenantJobs(slice.tenant).wake();
	}
	thread.commit(slice, episodes, open === undefined ? slice.up_to : open.from_seq - 1);
	return "put";
}
