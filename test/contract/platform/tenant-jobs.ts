import { expect, it } from "vitest";
import { type AccessScope, wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { Ingested, TenantJobs, TenantWork } from "../../../src/platform/objects/tenant-jobs/tenant-jobs.ts";

/** What learning does with the work of the next jobs: each entry one attempt, the last from then on. */
export type Attempt = "learns" | "fails" | "throws" | "hangs";

export type JobsCase = {
	/** Jobs of a new tenant whose learning goes like this, and whose reflections hang. */
	make(attempts: Attempt[]): Promise<{ tenant: string; jobs: TenantJobs; attempted(): number }>;
	/** Until all that is due is done, waits between attempts skipped. */
	settle(tenant: string): Promise<void>;
};

export const work: TenantWork = {
	kind: "ingest",
	tenant: "contract",
	messages: [],
	untimed: [],
	scopes: { owners: { user_id: "ada", project_id: null, thread_id: null }, learn_scope: "user" },
	source: null,
};

export const ingested: Ingested = {
	kind: "ingest",
	memories: ["mem_1"],
	relations: ["rel_1"],
	skipped: [{ reason: "duplicate", detail: "known already" }],
};

/** What is kept of it: no words. */
export const keptIngested: Ingested = {
	...ingested,
	skipped: [{ reason: "duplicate", detail: "It was told once, and is not kept." }],
};

const newId = () => `job_${crypto.randomUUID()}`;

/** What every tenant's jobs have to keep. */
export function tenantJobsContract({ make, settle }: JobsCase): void {
	it("does a job, once an id", async () => {
		const { tenant, jobs, attempted } = await make(["learns"]);
		const [id, accessScope, now] = [newId(), wholeTenant(tenant), Date.now()];
		expect(await jobs.add({ id, work }, accessScope, now)).toEqual({
			id,
			kind: "ingest",
			status: "queued",
			attempts: 0,
			error: null,
			lost: null,
			created_at: new Date(now).toISOString(),
			finished_at: null,
		});
		await settle(tenant);
		expect(await jobs.read(id, accessScope)).toMatchObject({
			status: "done",
			attempts: 1,
			finished_at: expect.any(String),
		});
		expect(await jobs.add({ id, work }, accessScope, now)).toMatchObject({ status: "done" });
		await settle(tenant);
		expect(attempted()).toBe(1);
	});

	it("gives what a job gave to whoever waits, and what has no words to whoever asks again", async () => {
		const { tenant, jobs, attempted } = await make(["learns"]);
		const job = { id: newId(), work };
		const run = () => jobs.run(job, wholeTenant(tenant), Date.now(), 5_000);
		expect(await Promise.all([run(), run()])).toEqual([
			{ ok: true, value: ingested },
			{ ok: true, value: ingested },
		]);
		expect(await run()).toEqual({ ok: true, value: keptIngested });
		expect(attempted()).toBe(1);
	});

	it("tells whoever waits that it is not done, and which job it is", async () => {
		const { tenant, jobs } = await make(["hangs"]);
		const id = newId();
		const waited = await jobs.run({ id, work }, wholeTenant(tenant), Date.now(), 50);
		expect(waited).toMatchObject({ ok: false, error: { reason: "unavailable", detail: expect.stringContaining(id) } });
		expect(await jobs.read(id, wholeTenant(tenant))).toMatchObject({ finished_at: null });
	});

	it.each([
		["fails", "no writer answers"],
		["throws", "It broke off; the cause was logged."],
	] as const)("tries a job again that %s, and gives up after the third attempt", async (how, error) => {
		const { tenant, jobs, attempted } = await make([how, how, "learns"]);
		const [second, accessScope] = [newId(), wholeTenant(tenant)];
		await jobs.add({ id: newId(), work }, accessScope, Date.now());
		await settle(tenant);
		expect(attempted()).toBe(3);

		const failing = await make([how]);
		await failing.jobs.add({ id: second, work }, wholeTenant(failing.tenant), Date.now());
		await settle(failing.tenant);
		expect(await failing.jobs.read(second, wholeTenant(failing.tenant))).toMatchObject({
			status: "failed",
			attempts: 3,
			error,
			lost: "Nothing was learned from its 0 messages.",
		});
		const waited = await failing.jobs.run({ id: second, work }, wholeTenant(failing.tenant), Date.now(), 1_000);
		expect(waited).toMatchObject({ error: { reason: "unavailable", detail: expect.stringContaining("failed") } });
	});

	it("ends a job that is cancelled, and does it again from the beginning once it is queued again", async () => {
		const { tenant, jobs, attempted } = await make(["hangs", "learns"]);
		const [id, accessScope] = [newId(), wholeTenant(tenant)];
		const waited = jobs.run({ id, work }, accessScope, Date.now(), 5_000);
		await expect.poll(async () => (await jobs.read(id, accessScope))?.status).toBe("running");
		const cancelled = { ok: true, value: { id, status: "cancelled", finished_at: expect.any(String) } };
		expect(await jobs.cancel(id, accessScope, Date.now())).toMatchObject(cancelled);
		expect(await jobs.cancel(id, accessScope, Date.now())).toMatchObject(cancelled);
		expect(await waited).toMatchObject({ error: { detail: expect.stringContaining("was cancelled") } });
		expect(await jobs.page(accessScope, { status: "cancelled", limit: 5 })).toMatchObject([{ id }]);
		expect(attempted()).toBe(1);

		const other = await make(["learns"]);
		const again = newId();
		await other.jobs.add({ id: again, work }, wholeTenant(other.tenant), Date.now());
		await other.jobs.cancel(again, wholeTenant(other.tenant), Date.now());
		await settle(other.tenant);
		expect(other.attempted()).toBe(0);
		expect(await other.jobs.requeue(again, wholeTenant(other.tenant), Date.now())).toMatchObject({
			ok: true,
			value: { status: "queued", attempts: 0, finished_at: null },
		});
		await settle(other.tenant);
		expect(await other.jobs.read(again, wholeTenant(other.tenant))).toMatchObject({ status: "done", attempts: 1 });
		for (const change of [other.jobs.cancel, other.jobs.requeue]) {
			const refused = await change(again, wholeTenant(other.tenant), Date.now());
			expect(refused).toMatchObject({ ok: false, error: { reason: "conflict", jobStatus: "done" } });
		}
	});

	it("lists jobs by status and kind, newest first, page by page", async () => {
		const { tenant, jobs } = await make(["fails"]);
		const accessScope = wholeTenant(tenant);
		const ids = Array.from({ length: 5 }, newId);
		for (const [n, id] of ids.entries()) await jobs.add({ id, work }, accessScope, 1_000 * n);
		const first = await jobs.page(accessScope, { limit: 3 });
		expect(first.map(({ id }) => id)).toEqual([...ids].reverse().slice(0, 3));
		const rest = await jobs.page(accessScope, { limit: 9, kind: "ingest", after: first.at(-1) });
		expect(rest.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
		expect(await jobs.page(accessScope, { limit: 9, kind: "reflect" })).toEqual([]);
		expect(await jobs.page(accessScope, { limit: 9, status: "done" })).toEqual([]);
		expect(await jobs.page({ ...accessScope, user_id: "ada" }, { limit: 9 })).toEqual([]);
		await settle(tenant);
	});

	it("learns while a reflection hangs", async () => {
		const { tenant, jobs, attempted } = await make(["learns"]);
		const accessScope = wholeTenant(tenant);
		const [slow, behind] = [newId(), newId()];
		const reflection: TenantWork = { kind: "reflect", tenant, scope: "user:ada" };
		for (const id of [slow, behind]) await jobs.add({ id, work: reflection }, accessScope, Date.now());
		const waited = await jobs.run({ id: slow, work: reflection }, accessScope, Date.now(), 50);
		expect(waited).toMatchObject({ ok: false });
		const ids = [newId(), newId()];
		for (const id of ids)
			expect(await jobs.run({ id, work }, accessScope, Date.now(), 5_000)).toEqual({ ok: true, value: ingested });
		await settle(tenant);
		expect(attempted()).toBe(ids.length);
		expect(await jobs.read(slow, accessScope)).toMatchObject({ kind: "reflect", status: "running", attempts: 1 });
		expect(await jobs.read(behind, accessScope)).toMatchObject({ status: "queued", attempts: 0 });
	});

	it("shows a bound key its own jobs only, and no tenant another's", async () => {
		const { tenant, jobs } = await make(["learns"]);
		const other = await make(["learns"]);
		const id = newId();
		const ada: AccessScope = { tenant, user_id: "ada", project_id: null };
		await jobs.add({ id, work }, ada, Date.now());
		expect(await jobs.read(id, ada)).toMatchObject({ id });
		expect(await jobs.read(id, wholeTenant(tenant))).toMatchObject({ id });
		expect(await jobs.read(id, { ...ada, user_id: "bob" })).toBeNull();
		expect(await jobs.read(id, { ...ada, project_id: "p" })).toBeNull();
		expect(await other.jobs.read(id, wholeTenant(other.tenant))).toBeNull();
		expect(await jobs.read("job_none", wholeTenant(tenant))).toBeNull();
		for (const change of [jobs.cancel, jobs.requeue]) {
			expect(await change(id, { ...ada, user_id: "bob" }, Date.now())).toEqual(
				await change("job_none", ada, Date.now()),
			);
		}
		await settle(tenant);
	});
}
