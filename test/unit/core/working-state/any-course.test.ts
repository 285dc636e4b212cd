import fc from "fast-check";
import { expect, it } from "vitest";
import { nextStep } from "../../../../src/core/working-state/working-state.ts";
import { anyCourse } from "./any-course.ts";
import { stateAfter } from "./script.ts";

const COURSES = 300;

it("names task, steps done and the next one after ten turns, however they were said", () => {
	const courses = fc.sample(anyCourse, { numRuns: COURSES, seed: 20261120 });
	const missed = courses.filter(({ text, word, done, next }) => {
		const state = stateAfter(text);
		const right =
			state.current_task.includes(word) &&
			state.completed_steps.length === done.length &&
			done.every((step) => state.completed_steps.includes(step)) &&
			nextStep(state).toLowerCase() === next.toLowerCase();
		if (!right && process.env.SHOW)
			console.log(text, "\n", JSON.stringify(state, null, 1), "\nNEXT", nextStep(state), "\nWANT", done, next, "\n");
		return !right;
	});

	console.log("missed", missed.length, "of", COURSES);
	expect(missed.length / COURSES).toBeLessThanOrEqual(0.05);
});
