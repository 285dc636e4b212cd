import { describe, expect, it } from "vitest";
import { nextStep } from "../../../../../src/core/model/thread/working-state.ts";
import { stateAfter } from "./script.ts";

const PLAN = "U: Build a shop.\nA: Plan:\n1. Draw the pages\n2. Code the cart\n3. Add payment";
const STEPS = ["Draw the pages", "Code the cart", "Add payment"];

describe("a list that is no plan", () => {
	const lists = [
		"Here are some options:\n1. Stripe\n2. Adyen\n3. Mollie",
		"Possible causes:\n1. The cache is stale\n2. The clock is off",
		"I found three things:\n1. Names are duplicated\n2. Prices have no currency\n3. Nobody tests refunds",
		"A few questions:\n1. Which currency?\n2. Who ships?",
		"Pros:\n- cheap\n- fast\nCons:\n- new",
		"It supports:\n- cards\n- bank transfer\n- vouchers",
		"What I learned:\n* People leave at checkout\n* Most use phones",
		"The result looks like this:\n```\n1. one\n2. two\n```",
		"Sources:\n1. Miller 2019\n2. Chen 2021",
		"Ingredients:\n- flour\n- water",
		"The differences are:\n1. Price\n2. Support",
	];

	it.each(lists)("is not taken for one: %s", (list) => {
		expect(stateAfter(`U: Build a shop.\nA: ${list}`).task_chain).toEqual([]);
	});

	it.each([...lists, "For the pages:\n1. Pick a font\n2. Choose colours\n3. Draw the header"])(
		"leaves the plan as it is: %s",
		(list) => {
			expect(stateAfter(`${PLAN}\nU: ok\nA: ${list}`)).toMatchObject({ task_chain: STEPS, completed_steps: [] });
		},
	);
});

describe("a plan", () => {
	it.each([
		["is put in another order", "Updated plan:\n1. Add payment\n2. Draw the pages\n3. Code the cart", "Add payment"],
		["is replaced", "New plan:\n1. Rent a shop\n2. Paint it", "Rent a shop"],
		[
			"is replaced before it was begun",
			"On second thought, the steps are:\n1. Rent a shop\n2. Paint it",
			"Rent a shop",
		],
		[
			"gets a step more",
			"Revised plan:\n1. Buy a domain\n2. Draw the pages\n3. Code the cart\n4. Add payment",
			"Buy a domain",
		],
	])("%s", (_, list, next) => {
		expect(nextStep(stateAfter(`${PLAN}\nU: hm\nA: ${list}`))).toBe(next);
	});

	it("keeps what is done when it is said again", () => {
		const state = stateAfter(
			`${PLAN}\nA: Step 1 is done.\nA: So the plan is:\n1. Draw the pages\n2. Code the cart\n3. Add payment`,
		);
		expect(state).toMatchObject({ task_chain: STEPS, completed_steps: ["Draw the pages"] });
	});

	it("is followed by another one when all of it is done", () => {
		const state = stateAfter(
			`${PLAN}\nA: All done!\nU: I want to translate the shop into French.\nA: Steps:\n1. Export texts\n2. Translate them`,
		);
		expect(state).toMatchObject({
			current_task: "I want to translate the shop into French",
			task_chain: ["Export texts", "Translate them"],
		});
	});

	it("shows what was done so far under that header", () => {
		const state = stateAfter(
			`${PLAN}\nU: status?\nA: Done so far:\n- Draw the pages\n- Code the cart\n\nStill to do:\n- Add payment`,
		);
		expect(state.completed_steps).toEqual(["Draw the pages", "Code the cart"]);
		expect(nextStep(state)).toBe("Add payment");
	});

	it("shows marks of other kinds", () => {
		const state = stateAfter("U: Build a shop.\nA: Status:\n✅ Draw the pages\n⬜ Code the cart\n⬜ Add payment");
		expect(state).toMatchObject({ task_chain: STEPS, completed_steps: ["Draw the pages"] });
	});

	it("reads struck items as done and leaves out what stands further in", () => {
		const state = stateAfter(
			"U: Build a shop.\nA: To do:\n- ~~Draw the pages~~\n- Code the cart\n  - totals\n  - taxes\n- Add payment",
		);
		expect(state).toMatchObject({ task_chain: STEPS, completed_steps: ["Draw the pages"] });
	});

	it("keeps its newest steps where it is too long", () => {
		const items = Array.from(
			{ length: 40 },
			(_, n) => `${n + 1}. Step about subject number ${n} with some more words to it`,
		);
		const state = stateAfter(`U: x\nA: Plan:\n${items.join("\n")}`);
		expect(nextStep(state)).toContain("subject number 0");
		expect(state.task_chain.length).toBeGreaterThan(10);
	});
});
