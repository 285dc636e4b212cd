import type { BlockName } from "../blocks/block.ts";
import type { Budget } from "./profiles.ts";
import type { Flow, Reserves } from "./reserves.ts";

/** Walks the blocks in rank order: ask what is available, fill the block, then settle what it wanted. */
export type Waterfall = {
	/** Tokens the block may use: its own and what flowed to it. */
	available(name: BlockName): number;
	/** Grants min(wanted, available) and lets the rest flow to the next rank; gives the grant. */
	settle(name: BlockName, wanted: number): number;
	flows(): Flow[];
};

/**
 * The cascade of design §2: what a rank leaves flows to the next one; what the query leaves flows to the last
 * rank only, so that a question's length never moves the history window. A block with a budget of 0 is absent:
 * nothing flows to it, what would have passes on. With `enabled` false every block has its own and no more.
 */
export function startWaterfall(
	budget: Budget,
	order: readonly BlockName[],
	reserves: Reserves,
	enabled: boolean,
): Waterfall {
	const flows = [...reserves.flows];
	const incoming = new Map<BlockName, number>();
	const present = (name: BlockName) => budget[name] > 0;
	const last = order.at(-1);

	const flow = (from: BlockName | "query", to: BlockName, tokens: number) => {
		if (tokens <= 0) return;
		incoming.set(to, (incoming.get(to) ?? 0) + tokens);
		flows.push({ from, to, tokens, kind: from === "query" ? "query" : "surplus" });
	};
	if (enabled && last !== undefined && present(last)) flow("query", last, reserves.querySurplus);

	const available = (name: BlockName) => (present(name) ? reserves.blocks[name] + (incoming.get(name) ?? 0) : 0);
	return {
		available,
		settle(name, wanted) {
			const granted = Math.min(wanted, available(name));
			const next = order.slice(order.indexOf(name) + 1).find(present);
			if (enabled && present(name) && next !== undefined) flow(name, next, available(name) - granted);
			return granted;
		},
		flows: () => flows,
	};
}
