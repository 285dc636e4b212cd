import { type AccessScope, wholeTenant } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { MEMORY_ANSWERS, SKIPPED_ANSWERS } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { MemoryStore } from "../store/memories/memory-store.ts";
import type { RelationGraph } from "../store/relations/relation-graph.ts";
import type { SkillStore } from "../store/skills/skill-store.ts";

export type ThreadMemoriesDeps = {
	clock: Pick<Clock, "now">;
	idempotencyRecords(tenant: string): IdempotencyRecords;
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "removeScope">;
};

/**
 * Removes what is remembered in the scope of a thread that was deleted, and forgets the answers that hold it. Comes after its
 * entry in the list is taken away: whoever writes there meanwhile looks for the entry afterwards (write-memories.ts).
 */
export async function removeThreadMemories(deps: ThreadMemoriesDeps, tenant: string, thread: string): Promise<void> {
	const scope = `thread:${thread}`;
	await deps.memoryStore(wholeTenant(tenant)).removeScope(scope, new Date(deps.clock.now()).toISOString());
	await deps.idempotencyRecords(tenant).forget(MEMORY_ANSWERS, "all", JSON.stringify(scope));
	await deps.idempotencyRecords(tenant).forget(MEMORY_ANSWERS, "all", SKIPPED_ANSWERS);
	// Contexts of other threads that showed what was said in it.
	await deps.idempotencyRecords(tenant).forget(MEMORY_ANSWERS, "all", JSON.stringify(thread));
}

export type ThreadGraphDeps = {
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "removeScope">;
	skillStore(accessScope: AccessScope): Pick<SkillStore, "removeScope">;
};

/** Removes the relations and skills in the scope of a thread that was deleted. Repeating it does no harm. */
export async function removeThreadGraph(deps: ThreadGraphDeps, tenant: string, thread: string): Promise<void> {
	const accessScope = wholeTenant(tenant);
	const scope = `thread:${thread}`;
	await deps.relationGraph(accessScope).removeScope(scope);
	await deps.skillStore(accessScope).removeScope(scope);
}

export type RetireDeps = {
	clock: Clock;
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "retire">;
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "retire">;
};

/**
 * Retracts what was learned from messages that were deleted, or from all of a thread, before that is acknowledged. What is being learned from it
 * meanwhile its thread's own job retracts (features/continuity/use-cases/learning/learn-thread.ts). Repeating it does no
 * harm. Returns how many memories and relations.
 */
export async function retireLearned(
	deps: RetireDeps,
	tenant: string,
	thread_id: string,
	message_ids: readonly string[] | "all",
): Promise<Result<number, Failure>> {
	const from = { thread_id, message_ids };
	const now = new Date(deps.clock.now()).toISOString();
	try {
		const memories = await deps.memoryStore(wholeTenant(tenant)).retire({ ...from, because: "deleted" }, now);
		return ok(memories + (await deps.relationGraph(wholeTenant(tenant)).retire(from)));
	} catch (error) {
		console.error("what was learned from messages could not be taken back", error);
		return err({
			reason: "unavailable",
			detail: "It was done but for what was learned from it, which may still be recalled; try again.",
		});
	}
}
