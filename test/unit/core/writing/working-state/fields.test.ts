import { describe, expect, it } from "vitest";
import { EMPTY_STATE } from "../../../../../src/core/model/thread/working-state.ts";
import { stateAfter } from "./script.ts";

const lines = (text: string) => text.trim().split("\n");

describe("decisions", () => {
	it.each(
		lines(`
We'll use Postgres because we need transactions.
Let's go with Postgres.
We decided to use Postgres.
Decision: Postgres, since the team knows it.
I chose Postgres over MySQL because of jsonb.
We settled on Postgres.
We agreed on Postgres.
I'm going with Postgres.
After some thought I've decided that we use Postgres.
We're using Postgres instead of MongoDB.
Let's use Postgres rather than MySQL.
OK, Postgres it is.
I prefer Postgres here.
We picked Postgres.
I opted for Postgres.
Wir nehmen Postgres.
On va utiliser Postgres.
Vamos a usar Postgres.`),
	)("%s", (line) => {
		expect(stateAfter(`U: Build the shop.\nA: ${line}`).recent_decisions.join()).toContain("Postgres");
	});

	it.each(
		lines(`
Should we use Postgres?
We haven't decided on Postgres yet.
We need to decide between Postgres and MySQL.
I'm not sure about Postgres.
Postgres listens on port 5432.
If we go with Postgres we need a migration.`),
	)("not yet: %s", (line) => {
		expect(stateAfter(`U: Build the shop.\nA: ${line}`).recent_decisions).toEqual([]);
	});

	it("keeps the reason that the next sentence gives", () => {
		const { recent_decisions } = stateAfter("A: We'll use Redis. That way sessions survive a restart.");
		expect(recent_decisions).toEqual(["We'll use Redis. That way sessions survive a restart"]);
	});

	it("puts a change of mind in the place of what it changes", () => {
		const { recent_decisions } = stateAfter(
			"U: We'll use MySQL for the orders.\nA: ok\nU: Actually, let's use Postgres instead of MySQL.\nA: ok",
		);
		expect(recent_decisions).toEqual(["Actually, let's use Postgres instead of MySQL"]);
	});
});

describe("blockers", () => {
	const blocked = lines(`
We're blocked on the security review.
I can't proceed without the security review.
Waiting for the security review.
We are stuck until the security review is through.
The security review is pending approval.
The deploy is held up by the security review.
I don't have access to the security review.
We can't deploy because of the security review.
Wir warten auf das security review.`);

	it.each(blocked)("%s", (line) => {
		const { blockers } = stateAfter(`U: Ship it.\nA: ${line}`);
		expect(blockers.join()).toContain("security review");
	});

	it.each(
		lines(`
The security review is done.
Good news: the security review came through.
The security review was approved.
We're unblocked.
The security review is no longer a problem.
We got the security review, all fine.`),
	)("out of the way: %s", (line) => {
		expect(stateAfter(`U: Ship it.\nA: ${blocked[0]}\nU: ok\nA: ${line}`).blockers).toEqual([]);
	});

	it.each(["You can't do that in Python.", "Are you blocked?", "I can't believe how fast it is.", "Wait, what?"])(
		"none: %s",
		(line) => {
			expect(stateAfter(`U: Ship it.\nA: ${line}`).blockers).toEqual([]);
		},
	);

	it("takes the trouble of a tool's result, and takes it away when the next one passes", () => {
		const failed = 'U: Ship it.\nC: run {"cmd":"npm test"}\nT: 41 passed\nError: login.test.ts timed out\nA: Hm.';
		expect(stateAfter(failed).blockers).toEqual(["Error: login.test.ts timed out"]);
		expect(stateAfter(`${failed}\nC: run {}\nT: login.test.ts passed, 0 failed\nA: Good.`).blockers).toEqual([]);
	});

	it("sees no trouble in a result that has none", () => {
		expect(stateAfter("U: x\nC: run {}\nT: 42 passed, 0 failed, no errors\nA: ok").blockers).toEqual([]);
	});
});

describe("files", () => {
	it("are those that are named, the newest last, each once", () => {
		const text = `U: Look at src/app.ts and README.md.
A: I opened src/app.ts; it imports ./lib/config.json and Dockerfile.
C: write_file {"path":"src/new/module.py","content":"import os"}
C: open {"file_path":"notes"}
A: See https://example.com/a/b.html, node.js, Next.js 15, e.g. v1.2.3, 3.5 and and/or.`;
		expect(stateAfter(text).open_files).toEqual([
			"README.md",
			"src/app.ts",
			"./lib/config.json",
			"Dockerfile",
			"src/new/module.py",
		]);
	});

	it("are closed by a tool that closes or deletes them", () => {
		const text = 'A: Look at a.ts and b.ts.\nC: delete_file {"path":"a.ts"}';
		expect(stateAfter(text).open_files).toEqual(["b.ts"]);
	});

	it("are the last ten", () => {
		const names = Array.from({ length: 14 }, (_, n) => `src/f${n}.ts`);
		expect(stateAfter(names.map((name) => `A: ${name}`).join("\n")).open_files).toEqual(names.slice(-10));
	});
});

describe("the task", () => {
	it.each(
		lines(`
Task: migrate the search index
Goal: migrate the search index
I need to migrate the search index.
hello! please migrate the search index
Hi there, could you help me migrate the search index?
We're migrating the search index to a new cluster.
Ich möchte den search index migrieren.
Your job is to migrate the search index.
migrate the search index`),
	)("%s", (line) => {
		expect(stateAfter(`U: ${line}\nA: Sure.`).current_task).toContain("search index");
	});

	it("waits behind a greeting and small talk", () => {
		const text = "U: Hello!\nA: Hi, how can I help?\nU: I want to migrate the search index.\nA: Sure.";
		expect(stateAfter(text).current_task).toBe("I want to migrate the search index");
	});

	it.each(
		lines(`
What does this error mean?
Can you explain how the cluster works?
Thanks!
Please use short answers from now on.
I'd like you to always answer in German.
Keep it under $500.
Is it urgent?
The error came up again.
By the way, what's a shard?
I have another question: how big is a shard?
Before we go on, what is a shard?
Make it faster, please.
We need it by Friday.
It should work offline too.`),
	)("stays: %s", (line) => {
		const text = `U: I want to migrate the search index.\nA: Plan:\n1. Export it\n2. Import it\nU: ${line}\nA: OK.`;
		const state = stateAfter(text);
		expect(state.current_task).toContain("search index");
		expect(state.task_chain.slice(0, 2)).toEqual(["Export it", "Import it"]);
	});

	it("is what the assistant says where nobody else did", () => {
		expect(stateAfter("A: I'm working on the search index.").current_task).toContain("search index");
	});

	it("is empty at first, and while nothing but hello was said", () => {
		expect(stateAfter("U: hi\nA: Hello! How can I help?")).toEqual({ ...EMPTY_STATE });
	});
});
