import { type StoredBlock, seesScope } from "../core/blocks/stored-block.ts";
import type { Failure } from "../core/failure.ts";
import type { Owners, Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { BlockShelf, VisibleBlocks, VisibleQuery } from "../ports/block-shelf.ts";

export type BlocksDeps = { blockShelf(tenant: string): BlockShelf };

/** Reads a context's stored blocks beside the thread and the key's look-up. Never rejects: nobody waits for it yet. */
export async function readBlocks(
	deps: BlocksDeps,
	tenant: string,
	query: VisibleQuery,
): Promise<Result<VisibleBlocks, Failure>> {
	try {
		return ok(await deps.blockShelf(tenant).visible(query));
	} catch (error) {
		console.error("stored blocks can't be read", error);
		return err({ reason: "unavailable", detail: "Stored blocks can't be read right now." });
	}
}

/**
 * The blocks that a context of these owners may show this key. What was read before the owners were known is taken if
 * it is theirs; where the list of threads had others, theirs are read now.
 */
export async function blocksOf(
	deps: BlocksDeps,
	reach: Reach,
	owners: Owners,
	read: Result<VisibleBlocks, Failure>,
): Promise<Result<StoredBlock[], Failure>> {
	const theirs = read.ok && !same(read.value.owners, owners);
	const found = theirs ? await readBlocks(deps, reach.tenant, { ...owners, thread: null }) : read;
	return found.ok ? ok(found.value.blocks.filter(({ scope }) => seesScope(reach, scope))) : found;
}

function same(a: Owners, b: Owners): boolean {
	return a.user_id === b.user_id && a.project_id === b.project_id;
}
