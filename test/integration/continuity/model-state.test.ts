import { describe, expect, it } from "vitest";
import { err, ok } from "../../../src/core/base/result.ts";
import { type StateWriter, writeState } from "../../../src/features/continuity/use-cases/writing/write-state.ts";
import type { TextModel } from "../../../src/ports/text-model.ts";
import { must } from "../../contract/threads/thread-fixtures.ts";
import { fakeModel, memorySpending } from "../../fakes/text-model.ts";
import { inThread, type LocalTest } from "../threads/local-thread.ts";

const LARGE = { overflow: { token_limit: 100_000 } };
const inModelThread = (run: (thread: LocalTest) => Promise<void>) => inThread(run, LARGE, true);
const DOWN = err({ reason: "writer_failed" as const, detail: "fake:model: 503", retry_after_ms: null });

const talk = (thread: LocalTest, asked: string, answer = "I have started with it.") =>
	thread.log().append({
		messages: [
			{ role: "user", content: asked },
			{ role: "assistant", content: answer },
		],
		now: thread.now(),
	});
const stateOf = async (thread: LocalTest) => must(await thread.log().workingState());
const jobs = async (thread: LocalTest) =>
	must(await thread.log().jobs({ limit: 20 })).jobs.map(({ kind, status, error }) => [kind, status, error]);
const run = (thread: LocalTest, write: StateWriter) => thread.run(undefined, undefined, write);

/** Models as the roles have them, behind the flow that asks them. */
function asking(models: TextModel[]): { write: StateWriter; roles: string[] } {
	const roles: string[] = [];
	const clock = { now: () => Date.UTC(2026, 0, 12), elapsed: () => 0, pause: async () => undefined };
	const textModels = (role: string) => {
		roles.push(role);
		return models;
	};
	const deps = { clock, textModels, spending: () => memorySpending(), backgroundCap: 1_000_000 };
	return { write: (request) => writeState(deps, request), roles };
}

const improved: StateWriter = async ({ state }) =>
	ok({ state: { ...state, current_task: "Improved" }, writer: "fake:model", degraded: null });

describe("the working state where a model is configured", () => {
	it("is the embedded writer's at once, and a model's behind it", () =>
		inModelThread(async (thread) => {
			await talk(thread, "Please rename the table users to people.");
			const before = await stateOf(thread);
			expect(before.updated_by).toBe("writer:embedded");
			await run(thread, improved);
			expect(await stateOf(thread)).toMatchObject({
				...{ current_task: "Improved", updated_by: "writer:fake:model", updated_seq: before.updated_seq },
			});
			expect(await jobs(thread)).toEqual([["state", "done", null]]);
		}));

	it("is what a model of the role chose among the lines that were said", () =>
		inModelThread(async (thread) => {
			await talk(thread, "Please rename the table users to people.");
			await talk(thread, "the importer crashes on safari since yesterday, find out why");
			expect((await stateOf(thread)).updated_by).toBe("writer:embedded");
			const { model, asked } = fakeModel(({ prompt }) => {
				const [, number = "0"] = /(\d+) \|[^|\n]*\btask\b[^|\n]*\| user[^\n]*rename the table/.exec(prompt) ?? [];
				return JSON.stringify({ task: Number(number), next: null, done: [], decisions: [], blockers: [], over: [] });
			});
			const { write, roles } = asking([model]);
			await run(thread, write);
			expect(roles).toEqual(["state"]);
			expect(asked[0]?.prompt).toContain('role="user"');
			expect((await stateOf(thread)).current_task).toBe("Please rename the table users to people.");
		}));

	it("stays a caller's where one edited it meanwhile", () =>
		inModelThread(async (thread) => {
			await talk(thread, "Please rename the table users to people.");
			await run(thread, async (request) => {
				await thread.log().writeState({ current_task: "Mine" }, thread.now());
				return improved(request);
			});
			expect(await stateOf(thread)).toMatchObject({ current_task: "Mine", updated_by: "caller" });
			expect(await jobs(thread)).toEqual([["state", "done", null]]);
		}));

	it("is read again where an answer came meanwhile, or a message was deleted", () =>
		inModelThread(async (thread) => {
			const first = must(await talk(thread, "Please rename the table users to people."));
			const read: number[] = [];
			await run(thread, async (request) => {
				read.push(request.messages.length);
				if (read.length === 1) await talk(thread, "Now write a test for it.");
				if (read.length === 2) await thread.log().remove(first.messages[0]?.id ?? "", thread.now());
				return improved(request);
			});
			expect(read).toEqual([2, 4, 3]);
			expect((await stateOf(thread)).updated_by).toBe("writer:fake:model");
		}));

	it("stays the embedded writer's in an outage, which the job tells", () =>
		inModelThread(async (thread) => {
			await talk(thread, "Please rename the table users to people.");
			const before = await stateOf(thread);
			const { model, asked } = fakeModel({ reason: "failed", detail: "HTTP 503" });
			for (let attempt = 0; attempt < 3; attempt++) {
				await run(thread, asking([model]).write);
				thread.pass(60_000);
			}
			expect(asked).toHaveLength(3);
			expect(await stateOf(thread)).toEqual(before);
			expect(await jobs(thread)).toEqual([["state", "done", "fake:model: HTTP 503"]]);
		}));

	it("stays as it is where a model answers nonsense", () =>
		inModelThread(async (thread) => {
			await talk(thread, "Please rename the table users to people.");
			const before = await stateOf(thread);
			const { model } = fakeModel('{"task": "the secret plan", "done": [77]}');
			await run(thread, asking([model]).write);
			expect(await stateOf(thread)).toEqual(before);
			expect((await jobs(thread))[0]?.[2]).toContain("named none of the lines");
		}));

	it("holds up no distillation", () =>
		inModelThread(async (thread) => {
			const appended = must(await talk(thread, "Please rename the table users to people."));
			expect(appended.overflow.job).toBeNull();
			await run(thread, async () => DOWN);
			expect(must(await thread.log().distill({ job: "job_d", wait: false, now: thread.now() })).job).toBeNull();
		}));
});

it("asks no model where none is configured", () =>
	inThread(async (thread) => {
		await talk(thread, "Please rename the table users to people.");
		expect(await jobs(thread)).toEqual([]);
	}, LARGE));
