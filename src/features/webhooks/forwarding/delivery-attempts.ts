/** What came of one attempt to deliver an event. */
export type TargetAnswer =
	| { status: number; retry_after: string | null }
	/** Nothing was answered: why, in a few words. */
	| { status: null; error: string };

/** What becomes of a delivery after an attempt; `wait_ms`: until the next one. */
export type Verdict = { last_status: number | null } & (
	| { status: "delivered" }
	| { status: "failed"; error: string }
	| { status: "queued"; error: string; wait_ms: number }
);

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long it waits after each attempt that failed (ms), as Standard Webhooks recommends; behind the last wait is the last attempt. */
const WAITS = [
	5 * SECOND_MS,
	5 * MINUTE_MS,
	30 * MINUTE_MS,
	2 * HOUR_MS,
	5 * HOUR_MS,
	10 * HOUR_MS,
	14 * HOUR_MS,
	20 * HOUR_MS,
	24 * HOUR_MS,
];

/** Up to this part of a wait comes on top, so that what failed together does not come again together. */
const JITTER = 0.2;

/** A target that asks to be left alone for longer is asked again after this. */
const LONGEST_ASKED_MS = HOUR_MS;

/** What follows from an answer: any 2xx is a delivery, 410 the end of it, and all else is tried again as long as attempts are left. */
export function verdictOf(answer: TargetAnswer, delivery: { id: string; attempts: number }, now: number): Verdict {
	if (answer.status === null) return tryAgain(answer.error, delivery, { last_status: null, asked_ms: 0 });
	const { status: last_status, retry_after } = answer;
	if (last_status >= 200 && last_status < 300) return { status: "delivered", last_status };
	if (last_status === 410) return { status: "failed", last_status, error: "it is gone for good" };
	const redirects = last_status >= 300 && last_status < 400;
	const asks = last_status === 429 || last_status === 503;
	const asked_ms = asks ? askedWait(retry_after, now) : 0;
	const error = redirects ? "redirects are not followed" : `it answered ${last_status}`;
	return tryAgain(error, delivery, { last_status, asked_ms });
}

/** Puts a delivery off that did not come about this time; the last attempt fails it. */
export function tryAgain(
	error: string,
	{ id, attempts }: { id: string; attempts: number },
	{ last_status, asked_ms }: { last_status: number | null; asked_ms: number } = { last_status: null, asked_ms: 0 },
): Verdict {
	const wait = WAITS[attempts - 1];
	if (wait === undefined) return { status: "failed", last_status, error };
	const jittered = Math.round(wait * (1 + JITTER * spread(`${id} ${attempts}`)));
	return { status: "queued", last_status, error, wait_ms: Math.max(jittered, asked_ms) };
}

/** Of a `Retry-After`, seconds or a date; 0 where it says nothing that can be understood. */
function askedWait(retryAfter: string | null, now: number): number {
	if (retryAfter === null) return 0;
	const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - now;
	return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_ASKED_MS) : 0;
}

/** A number on 0..1 that differs from text to text (FNV-1a), so that nothing random is needed. */
function spread(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return (hash >>> 0) / 2 ** 32;
}
