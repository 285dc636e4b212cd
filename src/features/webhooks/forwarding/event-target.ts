import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Backoff, JobError } from "../../../platform/objects/run-jobs.ts";

/** What came of one attempt to deliver an event. */
export type TargetAnswer =
	| { status: number; retry_after: string | null }
	/** Nothing was answered: why, in a few words. */
	| { status: null; error: string };

export type DeliveryError = JobError & { last_status: number | null };

export type DeliveryOutcome = Result<{ last_status: number }, DeliveryError>;

/** An event on its way to an agent. */
export type OutgoingEvent = {
	/** Where it goes; checked before (features/webhooks/forwarding/forward-address.ts). */
	url: string;
	/** The same at each attempt: by it the target tells repeats. */
	id: string;
	/** When it is sent (ms since the epoch). */
	at: number;
	/** JSON. */
	body: string;
	/** Each signs it (`whsec_…`). */
	secrets: readonly string[];
};

/** Brings events to agents as Standard Webhooks has it: signed POSTs, whose redirects are not followed. */
export type EventTarget = {
	/** Never throws; an answer that does not come within ten seconds is none. */
	send(event: OutgoingEvent): Promise<TargetAnswer>;
};

type Settings = { fetch: Fetch; agent: string; deadlineMs?: number };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A target has so long for its answer, connecting included (ms). */
const DEADLINE_MS = 10_000;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Ten attempts, as Standard Webhooks recommends. */
export const DELIVERY_BACKOFF: Backoff = {
	waits: [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS)],
	repeat: null,
	longestAsked: HOUR_MS,
	jitter: 0.2,
};

/** What follows from an answer: any 2xx is a delivery, 410 the end of it, and all else is tried again. */
export function outcomeOf(answer: TargetAnswer, now: number): DeliveryOutcome {
	if (answer.status === null) return err({ detail: answer.error, retry_after_ms: null, last_status: null });
	const { status: last_status, retry_after } = answer;
	if (last_status >= 200 && last_status < 300) return ok({ last_status });
	if (last_status === 410) {
		return err({ detail: "it is gone for good", retry_after_ms: null, final: true, last_status });
	}
	const redirects = last_status >= 300 && last_status < 400;
	const asks = last_status === 429 || last_status === 503;
	const detail = redirects ? "redirects are not followed" : `it answered ${last_status}`;
	return err({ detail, retry_after_ms: asks ? askedWait(retry_after, now) : null, last_status });
}

/** Of a `Retry-After`, seconds or a date; null if it can't be understood. */
function askedWait(retryAfter: string | null, now: number): number | null {
	if (retryAfter === null) return null;
	const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - now;
	return Number.isFinite(ms) ? ms : null;
}

/** Agents behind http addresses. */
export function httpEventTarget({ fetch, agent, deadlineMs = DEADLINE_MS }: Settings): EventTarget {
	return {
		async send({ url, id, at, body, secrets }) {
			const seconds = Math.floor(at / 1_000);
			const headers = {
				"content-type": "application/json",
				"user-agent": agent,
				"webhook-id": id,
				"webhook-timestamp": String(seconds),
				"webhook-signature": await webhookSignature(secrets, { id, seconds, body }),
			};
			const signal = AbortSignal.timeout(deadlineMs);
			return answered(() => fetch(url, { method: "POST", headers, body, redirect: "manual", signal }));
		},
	};
}

/** What a target says alongside its status is of no use to anybody, and is not read. */
async function answered(send: () => Promise<Response>): Promise<TargetAnswer> {
	try {
		const answer = await send();
		// What can't be cancelled is at its end.
		await answer.body?.cancel().catch(() => undefined);
		return { status: answer.status, retry_after: answer.headers.get("retry-after") };
	} catch (error) {
		const name = error instanceof Error ? error.name : "";
		const late = name === "TimeoutError" || name === "AbortError";
		return { status: null, error: late ? "it did not answer in time" : "it can't be reached" };
	}
}

/** The `webhook-signature` of Standard Webhooks: one `v1` for each secret (`whsec_…`). Not in script: a megabyte takes that long. */
async function webhookSignature(
	secrets: readonly string[],
	{ id, seconds, body }: { id: string; seconds: number; body: string },
): Promise<string> {
	const signed = new TextEncoder().encode(`${id}.${seconds}.${body}`);
	const signatures = secrets.map(async (secret) => {
		const bytes = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
		const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
		return `v1,${Buffer.from(await crypto.subtle.sign("HMAC", key, signed)).toString("base64")}`;
	});
	return (await Promise.all(signatures)).join(" ");
}
