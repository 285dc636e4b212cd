import type { Failure } from "../../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { JobError } from "../../../../platform/objects/run-jobs.ts";
import type { EventEnd } from "../../store/inbox-work.ts";

/** How an event ended; else why it has to be tried again. */
export type EventOutcome = Result<EventEnd, JobError>;

export function ended(end: Partial<EventEnd> = {}): EventOutcome {
	return ok({ mark: null, forward: false, stands_as: null, refused: null, reply: null, ...end });
}

/** What a failure does to an event: what may pass is tried again, a full tenant too, and all else ends it. */
export function failedEvent(failure: Failure): EventOutcome {
	if (failure.reason === "unavailable" || "quota" in failure)
		return err({ detail: failure.detail, retry_after_ms: null });
	return ended({ refused: whyOf(failure) });
}

function whyOf(failure: Failure): string {
	if (failure.reason === "invalid_request") {
		return failure.problems.map(({ path, message }) => `${path}: ${message}`).join("; ");
	}
	return "detail" in failure ? `${failure.reason}: ${failure.detail}` : failure.reason;
}
