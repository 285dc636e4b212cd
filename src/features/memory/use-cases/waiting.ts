import { type AccessScope, changesMemoryScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import type { Memory } from "../../../core/model/memory/memory.ts";
import type { Waiting } from "../../../core/model/waiting/waiting-entry.ts";
import type { MemoryStore, Review } from "../store/memories/memory-store.ts";
import type { WaitingMemories } from "../store/waiting/waiting-memories.ts";
import {
	type AskedMemories,
	type DeleteDeps,
	deleteMemory,
	listMemories,
	readMemory,
	reviewMemory,
} from "./memories.ts";
import { type ReviewedWaiting, reviewWaiting, type WaitingDeps } from "./review-waiting.ts";

type Deps = Parameters<typeof listMemories>[0] & {
	memoryStore(accessScope: AccessScope): MemoryStore;
	waitingMemories(accessScope: AccessScope): WaitingMemories;
};

/** `proposed`: what waits for approval. */
type Asked = Omit<AskedMemories, "status"> & { status: Exclude<AskedMemories["status"], undefined> | "proposed" };

/** Memories as `listMemories` lists them; with those whose review is due stands what waits for approval. */
export async function listWithWaiting(
	deps: Deps,
	accessScope: AccessScope,
	{ status, ...query }: Asked,
): Promise<Result<(Memory | Waiting)[], Failure>> {
	// It is asked first, as it refuses scopes that a key may not name.
	const memories = await listMemories(deps, accessScope, {
		...query,
		status: status === "proposed" ? "active" : status,
	});
	const waits = status === "proposed" || (query.due && status === "active");
	// What waits has no metadata yet.
	const named = Object.keys(query.metadata ?? {}).length > 0;
	if (!memories.ok || !waits || named) return status === "proposed" ? none(memories) : memories;
	const waiting = await deps.waitingMemories(accessScope).page(query);
	if (status === "proposed") return ok(waiting);
	return ok([...waiting, ...memories.value].toSorted(newestFirst).slice(0, query.limit));
}

function none<E>(read: Result<unknown, E>): Result<never[], E> {
	return read.ok ? ok([]) : read;
}

function newestFirst(a: Memory | Waiting, b: Memory | Waiting): number {
	return `${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? 1 : -1;
}

/** A memory as it is now, or something that waits for approval. */
export async function readWithWaiting(
	deps: Deps,
	accessScope: AccessScope,
	id: string,
): Promise<Result<Memory | Waiting, Failure>> {
	const memory = await readMemory(deps, accessScope, id);
	if (memory.ok) return memory;
	const waiting = await deps.waitingMemories(accessScope).read(id);
	return waiting === null ? memory : ok(waiting);
}

/** Carries out what somebody decided about a memory, or about something that waits for approval. */
export async function reviewWithWaiting(
	deps: Deps & WaitingDeps,
	accessScope: AccessScope,
	id: string,
	review: Review,
): Promise<Result<Memory | ReviewedWaiting, Failure>> {
	const found = await readWithWaiting(deps, accessScope, id);
	if (found.ok && "what" in found.value) return reviewWaiting(deps, accessScope, found.value, review);
	return reviewMemory(deps, accessScope, id, review);
}

/** Erases a memory, or something that waits for approval. */
export async function deleteWithWaiting(
	deps: Deps & DeleteDeps,
	accessScope: AccessScope,
	id: string,
): Promise<Result<null, Failure>> {
	const found = await readWithWaiting(deps, accessScope, id);
	const waits = found.ok && "what" in found.value && changesMemoryScope(accessScope, found.value.scope);
	if (waits && (await deps.waitingMemories(accessScope).remove(id))) return ok(null);
	return deleteMemory(deps, accessScope, id);
}
