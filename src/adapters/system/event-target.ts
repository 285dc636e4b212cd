import type { TargetAnswer } from "../../core/webhooks/delivery-attempts.ts";
import type { EventTarget } from "../../ports/event-target.ts";
import { webhookSignature } from "./webhook-signature.ts";

type Settings = { fetch: Fetch; agent: string; deadlineMs?: number };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A target has so long for its answer, connecting included (ms). */
const DEADLINE_MS = 10_000;

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

/** What a target says beside its status is of no use to anybody, and is not read. */
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
