import fc from "fast-check";

/** A step in its forms: as it is planned, reported, being done, and what it is about. */
type Step = { plan: string; past: string; doing: string; noun: string };

function steps(text: string): Step[] {
	return text
		.trim()
		.split("\n")
		.map((line) => {
			const [plan = "", past = "", doing = "", noun = ""] = line.split("|").map((part) => part.trim());
			return { plan, past, doing, noun };
		});
}

/** Tasks of several kinds with their steps, in an order that makes sense. */
const COURSES: { task: string; word: string; steps: Step[] }[] = [
	{
		task: "add two-factor login to the customer portal",
		word: "two-factor",
		steps: steps(`
Choose a TOTP library | chose a TOTP library | choosing a TOTP library | TOTP library
Add a secrets table | added a secrets table | adding a secrets table | secrets table
Build the enrolment screen | built the enrolment screen | building the enrolment screen | enrolment screen
Verify codes at login | verified codes at login | verifying codes at login | code verification at login
Write recovery code tests | wrote the recovery code tests | writing the recovery code tests | recovery code tests
Update the help pages | updated the help pages | updating the help pages | help pages`),
	},
	{
		task: "move our image storage from disk to S3",
		word: "S3",
		steps: steps(`
Create the bucket with Terraform | created the bucket with Terraform | creating the bucket with Terraform | bucket
Refactor the upload controller | refactored the upload controller | refactoring the upload controller | upload controller
Copy the existing files | copied the existing files | copying the existing files | existing files
Switch the CDN origin | switched the CDN origin | switching the CDN origin | CDN origin
Delete the old volume | deleted the old volume | deleting the old volume | old volume`),
	},
	{
		task: "write a literature review on microplastics in rivers",
		word: "microplastics",
		steps: steps(`
Search the databases | searched the databases | searching the databases | database search
Screen the abstracts | screened the abstracts | screening the abstracts | abstracts
Extract sampling methods | extracted the sampling methods | extracting the sampling methods | sampling methods
Compare concentrations | compared the concentrations | comparing the concentrations | concentrations
Draft the discussion | drafted the discussion | drafting the discussion | discussion
Format the bibliography | formatted the bibliography | formatting the bibliography | bibliography`),
	},
	{
		task: "organise the team offsite in Lisbon",
		word: "offsite",
		steps: steps(`
Collect everyone's dates | collected everyone's dates | collecting everyone's dates | dates
Book the hotel | booked the hotel | booking the hotel | hotel
Reserve a meeting room | reserved a meeting room | reserving a meeting room | meeting room
Plan the city walk | planned the city walk | planning the city walk | city walk
Order the catering | ordered the catering | ordering the catering | catering
Send the agenda | sent the agenda | sending the agenda | agenda`),
	},
	{
		task: "get my insurance claim for the flooded basement approved",
		word: "insurance claim",
		steps: steps(`
Photograph the damage | photographed the damage | photographing the damage | damage photos
List the ruined items | listed the ruined items | listing the ruined items | ruined items
Find the purchase receipts | found the purchase receipts | finding the purchase receipts | receipts
Fill in form C-12 | filled in form C-12 | filling in form C-12 | form C-12
Submit the claim online | submitted the claim online | submitting the claim online | online submission`),
	},
];

const OPENINGS = [
	"I want to TASK.",
	"We need to TASK. Can you help?",
	"Help me TASK, please.",
	"Hi! I'd like to TASK this month.",
	"Let's TASK.",
	"My goal is to TASK.",
	"Could you help me TASK?",
	"I've been asked to TASK and don't know where to begin.",
];
const HEADERS = [
	"Here's the plan:",
	"Sure! These are the steps:",
	"I suggest this order:",
	"To-do list:",
	"Plan",
	"We'll:",
];
const REPORTS = [
	"I PAST.",
	"I've PAST.",
	"We have now PAST.",
	"NOUN: done.",
	"The NOUN is done.",
	"Finished DOING.",
	"Done with the NOUN.",
	"✅ PLAN.",
	"I have just finished DOING.",
	"PAST, no surprises.",
	"The NOUN step is complete.",
	"That takes care of the NOUN.",
	"NOUN ✔.",
	"PLAN – check.",
	"That's the NOUN sorted.",
	"All done with DOING.",
	"DOING is done.",
	"Just PAST.",
	"The NOUN is behind us.",
	"NOUN? Done.",
	"Step NUMBER is done.",
	"I'm happy to report that I PAST.",
	"Update: PAST.",
	"I went ahead and PAST.",
	"Good news, the NOUN is finished.",
	"OK so I PAST and it went well.",
	"Got the NOUN done.",
	"Crossed off the NOUN.",
	"The NOUN has been handled.",
	"NOUN: done and dusted.",
	"USER I PAST this morning.",
	"USER done, I PAST",
	"USER The NOUN is done now!",
];
const NEXTS = [
	"Next: PLAN.",
	"Next up is the NOUN.",
	"Now I'll start DOING.",
	"Moving on to the NOUN.",
	"The next step is to PLAN.",
	"I'll do the NOUN next.",
	"Now let's PLAN.",
	"The NOUN is up next.",
	"On to the NOUN.",
	"I'm going to PLAN now.",
	"Shall I PLAN now?",
	"Let's get to the NOUN.",
	"Starting on the NOUN now.",
	"Then comes the NOUN.",
	"",
	"",
];
const NOISE: [user: string, assistant: string][] = [
	["Why is that needed?", "Because the rest depends on it, and it is cheap to do early."],
	["How long will this take?", "I'd say about two more hours in total."],
	["Thanks, that helps.", "Glad to hear it."],
	["Please keep your answers short.", "Will do."],
	["Is there a risk?", "A small one: it could take longer than we think."],
	["ok", "Let me know if you see anything odd."],
	["What would you do in my place?", "I would keep going as we are."],
	["I like it so far.", "Good, then I'll carry on."],
	["By the way, the weather is awful today.", "Stay dry!"],
	["Can you explain the last part again?", "Sure: it is only about keeping the order."],
];

/** What a plan looks like: a list, or one sentence. */
const PLANS: ((plans: string[]) => string)[] = [
	...["1. ", "1) ", "- [ ] ", "- ", "Step 1: ", "**1.** ", "* "].map(
		(mark) => (plans: string[]) =>
			plans.map((plan, index) => `${mark.replace("1", String(index + 1))}${plan}`).join("\n"),
	),
	(plans) => plans.map((plan, index) => `${index + 1}) ${plan}`).join(", "),
	(plans) => `Steps: ${plans.join(" → ")}.`,
	(plans) => `The plan is to ${plans.slice(0, -1).join(", ")}, and ${plans.at(-1)}.`,
	(plans) => `First ${plans[0]}, then ${plans.slice(1, -1).join(", then ")}, and finally ${plans.at(-1)}.`,
	(plans) => `First, we ${plans[0]}. Then we ${plans.slice(1, -1).join(". Then we ")}. Finally, we ${plans.at(-1)}.`,
	(plans) => `I'll ${plans[0]}, then ${plans.slice(1).join(", then ")}.`,
];

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
