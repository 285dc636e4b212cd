/** Something of long-term memory that was erased: `*` for whatever was; `erased_at` in ms since the epoch. */
export type ErasedItem = { id: string; erased_at: number };

/** Where a job is that tells threads what was erased of a scope: rows up to this number, threads up to this one. */
export type ErasureProgress = { scope: string; up_to: number; after: ThreadPosition | null };

/** A thread's place in the list of those that may show a scope: its own threads by creation, then those elsewhere. */
export type ThreadPosition = { created_at: string; id: string } | { elsewhere: string };
