import { err, type Result } from "../../core/base/result.ts";

/** An error on the way, of whatever kind of model. */
type CallError =
	| { reason: "timeout" }
	| { reason: "rate_limited"; retry_after_ms: number | null }
	| { reason: "failed"; detail: string };

type Refused = { reason: "refused"; detail: string };

/** What was thrown on the way is the network's or the deadline's. */
export async function caught<T, E>(ask: () => Promise<Result<T, E>>): Promise<Result<T, E | CallError>> {
	try {
		return await ask();
	} catch (error) {
		const name = error instanceof Error ? error.name : "";
		if (name === "TimeoutError" || name === "AbortError") return err({ reason: "timeout" });
		return err({ reason: "failed", detail: "the server can't be reached" });
	}
}

/** What an answer that is none means. Of its text only a code is told: a server may repeat what it was asked. */
export function errorOf(answer: Response, text: string): CallError | Refused {
	const { status } = answer;
	if (status === 408) return { reason: "timeout" };
	if (status === 429) return { reason: "rate_limited", retry_after_ms: retryAfterMs(answer.headers) };
	if (REDIRECTS.includes(status)) return { reason: "refused", detail: `HTTP ${status}: ${REDIRECTED}` };
	if (status >= 500) return { reason: "failed", detail: `HTTP ${status}` };
	const code = /"(?:code|type)"\s{0,4}:\s{0,4}"([\w.-]{1,60})"/.exec(text.slice(0, 2_000))?.[1];
	return { reason: "refused", detail: code === undefined ? `HTTP ${status}` : `HTTP ${status}, ${code}` };
}

/** Not followed: the key, and what a conversation says, would go to an address that nobody has set. */
const REDIRECTS = [301, 302, 303, 307, 308];

const REDIRECTED = "the server redirects, which is not followed; set TESSERA_OPENAI_BASE_URL to where it really is";

/** Milliseconds the server asks to wait, given as seconds or as a date; null if it does not say. */
function retryAfterMs(headers: Headers): number | null {
	const given = headers.get("retry-after");
	if (given === null) return null;
	const ms = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - Date.now();
	return Number.isFinite(ms) ? Math.max(0, Math.round(ms)) : null;
}
