import type { Reach } from "../core/reach.ts";
import type { Clock } from "../ports/clock.ts";
import type { ThreadLog } from "../ports/thread-log.ts";
import type { ThreadContextAnswer } from "./assemble-thread-context.ts";
import type { Caller } from "./read-beside.ts";

/** An answer that is larger than this as JSON is kept without its rendering (bytes). */
const MOST_BYTES = 1_500_000;

type KeepDeps = { clock: Clock; threadLog(reach: Reach, threadId: string): ThreadLog };

/** The request and answer as they went over the wire; `report` is the answer without its rendering. */
type Exchange = { request: unknown; response: object; report: object };

/** Keeps a context in its thread. Made to run behind the answer: it never throws. */
export async function keepContext(
	deps: KeepDeps,
	caller: Caller,
	built: ThreadContextAnswer,
	exchange: Exchange,
): Promise<void> {
	try {
		const access = await caller.access();
		if (!access.ok) return;
		const response = JSON.stringify(exchange.response);
		await deps.threadLog(access.value, built.thread_id).keep({
			id: built.id,
			created_at: new Date(deps.clock.now()).toISOString(),
			model: built.model,
			counted: built.tokens.total,
			ratio: built.ratio,
			request: JSON.stringify(exchange.request),
			response: bytesOf(response) <= MOST_BYTES ? response : null,
			report: JSON.stringify(exchange.report),
			marks: built.marks,
			appended: built.appended?.id ?? null,
			gone: built.gone,
		});
	} catch (error) {
		console.error("a context could not be kept", error);
	}
}

function bytesOf(text: string): number {
	return new TextEncoder().encode(text).length;
}
