import type { Platform } from "../core/webhooks/installation.ts";

/** A request as it came in: its body is looked at by its bytes, before anything reads them. */
export type SignedRequest = {
	/** A header by its name, in any case; null where it is missing. */
	header(name: string): string | null;
	body: Uint8Array;
};

/** Tells whether a request comes from whom a secret is shared with. */
export type PlatformSignatures = {
	/**
	 * Whether it is signed as this platform signs, with any of these secrets, and not more than five minutes ago or ahead
	 * where the time is signed too. `now`: ms since 1970.
	 */
	verify(platform: Platform, secrets: readonly string[], request: SignedRequest, now: number): Promise<boolean>;
};
