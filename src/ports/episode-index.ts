import type { Episode } from "../core/episodes/episode.ts";

/** The episodes of one tenant's threads: an index that follows its threads, and no memory of its own. */
export type EpisodeIndex = {
	/** Puts a thread's episodes from a seq on in place of what stood there. */
	put(thread_id: string, from_seq: number, episodes: readonly Episode[]): Promise<void>;
	/** Takes away every episode that holds one of these messages, at once. */
	forget(thread_id: string, message_ids: readonly string[] | "all"): Promise<void>;
	/** Up to which seq the thread is indexed; 0: not at all. */
	indexedTo(thread_id: string): Promise<number>;
};
