import { type AccessScope, changesMemoryScope, threadOfScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { ratedImportance } from "../../../core/model/memory/importance.ts";
import { type NewMemory, type Quote, tooLargeMemory } from "../../../core/model/memory/memory.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { MemoryStore, WrittenMemory } from "../store/memories/memory-store.ts";
import { removeThreadMemories, type ThreadMemoriesDeps } from "./forget-thread.ts";

type WriteDeps = Omit<ThreadMemoriesDeps, "memoryStore"> & {
	clock: Clock;
	ids: IdSource;
	memoryStore(reach: AccessScope): MemoryStore;
	/** Whether a thread is listed is all that is asked of the list. */
	threadList(reach: AccessScope): { has(id: string): Promise<boolean> };
};

/** A memory as a caller gives it. `quotes`: of the message that it was given in, with which it goes. */
export type GivenMemory = Omit<NewMemory, "quotes" | "evidence" | "depth"> & { quotes?: readonly Quote[] | undefined };

type Rate = (memory: GivenMemory) => number;

/** Writes memories, all or none, in their order; what has no importance is rated. */
export async function writeMemories(
	deps: WriteDeps,
	reach: AccessScope,
	given: readonly GivenMemory[],
	rate: Rate = ratedImportance,
): Promise<Result<WrittenMemory[], Failure>> {
	const tooLarge = tooLargeMemory(given);
	if (tooLarge !== null) return err(tooLarge);
	const scopes = [...new Set(given.map(({ scope }) => scope))];
	if (!scopes.every((scope) => changesMemoryScope(reach, scope))) {
		return err({ reason: "forbidden", detail: "This key does not write in that scope." });
	}
	const threads = scopes.flatMap((scope) => threadOfScope(scope) ?? []);
	const there = await missingThread(deps, reach, threads);
	if (there !== null) return noThread;
	const entries = given.map((memory) => ({
		...memory,
		...{ id: deps.ids.next("mem"), importance: memory.importance ?? rate(memory) },
		...{ weighed: memory.importance !== null, quotes: memory.quotes ?? [], evidence: [] },
	}));
	const now = new Date(deps.clock.now()).toISOString();
	const written = await deps.memoryStore(reach).write(entries, now);
	const gone = await missingThread(deps, reach, threads);
	if (gone === null) return ok(written);
	await removeThreadMemories(deps, reach.tenant, gone);
	return noThread;
}

const noThread = err<Failure>({ reason: "not_found", what: "thread" });

/** The first of these threads that is not in the caller's list; null if all are. */
async function missingThread(deps: WriteDeps, reach: AccessScope, threads: readonly string[]): Promise<string | null> {
	const list = deps.threadList(reach);
	const found = await Promise.all(threads.map((thread) => list.has(thread)));
	return threads.find((_, index) => found[index] === false) ?? null;
}
