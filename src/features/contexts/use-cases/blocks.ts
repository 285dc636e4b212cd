import { type AccessScope, changesScope, seesScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { type BlockKey, type StoredBlock, tooLargeBlock } from "../../../core/model/memory/stored-block.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import type { BlockStore, BlockVersion } from "../store/block-store.ts";

/** What a block outside the access scope answers, and one that is not there. */
const noBlock: { ok: false; error: Failure } = err({ reason: "not_found", what: "block" });

/** Whether a caller may see this block; every use case that gives one out asks here first. */
function maySeeBlock(accessScope: AccessScope, { scope }: BlockKey): Result<null, Failure> {
	return seesScope(accessScope, scope) ? ok(null) : noBlock;
}

/** Whether a caller may change this block; one it can't see is not there. */
function mayChangeBlock(accessScope: AccessScope, { scope }: BlockKey): Result<null, Failure> {
	if (!seesScope(accessScope, scope)) return noBlock;
	if (changesScope(accessScope, scope)) return ok(null);
	return err({ reason: "forbidden", detail: "This block reaches further than the key." });
}

/** A stored block as it is now. */
export async function readBlock(
	deps: { blockStore(tenant: string): BlockStore },
	accessScope: AccessScope,
	key: BlockKey,
): Promise<Result<StoredBlock, Failure>> {
	const allowed = maySeeBlock(accessScope, key);
	if (!allowed.ok) return allowed;
	const block = await deps.blockStore(accessScope.tenant).read(key);
	return block === null ? noBlock : ok(block);
}

/** A page of a block's versions, newest first; of a deleted block too, but not of one that never was. */
export async function listBlockVersions(
	deps: { blockStore(tenant: string): BlockStore },
	accessScope: AccessScope,
	key: BlockKey,
	page: { limit: number; before?: number | undefined },
): Promise<Result<BlockVersion[], Failure>> {
	const allowed = maySeeBlock(accessScope, key);
	if (!allowed.ok) return allowed;
	const versions = await deps.blockStore(accessScope.tenant).versions(key, page);
	return versions.length === 0 && page.before === undefined ? noBlock : ok(versions);
}

type WriteDeps = { clock: Clock; tokenizer: Tokenizer; blockStore(tenant: string): BlockStore };

/** Makes the block say this, as a new version unless it says so already. Naming a scope outside the access scope is refused. */
export async function writeBlock(
	deps: WriteDeps,
	accessScope: AccessScope,
	key: BlockKey,
	content: string,
): Promise<Result<StoredBlock, Failure>> {
	if (!changesScope(accessScope, key.scope)) {
		return err({ reason: "forbidden", detail: "This key is bound, and the block reaches further." });
	}
	const tooLarge = tooLargeBlock(content);
	if (tooLarge !== null) return err(tooLarge);
	const count = await deps.tokenizer.counter("o200k_base");
	const now = new Date(deps.clock.now()).toISOString();
	return ok(await deps.blockStore(accessScope.tenant).write(key, { content, tokens: count(content), now }));
}

/** Makes a block say again what a version said, as a new version; a deleted block is there again. */
export async function restoreBlock(
	deps: { clock: Clock; blockStore(tenant: string): BlockStore },
	accessScope: AccessScope,
	key: BlockKey,
	version: number,
): Promise<Result<StoredBlock, Failure>> {
	const allowed = mayChangeBlock(accessScope, key);
	if (!allowed.ok) return allowed;
	const now = new Date(deps.clock.now()).toISOString();
	const block = await deps.blockStore(accessScope.tenant).restore(key, version, now);
	return block === null ? noBlock : ok(block);
}

/** Deletes a block; its versions stay, so that it can be restored. */
export async function deleteBlock(
	deps: { clock: Clock; blockStore(tenant: string): BlockStore },
	accessScope: AccessScope,
	key: BlockKey,
): Promise<Result<null, Failure>> {
	const allowed = mayChangeBlock(accessScope, key);
	if (!allowed.ok) return allowed;
	const now = new Date(deps.clock.now()).toISOString();
	return (await deps.blockStore(accessScope.tenant).remove(key, now)) ? ok(null) : noBlock;
}
