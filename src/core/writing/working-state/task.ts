import type { SetAside, WorkingState } from "../../model/thread/working-state.ts";
import { openSteps } from "./chain.ts";
import { entryOf, type Reading, withoutLead } from "./read-text.ts";
import { isMeant, matches, topicStems } from "./step-match.ts";
import {
	ASKED_ABOUT,
	BACK,
	CONTINUES,
	GOAL,
	HELP,
	INSTEAD,
	isRequest,
	LABEL,
	NEW_TASK,
	NEXT_TASK,
	ON_WITH,
	SWITCH,
	SWITCH_TO,
} from "./task-words.ts";

const TASK_UNITS = 240;
const MOST_SET_ASIDE = 2;

/** What is being done, how far it is, and what was left for it. */
export type Course = Pick<WorkingState, "current_task" | "task_chain" | "completed_steps" | "set_aside" | "announced">;

/** The course after a request of the user; `turned` where it is another task than before. */
export function afterRequest(course: Course, reading: Reading): { course: Course; turned: boolean } {
	const said = reading.sentences.filter(({ list }) => list < 0).map(({ text }) => text);
	if (course.current_task === "")
		return { course: { ...course, current_task: firstTask(said, reading) }, turned: false };
	const back = returned(course, said);
	if (back !== null) return { course: back, turned: true };
	const task = switchedTo(course, said);
	if (task !== "") return { course: turnedTo(course, task), turned: true };
	return { course: refined(course, said), turned: false };
}

/** What the assistant says the task is, under that name, or where nobody has said it yet. */
export function afterStatement(course: Course, reading: Reading): Course {
	for (const { text } of reading.sentences) {
		const labelled = LABEL.exec(text)?.[1];
		if (labelled !== undefined)
			return { ...course, current_task: entryOf(labelled, TASK_UNITS) || course.current_task };
	}
	if (course.current_task !== "") return course;
	const stated = reading.sentences.find(({ text }) =>
		/\b(?:i'll (?:help|work|start|build|write|look)|i'm (?:going to|working on)|we're working on|working on|our task|the task)\b/i.test(
			text,
		),
	);
	return stated === undefined ? course : { ...course, current_task: entryOf(stated.text, TASK_UNITS) };
}

/** Of the first message: all it says where that is short, else the sentence with the goal. */
function firstTask(said: readonly string[], { lists }: Reading): string {
	const telling = said.filter(
		(text) =>
			topicStems(withoutLead(text)).size > 0 &&
			!/^(?:hi|hello|hey|hallo|bonjour|hola|(?:good )?(?:morning|afternoon|evening|day)|guten (?:morgen|tag))\b[^.!?]{0,20}[.!?,]*$/i.test(
				text,
			),
	);
	const labelled = telling.map((text) => LABEL.exec(text)?.[1]).find((text) => text !== undefined);
	if (labelled !== undefined) return entryOf(labelled, TASK_UNITS);
	const whole = telling.join(" ");
	if (whole.length <= TASK_UNITS) return entryOf(withoutLead(whole) || (lists[0]?.items[0]?.text ?? ""), TASK_UNITS);
	const goal = telling.findIndex((text) => GOAL.test(text) && topicStems(text).size > 1);
	const from = Math.max(goal, 0);
	const few = topicStems(telling[from] ?? "").size < 4 && from > 0 ? from - 1 : from;
	return entryOf(withoutLead(telling.slice(few, from + 2).join(" ")), TASK_UNITS);
}

/** The same task, named better: by its label, or where it was hardly named before anything was done. */
function refined(course: Course, said: readonly string[]): Course {
	const labelled = said.map((text) => LABEL.exec(text)?.[1]).find((text) => text !== undefined);
	if (labelled !== undefined) return { ...course, current_task: entryOf(labelled, TASK_UNITS) || course.current_task };
	const goal = said.find((text) => isRequest(text) && GOAL.test(text) && topicStems(text).size > 1);
	if (goal === undefined) return course;
	const entry = entryOf(withoutLead(goal), TASK_UNITS);
	const task = course.current_task;
	const begun = course.task_chain.length > 0 || course.completed_steps.length > 0;
	if (!begun && !GOAL.test(task)) {
		const both = `${task}. ${entry}`;
		return { ...course, current_task: /[?？]$/.test(task) || both.length > TASK_UNITS ? entry : both };
	}
	const finished = course.task_chain.length > 0 && openSteps(course).length === 0;
	if (!finished || CONTINUES.test(goal) || isRelated(course, goal)) return course;
	return { ...course, current_task: entry, task_chain: [], completed_steps: [] };
}

/** The task that a switch turns to; "" where there is none, or only a question. */
function switchedTo(course: Course, said: readonly string[]): string {
	for (const [index, text] of said.entries()) {
		const direct = SWITCH_TO.exec(text)?.[1] ?? INSTEAD.exec(text)?.[1] ?? HELP.exec(text)?.[1];
		if (direct !== undefined && topicStems(direct).size > 1 && !isRelated(course, direct))
			return entryOf(direct, TASK_UNITS);
		const found = SWITCH.exec(text) ?? (isRelated(course, text) ? null : NEXT_TASK.exec(text));
		if (found === null || ASKED_ABOUT.test(text)) continue;
		const rest = text
			.slice(found.index + found[0].length)
			.replace(
				/^[^\p{L}]*(?:(?:now|for now|please|and|so|then|to|it's|is|instead|that|has|came up)\b[\s,:.–—-]*)*/iu,
				"",
			);
		const own = topicStems(rest).size > 1 ? rest : "";
		const next =
			own === ""
				? said.slice(index + 1, index + 3).find((other) => isRequest(other) && topicStems(other).size > 1)
				: own;
		if (next === undefined || next === "" || isMeant(matches(next, course.task_chain)[0] ?? NO_MATCH)) continue;
		const entry = entryOf(withoutLead(next.replace(NEW_TASK, "")), TASK_UNITS);
		if (entry !== "") return entry;
	}
	return "";
}

const NO_MATCH = { step: "", coverage: 0, shared: 0, share: 0 };

/** The course with a task that was set aside taken up again; null where nothing says so. */
function returned(course: Course, said: readonly string[]): Course | null {
	const aside = course.set_aside ?? [];
	if (aside.length === 0) return null;
	for (const text of said) {
		const found = BACK.exec(text) ?? (isRelated(course, text) ? null : ON_WITH.exec(text));
		if (found === null) continue;
		const rest = text.slice(found.index + found[0].length);
		const named = aside.map((task) => [task.current_task, ...task.task_chain].join(" "));
		const [best] = matchesWithin(rest, named);
		if (best === undefined && !BACK.test(text)) continue;
		if (
			best === undefined &&
			topicStems(
				rest.replace(/\b(?:original|previous|earlier|first|main|other|before|were|left|off|doing|interrupted)\b/gi, ""),
			).size > 0
		)
			continue;
		const index = best ?? aside.length - 1;
		const task = aside[index];
		if (task === undefined) continue;
		const others = aside.filter((_, at) => at !== index);
		return { ...task, set_aside: withAside(others, course) };
	}
	return null;
}

/** The places of the texts that have most of these words, best first. */
function matchesWithin(words: string, texts: readonly string[]): number[] {
	const wanted = [...topicStems(words)];
	const had = texts.map((text) => {
		const stems = topicStems(text);
		return wanted.filter((word) => stems.has(word)).length;
	});
	const most = Math.max(0, ...had);
	return most === 0 ? [] : [had.lastIndexOf(most)];
}

function turnedTo(course: Course, task: string): Course {
	return {
		current_task: task,
		task_chain: [],
		completed_steps: [],
		set_aside: withAside(course.set_aside ?? [], course),
	};
}

function withAside(aside: readonly SetAside[], { current_task, task_chain, completed_steps }: Course): SetAside[] {
	return [...aside, { current_task, task_chain, completed_steps }].slice(-MOST_SET_ASIDE);
}

/** Whether half of the words are those of the task and its steps. */
function isRelated(course: Course, text: string): boolean {
	const known = topicStems([course.current_task, ...course.task_chain].join(" "));
	const said = [...topicStems(text)];
	return 2 * said.filter((word) => known.has(word)).length >= Math.max(1, said.length);
}
