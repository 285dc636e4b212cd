import type { BlockKey, StoredBlock } from "../core/blocks/stored-block.ts";
import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { BlockShelf } from "../ports/block-shelf.ts";
import { maySeeBlock, noBlock } from "./reach-block.ts";

/** A stored block as it is now. */
export async function readBlock(
	deps: { blockShelf(tenant: string): BlockShelf },
	reach: Reach,
	key: BlockKey,
): Promise<Result<StoredBlock, Failure>> {
	const allowed = maySeeBlock(reach, key);
	if (!allowed.ok) return allowed;
	const block = await deps.blockShelf(reach.tenant).read(key);
	return block === null ? noBlock : ok(block);
}
