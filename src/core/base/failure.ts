import type { BlockName } from "./block.ts";

/** One thing wrong with a request; `path` reads `messages.3.role`, empty for the request as a whole. */
export type Problem = { path: string; message: string };

/** What a block asked for when the window could not hold what can't be cut (tokens). */
type BlockNeed = { name: BlockName | "query"; budget: number; needed: number };

/** Every failure a flow can answer with. `entry/` turns each into one status and code. */
export type Failure =
	| { reason: "invalid_request"; problems: Problem[] }
	| { reason: "unauthorized"; detail: string }
	| { reason: "forbidden"; detail: string }
	| { reason: "not_found"; what: string }
	| { reason: "already_exists"; detail: string }
	| { reason: "conflict"; currentSeq: number }
	| { reason: "too_large"; limit: number; actual: number }
	| { reason: "system_over_budget"; budget: number; actual: number }
	| { reason: "context_overflow"; window: number; needed: number; blocks: BlockNeed[] }
	| { reason: "invalid_budget"; detail: string; minimum?: number; maximum?: number }
	| { reason: "unavailable"; detail: string };
