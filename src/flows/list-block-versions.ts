import type { BlockKey } from "../core/blocks/stored-block.ts";
import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { BlockShelf, BlockVersion } from "../ports/block-shelf.ts";
import { maySeeBlock, noBlock } from "./reach-block.ts";

/** A page of a block's versions, newest first; of a deleted block too, but not of one that never was. */
export async function listBlockVersions(
	deps: { blockShelf(tenant: string): BlockShelf },
	reach: Reach,
	key: BlockKey,
	page: { limit: number; before?: number | undefined },
): Promise<Result<BlockVersion[], Failure>> {
	const allowed = maySeeBlock(reach, key);
	if (!allowed.ok) return allowed;
	const versions = await deps.blockShelf(reach.tenant).versions(key, page);
	return versions.length === 0 && page.before === undefined ? noBlock : ok(versions);
}
