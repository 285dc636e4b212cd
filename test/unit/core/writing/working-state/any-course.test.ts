import fc from "fast-check";
import { expect, it } from "vitest";
import { nextStep } from "../../../../../src/core/model/thread/working-state.ts";
import { anyCourse, anyTurn, anyUnplanned } from "./any-course.ts";
import { stateAfter } from "./script.ts";

const COURSES = 300;

it.each([
	["of a planned task", anyCourse],
	["of a task after another one", anyTurn],
	["of a task without a plan", anyUnplanned],
])("names task, steps done and the next one after ten turns %s, however they were said", (_, arbitrary) => {
	const courses = fc.sample(arbitrary, { numRuns: COURSES, seed: 20261120 });
	const missed = courses.filter(({ text, word, done, next }) => {
		const state = stateAfter(text);
		const steps = state.completed_steps.join("\n").toLowerCase();
		return !(
			state.current_task.includes(word) &&
			done.every((step) => steps.includes(step.toLowerCase())) &&
			!steps.includes(next.toLowerCase()) &&
			nextStep(state).toLowerCase().includes(next.toLowerCase())
		);
	});

	expect(missed.length / COURSES).toBeLessThanOrEqual(0.02);
});
