import { ok, type Result } from "../../../core/base/result.ts";
import { parse } from "../../../platform/http/body.ts";
import type { Refusal } from "../../../platform/http/problem.ts";
import { ignored, type Listening, type Reading } from "./reading.ts";

/** A request as it came in: its body is looked at by its bytes, before anything reads them. */
export type SignedRequest = {
	/** A header by its name, in any case; null where it is missing. */
	header(name: string): string | null;
	body: Uint8Array;
};

/** All that is particular to a chat platform. `platforms.ts` lists them. */
export type ChatPlatform = {
	/** What its secret looks like. `wanted` names that, to stand behind "secret"; `issued`: without one it is made here. */
	secret: { holds(secret: string): boolean; wanted: string; issued: boolean };
	/**
	 * Whether a request is signed as the platform signs, with any of these secrets, and not more than five minutes ago or
	 * ahead where the time is signed too. `now`: ms since 1970. What is secret is compared in constant time.
	 */
	verify(secrets: readonly string[], request: SignedRequest, now: number): Promise<boolean>;
	/** What a body says. A refusal changes nothing. */
	read(body: Uint8Array, contentType: string | undefined, listening: Listening): Result<Reading, Refusal>;
};

/** Reads JSON. Platforms send new kinds of things at any time, so nothing is refused: what is not understood is ignored. */
export function readsJson(read: (payload: unknown, listening: Listening) => Reading): ChatPlatform["read"] {
	return (body, _, listening) => {
		const payload = parse(body);
		return ok(payload.ok ? read(payload.value, listening) : ignored("not_json"));
	};
}
