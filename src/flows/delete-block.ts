import type { BlockKey } from "../core/blocks/stored-block.ts";
import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { BlockShelf } from "../ports/block-shelf.ts";
import type { Clock } from "../ports/clock.ts";
import { mayChangeBlock, noBlock } from "./reach-block.ts";

/** Deletes a block; its versions stay, so that it can be restored. */
export async function deleteBlock(
	deps: { clock: Clock; blockShelf(tenant: string): BlockShelf },
	reach: Reach,
	key: BlockKey,
): Promise<Result<null, Failure>> {
	const allowed = mayChangeBlock(reach, key);
	if (!allowed.ok) return allowed;
	const now = new Date(deps.clock.now()).toISOString();
	return (await deps.blockShelf(reach.tenant).remove(key, now)) ? ok(null) : noBlock;
}
