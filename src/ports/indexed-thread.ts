import type { SaidMessage } from "../core/episodes/said-line.ts";

/** What the index of episodes may still have of a thread and may not: all of it, or the episodes of these messages. */
export type EpisodeDebt = { tenant: string; id: string; seqs: readonly number[] | "all" };

/** An episode as the thread itself remembers it: where it is, and what it is called in the index. */
export type KnownEpisode = { id: string; from_seq: number; to_seq: number };

/** A stretch of a thread that is to be put in the index, as it was when it was planned. */
export type EpisodePlan = {
	tenant: string;
	thread: { id: string; user_id: string; project_id: string | null };
	generation: number;
	/** It takes the place of the episodes that begin from one seq to the other; null: or anywhere after the first. */
	from: number;
	to: number | null;
	/** The last seq there is to read. */
	last: number;
	/** Between these two seqs nobody says anything: they were read before. */
	silent: { from: number; to: number };
	/** The episodes that stand there. Those that are to be made anew say nothing (`to_seq` 0). */
	known: KnownEpisode[];
};

/** Some messages of a plan that say something, and the last seq that was read. */
export type EpisodePart = { messages: SaidMessage[]; up_to: number };

/** What the index has of a plan by now. `open`: the episode with which the rest of the plan begins; null: there is no rest. */
export type IndexedPart = { episodes: readonly KnownEpisode[]; open: Omit<KnownEpisode, "to_seq"> | null };

/** A thread seen from its index of episodes: inside its object, so each call is one step that nothing comes between. */
export type IndexedThread = {
	/** What is to be taken out of the index before anything is put there; null: nothing. */
	owed(): EpisodeDebt | null;
	/** Notes that it was taken out. */
	paid(debt: EpisodeDebt): void;
	/** What is to be put in the index next; null: nothing. */
	next(): EpisodePlan | null;
	/** Messages of a plan from a seq on: so few, of so little text, that it takes no time to speak of. */
	read(plan: EpisodePlan, from: number): EpisodePart;
	/** Notes what the index has of a plan; false if a message was changed since. */
	commit(plan: EpisodePlan, part: IndexedPart): boolean;
	/** Whether anything is owed or to be put in. */
	isBehind(): boolean;
};
