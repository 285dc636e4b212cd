import { describe, expect, it } from "vitest";
import { BLOCK_NAMES, type BlockName } from "../../../../../src/core/base/block.ts";
import { startWaterfall } from "../../../../../src/core/context/budget/waterfall.ts";
import type { Budget } from "../../../../../src/core/model/budget/profiles.ts";
import type { Flow } from "../../../../../src/core/model/receipt.ts";

const BUDGET: Budget = {
	system: 100,
	project: 200,
	task: 50,
	history: 300,
	knowledge: 400,
	user_query: 90,
	response: 0,
	safety_buffer: 0,
};

type Setup = {
	budget?: Budget;
	enabled?: boolean;
	querySurplus?: number;
	room?: number;
	flows?: Flow[];
	order?: readonly BlockName[];
};

/** Settles every block in order and gives the grants, and what was available before each. */
function run(wanted: Record<BlockName, number>, setup: Setup = {}) {
	const { budget = BUDGET, enabled = true, querySurplus = 0, flows = [], order = BLOCK_NAMES } = setup;
	const { room = 10_000 } = setup;
	const { system, project, task, history, knowledge } = budget;
	const blocks = { system, project, task, history, knowledge };
	const waterfall = startWaterfall(budget, order, { blocks, querySurplus, flows, room }, enabled);
	const steps = order.map((name) => [waterfall.available(name), waterfall.settle(name, wanted[name])]);
	return { available: steps.map(([room]) => room), granted: steps.map(([, grant]) => grant), flows: waterfall.flows() };
}

describe("the cascade", () => {
	it("grants min(wanted, budget + surplus) and lets the rest flow to the next rank", () => {
		const { available, granted, flows } = run({ system: 70, project: 230, task: 10, history: 1_000, knowledge: 200 });
		expect(available).toEqual([100, 230, 50, 340, 400]);
		expect(granted).toEqual([70, 230, 10, 340, 200]);
		expect(flows).toEqual([
			{ from: "system", to: "project", tokens: 30, kind: "surplus" },
			{ from: "task", to: "history", tokens: 40, kind: "surplus" },
		]);
	});

	it("adds up down the ranks when nobody wants anything, and ends at the last", () => {
		const { available, granted, flows } = run({ system: 0, project: 0, task: 0, history: 0, knowledge: 0 });
		expect(available).toEqual([100, 300, 350, 650, 1_050]);
		expect(granted).toEqual([0, 0, 0, 0, 0]);
		expect(flows.map(({ from, to, tokens }) => [from, to, tokens])).toEqual([
			["system", "project", 100],
			["project", "task", 300],
			["task", "history", 350],
			["history", "knowledge", 650],
		]);
	});

	it("never grants a block more than it wants, and writes no empty step", () => {
		const { granted, flows } = run({ system: 100, project: 200, task: 50, history: 300, knowledge: 9_999 });
		expect(granted).toEqual([100, 200, 50, 300, 400]);
		expect(flows).toEqual([]);
	});
});

describe("the query's surplus", () => {
	it("flows to the last rank only, and never to history", () => {
		const wanted = { system: 100, project: 200, task: 50, history: 1_000, knowledge: 1_000 };
		const { granted, flows } = run(wanted, { querySurplus: 90 });
		expect(granted).toEqual([100, 200, 50, 300, 490]);
		expect(flows).toEqual([{ from: "query", to: "knowledge", tokens: 90, kind: "query" }]);
	});

	it("goes nowhere when the last rank is absent", () => {
		const wanted = { system: 100, project: 200, task: 50, history: 1_000, knowledge: 1_000 };
		const { granted, flows } = run(wanted, { querySurplus: 90, budget: { ...BUDGET, knowledge: 0 } });
		expect(granted).toEqual([100, 200, 50, 300, 0]);
		expect(flows).toEqual([]);
	});

	it("goes to whichever block the order puts last", () => {
		const order: BlockName[] = ["system", "project", "task", "knowledge", "history"];
		const { flows } = run(
			{ system: 100, project: 200, task: 50, history: 0, knowledge: 400 },
			{ querySurplus: 5, order },
		);
		expect(flows).toEqual([{ from: "query", to: "history", tokens: 5, kind: "query" }]);
	});
});

describe("an absent block", () => {
	it("gets nothing, whatever it wants, and what would flow to it passes on", () => {
		const budget = { ...BUDGET, project: 0, task: 0 };
		const { available, granted, flows } = run(
			{ system: 60, project: 500, task: 500, history: 340, knowledge: 10 },
			{ budget },
		);
		expect(available).toEqual([100, 0, 0, 340, 400]);
		expect(granted).toEqual([60, 0, 0, 340, 10]);
		expect(flows).toEqual([{ from: "system", to: "history", tokens: 40, kind: "surplus" }]);
	});
});

describe("less room than the budgets have together", () => {
	it("is taken from the last ranks, and told as flows to the query", () => {
		const wanted = { system: 70, project: 230, task: 10, history: 1_000, knowledge: 900 };
		const { granted, flows } = run(wanted, { room: 700 });
		expect(granted).toEqual([70, 230, 10, 340, 50]);
		expect(flows).toContainEqual({ from: "knowledge", to: "query", tokens: 350, kind: "query" });
		expect(run(wanted, { room: 600 }).granted).toEqual([70, 230, 10, 290, 0]);
		expect(run(wanted, { room: 600 }).flows.filter(({ kind }) => kind === "query")).toEqual([
			{ from: "history", to: "query", tokens: 50, kind: "query" },
			{ from: "knowledge", to: "query", tokens: 400, kind: "query" },
		]);
	});

	it("costs nothing where the blocks want no more", () => {
		const wanted = { system: 70, project: 100, task: 10, history: 200, knowledge: 100 };
		const { granted, flows } = run(wanted, { room: 480 });
		expect(granted).toEqual([70, 100, 10, 200, 100]);
		expect(flows.filter(({ kind }) => kind === "query")).toEqual([]);
	});

	it("holds without the waterfall too", () => {
		const wanted = { system: 100, project: 500, task: 10, history: 500, knowledge: 500 };
		expect(run(wanted, { enabled: false, room: 400 }).granted).toEqual([100, 200, 10, 90, 0]);
	});
});

describe("without the waterfall", () => {
	it("every block has its own budget and nothing flows, the query's surplus included", () => {
		const wanted = { system: 10, project: 500, task: 10, history: 500, knowledge: 500 };
		const { granted, flows } = run(wanted, { enabled: false, querySurplus: 90 });
		expect(granted).toEqual([10, 200, 10, 300, 400]);
		expect(flows).toEqual([]);
	});
});

it("forked goes on from where it is, and leaves the one it came from as it was", () => {
	const { system, project, task, history, knowledge } = BUDGET;
	const reserves = { blocks: { system, project, task, history, knowledge }, querySurplus: 0, flows: [], room: 10_000 };
	const waterfall = startWaterfall(BUDGET, BLOCK_NAMES, reserves, true);
	waterfall.settle("system", 60);
	const fork = waterfall.fork();
	expect(fork.settle("project", 100)).toBe(100);
	expect(fork.available("task")).toBe(190);
	expect(fork.flows()).toHaveLength(2);
	expect(waterfall.available("task")).toBe(50);
	expect(waterfall.flows()).toHaveLength(1);
});

/** A waterfall of these blocks before anything is settled. */
function started({ budget = BUDGET, enabled = true, flows = [] }: Setup = {}) {
	const { system, project, task, history, knowledge } = budget;
	const blocks = { system, project, task, history, knowledge };
	return startWaterfall(budget, BLOCK_NAMES, { blocks, querySurplus: 0, flows, room: 10_000 }, enabled);
}

describe("tokens that are handed on", () => {
	it("leave a block before it is settled and reach a later one over those between them", () => {
		const waterfall = started();
		expect(waterfall.pass("project", "history", 60)).toBe(60);
		const names = ["project", "task", "history"] as const;
		expect(names.map((name) => waterfall.available(name))).toEqual([140, 50, 360]);
		expect(waterfall.settle("project", 100)).toBe(100);
		expect(waterfall.flows()).toEqual([
			{ from: "project", to: "history", tokens: 60, kind: "surplus" },
			{ from: "project", to: "task", tokens: 40, kind: "surplus" },
		]);
	});

	it("are none to or from a block that is absent, and none without the waterfall", () => {
		const absent = started({ budget: { ...BUDGET, project: 0 } });
		expect([absent.pass("system", "project", 10), absent.pass("project", "history", 10)]).toEqual([0, 0]);
		expect(started({ enabled: false }).pass("system", "project", 10)).toBe(0);
		expect(absent.flows()).toEqual([]);
	});
});

describe("borrowing", () => {
	it("takes what is wanted from the lender, at most half of its budget", () => {
		const waterfall = started();
		expect(waterfall.borrow("task", "knowledge", 30)).toBe(30);
		expect([waterfall.available("task"), waterfall.available("knowledge")]).toEqual([80, 370]);
		expect(waterfall.flows()).toEqual([{ from: "knowledge", to: "task", tokens: 30, kind: "borrowed" }]);
		expect(started().borrow("task", "knowledge", 900)).toBe(200);
	});

	it("counts what was lent before", () => {
		const flows: Flow[] = [{ from: "knowledge", to: "system", tokens: 150, kind: "borrowed" }];
		expect(started({ flows }).borrow("task", "knowledge", 900)).toBe(50);
	});

	it("is not to be had for a block that is absent, from one that is, or without the waterfall", () => {
		expect(started({ budget: { ...BUDGET, task: 0 } }).borrow("task", "knowledge", 30)).toBe(0);
		expect(started({ budget: { ...BUDGET, knowledge: 0 } }).borrow("task", "knowledge", 30)).toBe(0);
		expect(started({ enabled: false }).borrow("task", "knowledge", 30)).toBe(0);
	});
});

it("tells the steps of the reserves before its own", () => {
	const borrowed: Flow = { from: "knowledge", to: "system", tokens: 7, kind: "borrowed" };
	const { flows } = run({ system: 99, project: 201, task: 50, history: 300, knowledge: 1 }, { flows: [borrowed] });
	expect(flows).toEqual([borrowed, { from: "system", to: "project", tokens: 1, kind: "surplus" }]);
});
