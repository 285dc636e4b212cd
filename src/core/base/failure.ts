import type { BlockName } from "./block.ts";
import type { Quota } from "./quota.ts";

/** One thing that is wrong with a request. `path` is like `messages.3.role`, and empty for the whole request. */
export type Problem = { path: string; message: string };

/** What a block needed when the window could not hold what can't be cut (tokens). */
type BlockNeed = { name: BlockName | "query"; budget: number; needed: number };

/** Everything of a user is being erased, so nothing is written for that user until it is done. */
export type ErasingFailure = { reason: "erasing"; detail: string };

export const ERASING: ErasingFailure = {
	reason: "erasing",
	detail: "This user is being erased; write again when the erasure is done.",
};

/** The tenant would hold more of something than it may: so much of it, with what was to be written. */
export type QuotaFailure = { reason: "forbidden"; detail: string; quota: Quota; limit: number; actual: number };

/** Every failure that a use case can return. The HTTP layer maps each to one status and code. */
export type Failure =
	| { reason: "invalid_request"; problems: Problem[] }
	| { reason: "unauthorized"; detail: string }
	| { reason: "forbidden"; detail: string }
	| QuotaFailure
	| { reason: "not_found"; what: string }
	| { reason: "already_exists"; detail: string }
	| ErasingFailure
	| { reason: "conflict"; currentSeq: number }
	| { reason: "conflict"; jobStatus: string; detail: string }
	| { reason: "too_large"; limit: number; actual: number }
	| { reason: "system_over_budget"; budget: number; actual: number }
	| { reason: "context_overflow"; window: number; needed: number; blocks: BlockNeed[] }
	| { reason: "invalid_budget"; detail: string; minimum?: number; maximum?: number }
	| { reason: "unavailable"; detail: string };
