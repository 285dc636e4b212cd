import fc from "fast-check";
import { expect, it } from "vitest";
import { runSteps, type Steps } from "../../../src/core/base/steps.ts";
import type { NewMessage } from "../../../src/core/model/thread/message.ts";
import { must, snapshotRequest } from "../../contract/threads/thread-fixtures.ts";
import { amount } from "../../long.ts";
import { inThread, type LocalTest } from "./local-thread.ts";
import { indexAsBefore, indexOf } from "./older-index.ts";

const said = fc.constantFrom(
	"She went to Rome on 3 May and bought two knives.",
	"Thanks, that is lovely!",
	"Where were the mice?",
	`The wolves had gone. ${"Nobody has seen them since. ".repeat(60)}They came back.`,
);

const change = fc.oneof(
	fc.record({ kind: fc.constant("append" as const), text: said, times: fc.integer({ min: 1, max: 60 }) }),
	fc.record({ kind: fc.constant("edit" as const), text: said, at: fc.nat() }),
	fc.record({ kind: fc.constant("delete" as const), at: fc.nat() }),
	fc.record({ kind: fc.constant("tool" as const), text: said }),
);
/** What must not be seen of a thread: another version comes, some messages are indexed anew, at once or while others come in between, all is broken off. */
const upkeep = fc.constantFrom("upgrade", "index", "index", "begin", "begin", "finish", "finish", "break off");

type Upkeep = typeof upkeep extends fc.Arbitrary<infer U> ? U : never;

type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

async function make(thread: LocalTest, one: Change, state: { last: number }): Promise<void> {
	const log = thread.log();
	const append = async (...messages: NewMessage[]) => {
		must(
			await log.append({ messages: messages.map((each) => ({ ...each, id: `m${++state.last}` })), now: thread.now() }),
		);
	};
	const id = "at" in one ? `m${1 + (one.at % Math.max(1, state.last))}` : "";
	switch (one.kind) {
		case "append":
			return append(...Array.from({ length: one.times }, () => ({ role: "user" as const, content: one.text })));
		case "edit":
			await log.edit(id, { content: one.text }, thread.now());
			return;
		case "delete":
			await log.remove(id, thread.now());
			return;
		case "tool": {
			const call = `c${state.last}`;
			const calls = [{ id: call, name: "look", arguments: "{}" }];
			const asked = { role: "assistant" as const, content: "", tool_calls: calls };
			return append(asked, { role: "tool", content: one.text, tool_call_id: call });
		}
	}
}

type Begun = { steps: Steps<void> | null };

function keepUp(thread: LocalTest, what: Upkeep, begun: Begun): void {
	const some = () => thread.outdated().indexSome(thread.outdated().outdated() ?? "o200k_base", count);
	switch (what) {
		case "upgrade":
		case "break off":
			if (what === "upgrade") indexAsBefore(thread.sql);
			// Another version comes with another object.
			thread.reopen();
			begun.steps = null;
			return;
		case "begin":
			begun.steps = some();
			begun.steps.next();
			return;
		case "finish":
			if (begun.steps !== null) runSteps(begun.steps);
			begun.steps = null;
			return;
		case "index":
			runSteps(some());
	}
}

/** What is found of a thread after these steps, and whether every message that a search may find is found all along. */
function after(steps: readonly (Change | Upkeep)[]) {
	return inThread(async (thread) => {
		const state = { last: 0 };
		const begun: Begun = { steps: null };
		for (const step of steps) {
			const found = rows(thread);
			// What is kept in memory of the index is filled, and must not be what is found later.
			await recalled(thread);
			if (typeof step !== "string") await make(thread, step, state);
			else {
				keepUp(thread, step, begun);
				expect(rows(thread)).toEqual(found);
			}
		}
		for (let left = state.last; thread.outdated().outdated() !== null; left--) {
			if (left < 0) throw new Error("it never ends");
			keepUp(thread, "index", begun);
		}
		return { ...indexOf(thread.sql), recalled: await recalled(thread) };
	});
}

async function recalled(thread: LocalTest) {
	const request = snapshotRequest({ query: "Where did the mice go in May?", recall: { limit: 5, now: thread.now() } });
	return must(await thread.log().snapshot(request)).view.found;
}

/** The seqs that can be found at all. */
function rows({ sql }: LocalTest): unknown[] {
	return [
		sql.exec("SELECT rowid FROM messages_fts ORDER BY rowid").toArray(),
		sql.exec("SELECT seq FROM message_traits ORDER BY seq").toArray(),
	];
}

it("finds of a thread in the end what it would find without another version, whatever comes in between", async () => {
	const steps = fc.array(fc.oneof({ weight: 3, arbitrary: change }, { weight: 4, arbitrary: upkeep }), {
		minLength: 4,
		maxLength: 16,
	});
	await fc.assert(
		fc.asyncProperty(steps, async (all) => {
			const changes = all.filter((step) => typeof step !== "string");
			expect(await after(all)).toEqual(await after(changes));
		}),
		{ numRuns: amount(40) },
	);
});

const SAID: Change = { kind: "append", text: "She went to Rome on 3 May and bought two knives.", times: 2 };
const BETWEEN: Change[] = [
	{ kind: "edit", at: 0, text: "Thanks, that is lovely!" },
	{ kind: "delete", at: 0 },
];

it.each(BETWEEN)("keeps what comes while a message is indexed anew: $kind", async (between) => {
	expect(await after([SAID, "upgrade", "begin", between, "finish"])).toEqual(await after([SAID, between]));
});
