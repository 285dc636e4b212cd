import type { ContextVariableMap } from "hono";
import { HTTPException } from "hono/http-exception";
import { ERASING } from "../../core/base/failure.ts";
import { isErasing } from "../d1/erasing.ts";
import { overMemories } from "../quotas/memory-quota.ts";
import { isMoving } from "../shards/guard.ts";
import { loggable, type PlatformFailure, platformFailure } from "./platform-failure.ts";
import type { Refusal } from "./problem.ts";

/** The refusal for what was thrown: one of hono's own, a failure of the platform, or a fault of ours. Logs the latter two. */
export function refusalOf(error: Error, requestId: string, deps: ContextVariableMap["deps"] | undefined): Refusal {
	if (error instanceof HTTPException && error.status === 415) {
		return { reason: "unsupported_media_type", detail: "The body must be application/json in UTF-8." };
	}
	if (error instanceof HTTPException && error.status === 400) {
		return { reason: "invalid_json", detail: "The body can't be parsed as JSON." };
	}
	if (isErasing(error)) return ERASING;
	if (isMoving(error)) return { reason: "unavailable", detail: MOVING };
	const over = overMemories(error);
	if (over !== null) return over;
	console.error(`request ${requestId} failed:`, loggable(error));
	const failure = platformFailure(error);
	if (failure === "storage") deps?.storageError.note();
	return failure === null ? { reason: "internal" } : { reason: "unavailable", detail: UNAVAILABLE[failure] };
}

const MOVING = "The tenant is being moved to another database; what was sent is not stored. Try again soon.";

const UNAVAILABLE = {
	storage: "The storage can't be read or written right now; what was sent is not stored. Try again later.",
	connection: "Too much at once, or a part of the service can't be reached right now; try again.",
} as const satisfies Record<PlatformFailure, string>;
