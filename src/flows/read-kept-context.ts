import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import { type KeptContext, shownItems } from "../core/thread/kept-context.ts";
import type { RecalledItems } from "../ports/recalled-items.ts";
import type { ThreadLog } from "../ports/thread-log.ts";

type ReadDeps = {
	threadLog(reach: Reach, threadId: string): Pick<ThreadLog, "context">;
	recalledItems(tenant: string): RecalledItems;
};

/**
 * A context as it was given. Its rendering is left out where it shows something of long-term memory that was erased since:
 * until the thread that keeps it was told of that (forget-erased.ts) it is looked up here.
 */
export async function readKeptContext(
	deps: ReadDeps,
	reach: Reach,
	{ thread, context }: { thread: string; context: string },
): Promise<Result<KeptContext, Failure>> {
	const kept = await deps.threadLog(reach, thread).context(context);
	if (!kept.ok || kept.value.rendering === null) return kept;
	const erased = await deps
		.recalledItems(reach.tenant)
		.anyErased(shownItems(kept.value.report).filter(({ included }) => included));
	return erased ? ok({ ...kept.value, rendering: null }) : kept;
}
