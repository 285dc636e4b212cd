import { describe, expect, it } from "vitest";
import { nextStep } from "../../../../../src/core/model/thread/working-state.ts";
import { CODING_SCRIPTS } from "./coding-scripts.ts";
import { LONG_SCRIPTS } from "./long-scripts.ts";
import { OTHER_SCRIPTS } from "./other-scripts.ts";
import { stateAfter } from "./script.ts";
import { RETURNED_SCRIPTS, TURNED_SCRIPTS, WORDED_SCRIPTS } from "./worded-scripts.ts";

const SCRIPTS = [LONG_SCRIPTS, CODING_SCRIPTS, OTHER_SCRIPTS, WORDED_SCRIPTS, TURNED_SCRIPTS, RETURNED_SCRIPTS].flat();

describe.each(SCRIPTS)("$name", ({ text, task, done, next, notDone = [] }) => {
	const state = stateAfter(text);
	const steps = state.completed_steps.join("\n").toLowerCase();

	it("names the task", () => {
		for (const word of task) expect(state.current_task.toLowerCase()).toContain(word.toLowerCase());
	});

	it("names what is done, and nothing that is not", () => {
		for (const word of done) expect(steps).toContain(word.toLowerCase());
		for (const word of [...notDone, ...next]) expect(steps).not.toContain(word.toLowerCase());
	});

	it("names what comes next", () => {
		for (const word of next) expect(nextStep(state).toLowerCase()).toContain(word.toLowerCase());
	});
});
