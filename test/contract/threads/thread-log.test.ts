import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type AccessScope, wholeTenant } from "../../../src/core/base/access-scope.ts";
import { durableThreadLog } from "../../../src/features/threads/store/remote-thread.ts";
import { appended, made, must, snapshotRequest, user } from "./thread-fixtures.ts";
import { threadLogContract } from "./thread-log.ts";

function freshName() {
	return { tenant: "contract", id: crypto.randomUUID() };
}

const logOf = ({ tenant, id }: { tenant: string; id: string }) => reachedLog(wholeTenant(tenant), id);

function reachedLog(accessScope: AccessScope, id: string) {
	return durableThreadLog((text) => env.THREADS.getByName(text), accessScope, id);
}

describe("durableThreadLog", () => {
	threadLogContract(() => logOf(freshName()));

	it("stores nothing when a thread is read, changed or erased that was never made", async () => {
		const name = freshName();
		const log = logOf(name);
		await log.read();
		await log.messages({ order: "asc", limit: 5 });
		await log.search({ text: "needle", limit: 5 });
		await log.snapshot(snapshotRequest());
		await log.append({ messages: [user("hello")], now: 0 });
		await log.change({ title: "T" }, 0);
		await log.edit("m1", { content: "x" }, 0);
		await log.remove("m1", 0);
		await log.workingState();
		await log.writeState({ current_task: "x" }, 0);
		await log.handOverNotes();
		await log.forgetNote("n", 0);
		await log.erase();
		await log.retractEpisodes();

		const stub = env.THREADS.getByName(`${name.tenant}/${name.id}`);
		const stored = await runInDurableObject(stub, async (_, state) => ({
			tables: state.storage.sql.exec("SELECT name FROM sqlite_master").toArray(),
			alarm: await state.storage.getAlarm(),
		}));
		expect(stored).toEqual({ tables: [], alarm: null });
	});

	it("finds after every change what it finds once its object is evicted", async () => {
		const name = freshName();
		const log = logOf(name);
		await made(log);
		const contents = [
			"The harbour is closed.",
			"A ferry leaves at nine.",
			"Nothing of it.",
			"The ferry is in the harbour.",
		];
		const { messages } = await appended(
			log,
			contents.map((content) => user(content)),
		);
		const [first, second] = messages.map(({ id }) => id);
		const changes = [
			() => appended(log, [user("The last ferry, from the other harbour.")]),
			() => log.edit(second ?? "", { content: "A train leaves at ten." }, 0),
			() => log.remove(first ?? "", 0),
			() => appended(log, [user("Which harbour?"), user("Which ferry?")]),
			() => log.erase(),
			() => made(log),
			() => appended(log, [user("Another harbour.")]),
		];
		const counts: number[] = [];
		for (const change of changes) {
			await change();
			const warm = await log.snapshot(snapshotRequest({ query: "harbour ferry" }));
			await evictDurableObject(env.THREADS.getByName(`${name.tenant}/${name.id}`));
			expect(await log.snapshot(snapshotRequest({ query: "harbour ferry" }))).toEqual(warm);
			counts.push(warm.ok ? warm.value.view.found.length : -1);
		}
		expect(counts).toEqual([5, 5, 4, 6, -1, 0, 1]);
	});

	it("keeps history when its object is evicted", async () => {
		const name = freshName();
		const log = logOf(name);
		await made(log);
		await appended(log, [user("the needle", { id: "m1" })]);
		const before = must(await log.messages({ order: "asc", limit: 5 }));

		await evictDurableObject(env.THREADS.getByName(`${name.tenant}/${name.id}`));

		expect(must(await log.messages({ order: "asc", limit: 5 }))).toEqual(before);
		expect(must(await log.search({ text: "needle", limit: 5 })).hits).toHaveLength(1);
		expect((await appended(log, [user("the needle", { id: "m1" }), user("next")])).messages).toMatchObject([
			{ seq: 1 },
			{ seq: 2 },
		]);
	});

	it("keeps threads of one id in two tenants apart", async () => {
		const id = crypto.randomUUID();
		await made(logOf({ tenant: "one", id }), { title: "mine" });

		expect((await logOf({ tenant: "two", id }).read()).ok).toBe(false);
	});
});
