import { describe, expect, it } from "vitest";
import { type AccessScope, wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { keptContext, listedThread, NOT_FOUND, NOW, settings, snapshotRequest, user } from "./thread-fixtures.ts";

const whole = wholeTenant("t");

/** Reaches that hold a thread of user u in project p, and such that do not. */
const within = [whole, bound("u", null), bound(null, "p"), bound("u", "p")];
const beyond = [bound("v", null), bound(null, "q"), bound("u", "q"), bound("v", "p")];

function bound(user_id: string | null, project_id: string | null): AccessScope {
	return { tenant: "t", user_id, project_id };
}

/** What every log has to keep of what a caller reaches. `make` gives one fresh thread's log, by reach. */
export function logReachContract(make: () => (accessScope: AccessScope) => ThreadLog): void {
	async function written(owner = { user_id: "u", project_id: "p" }) {
		const log = make();
		await log(whole).create(settings({ ...owner, title: "T" }), NOW);
		await log(whole).append({ messages: [user("the needle", { id: "m1" })], now: NOW });
		return log;
	}

	it.each(within)("gives the thread to %j", async (accessScope) => {
		const log = (await written())(accessScope);

		expect(await log.read()).toMatchObject({ ok: true });
		expect(await log.snapshot(snapshotRequest())).toMatchObject({ ok: true });
		expect(await log.append({ messages: [user("two")], now: NOW })).toMatchObject({ ok: true });
		expect(await log.erase()).toBe("2026-01-12T09:30:00.000Z");
	});

	it.each(beyond)("is for %j as if it were not there, and stays as it is", async (accessScope) => {
		const log = await written();
		const [all, mine] = [log(whole), log(accessScope)];
		const before = await all.snapshot(snapshotRequest());

		expect(await mine.read()).toEqual(NOT_FOUND);
		expect(await mine.messages({ order: "asc", limit: 5 })).toEqual(NOT_FOUND);
		expect(await mine.message("m1")).toEqual(NOT_FOUND);
		expect(await mine.search({ text: "needle", limit: 5 })).toEqual(NOT_FOUND);
		expect(await mine.snapshot(snapshotRequest())).toEqual(NOT_FOUND);
		expect(await mine.snapshot(snapshotRequest({ budget: { total: 1 } }))).toEqual(NOT_FOUND);
		expect(await mine.append({ messages: [user("two")], now: NOW })).toEqual(NOT_FOUND);
		expect(await mine.append({ messages: [user("the needle", { id: "m1" })], now: NOW })).toEqual(NOT_FOUND);
		expect(await mine.append({ messages: [user("two")], if_seq: 9, now: NOW })).toEqual(NOT_FOUND);
		expect(await mine.edit("m1", { content: "mine", pinned: true }, NOW)).toEqual(NOT_FOUND);
		expect(await mine.edit("m1", { content: "" }, NOW)).toEqual(NOT_FOUND);
		expect(await mine.remove("m1", NOW)).toEqual(NOT_FOUND);
		await mine.keep(keptContext("ctx_1"));
		expect(await mine.contexts({ limit: 5 })).toEqual(NOT_FOUND);
		expect(await mine.context("ctx_1")).toEqual(NOT_FOUND);
		expect(await mine.distill({ job: "job_1", now: NOW })).toEqual(NOT_FOUND);
		expect(await mine.distilled(0)).toEqual(NOT_FOUND);
		expect(await mine.summaries({ limit: 5 })).toEqual(NOT_FOUND);
		expect(await mine.jobs({ limit: 5 })).toEqual(NOT_FOUND);
		expect(await mine.job("job_1")).toEqual(NOT_FOUND);
		expect(await mine.workingState()).toEqual(NOT_FOUND);
		expect(await mine.writeState({ current_task: "mine" }, NOW)).toEqual(NOT_FOUND);
		expect(await mine.handOverNotes()).toEqual(NOT_FOUND);
		expect(await mine.forgetNote("n", NOW)).toEqual(NOT_FOUND);
		expect(await all.contexts({ limit: 5 })).toEqual({ ok: true, value: { contexts: [], more: false } });
		expect(await mine.change({ title: "mine" }, NOW)).toEqual(NOT_FOUND);
		expect(await mine.erase()).toBeNull();
		expect(await all.snapshot(snapshotRequest())).toEqual(before);
	});

	it("is not a bound caller's where it belongs to nobody", async () => {
		const log = make();
		await log(whole).create(settings(), NOW);

		expect(await log(bound("u", null)).read()).toEqual(NOT_FOUND);
	});

	it("is in the way of a thread of the same id, also beyond the reach, and not overwritten", async () => {
		const log = await written();
		const mine = log(bound("v", null));

		expect(await mine.create(settings({ user_id: "v" }), NOW)).toMatchObject({ error: { reason: "already_exists" } });
		expect(await log(whole).read()).toMatchObject({ value: { user_id: "u", last_seq: 1 } });
	});

	it("does not give a thread to who made it once it is another's", async () => {
		const log = make();
		const mine = log(bound("u", null));
		await mine.create(settings({ user_id: "u" }), NOW);
		await log(whole).change({ user_id: "v", title: "secret" }, NOW);

		expect(await mine.create(settings({ user_id: "u" }), NOW)).toMatchObject({ error: { reason: "already_exists" } });
		expect(await mine.read()).toEqual(NOT_FOUND);
	});
}

/** What every list has to keep of what a caller reaches. */
export function listReachContract(make: (accessScope: AccessScope) => ThreadList): void {
	async function written(tenant: string) {
		const all = make(wholeTenant(tenant));
		for (const [id, user_id, project_id] of [
			["up", "u", "p"],
			["uq", "u", "q"],
			["vp", "v", "p"],
			["nobody", null, null],
		] as const) {
			await all.put(listedThread({ id, user_id, project_id }));
		}
		return all;
	}

	describe.each([
		["u", null, ["uq", "up"]],
		[null, "p", ["vp", "up"]],
		["u", "p", ["up"]],
		["w", null, []],
	])("bound to user %s and project %s", (user_id, project_id, ids) => {
		it(`holds ${ids.join(", ") || "nothing"}, whatever is asked for`, async () => {
			const tenant = `reach-${crypto.randomUUID().slice(0, 8)}`;
			await written(tenant);
			const list = make({ tenant, user_id, project_id });
			const page = async (query: object) => (await list.page({ limit: 9, ...query })).map(({ id }) => id);

			expect(await page({})).toEqual(ids);
			expect(await page({ user_id: "v" })).toEqual(ids.filter((id) => id.startsWith("v")));
		});

		it("takes no entry away that is not its own", async () => {
			const tenant = `reach-${crypto.randomUUID().slice(0, 8)}`;
			const all = await written(tenant);
			const list = make({ tenant, user_id, project_id });
			for (const id of ["up", "uq", "vp", "nobody"])
				expect(await list.remove(id, "2100-01-01T00:00:00.000Z")).toBe(ids.includes(id));

			expect(await all.page({ limit: 9 })).toHaveLength(4 - ids.length);
		});
	});
}
