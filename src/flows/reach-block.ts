import { type BlockKey, changesScope, seesScope } from "../core/blocks/stored-block.ts";
import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";

/** What a block beyond the reach answers, and one that is not there. */
export const noBlock: { ok: false; error: Failure } = err({ reason: "not_found", what: "block" });

/** Whether a caller may see this block; every flow that gives one out asks here first. */
export function maySeeBlock(reach: Reach, { scope }: BlockKey): Result<null, Failure> {
	return seesScope(reach, scope) ? ok(null) : noBlock;
}

/** Whether a caller may change this block; one it can't see is not there. */
export function mayChangeBlock(reach: Reach, { scope }: BlockKey): Result<null, Failure> {
	if (!seesScope(reach, scope)) return noBlock;
	if (changesScope(reach, scope)) return ok(null);
	return err({ reason: "forbidden", detail: "This block reaches further than the key." });
}
