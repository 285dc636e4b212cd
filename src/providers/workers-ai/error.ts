import type { ModelError } from "../../ports/text-model.ts";

/** developers.cloudflare.com/workers-ai/platform/errors: the internal code leads the message. */
const TIMED_OUT = [3007, 3008];
const LIMITED = [3036, 3040];
const REFUSED = [3003, 3006, 3023, 3039, 3041, 3042];

/** `schemaRefused`: without a schema it may work. */
export type CallError = { error: ModelError; schemaRefused: boolean };

/** What a call of the binding that threw means. */
export function errorOf(error: unknown): CallError {
	const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
	const code = Number(/^(?:\w+: )?(\d{3,5}):/.exec(message)?.[1] ?? 0);
	const schemaRefused = /json[ _-]?(?:mode|schema)|response_format|guided_json/i.test(message);
	if (name === "TimeoutError" || name === "AbortError" || code === 408 || TIMED_OUT.includes(code)) {
		return { error: { reason: "timeout" }, schemaRefused: false };
	}
	if (code === 429 || LIMITED.includes(code)) {
		return { error: { reason: "rate_limited", retry_after_ms: null }, schemaRefused: false };
	}
	const detail = code === 0 ? "Workers AI gave an error" : `Workers AI error ${code}`;
	return { error: { reason: isOurs(code) || schemaRefused ? "refused" : "failed", detail }, schemaRefused };
}

/** Whether the request itself is what is wrong. */
function isOurs(code: number): boolean {
	return REFUSED.includes(code) || (code >= 400 && code < 500) || (code >= 5_000 && code < 6_000);
}
