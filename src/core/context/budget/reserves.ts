import { BLOCK_NAMES, type BlockName } from "../../base/block.ts";
import type { Failure } from "../../base/failure.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { type Budget, windowOf } from "../../model/budget/profiles.ts";
import type { Flow } from "../../model/receipt.ts";

type Overflow = Extract<Failure, { reason: "context_overflow" }>;

/** What can't be cut, in tokens: the rendered system block, and the query with the fixed overhead. */
export type Fixed = { system: number; query: number };

/** What the blocks have after the fixed parts got their tokens. */
export type Reserves = {
	/** Tokens of each block before any surplus reaches it. */
	blocks: Record<BlockName, number>;
	/** What the query leaves of its reserve. It flows to the last rank only. */
	querySurplus: number;
	flows: Flow[];
	/** The most tokens of all blocks together. */
	room: number;
};

/**
 * Grants tokens to the fixed parts before the waterfall runs. A query over its reserve takes from the last rank
 * first. A system block that exceeds its budget because of its rule borrows from the last rank upwards, at most half
 * of each lender's budget, then from what the query leaves, and the rest of the lenders only if the context would
 * fail otherwise. `room` is what query and blocks may use together: less than the sum of the budgets if a ratio is
 * applied, or after a rendering was too large.
 */
export function reserveTokens(
	budget: Budget,
	fixed: Fixed,
	options: { waterfall: boolean; room: number; order: readonly BlockName[] },
): Result<Reserves, Overflow> {
	const { system, project, task, history, knowledge } = budget;
	const reserves: Reserves = {
		blocks: { system, project, task, history, knowledge },
		querySurplus: Math.max(0, budget.user_query - fixed.query),
		flows: [],
		room: options.room - fixed.query,
	};
	const queryOver = Math.max(0, fixed.query - budget.user_query);
	const lastRankFirst = options.order.toReversed();
	const queryTaken = take(reserves, lastRankFirst, fixed, queryOver);
	for (const [from, tokens] of queryTaken.from) reserves.flows.push({ from, to: "query", tokens, kind: "query" });

	if (options.waterfall) borrowForSystem(reserves, lastRankFirst, budget, fixed.system);

	const short = queryTaken.missing + Math.max(0, fixed.system - reserves.blocks.system);
	return short > 0 || fixed.system > reserves.room ? err(overflow(budget, fixed)) : ok(reserves);
}

/** Takes tokens from the last rank first, except what the system block needs. */
function take(
	reserves: Reserves,
	lastRankFirst: readonly BlockName[],
	fixed: Fixed,
	wanted: number,
): { from: [BlockName, number][]; missing: number } {
	const from: [BlockName, number][] = [];
	let missing = wanted;
	for (const name of lastRankFirst) {
		const kept = name === "system" ? fixed.system : 0;
		const taken = Math.min(Math.max(0, reserves.blocks[name] - kept), missing);
		if (taken === 0) continue;
		reserves.blocks[name] -= taken;
		missing -= taken;
		from.push([name, taken]);
	}
	return { from, missing };
}

function borrowForSystem(
	reserves: Reserves,
	lastRankFirst: readonly BlockName[],
	budget: Budget,
	needed: number,
): void {
	const lend = (from: BlockName | "query", most: number): number => {
		const tokens = Math.min(most, needed - reserves.blocks.system);
		if (tokens <= 0) return 0;
		reserves.blocks.system += tokens;
		reserves.flows.push({ from, to: "system", tokens, kind: "borrowed" });
		return tokens;
	};
	const lenders = lastRankFirst.filter((name) => name !== "system");
	for (const name of lenders) {
		reserves.blocks[name] -= lend(name, Math.min(reserves.blocks[name], Math.floor(budget[name] / 2)));
	}
	reserves.querySurplus -= lend("query", reserves.querySurplus);
	// A context that fits the window must not fail because of who would have to lend.
	for (const name of lenders) reserves.blocks[name] -= lend(name, reserves.blocks[name]);
}

function overflow(budget: Budget, fixed: Fixed): Overflow {
	return {
		reason: "context_overflow",
		window: windowOf(budget),
		needed: fixed.system + fixed.query + budget.response + budget.safety_buffer,
		blocks: [
			...BLOCK_NAMES.map((name) => ({ name, budget: budget[name], needed: name === "system" ? fixed.system : 0 })),
			{ name: "query", budget: budget.user_query, needed: fixed.query },
		],
	};
}
