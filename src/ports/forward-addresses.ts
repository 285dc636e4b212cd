import type { Result } from "../core/result.ts";

/** Where events may be sent to. Asked when an address is given and again before each attempt, as the setting may change. */
export type ForwardAddresses = {
	/** The address as it is to be called, or what it must be (to stand behind its name: "must be …"). */
	check(url: string): Result<string, string>;
};
