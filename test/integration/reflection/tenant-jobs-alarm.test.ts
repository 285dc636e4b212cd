import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { ok } from "../../../src/core/base/result.ts";
import { ingested, keptIngested, work } from "../../contract/platform/tenant-jobs.ts";
import { learningBy } from "../../fakes/learning.ts";
import { storedKey } from "../access/stored-key.ts";
import { api } from "../client.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

const never = () => new Promise<never>(() => undefined);

function newJob(tenant: string) {
	const id = `job_${crypto.randomUUID()}`;
	const stub = env.JOBS.getByName(tenant);
	const accessScope = wholeTenant(tenant);
	const ring = async () => {
		await runInDurableObject(stub, async (_, { storage }) => storage.setAlarm(Date.now() + 60_000));
		await runDurableObjectAlarm(stub);
	};
	return {
		id,
		stub,
		accessScope,
		ring,
		add: () => stub.add({ id, work }, accessScope, Date.now()),
		read: () => stub.read(id, accessScope),
	};
}

it("takes up again, after its object was killed, a job that it left", async () => {
	const { id, stub, ring, add, read } = newJob("killed");
	await learningBy("killed", never);
	await add();
	await ring();
	expect(await read()).toMatchObject({ status: "running", attempts: 1 });
	const heartbeat = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
	expect(heartbeat).toBeGreaterThan(Date.now() + 20_000);

	await evictDurableObject(stub);
	const done: string[] = [];
	await learningBy("killed", async (_, { job }) => {
		done.push(job);
		return ok(ingested);
	});
	await ring();
	expect(await read()).toMatchObject({ status: "done", attempts: 2 });
	expect(done).toEqual([id]);
});

it("lets a job wait that breaks off with its object five times, and gives it up after the eighth", async () => {
	const { stub, ring, add, read } = newJob("breaking");
	await learningBy("breaking", never);
	await add();
	const crash = async (attempts: number, further: string) => {
		await learningBy("breaking", never);
		await ring();
		expect(await read()).toMatchObject({ status: "running", attempts });
		// The crashes between are as the first, and time passes.
		await runInDurableObject(stub, (_, { storage }) => storage.sql.exec(further));
		await evictDurableObject(stub);
	};
	await crash(1, "UPDATE jobs SET attempts = 4");
	await crash(5, "SELECT 1");
	await ring();
	expect(await read()).toMatchObject({ status: "queued", error: "It broke off 5 times." });
	await runInDurableObject(stub, (_, { storage }) => storage.sql.exec("UPDATE jobs SET attempts = 7, run_at = 0"));
	await crash(8, "SELECT 1");
	await ring();
	expect(await read()).toMatchObject({
		status: "failed",
		error: "It broke off 8 times.",
		lost: expect.stringMatching(/^Nothing was learned/),
	});
});

it("never does two jobs at once, and the second in its turn", async () => {
	const [first, second] = [newJob("busy"), newJob("busy")];
	const begun: string[] = [];
	let release: () => void = () => undefined;
	await learningBy("busy", async (_, { job }) => {
		begun.push(job);
		if (job === first.id) await new Promise<void>((resolve) => (release = resolve));
		return ok(ingested);
	});
	await first.add();
	await first.ring();
	await second.add();
	await second.ring();
	expect(begun).toEqual([first.id]);
	// A promise goes on in the object that waits for it.
	await runInDurableObject(first.stub, () => release());
	await expect.poll(second.read, { timeout: 5_000 }).toMatchObject({ status: "done" });
	expect(begun).toEqual([first.id, second.id]);
});

it("keeps no work of a job that is done, and what it gave for a day", async () => {
	const { id, stub, ring, add } = newJob("forgetting");
	await learningBy("forgetting", async () => ok(ingested));
	await add();
	await ring();
	const rows = () =>
		runInDurableObject(stub, (_, { storage }) => storage.sql.exec("SELECT id, work, result FROM jobs").toArray());
	expect(await rows()).toEqual([{ id, work: null, result: JSON.stringify(keptIngested) }]);
	const ended = (days: number) =>
		runInDurableObject(stub, (_, { storage }) => {
			storage.sql.exec("UPDATE jobs SET finished_at = ?", new Date(Date.now() - days * 86_400_000).toISOString());
		});
	await ended(2);
	await ring();
	expect(await rows()).toEqual([{ id, work: null, result: null }]);
	await ended(31);
	await ring();
	expect(await rows()).toEqual([]);
});

it("is read at /v1/jobs by whoever reaches it", async () => {
	const [key, ada, bob] = [
		await storedKey("reading", { role: "admin" }),
		await storedKey("reading", { userId: "ada" }),
		await storedKey("reading", { userId: "bob" }),
	];
	const stranger = await storedKey("elsewhere", { role: "admin" });
	const { id, stub, ring } = newJob("reading");
	await learningBy("reading", async () => ok(ingested));
	await stub.add({ id, work }, { ...wholeTenant("reading"), user_id: "ada" }, Date.now());
	await ring();
	const answer = { id, kind: "ingest", status: "done", attempts: 1 };
	expect(await api("GET", `/v1/jobs/${id}`, undefined, { key })).toMatchObject({ status: 200, body: answer });
	expect(await api("GET", `/v1/jobs/${id}`, undefined, { key: ada })).toMatchObject({ status: 200, body: answer });
	for (const other of [bob, stranger]) {
		expect(await api("GET", `/v1/jobs/${id}`, undefined, { key: other })).toMatchObject({ status: 404 });
	}
	expect(await api("GET", "/v1/jobs/job_none", undefined, { key })).toMatchObject({ status: 404 });
});
