import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import type { Report } from "../core/receipt.ts";
import { ok, type Result } from "../core/result.ts";
import type { KeptContext } from "../core/thread/kept-context.ts";
import type { RecalledItem, RecalledItems } from "../ports/recalled-items.ts";
import type { ThreadLog } from "../ports/thread-log.ts";

type ReadDeps = {
	threadLog(reach: Reach, threadId: string): Pick<ThreadLog, "context">;
	recalledItems(tenant: string): RecalledItems;
};

/**
 * A context as it was given. Its rendering is left out where it shows something of long-term memory that was erased since:
 * the thread that keeps it is not told of that, so it is looked up here.
 */
export async function readKeptContext(
	deps: ReadDeps,
	reach: Reach,
	{ thread, context }: { thread: string; context: string },
): Promise<Result<KeptContext, Failure>> {
	const kept = await deps.threadLog(reach, thread).context(context);
	if (!kept.ok || kept.value.rendering === null) return kept;
	const erased = await deps.recalledItems(reach.tenant).anyErased(recalledIn(kept.value.report));
	return erased ? ok({ ...kept.value, rendering: null }) : kept;
}

const RECALLED = /^(?:mem|rel|skl|eps)_/;

function recalledIn(answer: string): RecalledItem[] {
	const { report }: { report: Pick<Report, "items"> } = JSON.parse(answer);
	return report.items
		.filter(({ id, included }) => included && RECALLED.test(id))
		.map(({ id, provenance }) => ({ id, source_ids: provenance?.source_ids ?? [] }));
}
