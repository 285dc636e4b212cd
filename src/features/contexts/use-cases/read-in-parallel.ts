import {
	type AccessScope,
	isBound,
	mayAccess,
	type Owners,
	seesScope,
	wholeTenant,
} from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { type MeasuredRatios, modelOf } from "../../../core/model/budget/models.ts";
import type { StoredBlock } from "../../../core/model/memory/stored-block.ts";
import type { Note } from "../../../core/model/thread/continuity.ts";
import type { Snapshot, SnapshotRequest } from "../../../core/model/thread/snapshot.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Caller } from "../../access/index.ts";
import type { BlockStore, VisibleBlocks, VisibleQuery } from "../store/block-store.ts";
import type { Calibrations } from "../store/calibrations.ts";

type SnapshotDeps = { threadLog(accessScope: AccessScope, threadId: string): ThreadLog };

/**
 * Reads a thread alongside the look-up of the key, and returns nothing of it before the key has passed and the thread was
 * found within its access scope: the snapshot carries the thread it was read of, so there is no moment in between.
 */
export async function readThread(
	deps: SnapshotDeps,
	caller: Caller,
	id: string,
	request: SnapshotRequest,
): Promise<Result<Snapshot, Failure>> {
	const reading = deps.threadLog(wholeTenant(caller.tenant), id).snapshot(request);
	const [read, access] = await Promise.all([reading, caller.access()]);
	if (!access.ok) return access;
	if (!isBound(access.value)) return read;
	// A refusal does not say whose thread it is about: asked again, within the key's access scope.
	if (!read.ok) return deps.threadLog(access.value, id).snapshot(request);
	return mayAccess(access.value, read.value.thread) ? read : err({ reason: "not_found", what: "thread" });
}

export type BlocksDeps = { blockStore(tenant: string): BlockStore };

/** Reads a context's stored blocks alongside the thread and the key's look-up. Never rejects: nobody waits for it yet. */
export async function readBlocks(
	deps: BlocksDeps,
	tenant: string,
	query: VisibleQuery,
): Promise<Result<VisibleBlocks, Failure>> {
	try {
		return ok(await deps.blockStore(tenant).visible(query));
	} catch (error) {
		console.error("stored blocks can't be read", error);
		return err({ reason: "unavailable", detail: "Stored blocks can't be read right now." });
	}
}

/**
 * The blocks that a context of these owners may show this key. What was read before the owners were known is taken if
 * it is theirs; where the list of threads had others, theirs are read now.
 */
export async function blocksOf(
	deps: BlocksDeps,
	accessScope: AccessScope,
	owners: Owners,
	read: Result<VisibleBlocks, Failure>,
): Promise<Result<StoredBlock[], Failure>> {
	const theirs = read.ok && !same(read.value.owners, owners);
	const found = theirs ? await readBlocks(deps, accessScope.tenant, { ...owners, thread: null }) : read;
	return found.ok ? ok(found.value.blocks.filter(({ scope }) => seesScope(accessScope, scope))) : found;
}

/**
 * The notes of a thread that is read. Those that were read before it was known are taken unless its object had handed them over since;
 * those of another thread that had its id are not shown. Notes that are not in D1 yet came with the thread.
 */
export async function notesOf(
	deps: BlocksDeps,
	tenant: string,
	{ thread, view, notesMoved }: Snapshot,
	read: Result<VisibleBlocks, Failure>,
): Promise<Result<Note[], Failure>> {
	if (!notesMoved) return ok(view.continuity.notes);
	const stale = read.ok && read.value.shownNotes.thread?.notes_moved === false;
	const query = { user_id: thread.user_id, project_id: thread.project_id, thread: thread.id };
	const found = stale ? await readBlocks(deps, tenant, query) : read;
	if (!found.ok) return found;
	const { thread: listed, notes } = found.value.shownNotes;
	return ok(listed?.created_at === thread.created_at ? notes : []);
}

function same(a: Owners, b: Owners): boolean {
	return a.user_id === b.user_id && a.project_id === b.project_id;
}

/** What the tenant has measured, of what was read; nothing where that failed, as then there is no context either. */
export function ratiosOf(read: Result<VisibleBlocks, Failure>): MeasuredRatios {
	return read.ok ? read.value.ratios : new Map();
}

/** Whether a context of this model (null: the thread's) may be counted with what its tenant has measured. */
export function wantsRatios(model: string | null): boolean {
	return model === null || !modelOf(model).exact;
}

/** What a tenant has measured. Never rejects. */
export async function measuredRatios(calibrations: Pick<Calibrations, "all">): Promise<MeasuredRatios> {
	try {
		return await calibrations.all();
	} catch (error) {
		console.error("calibrations could not be read; the table's ratios hold", error);
		return new Map();
	}
}
