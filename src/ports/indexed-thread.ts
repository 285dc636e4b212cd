import type { SaidMessage } from "../core/episodes/said-line.ts";

/** What the index of episodes may still have of a thread and may not: all of it, or the episodes of these messages. */
export type EpisodeDebt = { tenant: string; id: string; seqs: readonly number[] | "all" };

/** An episode as the thread itself remembers it: where it is, and what it is called in the index. */
export type KnownEpisode = { id: string; from_seq: number; to_seq: number };

/** Messages of a thread that are to be put in the index, as they were when they were read. */
export type EpisodeSlice = {
	tenant: string;
	thread: { id: string; user_id: string; project_id: string | null };
	generation: number;
	/** They take the place of the episodes that begin from one seq to the other; null: or anywhere behind. */
	from: number;
	to: number | null;
	messages: SaidMessage[];
	/** The last seq that was looked at, and whether more is said behind it. */
	up_to: number;
	more: boolean;
	/** The episodes that stand there. Those that are to be made anew say nothing (`to_seq` 0). */
	known: KnownEpisode[];
};

/** A thread seen from its index of episodes: inside its object, so each call is one step that nothing comes between. */
export type IndexedThread = {
	/** What is to be taken out of the index before anything is put there; null: nothing. */
	owed(): EpisodeDebt | null;
	/** Notes that it was taken out. */
	paid(debt: EpisodeDebt): void;
	/** What is to be put in the index next; null: nothing. */
	next(): EpisodeSlice | null;
	/** Notes that the index has these for a slice, up to this seq; false if a message was changed since it was read. */
	commit(slice: EpisodeSlice, episodes: readonly KnownEpisode[], upTo: number): boolean;
	/** Whether anything is owed or to be put in. */
	isBehind(): boolean;
};
