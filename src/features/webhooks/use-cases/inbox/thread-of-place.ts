import { type AccessScope, wholeTenant } from "../../../../core/base/access-scope.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import { ok, type Result } from "../../../../core/base/result.ts";
import type { Thread } from "../../../../core/model/thread/thread.ts";
import { DEFAULT_CONFIG, patchedConfig } from "../../../../core/model/thread/thread-config.ts";
import type { Clock } from "../../../../platform/clock/clock.ts";
import type { IdempotencyRecords } from "../../../../platform/idempotency/store/records.ts";
import type { IdSource } from "../../../../platform/ids/id-source.ts";
import type { Quotas } from "../../../../platform/quotas/quotas.ts";
import type { ThreadLog } from "../../../../ports/thread-log.ts";
import type { Erasures } from "../../../memory/index.ts";
import { changeThread, createThread, type ThreadList } from "../../../threads/index.ts";
import { mayMeetAnother } from "../../platforms/ids.ts";
import type { Installation } from "../../platforms/installation.ts";
import type { Place } from "../../platforms/platform-event.ts";
import type { MessageEvent } from "../../store/message-marks.ts";

export type PlaceDeps = {
	clock: Clock;
	ids: IdSource;
	quotas: Quotas;
	idempotencyRecords(tenant: string): IdempotencyRecords;
	erasures(tenant: string): Pick<Erasures, "noteElsewhere">;
	threadList(accessScope: AccessScope): ThreadList;
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
};

/**
 * Makes the thread of a place, unless it exists. A thread that a caller made stays as it is. `user_id`: the owner, if only
 * one person talks there; a thread that we made before that person said anything gets this owner.
 */
export async function threadOfPlace(
	deps: PlaceDeps,
	installation: Installation,
	thread_id: string,
	{ place }: MessageEvent,
	user_id: string | undefined,
): Promise<Result<null, Failure>> {
	const { tenant, platform, id } = installation;
	const accessScope = wholeTenant(tenant);
	const found = await deps.threadLog(accessScope, thread_id).read();
	if (found.ok) return user_id === undefined ? ok(null) : give(deps, installation, found.value, user_id);
	const { channel, thread } = place;
	const made = await createThread(deps, accessScope, thread_id, {
		user_id: user_id ?? null,
		project_id: null,
		title: null,
		model: null,
		budget: null,
		metadata: JSON.stringify({ platform, installation: id, channel, ...(thread !== null && { thread }) }),
		config: patchedConfig(DEFAULT_CONFIG, { learn: installation.learn }),
	});
	// Somebody else has made it meanwhile.
	return made.ok || made.error.reason === "already_exists" ? ok(null) : made;
}

/** Whether the thread with this place's id was made for another place, whose id is written in the same way. */
export async function isOfAnotherPlace(
	deps: Pick<PlaceDeps, "threadLog">,
	{ tenant, platform }: Installation,
	thread_id: string,
	place: Place,
): Promise<boolean> {
	if (!mayMeetAnother(platform, place)) return false;
	const found = await deps.threadLog(wholeTenant(tenant), thread_id).read();
	if (!found.ok) return false;
	const made = JSON.parse(found.value.metadata);
	// Of a thread that a caller made, nothing is known.
	if (made.platform !== platform || typeof made.channel !== "string") return false;
	return !isSamePlace({ channel: made.channel, thread: made.thread ?? null }, place);
}

export function isSamePlace(one: Pick<Place, "channel" | "thread">, other: Pick<Place, "channel" | "thread">): boolean {
	return one.channel === other.channel && one.thread === other.thread;
}

async function give(
	deps: PlaceDeps,
	{ tenant, id }: Installation,
	thread: Thread,
	user_id: string,
): Promise<Result<null, Failure>> {
	const ours = JSON.parse(thread.metadata).installation === id;
	if (thread.user_id !== null || !ours) return ok(null);
	const given = await changeThread(deps, wholeTenant(tenant), thread.id, { user_id });
	return given.ok || given.error.reason === "not_found" ? ok(null) : given;
}
