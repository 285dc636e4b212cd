import type { Thread } from "../core/thread/thread.ts";

/** A thread seen from the list of threads: what the list has not been told yet. */
export type ListedThread = {
	/** What the list is behind of (`thread` null: the thread is gone), or null if it is up to date. */
	behind(): { tenant: string; id: string; thread: Thread | null; stored_bytes: number } | null;
	/** Notes that the list has this state; false if the thread has changed since. */
	listed(thread: Thread): boolean;
	/** The list has lost its entry, or never had it as it is: it is behind again. */
	lost(): void;
	/** Lets go of the name of a thread that is gone from the list too, unless the index of episodes still has it. */
	forget(): Promise<void>;
};
