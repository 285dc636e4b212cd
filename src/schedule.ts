import { cleanupDeps, createDeps, type Deps } from "./deps.ts";
import { noteStorage } from "./features/access/index.ts";
import { moveFormerNotes } from "./features/continuity/index.ts";
import { resumeErasures } from "./features/erasure/index.ts";
import {
	cleanUpMerges,
	expireMemories,
	forgetDeleted,
	reindexOutdated,
	scheduleMissedIndexing,
} from "./features/memory/index.ts";
import { carryOnMoves } from "./features/moving/index.ts";
import { reflectDue, reflectNightly } from "./features/reflection/index.ts";
import { cleanUpJobs, readChangedThreads } from "./features/threads/index.ts";
import { cleanUpRecords } from "./platform/idempotency/answers.ts";
import { isMoving } from "./platform/shards/guard.ts";

/** What is called each night. */
const NIGHTLY = "0 3 * * *";

/**
 * What the platform's clock calls: every few minutes the cleanup, each night reflection and review; for each database by itself. One part
 * that fails does not keep the others back.
 */
export async function scheduled(controller: ScheduledController, env: Env): Promise<void> {
	const nightly = controller.cron === NIGHTLY;
	const parts = await Promise.allSettled([
		...cleanupDeps(env).flatMap((deps) => (nightly ? night(deps) : cleanUp(deps, controller.scheduledTime))),
		...(nightly ? [] : [carryOnMoves(createDeps(env))]),
	]);
	// While a tenant is moved nothing is cleaned up in its databases; the next time will do.
	const failed = parts.flatMap((part) => (part.status === "rejected" && !isMoving(part.reason) ? [part.reason] : []));
	if (failed.length > 0) throw new AggregateError(failed, `the work of ${controller.cron} failed in part`);
}

function cleanUp(deps: Deps, at: number): Promise<unknown>[] {
	return [
		readChangedThreads(deps),
		scheduleMissedIndexing(deps),
		cleanUpRecords(deps),
		cleanUpJobs(deps),
		expireMemories(deps),
		noteStorage(deps, at),
		reflectDue(deps),
		reindexOutdated(deps),
		cleanUpMerges(deps),
		resumeErasures(deps),
		moveFormerNotes(deps),
	];
}

/** Review: what has expired is closed; what is due is listed by itself (`GET /v1/memories?review=due`). What was deleted long ago leaves no entry. */
function night(deps: Deps): Promise<unknown>[] {
	return [expireMemories(deps), reflectNightly(deps), forgetDeleted(deps)];
}
