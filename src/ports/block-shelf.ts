import type { BlockKey, StoredBlock } from "../core/blocks/stored-block.ts";
import type { Owners } from "../core/reach.ts";

/** A version as it was written; `deleted_at` stands where it was the newest one when the block was deleted. */
export type BlockVersion = StoredBlock & { deleted_at: string | null };

/** Whose blocks a context shows: those named, and where none is, those the list of threads has for the thread. */
export type VisibleQuery = Owners & { thread: string | null };

/** What was found of these owners' scopes and of `global`, in no order. */
export type VisibleBlocks = { owners: Owners; blocks: StoredBlock[] };

/**
 * The stored blocks of one tenant. Nothing is ever overwritten: what a block says is its newest version, unless that
 * one is marked as deleted. Each change is one step, so writers at the same time each get a version of their own.
 */
export type BlockShelf = {
	/** Null if there is no such block, or it is deleted. */
	read(key: BlockKey): Promise<StoredBlock | null>;
	/** Adds a version, unless the block says just that already; gives the block as it is then. */
	write(key: BlockKey, change: { content: string; tokens: number; now: string }): Promise<StoredBlock>;
	/** Marks the block as deleted; its versions stay. False if there was none. */
	remove(key: BlockKey, now: string): Promise<boolean>;
	/** Adds a version that says what this one said, also to a deleted block; null if there is no such version. */
	restore(key: BlockKey, version: number, now: string): Promise<StoredBlock | null>;
	/** Newest first, those before `before`; of deleted blocks too. */
	versions(key: BlockKey, page: { limit: number; before?: number | undefined }): Promise<BlockVersion[]>;
	/** The blocks a context may show, in one call. */
	visible(query: VisibleQuery): Promise<VisibleBlocks>;
};
