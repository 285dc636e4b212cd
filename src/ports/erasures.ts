/** Where a job is that tells threads what was erased of a scope: rows up to this number, threads up to this one. */
export type ErasureProgress = { scope: string; up_to: number; after: ThreadPosition | null };

/** A thread's place in the list of those that may show a scope: its own threads by creation, then those elsewhere. */
export type ThreadPosition = { created_at: string; id: string } | { elsewhere: string };

/** `*` for whatever was erased; `erased_at` in ms since the epoch. */
export type ErasedItem = { id: string; erased_at: number };

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
