import fc from "fast-check";
import { HEADERS, NEXTS, NOISE, OPENINGS, PLANS, REPORTS } from "./course-phrases.ts";
import { COURSES, type Step } from "./course-steps.ts";

function said(template: string, step: Step): string {
	const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
	const plain = step.plan.charAt(0).toLowerCase() + step.plan.slice(1);
	const text = template.startsWith("✅") ? template.replace("PLAN", step.plan) : template.replace("PLAN", plain);
	return capital(text.replace("PAST", step.past).replace("DOING", step.doing).replace("NOUN", step.noun));
}

type Course = { text: string; word: string; done: string[]; next: string };
type Said = { reports: string[]; nexts: string[]; noise: [user: string, assistant: string][] };

const anySaid = fc.record({
	reports: fc.array(fc.constantFrom(...REPORTS), { minLength: 6, maxLength: 6 }),
	nexts: fc.array(fc.constantFrom(...NEXTS), { minLength: 6, maxLength: 6 }),
	noise: fc.array(fc.constantFrom(...NOISE), { minLength: 8, maxLength: 8 }),
});

/** The lines of so many steps, each reported, with small talk between them. */
function worked(steps: readonly Step[], done: number, { reports, nexts, noise }: Said): string[] {
	const lines: string[] = [];
	const small = () => {
		const [user, assistant] = noise[lines.length % noise.length] ?? ["", ""];
		lines.push(`U: ${user}`, `A: ${assistant}`);
	};
	for (let index = 0; index < done; index++) {
		small();
		const [step, next] = [steps[index], steps[index + 1]];
		if (step === undefined || next === undefined) break;
		const report = said((reports[index] ?? "").replace("NUMBER", String(index + 1)), step);
		const then = said(nexts[index] ?? "", next);
		if (report.startsWith("USER ")) lines.push(`U: ${report.slice(5)}`, `A: Great. ${then}`.trim());
		else lines.push("U: go on", `A: ${report} ${then}`.trim());
	}
	small();
	return lines;
}

/** A course of about ten turns, all of it said in random wordings, with what the state has to name after it. */
export const anyCourse: fc.Arbitrary<Course> = fc
	.record({
		course: fc.constantFrom(...COURSES),
		opening: fc.constantFrom(...OPENINGS),
		header: fc.constantFrom(...HEADERS),
		plan: fc.constantFrom(...PLANS),
		done: fc.integer({ min: 2, max: 4 }),
		said: anySaid,
	})
	.map(({ course, opening, header, plan: planned, done, said: words }) => {
		const list = planned(course.steps.map(({ plan }) => plan));
		const begin = [`U: ${opening.replace("TASK", course.task)}`, `A: ${header}\n${list}`];
		return {
			text: [...begin, ...worked(course.steps, done, words)].join("\n"),
			word: course.word,
			done: course.steps.slice(0, done).map(({ plan }) => plan),
			next: course.steps[done]?.plan ?? "",
		};
	});

const TURNS = [
	"Let's switch to something else: we have to TASK.",
	"New task: TASK.",
	"Change of plans, we need to TASK first.",
	"Different topic. I need to TASK.",
	"Put that on hold please. I'd like to TASK.",
	"Something urgent came up: I have to TASK.",
	"Let's pause here. Help me TASK.",
	"OK, let's leave it there. New topic: I want to TASK.",
];
const BACKS = [
	"Back to the other thing: WORD.",
	"Now let's get back to the WORD work.",
	"Let's return to what we did before.",
	"Let's resume WORD.",
];

/** Two courses, the second begun in the middle of the first; of some, the first is taken up again. */
export const anyTurn: fc.Arbitrary<Course> = fc
	.record({
		first: anyCourse,
		second: anyCourse,
		turn: fc.constantFrom(...TURNS),
		back: fc.option(fc.constantFrom(...BACKS)),
	})
	.filter(({ first, second }) => first.word !== second.word)
	.map(({ first, second, turn, back }) => {
		const task = COURSES.find(({ word }) => word === second.word)?.task ?? "";
		const rest = second.text.slice(second.text.indexOf("\n"));
		const turned = `${first.text}\nU: ${turn.replace("TASK", task)}${rest}`;
		if (back === null) return { ...second, text: turned };
		return {
			...first,
			text: `${turned}\nU: ${back.replace("WORD", first.word)}\nA: Sure, let's go on where we stopped.`,
		};
	});

/** Each step is announced when its turn comes, by the user or the assistant. */
const ANNOUNCED = [
	"A Next: PLAN.",
	"A Next I'll PLAN.",
	"A The next step is to PLAN.",
	"A Next up: DOING.",
	"U Next, PLAN please.",
	"U Now PLAN.",
	"U Please PLAN next.",
];

/** A course that nobody planned; steps are named by what they are about. */
export const anyUnplanned: fc.Arbitrary<Course> = fc
	.record({
		course: fc.constantFrom(...COURSES),
		opening: fc.constantFrom(...OPENINGS),
		done: fc.integer({ min: 2, max: 4 }),
		announced: fc.array(fc.constantFrom(...ANNOUNCED), { minLength: 6, maxLength: 6 }),
		said: anySaid,
	})
	.map(({ course, opening, done, announced, said: { reports, noise } }) => {
		const lines = [`U: ${opening.replace("TASK", course.task)}`, "A: Sure, let's go step by step."];
		const word = (step: Step | undefined) => step?.plan.split(" ").at(-1) ?? "";
		for (const [index, step] of course.steps.slice(0, done + 1).entries()) {
			const [who, told] = [announced[index]?.charAt(0), said(announced[index]?.slice(2) ?? "", step)];
			const report = said((reports[index] ?? "").replace("Step NUMBER", "That"), step);
			const [user, assistant] = noise[index] ?? ["", ""];
			lines.push(
				...(who === "U" ? [`U: ${told}`, "A: On it."] : ["U: and then?", `A: ${told}`]),
				`U: ${user}`,
				`A: ${assistant}`,
			);
			if (index === done) break;
			if (report.startsWith("USER ")) lines.push(`U: ${report.slice(5)}`, "A: Great.");
			else lines.push("U: go on", `A: ${report}`);
		}
		return {
			text: lines.join("\n"),
			word: course.word,
			done: course.steps.slice(0, done).map(word),
			next: word(course.steps[done]),
		};
	});
