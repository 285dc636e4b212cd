import { describe, expect, it } from "vitest";
import { nextStep, type WorkingState } from "../../../../../src/core/model/thread/working-state.ts";
import { stateAfter } from "./script.ts";

const CHAIN = ["Write the migration script", "Update the API client", "Add monitoring"];
const STATE: WorkingState = {
	current_task: "Move to the new database",
	task_chain: CHAIN,
	completed_steps: [],
	open_files: [],
	recent_decisions: [],
	blockers: [],
};

const DONE = `
The migration script is done.
Migration script written.
I wrote the migration script.
Just finished the migration script
The migration script is now merged.
Migration script ✔
Completed: migration script
migration script: complete
I've got the migration script working.
The migration script landed in main.
That's the migration script done.
Got the migration script written and reviewed.
The migration script's done
One item off the list: the migration script is finished.
I managed to write the migration script.
I was able to finish the migration script.
The migration script is all done!
Finished writing the migration script.
Written the migration script; it handles nulls.
Successfully wrote the migration script.
The script for the migration has been written.
Migration script has been reviewed and merged.
PR #12 with the migration script is merged.
I ticked off the migration script.
Marking the migration script as done.
Migration script committed.
I committed the migration script.
I've just pushed the migration script.
The migration script is ready.
The migration script is in place.
OK, migration script is up and running on staging.
The migration script works now.
Step 1 is done.
Step one: done.
First step done!
That completes step 1.
I'm done with the migration script.
We're finished with the migration script.
We finished the migration script today; tomorrow we'll go on.
Great progress: the migration script has been completed without errors.
Fixed the last bug in the migration script, so it's done.
Done! The migration script lives in db/migrate.py.
All tests pass for the migration script.
The migration script is out of the way.
Das Migration script ist fertig.
Le migration script est terminé.
El migration script está listo.
`;
const NOT_DONE = `
The migration script isn't done yet.
I'm working on the migration script.
I'll write the migration script.
The migration script is almost finished.
Should I write the migration script?
Once the migration script is done, we can go on.
The migration script failed on staging.
I haven't written the migration script.
The migration script still needs to be written.
I started the migration script.
We need the migration script done by Monday.
Is the migration script done?
The migration script will be merged tomorrow.
I tried to write the migration script but got stuck.
If the migration script is merged, the rest is easy.
Half of the migration script is written.
Let me know when the migration script is done.
Please get the migration script done.
The migration script hasn't been merged.
I looked at the migration script.
I ran the migration script and it crashed.
The migration script is in progress.
We could have the migration script finished by noon.
I'm about to finish the migration script.
The migration script is not ready.
`;
const NEXT = `
Next: add monitoring.
Next up: monitoring.
Next I'll add monitoring.
Next, I'm going to add the monitoring.
The next step is to add monitoring.
The next step is monitoring.
Next on the list is monitoring.
Up next: monitoring.
Monitoring is next.
Monitoring comes next.
I'll add monitoring next.
Let's do the monitoring next.
Now on to monitoring.
Moving on to monitoring.
Let's move on to the monitoring.
Now let's add monitoring.
Now I'll add monitoring.
Let me add monitoring now.
Time to add monitoring.
I'm now adding monitoring.
Now step 3.
On to step 3.
Let's start with monitoring.
I'll begin with monitoring.
Then I'll turn to monitoring.
We should look at monitoring next.
What's next? Monitoring.
Let's tackle monitoring first.
I'll continue with monitoring.
Proceeding to monitoring.
So next we add monitoring.
After that comes monitoring, so next is monitoring.
Working on monitoring now.
Als Nächstes: monitoring.
Prochaine étape : monitoring.
Siguiente paso: monitoring.
`;

const CURRENT_DONE = `
A: Done.
A: All set.
A: That's finished.
A: Done and pushed.
A: Finished!
A: It works.
A: OK, that worked.
U: done
U: ok done
U: yes, that worked
U: I did that
U: finished, what now?
U: ✅
U: fertig
U: c'est fait
U: hecho
`;
const NOTHING_DONE = `
U: ok
U: great
U: That works for me.
U: I'm ready.
U: Sounds good, go ahead.
U: Thanks!
U: Are you done?
U: Tell me when you're done.
A: Got it.
A: Ready when you are.
A: Let me know once it's done.
A: No problem, happy to help.
A: What do you think?
`;
const SEVERAL_DONE = `
Steps 1 and 2 are done.
Steps 1-2 are complete.
The first two are done.
The migration script and the API client are both finished.
I wrote the migration script and updated the API client.
I've written the migration script. The API client is updated too.
What's left is monitoring.
That leaves monitoring.
Remaining: monitoring.
Only monitoring is left.
Everything but monitoring is done.
All that's left is the monitoring.
`;
const ALL_DONE = `
Everything is done.
All three steps are done.
All done!
All steps are complete.
The whole plan is finished.
All three are finished.
That's everything done.
Steps 1 to 3 are done.
`;

const lines = (text: string) => text.trim().split("\n");

describe("a step is done", () => {
	it.each(lines(DONE))("%s", (line) => {
		expect(stateAfter(`A: ${line}`, STATE)).toMatchObject({ completed_steps: [CHAIN[0]] });
	});
});

describe("a step is not done", () => {
	it.each(lines(NOT_DONE))("%s", (line) => {
		expect(stateAfter(`A: ${line}`, STATE)).toMatchObject({ task_chain: CHAIN, completed_steps: [] });
	});
});

describe("a step is next", () => {
	it.each(lines(NEXT))("%s", (line) => {
		const state = stateAfter(`A: ${line}`, STATE);
		expect(nextStep(state)).toBe("Add monitoring");
		expect(state.completed_steps).not.toContain("Add monitoring");
	});
});

describe("the current step is done", () => {
	it.each(lines(CURRENT_DONE))("%s", (line) => {
		expect(stateAfter(`${line}\nA: …`, STATE)).toMatchObject({ completed_steps: [CHAIN[0]] });
	});
});

describe("nothing is done", () => {
	it.each(lines(NOTHING_DONE))("%s", (line) => {
		expect(stateAfter(`${line}\nA: …`, STATE)).toMatchObject({ task_chain: CHAIN, completed_steps: [] });
	});
});

describe("two steps are done", () => {
	it.each(lines(SEVERAL_DONE))("%s", (line) => {
		expect(stateAfter(`A: ${line}`, STATE)).toMatchObject({ completed_steps: CHAIN.slice(0, 2) });
	});
});

describe("all steps are done", () => {
	it.each(lines(ALL_DONE))("%s", (line) => {
		expect(stateAfter(`A: ${line}`, STATE)).toMatchObject({ task_chain: CHAIN, completed_steps: CHAIN });
	});
});
