import { ok, type Result } from "../../../core/base/result.ts";
import { parse } from "../../../platform/http/body.ts";
import type { Refusal } from "../../../platform/http/problem.ts";
import { ignored, type Listening, type Reading } from "./reading.ts";

/** A request as it came. Its signature is checked over the bytes of the body. */
export type SignedRequest = {
	/** A header by its name, in any case; null where it is missing. */
	header(name: string): string | null;
	body: Uint8Array;
};

/** All that is particular to a chat platform. `platforms.ts` lists them. */
export type ChatPlatform = {
	/** What its secret looks like. `wanted`: what the error says of another, such as "must be …"; `issued`: if none is given, we make one. */
	secret: { holds(secret: string): boolean; wanted: string; issued: boolean };
	/**
	 * Whether a request is signed with any of these secrets. If the time is signed too, it may differ by five minutes.
	 * `now`: ms since 1970. Secrets are compared in constant time.
	 */
	verify(secrets: readonly string[], request: SignedRequest, now: number): Promise<boolean>;
	/** Reads a body. A refusal changes nothing. */
	read(body: Uint8Array, contentType: string | undefined, listening: Listening): Result<Reading, Refusal>;
};

/** Reads JSON. What is not understood is ignored, not refused, because platforms add new kinds at any time. */
export function readsJson(read: (payload: unknown, listening: Listening) => Reading): ChatPlatform["read"] {
	return (body, _, listening) => {
		const payload = parse(body);
		return ok(payload.ok ? read(payload.value, listening) : ignored("not_json"));
	};
}
