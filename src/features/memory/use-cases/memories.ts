import {
	type AccessScope,
	changesMemoryScope,
	namedScopes,
	threadOfScope,
	wholeTenant,
} from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { ratedImportance } from "../../../core/model/memory/importance.ts";
import { type Memory, type NewMemory, type Quote, tooLargeMemory } from "../../../core/model/memory/memory.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { forgetAnswers, forgetUnnamed, MEMORY_ANSWERS } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import { withinQuota } from "../../../platform/quotas/memory-quota.ts";
import type {
	Expected,
	MemoryEntry,
	MemoryPatch,
	MemoryQuery,
	MemoryStore,
	Review,
	WrittenMemory,
} from "../store/memories/memory-store.ts";
import type { RelationGraph } from "../store/relations/relation-graph.ts";
import type { WaitingMemories } from "../store/waiting/waiting-memories.ts";
import { removeThreadMemories, type ThreadMemoriesDeps } from "./forget-thread.ts";

/** What a memory outside the access scope answers, and one that is not there. */
const noMemory: { ok: false; error: Failure } = err({ reason: "not_found", what: "memory" });

/** A memory that the caller may change; one it can't see is not there. */
async function changeableMemory(
	store: Pick<MemoryStore, "read">,
	accessScope: AccessScope,
	id: string,
): Promise<Result<Memory, Failure>> {
	const memory = await store.read(id);
	if (memory === null) return noMemory;
	if (changesMemoryScope(accessScope, memory.scope)) return ok(memory);
	return err({ reason: "forbidden", detail: "This memory reaches further than the key." });
}

/** A memory as it is now. */
export async function readMemory(
	deps: { memoryStore(accessScope: AccessScope): MemoryStore },
	accessScope: AccessScope,
	id: string,
): Promise<Result<Memory, Failure>> {
	const memory = await deps.memoryStore(accessScope).read(id);
	return memory === null ? noMemory : ok(memory);
}

type ListDeps = { clock: Clock; memoryStore(accessScope: AccessScope): MemoryStore };

/** What is asked of the list; `due`: only those whose review is due now. */
export type AskedMemories = Omit<MemoryQuery, "review_due"> & { due: boolean };

/** Memories, newest first. A scope that a bound key may not name is refused. */
export async function listMemories(
	deps: ListDeps,
	accessScope: AccessScope,
	{ due, ...query }: AskedMemories,
): Promise<Result<Memory[], Failure>> {
	const { scope } = query;
	const named = namedScopes(accessScope);
	if (scope !== undefined && named !== null && threadOfScope(scope) === null && !named.includes(scope)) {
		return err({ reason: "forbidden", detail: "This key is bound to another scope." });
	}
	const review_due = due ? new Date(deps.clock.now()).toISOString() : undefined;
	return ok(await deps.memoryStore(accessScope).page({ ...query, review_due }));
}

type ChangeDeps = { clock: Clock; memoryStore(accessScope: AccessScope): MemoryStore };

/** Changes a memory; another content is a new version under its id. One that is no longer as expected is not found. */
export async function changeMemory(
	deps: ChangeDeps,
	accessScope: AccessScope,
	id: string,
	patch: MemoryPatch,
	expected?: Expected,
): Promise<Result<Memory, Failure>> {
	const store = deps.memoryStore(accessScope);
	const memory = await changeableMemory(store, accessScope, id);
	if (!memory.ok) return memory;
	const tooLarge = tooLargeMemory([patch]);
	if (tooLarge !== null) return err(tooLarge);
	if (memory.value.type === "insight" && patch.type !== undefined && patch.type !== "insight") {
		const message = "must be insight: what it rests on would be hidden";
		return err({ reason: "invalid_request", problems: [{ path: "type", message }] });
	}
	return store.change(id, patch, new Date(deps.clock.now()).toISOString(), expected);
}

type ReviewDeps = { clock: Clock; memoryStore(accessScope: AccessScope): MemoryStore };

/** Carries out what somebody decided about a memory: it still holds, it is over, or another one took its place. */
export async function reviewMemory(
	deps: ReviewDeps,
	accessScope: AccessScope,
	id: string,
	review: Review,
): Promise<Result<Memory, Failure>> {
	const store = deps.memoryStore(accessScope);
	const memory = await changeableMemory(store, accessScope, id);
	if (!memory.ok) return memory;
	return store.review(id, review, new Date(deps.clock.now()).toISOString());
}

export type DeleteDeps = {
	clock: Clock;
	idempotencyRecords(tenant: string): IdempotencyRecords;
	memoryStore(accessScope: AccessScope): MemoryStore;
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "removeOf">;
};

/**
 * Erases what a memory says and said, with the relations learned with it, and forgets the kept answers that hold it. One with
 * another key than expected is not found.
 */
export async function deleteMemory(
	deps: DeleteDeps,
	accessScope: AccessScope,
	id: string,
	expected?: Pick<Expected, "key">,
): Promise<Result<null, Failure>> {
	const store = deps.memoryStore(accessScope);
	const memory = await changeableMemory(store, accessScope, id);
	if (!memory.ok) return memory;
	if (expected !== undefined && memory.value.key !== expected.key) return noMemory;
	const forget = async () => {
		const own = await forgetAnswers(deps, accessScope.tenant, MEMORY_ANSWERS, "all", JSON.stringify(id));
		return own.ok ? forgetUnnamed(deps, accessScope.tenant) : own;
	};
	// Before, as a call that fails here can be repeated, and after, as an answer may have been kept in between.
	const forgotten = await forget();
	if (!forgotten.ok) return forgotten;
	await deps.relationGraph(wholeTenant(accessScope.tenant)).removeOf([id]);
	return (await store.remove(id, new Date(deps.clock.now()).toISOString(), expected)) ? forget() : noMemory;
}

/** Which memories go: those of a scope, of one type, made before a time. */
type Unwanted = { scope: string; type?: MemoryQuery["type"]; before?: string | undefined };

/** So many are removed in a row before others get their turn. */
const REMOVED_AT_ONCE = 200;

/**
 * Erases all of a scope that a filter names, step by step, each as `deleteMemory` does; returns how many. Should it break off,
 * what is left is erased by a repeat.
 */
export async function deleteMemories(
	deps: DeleteDeps & { waitingMemories(accessScope: AccessScope): Pick<WaitingMemories, "removeAll"> },
	accessScope: AccessScope,
	{ scope, type, before }: Unwanted,
): Promise<Result<number, Failure>> {
	if (!changesMemoryScope(accessScope, scope)) {
		return err({ reason: "forbidden", detail: "This key does not write in that scope." });
	}
	const store = deps.memoryStore(accessScope);
	const forget = async () => {
		// Which of them an answer shows is not looked up: each one's id begins so.
		const own = await forgetAnswers(deps, accessScope.tenant, MEMORY_ANSWERS, "all", '"mem_');
		return own.ok ? forgetUnnamed(deps, accessScope.tenant) : own;
	};
	const first = await forget();
	if (!first.ok) return first;
	// No id is less than the empty one, so what was made at that very time stays.
	const after = before === undefined ? undefined : { created_at: before, id: "" };
	let deleted = await deps.waitingMemories(accessScope).removeAll({ scope, type, before });
	for (;;) {
		const some = await store.page({ scope, type, after, limit: REMOVED_AT_ONCE });
		const ids = some.map(({ id }) => id);
		if (ids.length === 0) break;
		await deps.relationGraph(wholeTenant(accessScope.tenant)).removeOf(ids);
		deleted += await store.removeAll(ids, new Date(deps.clock.now()).toISOString());
		await deps.clock.pause(0);
	}
	const last = await forget();
	return last.ok ? ok(deleted) : last;
}

export type WriteDeps = Omit<ThreadMemoriesDeps, "memoryStore"> & {
	clock: Clock;
	ids: IdSource;
	memoryStore(accessScope: AccessScope): MemoryStore;
	/** Whether a thread is listed is all that is asked of the list. */
	threadList(accessScope: AccessScope): { has(id: string): Promise<boolean> };
};

/** A memory as a caller gives it. `quotes`: of the message that it was given in, with which it goes. */
export type GivenMemory = Omit<NewMemory, "quotes" | "evidence" | "depth"> & { quotes?: readonly Quote[] | undefined };

export type Rate = (memory: GivenMemory) => number;

/** Writes memories, all or none, in their order; what has no importance is rated. */
export function writeMemories(
	deps: WriteDeps,
	accessScope: AccessScope,
	given: readonly GivenMemory[],
	rate: Rate = ratedImportance,
): Promise<Result<WrittenMemory[], Failure>> {
	return writeWith(deps, accessScope, { given, rate }, async (store, entries, now) =>
		ok(await store.write(entries, now)),
	);
}

type Write<T> = (store: MemoryStore, entries: readonly MemoryEntry[], now: string) => Promise<Result<T, Failure>>;

/** Checks, rates and writes what is given; nothing of it stays if its thread was deleted meanwhile. */
export async function writeWith<T>(
	deps: WriteDeps,
	accessScope: AccessScope,
	{ given, rate }: { given: readonly GivenMemory[]; rate: Rate },
	write: Write<T>,
): Promise<Result<T, Failure>> {
	const tooLarge = tooLargeMemory(given);
	if (tooLarge !== null) return err(tooLarge);
	const scopes = [...new Set(given.map(({ scope }) => scope))];
	if (!scopes.every((scope) => changesMemoryScope(accessScope, scope))) {
		return err({ reason: "forbidden", detail: "This key does not write in that scope." });
	}
	const threads = scopes.flatMap((scope) => threadOfScope(scope) ?? []);
	const there = await missingThread(deps, accessScope, threads);
	if (there !== null) return noThread;
	const entries = given.map((memory) => ({
		...memory,
		...{ id: deps.ids.next("mem"), importance: memory.importance ?? rate(memory) },
		...{ weighed: memory.importance !== null, quotes: memory.quotes ?? [], evidence: [] },
	}));
	const now = new Date(deps.clock.now()).toISOString();
	const within = await withinQuota(() => write(deps.memoryStore(accessScope), entries, now));
	const written = within.ok ? within.value : within;
	if (!written.ok) return written;
	const missing = await missingThread(deps, accessScope, threads);
	if (missing === null) return written;
	await removeThreadMemories(deps, accessScope.tenant, missing);
	return noThread;
}

const noThread = err<Failure>({ reason: "not_found", what: "thread" });

/** The first of these threads that is not in the caller's list; null if all are. */
async function missingThread(
	deps: WriteDeps,
	accessScope: AccessScope,
	threads: readonly string[],
): Promise<string | null> {
	const list = deps.threadList(accessScope);
	const found = await Promise.all(threads.map((thread) => list.has(thread)));
	return threads.find((_, index) => found[index] === false) ?? null;
}
