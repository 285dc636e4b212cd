import type { Context } from "hono";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { AppEnv } from "../../../platform/http/context.ts";
import { type Upstream, upstreamOf } from "../upstream/upstream.ts";

/** The upstream that a request names in its headers, or the configured one. */
export function upstreamIn<E extends AppEnv>(c: Context<E>): Result<Upstream, Failure> {
	const { upstream, forwardAddresses } = c.var.deps;
	const given = { url: c.req.header("x-tessera-upstream"), key: c.req.header("x-tessera-upstream-key") };
	const found = upstreamOf(upstream, given, forwardAddresses.check);
	if (found.ok) return ok(found.value);
	return err({ reason: "invalid_request", problems: [{ path: "x-tessera-upstream", message: found.error }] });
}

const PASSED_BACK = ["content-type", "retry-after", "openai-model", "openai-processing-ms"];

/** What of an answer's headers is for the caller; ours are added to it. */
export function headersBack(answer: Response, own: Record<string, string> = {}): Headers {
	const headers = new Headers(own);
	for (const [name, value] of answer.headers) {
		if (PASSED_BACK.includes(name) || name.startsWith("x-ratelimit-")) headers.set(name, value);
	}
	return headers;
}
