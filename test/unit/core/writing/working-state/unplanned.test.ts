import { describe, expect, it } from "vitest";
import { nextStep } from "../../../../../src/core/model/thread/working-state.ts";
import { stateAfter } from "./script.ts";

const lines = (text: string) => text.trim().split("\n");
const TASK = "U: I need your help to refurbish the old planetarium.\nA: Of course. Let me look at what is there.";

/** The state after a line of the user (`U: …`) or the assistant and a short answer. */
function afterLine(line: string, then = "Good.") {
	return stateAfter(`${TASK}\n${line}\n${line.startsWith("U:") ? "A" : "U"}: ${then}\nA: All right.`);
}

describe("a report without a plan", () => {
	it.each(
		lines(`
A: You'll find that I calibrated the torque sensor.
A: Done: I calibrated the torque sensor.
A: Tick: the calibration of the torque sensor.
A: With the torque sensor sorted, that part is closed.
A: The calibration of the torque sensor is in place now.
A: That's the torque sensor out of the way.
A: I went ahead and calibrated the torque sensor.
A: The calibration of the torque sensor has been completed.
A: That settles the torque sensor.
A: Consider the torque sensor done.
U: Managed to get the torque sensor over the line.
U: Calibrating the torque sensor took a while but it's finished.
U: we calibrated the torque sensor, all good
U: The torque sensor? Done.
U: The torque sensor is off my plate.
U: As of this morning the torque sensor is live.
U: I'm done with calibrating the torque sensor.`),
	)("%s", (line) => {
		expect(afterLine(line).completed_steps.join()).toMatch(/torque sensor/i);
	});

	it.each(
		lines(`
A: That looks as expected so far.
A: We can always refine the details afterwards; the order doesn't matter much.
A: The calibration of the torque sensor isn't done.
A: I tried to calibrate the torque sensor.
A: Is the torque sensor calibrated?
A: Once the torque sensor is calibrated we can go on.
U: What about the torque sensor, did we ever calibrate it
U: read the manual of the torque sensor
U: Please calibrate the torque sensor.
U: My cat just walked over the keyboard, sorry.
A: All 38 tests pass.`),
	)("none: %s", (line) => {
		expect(afterLine(line).completed_steps).toEqual([]);
	});
});

describe("an announcement without a plan", () => {
	it.each(
		lines(`
A: What about the ranking of the suppliers?
A: I'd rank the suppliers now.
A: From here it's on to the ranking of the suppliers.
A: Now that this is through, we should rank the suppliers.
A: Which leaves us with the ranking of the suppliers.
A: The natural continuation is to rank the suppliers.
A: Shall I rank the suppliers straight away?
A: The ranking of the suppliers is still open.
A: Follow-up: rank the suppliers.
A: It would make sense to rank the suppliers now.
U: Once you have a minute, rank the suppliers.
U: Can you rank the suppliers as soon as there's time?
U: The ranking of the suppliers follows.
U: I suppose we rank the suppliers now.
U: then I'll rank the suppliers
U: What follows is the ranking of the suppliers.
U: after this one I need you to rank the suppliers`),
	)("%s", (line) => {
		const state = afterLine(line, "Go ahead with it then.");
		expect(nextStep(state)).toContain("suppliers");
		expect(state.completed_steps).toEqual([]);
	});

	it.each(
		lines(`
A: We can always refine the details afterwards; the order doesn't matter much.
A: I can explain any part of this in more detail if that would be useful.
A: I'd suggest a short pause before the rest, so that nothing gets mixed up.
A: Let me look at the code.
U: What does transitive mean again?
U: How do I type a tilde on this keyboard?
U: My train is late once more.
U: Sounds good, let's get going.
U: Let's go with Redis, because the sessions must outlive a restart.`),
	)("none: %s", (line) => {
		expect(nextStep(afterLine(line))).toBe("");
	});

	it("is replaced by a newer one, and gives way to a plan", () => {
		const two = `${TASK}\nA: Next: rank the suppliers.\nU: ok\nA: Or rather, I'd draft the shareholder letter now.`;
		expect(stateAfter(two).task_chain).toEqual(["draft the shareholder letter"]);

		const plan = `${two}\nU: ok\nA: The plan:\n1. Paint the dome\n2. Replace the projector`;
		expect(stateAfter(plan).task_chain).toEqual(["Paint the dome", "Replace the projector"]);
	});

	it("leaves the order of a plan, and the numbers of its steps", () => {
		const plan = `${TASK}\nA: The plan:\n1. Paint the dome\n2. Replace the projector\n3. Rewire the seats`;
		const before = stateAfter(`${plan}\nU: Next, call the electrician.\nA: Sure.\nU: ok\nA: Step 1 is done.`);
		expect(before.completed_steps).toEqual(["Paint the dome"]);
	});
});

describe("a step of a plan", () => {
	const PLAN = `${TASK}\nA: The plan:\n1. Record the golden test\n2. Switch over, delete the old code, write docs/tariffs.md`;

	it.each(
		lines(`
U: write that down in docs/decisions/007-money.md while you're at it
A: I wrote docs/decisions/007-money.md.
A: Step 1 is done and step 2 can start.`),
	)("is not done by: %s", (line) => {
		expect(stateAfter(`${PLAN}\n${line}\nA: ok`).completed_steps.join()).not.toContain("Switch over");
	});
});

describe("a blocker", () => {
	const failed = (line: string) =>
		`${TASK}\nA: The plan:\n1. Paint the dome\n2. Wire the seats\nC: bash {"command":"npm test"}\nT: ${line}\nA: Looking into it.`;

	it.each([
		["Tests  1 failed | 1306 passed (1307)", "T: 1307 passed in 2.61s"],
		["Tests  1 failed | 10 passed (11)", "A: All tests pass now."],
		["Tests  1 failed | 10 passed (11)", "A: I painted the dome, step 1 is done."],
		["##[error]Process completed with exit code 1.", "A: Pushed, CI is green again."],
		["error TS2345: Argument of type 'string'", "T: build succeeded in 3 s"],
	])("%s: goes with: %s", (line, then) => {
		expect(stateAfter(failed(line)).blockers).toHaveLength(1);
		expect(stateAfter(`${failed(line)}\n${then}\nA: Good.`).blockers).toEqual([]);
	});

	it("is not a way that was tried and left", () => {
		expect(stateAfter(`${TASK}\nA: The polygon approach doesn't work for us.`).blockers).toEqual([]);
	});
});
