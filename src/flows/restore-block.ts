import type { BlockKey, StoredBlock } from "../core/blocks/stored-block.ts";
import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { BlockShelf } from "../ports/block-shelf.ts";
import type { Clock } from "../ports/clock.ts";
import { mayChangeBlock, noBlock } from "./reach-block.ts";

/** Makes a block say again what a version said, as a new version; a deleted block is there again. */
export async function restoreBlock(
	deps: { clock: Clock; blockShelf(tenant: string): BlockShelf },
	reach: Reach,
	key: BlockKey,
	version: number,
): Promise<Result<StoredBlock, Failure>> {
	const allowed = mayChangeBlock(reach, key);
	if (!allowed.ok) return allowed;
	const now = new Date(deps.clock.now()).toISOString();
	const block = await deps.blockShelf(reach.tenant).restore(key, version, now);
	return block === null ? noBlock : ok(block);
}
