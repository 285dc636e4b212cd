import { textOf } from "../../model/thread/message.ts";
import type { WorkingState } from "../../model/thread/working-state.ts";
import type { SourceMessage } from "../distill/summary-source.ts";
import { afterBlockers, afterResult, afterStepDone } from "./blockers.ts";
import { capped } from "./capped.ts";
import { afterDecisions } from "./decisions.ts";
import { afterAnnouncements } from "./next-steps.ts";
import { afterFiles } from "./open-files.ts";
import { afterPlans } from "./plan.ts";
import { afterReports } from "./progress.ts";
import { type Reading, readText } from "./read-text.ts";
import { afterRequest, afterStatement, type Course } from "./task.ts";

/** A tool's result that is longer says nothing of the plan: it is what was looked at. */
const LONGEST_REPORT = 600;

/**
 * The state after these messages, by rules alone: what it was is kept but for what they say. Looks at a bounded part
 * of each message, so it takes time in proportion to their number. The same messages give the same state.
 */
export function updatedState(previous: WorkingState, messages: readonly SourceMessage[]): WorkingState {
	return messages.reduce((state, message) => capped(afterMessage(state, message), state), previous);
}

function afterMessage(state: WorkingState, message: SourceMessage): WorkingState {
	switch (message.role) {
		case "system":
			return state;
		case "tool":
			return afterToolResult(state, message);
		case "user":
			return said(state, message, userCourse);
		case "assistant":
			return said(state, message, assistantCourse);
	}
}

function said(
	state: WorkingState,
	message: SourceMessage,
	course: (course: Course, reading: Reading, blockers: readonly string[]) => Course,
): WorkingState {
	const reading = readText(message.content);
	// What is wrong at first is the task itself.
	const blockers = state.current_task === "" ? state.blockers : afterBlockers(state.blockers, reading);
	const next = course(courseOf(state), reading, blockers);
	return {
		...state,
		...next,
		open_files: afterFiles(state.open_files, message.content, message.tool_calls ?? []),
		recent_decisions: afterDecisions(state.recent_decisions, reading),
		blockers: hasDone(state, next) ? afterStepDone(blockers) : blockers,
	};
}

/** Whether a step of the plan is done that was open before. */
function hasDone({ task_chain, completed_steps }: WorkingState, next: Course): boolean {
	return next.completed_steps.some((step) => task_chain.includes(step) && !completed_steps.includes(step));
}

function courseOf({ current_task, task_chain, completed_steps, set_aside, announced }: WorkingState): Course {
	return {
		current_task,
		task_chain,
		completed_steps,
		...(set_aside && { set_aside }),
		...(announced && { announced }),
	};
}

/** What is reported belongs to the task before; what is planned and asked for to the one it turns to. */
function userCourse(course: Course, reading: Reading, blockers: readonly string[]): Course {
	const asked = afterRequest(course, reading);
	if (course.current_task === "") return { ...asked.course, ...afterPlans(asked.course, reading) };
	if (asked.turned) {
		const before = { ...course, ...afterReports(course, reading, "user") };
		const { course: turned } = afterRequest(before, reading);
		return { ...turned, ...afterPlans(turned, reading) };
	}
	return { ...asked.course, ...steps(asked.course, reading, "user", blockers) };
}

function assistantCourse(course: Course, reading: Reading, blockers: readonly string[]): Course {
	const stated = afterStatement(course, reading);
	return { ...stated, ...steps(stated, reading, "assistant", blockers) };
}

function steps(course: Course, reading: Reading, by: "user" | "assistant", blockers: readonly string[]): Course {
	const reported = afterReports(afterPlans(course, reading), reading, by);
	return { ...course, ...afterAnnouncements(reported, reading, by, { blockers, task: course.current_task }) };
}

function afterToolResult(state: WorkingState, message: SourceMessage): WorkingState {
	const text = textOf(message.content);
	const blockers = afterResult(state.blockers, text);
	if (text.length > LONGEST_REPORT) return { ...state, blockers };
	return { ...state, ...afterReports(state, readText(text), "tool"), blockers };
}
