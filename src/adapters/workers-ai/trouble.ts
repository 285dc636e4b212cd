import type { ModelTrouble } from "../../ports/text-model.ts";

/** developers.cloudflare.com/workers-ai/platform/errors: the internal code leads the message. */
const TIMED_OUT = [3007, 3008];
const LIMITED = [3036, 3040];
const REFUSED = [3003, 3006, 3023, 3039, 3041, 3042];

/** What a call of the binding that threw means. `schemaRefused`: without a schema it may work. */
export function troubleOf(error: unknown): ModelTrouble & { schemaRefused?: boolean } {
	const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
	if (name === "TimeoutError" || name === "AbortError") return { reason: "timeout" };
	const code = Number(/^(?:\w+: )?(\d{3,5}):/.exec(message)?.[1] ?? 0);
	if (TIMED_OUT.includes(code) || code === 408) return { reason: "timeout" };
	if (LIMITED.includes(code) || code === 429) return { reason: "rate_limited", retry_after_ms: null };
	const schemaRefused = /json[ _-]?(?:mode|schema)|response_format|guided_json/i.test(message);
	if (REFUSED.includes(code) || (code >= 400 && code < 500) || (code >= 5000 && code < 6000) || schemaRefused) {
		console.error("Workers AI refused a request", message.slice(0, 300));
		return { reason: "refused", detail: code === 0 ? "refused" : `error ${code}`, schemaRefused };
	}
	return { reason: "failed", detail: code === 0 ? "no answer" : `error ${code}` };
}
