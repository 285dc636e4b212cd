import type { AccessScope } from "../../../core/base/access-scope.ts";
import { ERASING } from "../../../core/base/failure.ts";
import { compared, OTHER_CONTENT, type Restored } from "../../../core/model/thread/exported.ts";
import { isErasing } from "../../../platform/d1/erasing.ts";
import type { BlockVersion } from "../store/block-store.ts";
import type { ExportedBlocks } from "../store/exported-blocks.ts";

export type RestoreBlockDeps = { exportedBlocks(accessScope: AccessScope): ExportedBlocks };

/** Puts a version of a block back under its number: the next one, so that nothing a block says is replaced. */
export async function restoreBlockVersion(
	deps: RestoreBlockDeps,
	accessScope: AccessScope,
	block: BlockVersion,
): Promise<Restored> {
	const blocks = deps.exportedBlocks(accessScope);
	const { version, newest } = await blocks.read(block);
	if (version !== null) return compared(version, block);
	if (newest !== block.version - 1) return { refused: `version ${newest + 1} of this block is not there` };
	try {
		return (await blocks.append(block)) ? "imported" : OTHER_CONTENT;
	} catch (error) {
		if (!isErasing(error)) throw error;
		return { refused: `${ERASING.reason}: ${ERASING.detail}` };
	}
}
