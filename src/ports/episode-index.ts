import type { Episode } from "../core/episodes/episode.ts";

/** Episodes of a thread that begin from one seq to another; `to` null: or anywhere behind. */
export type EpisodeSpan = { id: string; user_id: string; project_id: string | null; from: number; to: number | null };

/** The episodes of one tenant's threads: an index that follows its threads, and no memory of its own. */
export type EpisodeIndex = {
	/**
	 * Puts a thread's episodes in place of those of a span. False, and nothing is done, where the list of threads does
	 * not have the thread as theirs whose the span says it is.
	 */
	put(span: EpisodeSpan, episodes: readonly Episode[]): Promise<boolean>;
	/** Takes away every episode that one of these messages may be in, at once. */
	forget(thread_id: string, seqs: readonly number[] | "all"): Promise<void>;
};
