import type { Script } from "./script.ts";

const PLAN = [
	"Create the audit table",
	"Emit events from the service",
	"Build the viewer page",
	"Load test the endpoint",
];
const LIST = PLAN.map((step, index) => `${index + 1}. ${step}`).join("\n");

/** The same course of work, every line of it said in another way. */
const TASKS = [
	"Today we're working on an audit log for the admin panel.",
	"The task: an audit log for the admin panel.",
	"Our objective is an audit log for the admin panel.",
	"I'd like your help with an audit log for the admin panel.",
	"We've got to get an audit log into the admin panel by Friday.",
	"Could you take on the audit log for the admin panel?",
	"Here's what I need: an audit log for the admin panel.",
	"hey, so the admin panel has no audit log and compliance wants one",
	"Audit log for the admin panel, please.",
];
const PLANS = [
	`Here's the plan:\n${LIST}`,
	`Here is how I'd break it down:\n\n${LIST}\n\nShall I start?`,
	`## Plan\n${PLAN.map((step) => `- [ ] ${step}`).join("\n")}`,
	`I suggest four steps. First, create the audit table. Second, emit events from the service. Third, build the viewer page. Finally, load test the endpoint.`,
	`I'd go about it in this order: create the audit table, then emit events from the service, then build the viewer page and finally load test the endpoint.`,
	`Steps:\n${PLAN.map((step, index) => `**Step ${index + 1}: ${step}**`).join("\n")}`,
	`My proposal: ${PLAN.map((step, index) => `${index + 1}) ${step}`).join(", ")}.`,
	`We'll need to:\n${PLAN.map((step) => `* ${step}`).join("\n")}`,
	`Proposed work items:\n${PLAN.map((step, index) => `${index + 1}. **${step}** – about an hour of work`).join("\n")}`,
];
const FIRST = [
	"Done with the audit table.",
	"Audit table: done.",
	"✅ Create the audit table",
	"I have now completed the audit table migration.",
	"The audit table has been created and migrated on staging.",
	"That takes care of the audit table.",
	"Step 1 complete. The table has a jsonb payload column.",
	"I've finished creating the audit table, including the index on actor_id.",
	"Wrapped up the audit table; the migration ran in 4 s.",
];
const SECOND = [
	"Events are now being emitted from the service. What remains is the viewer page and the load test.",
	"The service emits events now, merged in #412. The viewer page is up next.",
	"Event emission from the service: check. Next on the list: the viewer page.",
	"Good news: emitting events from the service is finished. I'll tackle the viewer page next.",
	"Emitting events is behind us. Let's turn to the viewer page.",
	"I emitted events from the service in all 14 handlers and the tests pass. Now for the viewer page.",
	"Service events done ✔. Next step: build the viewer page.",
	"The second step is finished too. Next, I will build the viewer page.",
	"Implemented the events in the service and pushed the branch. Up next is the viewer page.",
];
const BETWEEN = [
	"U: Does it handle deletes?\nA: Yes, deletes are written with the old values.",
	"U: thanks!\nA: You're welcome. I'm looking at how the page should be laid out.",
	"U: What about retention?\nA: We'll go with 90 days because compliance asked for it.",
	"U: how big will the table get?\nA: About 2 GB a year at the current rate.",
	"U: Please keep answers short.\nA: Will do.",
	"U: Is jsonb slower than columns?\nA: Slightly for reads; writes are the same.",
	"U: ok\nA: I'm reading the current admin routes first.",
	"U: looks good to me\nA: Great.",
	"U: Who has access?\nA: Only admins. We decided that on Monday.",
];

/** A course from the n-th wording of each line. */
export const WORDED_SCRIPTS: Script[] = TASKS.map((task, n) => ({
	name: `wording ${n + 1}`,
	text: [
		`U: ${task}`,
		`A: ${PLANS[n]}`,
		"U: Sounds good.",
		`A: ${FIRST[n]}`,
		BETWEEN[n],
		"U: go on",
		`A: ${SECOND[n]}`,
		BETWEEN[(n + 4) % BETWEEN.length],
	].join("\n"),
	task: ["audit log", "admin panel"],
	done: ["audit table", "events"],
	next: ["viewer"],
	notDone: ["load test"],
}));

const TURNS = [
	"Let's leave that for now and look at the flaky checkout test.",
	"Switching topics: the checkout test is flaky, can you fix it?",
	"New priority: the checkout test is flaky.",
	"Can we work on the flaky checkout test instead?",
	"Stop here please. I need you to fix the flaky checkout test first.",
	"Next task: fix the flaky checkout test.",
	"Let's put the audit log on hold. The checkout test is flaky and blocks everyone.",
	"Actually, something more important: the flaky checkout test needs fixing.",
	"Let's do something different now: fix the flaky checkout test.",
];
const BACKS = [
	"Good. Back to the audit log.",
	"Now let's get back to the audit log.",
	"Great, let's return to the audit log we started.",
	"Okay, can we go back to what we were doing before?",
	"Let's resume the audit log.",
	"Let's pick up the audit log again.",
	"Perfect. Where were we with the audit log?",
	"Thanks. Let's continue with the audit log now.",
	"Nice work. Now back to the original task.",
];

export const TURNED_SCRIPTS: Script[] = TURNS.map((turn, n) => ({
	name: `turning away ${n + 1}`,
	text: `U: ${TASKS[n]}\nA: ${PLANS[0]}\nU: ok\nA: ${FIRST[n]}\nU: ${turn}\nA: Sure. Plan:\n1. Reproduce it in a loop\n2. Freeze the clock\n3. Remove the retry\nU: ok\nA: I reproduced it in a loop, 3 of 100 runs fail.`,
	task: ["checkout test"],
	done: ["Reproduce"],
	next: ["clock"],
	notDone: ["audit table"],
}));

export const RETURNED_SCRIPTS: Script[] = BACKS.map((back, n) => ({
	name: `coming back ${n + 1}`,
	text: `${TURNED_SCRIPTS[n]?.text}\nU: great\nA: The clock is frozen and the retry is removed. All green.\nU: ${back}\nA: Right, the audit log. The table is there.`,
	task: ["audit log"],
	done: ["audit table"],
	next: ["events"],
	notDone: ["clock"],
}));
