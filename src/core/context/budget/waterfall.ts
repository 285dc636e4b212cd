import type { BlockName } from "../../base/block.ts";
import type { Budget } from "../../model/budget/profiles.ts";
import type { Flow } from "../../model/receipt.ts";
import type { Reserves } from "./reserves.ts";

/** Walks through the blocks in rank order: ask what is available, fill the block, then settle what it wanted. */
export type Waterfall = {
	/** Tokens that the block may use: its own and what flowed to it. */
	available(name: BlockName): number;
	/** Grants min(wanted, available), lets the rest flow to the next rank, and returns the grant. */
	settle(name: BlockName, wanted: number): number;
	/** Passes tokens that a block will not use to a later rank, before either is settled. Returns how many. */
	pass(from: BlockName, to: BlockName, tokens: number): number;
	/** Lends a block at most half of the lender's budget, including earlier loans. Returns how many tokens. */
	borrow(to: BlockName, lender: BlockName, wanted: number): number;
	/** The tokens of all blocks that are not settled yet. */
	left(): number;
	flows(): Flow[];
	/** A copy from here on, to try another filling. */
	fork(): Waterfall;
};

/**
 * Starts the cascade: what a rank leaves flows to the next one, and what the query leaves flows to the last rank
 * only, so the length of a question never moves the history window. A block with a budget of 0 is absent, and tokens
 * pass it by. Without `enabled` every block has its own budget and no more. If there is less room than the budgets,
 * the last ranks get less, and the receipt lists that as flows to the query.
 */
export function startWaterfall(
	budget: Budget,
	order: readonly BlockName[],
	reserves: Reserves,
	enabled: boolean,
): Waterfall {
	const last = order.at(-1);
	const surplus = enabled && last !== undefined && budget[last] > 0 ? reserves.querySurplus : 0;
	const flows = [...reserves.flows];
	const incoming = new Map<BlockName, number>();
	if (last !== undefined && surplus > 0) {
		incoming.set(last, surplus);
		flows.push({ from: "query", to: last, tokens: surplus, kind: "query" });
	}
	return waterfallFrom({ budget, order, reserves, enabled }, { incoming, flows, left: reserves.room });
}

type Course = { budget: Budget; order: readonly BlockName[]; reserves: Reserves; enabled: boolean };

type State = { incoming: Map<BlockName, number>; flows: Flow[]; left: number };

function waterfallFrom(course: Course, state: State): Waterfall {
	const { budget, order, reserves, enabled } = course;
	const { incoming, flows } = state;
	const present = (name: BlockName) => budget[name] > 0;

	const whole = (name: BlockName) => (present(name) ? reserves.blocks[name] + (incoming.get(name) ?? 0) : 0);
	const available = (name: BlockName) => Math.min(whole(name), state.left);
	const move = (from: BlockName, to: BlockName, tokens: number, kind: Flow["kind"]): number => {
		if (!enabled || !present(from) || !present(to) || tokens <= 0) return 0;
		incoming.set(from, (incoming.get(from) ?? 0) - tokens);
		incoming.set(to, (incoming.get(to) ?? 0) + tokens);
		flows.push({ from, to, tokens, kind });
		return tokens;
	};
	return {
		available,
		settle(name, wanted) {
			const granted = Math.min(wanted, available(name));
			const held = Math.min(wanted, whole(name)) - granted;
			if (held > 0) flows.push({ from: name, to: "query", tokens: held, kind: "query" });
			const next = order.slice(order.indexOf(name) + 1).find(present);
			const tokens = whole(name) - granted - held;
			state.left -= granted;
			if (!enabled || next === undefined || tokens <= 0) return granted;
			incoming.set(next, (incoming.get(next) ?? 0) + tokens);
			flows.push({ from: name, to: next, tokens, kind: "surplus" });
			return granted;
		},
		pass: (from, to, tokens) => move(from, to, tokens, "surplus"),
		borrow(to, lender, wanted) {
			const lent = flows.filter(({ from, kind }) => from === lender && kind === "borrowed");
			const half = Math.floor(budget[lender] / 2) - lent.reduce((sum, { tokens }) => sum + tokens, 0);
			return move(lender, to, Math.min(wanted, half, reserves.blocks[lender], available(lender)), "borrowed");
		},
		left: () => state.left,
		flows: () => flows,
		fork: () => waterfallFrom(course, { ...state, incoming: new Map(incoming), flows: [...flows] }),
	};
}
