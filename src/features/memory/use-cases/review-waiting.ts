import { type AccessScope, changesMemoryScope, wholeTenant } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Memory } from "../../../core/model/memory/memory.ts";
import { quoteOf, type Waiting } from "../../../core/model/waiting/waiting-entry.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { MemoryStore, Review } from "../store/memories/memory-store.ts";
import type { RelationGraph } from "../store/relations/relation-graph.ts";
import type { WaitingMemories } from "../store/waiting/waiting-memories.ts";

export type WaitingDeps = {
	clock: Clock;
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "write" | "change" | "retire">;
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "learn" | "close" | "retire">;
	waitingMemories(accessScope: AccessScope): Pick<WaitingMemories, "remove">;
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "messages">;
};

/** What became of something that waited. `memory`: as it is remembered now; null: it is a relation, or was dropped. */
export type ReviewedWaiting = { waiting: Waiting; decision: "keep" | "expire"; memory: Memory | null };

const gone: { ok: false; error: Failure } = err({ reason: "not_found", what: "memory" });

/**
 * Keeps or drops something that was learned and waits. Kept, it is written as if it was learned now, under its id: so a repeat
 * after a crash adds nothing. Should its message have been deleted meanwhile, nothing of it stays.
 */
export async function reviewWaiting(
	deps: WaitingDeps,
	accessScope: AccessScope,
	waiting: Waiting,
	review: Review,
): Promise<Result<ReviewedWaiting, Failure>> {
	if (!changesMemoryScope(accessScope, waiting.scope)) {
		return err({ reason: "forbidden", detail: "This memory reaches further than the key." });
	}
	const { decision } = review;
	if (decision === "supersede") {
		const message = "must be keep or expire: it waits for approval";
		return err({ reason: "invalid_request", problems: [{ path: "decision", message }] });
	}
	const queue = deps.waitingMemories(accessScope);
	if (decision === "expire") {
		return (await queue.remove(waiting.id)) ? ok({ waiting, decision, memory: null }) : gone;
	}
	const memory = await write(deps, accessScope.tenant, waiting, review.review_at);
	await queue.remove(waiting.id);
	return (await isRetracted(deps, accessScope.tenant, waiting)) ? gone : ok({ waiting, decision, memory });
}

async function write(
	deps: WaitingDeps,
	tenant: string,
	{ what }: Waiting,
	review_at: string | null,
): Promise<Memory | null> {
	const now = new Date(deps.clock.now()).toISOString();
	if (what.kind === "relation") {
		const graph = deps.relationGraph(wholeTenant(tenant));
		if (what.ended === null) await graph.learn([what.entry], what.scopes, now);
		else await graph.close(what.entry, what.ended);
		return null;
	}
	const store = deps.memoryStore(wholeTenant(tenant));
	// What it replaces stands under one key with it from now on; should that be gone, it replaces nothing.
	if (what.replaces !== null) await store.change(what.replaces, { key: what.entry.key }, now);
	const [written] = await store.write([{ ...what.entry, review_at: review_at ?? what.entry.review_at }], now);
	return written?.memory ?? null;
}

/** Whoever deleted its message while it was kept found nothing to retract. */
async function isRetracted(deps: WaitingDeps, tenant: string, { what }: Waiting): Promise<boolean> {
	const quote = quoteOf(what);
	if (quote === null) return false;
	const log = deps.threadLog(wholeTenant(tenant), quote.thread_id);
	const page = await log.messages({ after_seq: quote.seq - 1, order: "asc", limit: 1 });
	// What was handed over to be learned from need not stand in its thread.
	const [there] = page.ok ? page.value.messages : [];
	if (page.ok && (there?.id !== quote.message_id || there.deleted !== true)) return false;
	const from = { thread_id: quote.thread_id, message_ids: [quote.message_id] };
	const now = new Date(deps.clock.now()).toISOString();
	await deps.memoryStore(wholeTenant(tenant)).retire({ ...from, because: "deleted" }, now);
	await deps.relationGraph(wholeTenant(tenant)).retire(from);
	return true;
}
