import type { Failure } from "../core/failure.ts";
import { isBound, type Reach, reaches, wholeTenant } from "../core/reach.ts";
import { err, type Result } from "../core/result.ts";
import type { Snapshot, SnapshotRequest } from "../core/thread/snapshot.ts";
import type { ThreadLog } from "../ports/thread-log.ts";
import type { Caller } from "./authenticate.ts";

type BesideDeps = { threadLog(reach: Reach, threadId: string): ThreadLog };

/**
 * Reads a thread beside the look-up of the key, and gives nothing of it before the key has passed and the thread was
 * found within its reach: the snapshot carries the thread it was read of, so there is no moment in between.
 */
export async function snapshotBeside(
	deps: BesideDeps,
	caller: Caller,
	id: string,
	request: SnapshotRequest,
): Promise<Result<Snapshot, Failure>> {
	const reading = deps.threadLog(wholeTenant(caller.tenant), id).snapshot(request);
	const [read, access] = await Promise.all([reading, caller.access()]);
	if (!access.ok) return access;
	if (!isBound(access.value)) return read;
	// A refusal does not say whose thread it is about: asked again, as far as the key reaches.
	if (!read.ok) return deps.threadLog(access.value, id).snapshot(request);
	return reaches(access.value, read.value.thread) ? read : err({ reason: "not_found", what: "thread" });
}
