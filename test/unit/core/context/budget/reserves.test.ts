import { describe, expect, it } from "vitest";
import { BLOCK_NAMES, rankOrder } from "../../../../../src/core/base/block.ts";
import { reserveTokens } from "../../../../../src/core/context/budget/reserves.ts";
import { type Budget, windowOf } from "../../../../../src/core/model/budget/profiles.ts";

const BUDGET: Budget = {
	system: 100,
	project: 40,
	task: 30,
	history: 60,
	knowledge: 80,
	user_query: 50,
	response: 200,
	safety_buffer: 10,
};

type Setup = { waterfall?: boolean; budget?: Budget; room?: number };

const reserved = (system: number, query: number, { waterfall = true, budget = BUDGET, room }: Setup = {}) =>
	reserveTokens(budget, { system, query }, { waterfall, room: room ?? roomOf(budget), order: BLOCK_NAMES });

function roomOf(budget: Budget): number {
	return windowOf(budget) - budget.response - budget.safety_buffer;
}

describe("the query's reserve", () => {
	it("leaves its surplus when the query is short, and moves nothing", () => {
		expect(reserved(100, 20)).toEqual({
			ok: true,
			value: {
				blocks: { system: 100, project: 40, task: 30, history: 60, knowledge: 80 },
				querySurplus: 30,
				flows: [],
				room: expect.any(Number),
			},
		});
	});

	it("takes what a long query needs from rank 5, then 4, 3, 2", () => {
		expect(reserved(100, 50 + 80 + 60 + 10)).toEqual({
			ok: true,
			value: {
				blocks: { system: 100, project: 40, task: 20, history: 0, knowledge: 0 },
				querySurplus: 0,
				flows: [
					{ from: "knowledge", to: "query", tokens: 80, kind: "query" },
					{ from: "history", to: "query", tokens: 60, kind: "query" },
					{ from: "task", to: "query", tokens: 10, kind: "query" },
				],
				room: expect.any(Number),
			},
		});
	});

	it("takes only from knowledge as long as that has enough", () => {
		expect(reserved(100, 130)).toMatchObject({
			value: { blocks: { history: 60, knowledge: 0 }, flows: [{ from: "knowledge", tokens: 80 }] },
		});
	});

	it("takes of the system block what that does not need, and no more", () => {
		const all = 50 + 80 + 60 + 30 + 40;
		expect(reserved(70, all + 30)).toMatchObject({ ok: true, value: { blocks: { system: 70, project: 0 } } });
		expect(reserved(70, all + 31).ok).toBe(false);
	});
});

describe("borrowing for the rule", () => {
	it("takes at most half of the last rank's budget, then of the next ones upwards, then the query's surplus", () => {
		expect(reserved(100 + 40 + 30 + 15 + 20 + 7, 40)).toEqual({
			ok: true,
			value: {
				blocks: { system: 212, project: 20, task: 15, history: 30, knowledge: 40 },
				querySurplus: 3,
				flows: [
					{ from: "knowledge", to: "system", tokens: 40, kind: "borrowed" },
					{ from: "history", to: "system", tokens: 30, kind: "borrowed" },
					{ from: "task", to: "system", tokens: 15, kind: "borrowed" },
					{ from: "project", to: "system", tokens: 20, kind: "borrowed" },
					{ from: "query", to: "system", tokens: 7, kind: "borrowed" },
				],
				room: expect.any(Number),
			},
		});
	});

	it("leaves every block alone that it does not need", () => {
		expect(reserved(125, 50)).toMatchObject({
			value: {
				blocks: { system: 125, project: 40, task: 30, history: 60, knowledge: 55 },
				flows: [{ from: "knowledge", to: "system", tokens: 25, kind: "borrowed" }],
			},
		});
	});

	it("finds of a lender only what a long query left of it", () => {
		expect(reserved(125, 50 + 70)).toMatchObject({
			value: {
				blocks: { system: 125, history: 45, knowledge: 0 },
				flows: [
					{ from: "knowledge", to: "query", tokens: 70, kind: "query" },
					{ from: "knowledge", to: "system", tokens: 10, kind: "borrowed" },
					{ from: "history", to: "system", tokens: 15, kind: "borrowed" },
				],
				room: expect.any(Number),
			},
		});
	});

	it("goes beyond half of a lender only when all halves and the query's surplus are gone", () => {
		const halves = 100 + 40 + 30 + 15 + 20 + 10;
		const lent = (system: number) => {
			const result = reserved(system, 40);
			return result.ok ? result.value.flows.slice(5).map(({ from, tokens }) => [from, tokens]) : null;
		};
		expect(lent(halves)).toEqual([]);
		expect(lent(halves + 45)).toEqual([
			["knowledge", 40],
			["history", 5],
		]);
		expect(lent(halves + 40 + 30 + 15 + 20)).toHaveLength(4);
		expect(lent(halves + 40 + 30 + 15 + 20 + 1)).toBeNull();
	});

	it("begins with the last rank of the preset's own order", () => {
		const result = reserveTokens(
			BUDGET,
			{ system: 125, query: 50 },
			{ waterfall: true, room: roomOf(BUDGET), order: rankOrder("rag") },
		);
		expect(result).toMatchObject({ value: { flows: [{ from: "history", to: "system", tokens: 25 }] } });
	});

	it("rounds half of an odd budget down", () => {
		const budget = { ...BUDGET, knowledge: 81 };
		expect(reserved(141, 50, { budget })).toMatchObject({
			value: {
				flows: [
					{ from: "knowledge", tokens: 40 },
					{ from: "history", tokens: 1 },
				],
				room: expect.any(Number),
			},
		});
	});

	it("does not happen without the waterfall", () => {
		expect(reserved(101, 20, { waterfall: false }).ok).toBe(false);
		expect(reserved(100, 20, { waterfall: false })).toMatchObject({ ok: true, value: { flows: [] } });
	});
});

describe("overflow", () => {
	it("names the window, what is needed and a line per block", () => {
		expect(reserved(100, 500)).toEqual({
			ok: false,
			error: {
				reason: "context_overflow",
				window: 570,
				needed: 100 + 500 + 200 + 10,
				blocks: [
					{ name: "system", budget: 100, needed: 100 },
					{ name: "project", budget: 40, needed: 0 },
					{ name: "task", budget: 30, needed: 0 },
					{ name: "history", budget: 60, needed: 0 },
					{ name: "knowledge", budget: 80, needed: 0 },
					{ name: "query", budget: 50, needed: 500 },
				],
			},
		});
	});

	it("comes with the first token that can't be had", () => {
		expect(reserved(100, 260).ok).toBe(true);
		expect(reserved(100, 261).ok).toBe(false);
		const all = 100 + 40 + 30 + 60 + 80 + 30;
		expect(reserved(all, 20).ok).toBe(true);
		expect(reserved(all + 1, 20).ok).toBe(false);
	});
});

describe("the room", () => {
	it("is what the query leaves of it to the blocks", () => {
		expect(reserved(100, 20, { room: 300 })).toMatchObject({ ok: true, value: { room: 280 } });
	});

	it("overflows where it can't hold what is fixed", () => {
		expect(reserved(100, 50, { waterfall: false, room: 150 }).ok).toBe(true);
		expect(reserved(100, 50, { waterfall: false, room: 149 }).ok).toBe(false);
	});
});
