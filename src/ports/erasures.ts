import type { ErasedItem, ErasureProgress, ThreadPosition } from "../core/thread/erasure.ts";

/** What was erased of one tenant's long-term memory, and which threads have not been told. */
export type Erasures = {
	/** The next rows of one scope, at most so many; null where no thread has to be told anything. */
	next(limit: number): Promise<Pick<ErasureProgress, "scope" | "up_to"> | null>;
	items(of: Pick<ErasureProgress, "scope" | "up_to">): Promise<ErasedItem[]>;
	/** Threads that may show what is of the scope, in an order that new ones do not disturb. */
	threads(scope: string, after: ThreadPosition | null, limit: number): Promise<ShowingThread[]>;
	/** All threads were told of these. */
	told(of: Pick<ErasureProgress, "scope" | "up_to">): Promise<void>;
	/** Notes that a thread shows, or showed, what is of scopes that are not its own. */
	noteElsewhere(thread: string, scopes: readonly string[]): Promise<void>;
};

/** `scopes`: its own, narrowest first. */
export type ShowingThread = { id: string; position: ThreadPosition; scopes: string[] };
