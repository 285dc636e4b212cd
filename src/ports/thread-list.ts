import type { Thread } from "../core/thread/thread.ts";

/** Where a page of the list starts: behind this entry. */
type ThreadCursor = { created_at: string; id: string };

export type ThreadListQuery = {
	user_id?: string | undefined;
	project_id?: string | undefined;
	/** How many at most. */
	limit: number;
	after?: ThreadCursor | undefined;
};

/**
 * What is looked up across the threads of one tenant. The thread's own object is the truth;
 * an entry is written when a thread is made, changed or deleted, and its counts follow behind.
 */
export type ThreadList = {
	/**
	 * Writes the entry, new or not; an entry newer than this one (by `updated_at`) stays. `storedBytes`: what the thread
	 * holds; where it is not said it stays as it was.
	 */
	put(thread: Thread, storedBytes?: number): Promise<void>;
	/** Takes the entry away; true if there was one. */
	remove(id: string): Promise<boolean>;
	/** Whether there is an entry. */
	has(id: string): Promise<boolean>;
	/** Newest first, by time of creation. */
	page(query: ThreadListQuery): Promise<Thread[]>;
};
