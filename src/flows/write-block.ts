import { type BlockKey, changesScope, type StoredBlock, tooLargeBlock } from "../core/blocks/stored-block.ts";
import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { BlockShelf } from "../ports/block-shelf.ts";
import type { Clock } from "../ports/clock.ts";
import type { Tokenizer } from "../ports/tokenizer.ts";

type WriteDeps = { clock: Clock; tokenizer: Tokenizer; blockShelf(tenant: string): BlockShelf };

/** Makes the block say this, as a new version unless it says so already. Naming a scope beyond the reach is refused. */
export async function writeBlock(
	deps: WriteDeps,
	reach: Reach,
	key: BlockKey,
	content: string,
): Promise<Result<StoredBlock, Failure>> {
	if (!changesScope(reach, key.scope)) {
		return err({ reason: "forbidden", detail: "This key is bound, and the block reaches further." });
	}
	const tooLarge = tooLargeBlock(content);
	if (tooLarge !== null) return err(tooLarge);
	const count = await deps.tokenizer.counter("o200k_base");
	const now = new Date(deps.clock.now()).toISOString();
	return ok(await deps.blockShelf(reach.tenant).write(key, { content, tokens: count(content), now }));
}
