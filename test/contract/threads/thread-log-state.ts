import { expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../../src/core/model/thread/thread-config.ts";
import { EMPTY_STATE, nextStep, type WorkingState } from "../../../src/core/model/thread/working-state.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { appended, made, must, NOW, result, snapshotRequest, user } from "./thread-fixtures.ts";

const assistant = (content: string, id?: string) => ({ role: "assistant" as const, content, id });
const PLAN = "I'll begin with src/schema.sql.";
const DECIDED = "Use Postgres for the login queue.";

/** What the agent is at. */
export function stateContract(fresh: () => ThreadLog): void {
	async function thread(changes: Parameters<typeof made>[1] = {}): Promise<ThreadLog> {
		const log = fresh();
		await made(log, changes);
		return log;
	}
	const state = async (log: ThreadLog) => must(await log.workingState());

	it("is empty before the first answer of the assistant", async () => {
		const log = await thread();
		expect(await state(log)).toEqual(EMPTY_STATE);
		await appended(log, [user("I need a login page.")]);

		expect(await state(log)).toEqual(EMPTY_STATE);
		expect(must(await log.snapshot(snapshotRequest())).view.continuity.working_state).toBeNull();
	});

	it("follows the work with each answer, from all that was said since", async () => {
		const log = await thread();
		await log.writeState({ recent_decisions: [DECIDED] }, NOW);
		await appended(log, [user("Cancel Postgres for the login queue.", { created_at: "2020-01-01T00:00:00.000Z" })]);
		expect(await state(log)).toMatchObject({ recent_decisions: [DECIDED], updated_by: "caller" });
		await appended(log, [assistant("OK.")]);
		expect((await state(log)).recent_decisions).not.toContain(DECIDED);
		await appended(log, [assistant(PLAN), user("good"), assistant("Fine."), user("bye")]);
		const now = await state(log);

		expect(now).toMatchObject({
			open_files: ["src/schema.sql"],
			updated_at: "2026-01-12T09:30:00.000Z",
			updated_by: "writer:embedded",
			updated_seq: 6,
		});
		expect(must(await log.snapshot(snapshotRequest())).view.continuity.working_state).toEqual(now);
	});

	it("is the same whether messages come one by one or at once", async () => {
		const [single, whole] = [await thread(), await thread()];
		const messages = [user("Build a login page."), assistant(PLAN), user("Go on."), assistant("Great.")];
		for (const message of messages) await appended(single, [message]);
		await appended(whole, messages);

		// How sure a clause is may differ a little: what is told at once is read with what comes next.
		const shown = async (log: ThreadLog) => ({ ...(await state(log)), requests: undefined });
		expect(await shown(single)).toEqual(await shown(whole));
		expect((await state(whole)).open_files).toEqual(["src/schema.sql"]);
	});

	it("stays as it was where messages are refused, or were there already", async () => {
		const log = await thread();
		await appended(log, [user("Build a login page.", { id: "m1" }), assistant(PLAN, "m2")]);
		const before = await state(log);
		await log.append({ messages: [assistant("I've read src/app.ts."), result("nobody asked")], now: NOW + 1 });
		await log.append({ messages: [assistant(PLAN, "m2")], now: NOW + 1 });

		expect(await state(log)).toEqual(before);
	});

	it("is not followed where the thread does not want it, and not shown in contexts", async () => {
		const log = await thread({ config: { ...DEFAULT_CONFIG, working_state: false } });
		await appended(log, [user("Build a login page."), assistant(PLAN)]);
		expect(await state(log)).toEqual(EMPTY_STATE);
		await log.writeState({ current_task: "mine" }, NOW);

		expect(must(await log.snapshot(snapshotRequest())).view.continuity.working_state).toBeNull();
		expect((await state(log)).current_task).toBe("mine");
	});

	it("takes a caller's edit, and goes on from it", async () => {
		const log = await thread();
		await appended(log, [user("Build a login page."), assistant(PLAN)]);
		const { current_task } = await state(log);
		const steps = ["Sketch it", "Review the sketch", "Build it"];
		const edited = must(await log.writeState({ task_chain: steps, blockers: ["no designer"] }, NOW + 1_000));
		expect(edited).toMatchObject({ current_task, open_files: ["src/schema.sql"], updated_by: "caller" });
		expect([edited.task_chain, nextStep(edited)]).toEqual([steps, "Sketch it"]);
		expect(edited.updated_at).toBe("2026-01-12T09:30:01.000Z");

		await log.append({ messages: [assistant("OK, see src/login.ts.")], now: NOW + 2_000 });
		expect(await state(log)).toMatchObject({
			task_chain: steps,
			open_files: ["src/schema.sql", "src/login.ts"],
			blockers: ["no designer"],
			updated_by: "writer:embedded",
		});
	});

	it("looks at nothing again that was said before a caller's edit", async () => {
		const log = await thread();
		await appended(log, [user("Build a login page.")]);
		await log.writeState({ current_task: "Ship it" }, NOW);
		await appended(log, [assistant("OK.")]);

		expect((await state(log)).current_task).toBe("Ship it");
	});

	it("loses nothing of edits at once", async () => {
		const log = await thread();
		const changes: Partial<WorkingState>[] = [
			{ current_task: "t" },
			{ task_chain: ["a"] },
			{ open_files: ["f.ts"] },
			{ blockers: ["b"] },
		];
		await Promise.all(changes.map((change) => log.writeState(change, NOW)));

		expect(await state(log)).toMatchObject(Object.assign({}, ...changes));
	});

	it("holds nothing of a message that is deleted, nor of what it said before", async () => {
		const log = await thread();
		await appended(log, [user(DECIDED, { id: "m1" }), assistant(PLAN, "m2")]);
		await log.edit("m1", { content: "Hello." }, NOW);
		await log.writeState({ current_task: "Build a page", recent_decisions: [DECIDED] }, NOW);
		const held = { current_task: "Build a page", open_files: ["src/schema.sql"] };
		expect(await state(log)).toMatchObject({ ...held, recent_decisions: [DECIDED] });
		await log.remove("m1", NOW);
		expect(await state(log)).toMatchObject({ ...held, recent_decisions: [] });
		await log.remove("m2", NOW);

		expect(await state(log)).toMatchObject({ ...held, open_files: [] });
	});

	it("is erased with the thread", async () => {
		const log = await thread();
		await log.writeState({ current_task: "secret" }, NOW);
		await log.erase();
		await made(log);

		expect(await state(log)).toEqual(EMPTY_STATE);
	});
}
