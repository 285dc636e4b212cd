import type { CountText, Encoding } from "../core/tokens/encoding.ts";

/** A thread seen from the version its messages are indexed as: inside its object, so each call is one step that nothing comes between. */
export type OutdatedThread = {
	/** The encoding of a thread with messages that are indexed as another version; null where there are none. */
	outdated(): Encoding | null;
	/** Indexes the newest of them anew, as many as one step may take; none if that is not the thread's encoding any more. */
	indexSome(encoding: Encoding, count: CountText): void;
	/** Whether its search index may still hold terms of deleted messages. */
	mergeOwed(): boolean;
	/** Takes some of them out, as many as one step may. */
	mergeSome(): void;
};
