import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { err } from "../../../src/core/base/result.ts";
import type { SummaryWriter } from "../../../src/features/continuity/use-cases/distill-thread.ts";
import type { Learning } from "../../../src/features/continuity/use-cases/learning/learning.ts";
import type { Ingest } from "../../../src/features/reflection/index.ts";
import { learningBy } from "../../fakes/learning.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";
import { contentsOf, someone } from "./learning-calls.ts";

const jobSchema = z.strictObject({
	id: z.string(),
	kind: z.string(),
	status: z.string(),
	attempts: z.number(),
	error: z.string().optional(),
	lost: z.string().optional(),
	thread_id: z.string().optional(),
	created_at: z.string(),
	finished_at: z.string().optional(),
});
const page = z.object({ data: z.array(jobSchema), next_cursor: z.string().nullable() });
const accepted = z.object({ job: z.object({ id: z.string() }) });
const TAIL_OF_ONE = { config: { overflow: { preserve_messages: 1 }, learn: "off" } };

async function tenant() {
	const key = await newTenant();
	const name = key.split("_")[1] ?? "";
	const list = (query = "") => ask(page, "GET", `/v1/jobs${query}`, undefined, { key });
	const ids = async (query = "") => (await list(query)).data.map(({ id }) => id);
	const change = (id: string, deed: "cancel" | "requeue", headers = {}) =>
		api("POST", `/v1/jobs/${id}/${deed}`, undefined, { key, headers });
	const read = (id: string) => ask(jobSchema, "GET", `/v1/jobs/${id}`, undefined, { key });
	return { key, name, list, ids, change, read };
}

/** A thread with three messages before its tail, the stub of its object, and what asks for a distillation. */
async function talked({ key, name }: { key: string; name: string }, settings: object = TAIL_OF_ONE) {
	const path = await newThread(settings, key);
	const messages = [user("one"), assistant("two"), user("three"), user("four")];
	await ask(z.unknown(), "POST", `${path}/messages`, { messages }, { key });
	const stub = env.THREADS.getByName(`${name}/${path.slice("/v1/threads/".length)}`);
	const distill = async () => (await ask(accepted, "POST", `${path}/distill`, undefined, { key })).job.id;
	return { path, stub, distill };
}

type Talked = Awaited<ReturnType<typeof talked>>;

const writing = ({ stub }: Talked, write: SummaryWriter) =>
	runInDurableObject(stub, (object) => {
		Object.assign(object, { write });
	});

/** Lets a job's work wait until it is released, and says whether it has begun. */
function holding() {
	const state = { begun: false, held: true };
	const hold = async () => {
		state.begun = true;
		while (state.held) await new Promise((resolve) => setTimeout(resolve, 10));
	};
	const began = () => vi.waitFor(() => expect(state.begun).toBe(true), 10_000);
	const release = () => {
		state.held = false;
	};
	return { hold, began, release };
}

const ended = (read: () => Promise<{ status: string }>, status: string) =>
	vi.waitFor(async () => expect(await read()).toMatchObject({ status }), { timeout: 10_000 });

describe("GET /v1/jobs", () => {
	it("lists those of all threads and of the tenant, newest first, by status and kind, page by page", async () => {
		const one = await tenant();
		const [first, second] = [await talked(one), await talked(one)];
		const made = [await first.distill(), await second.distill()];
		const ingest = await ask(
			accepted,
			"POST",
			"/v1/memories/ingest",
			{ text: "I live in Berlin.", user_id: "ada" },
			one,
		);
		made.push(ingest.job.id);
		await vi.waitFor(async () => expect((await one.ids("?status=done")).toSorted()).toEqual(made.toSorted()), 25_000);
		const { data } = await one.list();
		expect(data.map(({ id, kind }) => [id, kind])).toEqual([
			[made[2], "ingest"],
			[made[1], "distill"],
			[made[0], "distill"],
		]);
		for (const job of data) expect(job).toEqual({ ...(await one.read(job.id)) });
		expect(data[1]?.thread_id).toBe(second.path.split("/").at(-1));
		expect(await one.ids("?kind=distill&status=done")).toEqual([made[1], made[0]]);
		expect(await one.ids("?kind=flush")).toEqual([]);
		expect(await one.ids("?status=failed")).toEqual([]);
		const start = await one.list("?limit=2");
		const rest = await one.list(`?limit=2&cursor=${start.next_cursor}`);
		expect([...start.data, ...rest.data].map(({ id }) => id)).toEqual(data.map(({ id }) => id));
		expect(rest.next_cursor).toBeNull();
		for (const query of ["?status=lost", "?kind=dream", "?cursor=x", "?thread=1"])
			expect((await api("GET", `/v1/jobs${query}`, undefined, one)).status).toBe(400);

		await ask(z.unknown(), "DELETE", second.path, undefined, one);
		expect(await one.ids("?kind=distill")).toEqual([made[0]]);
	});

	it("shows a bound key what is its user's, and no tenant another's, not by a change either", async () => {
		const [one, other] = [await tenant(), await tenant()];
		const [adas, bobs] = [await talked(one, { ...TAIL_OF_ONE, user_id: "ada" }), await talked(one)];
		const [own, another] = [await adas.distill(), await bobs.distill()];
		const key = await storedKey(one.name, { userId: "ada" });
		const bound = await ask(page, "GET", "/v1/jobs", undefined, { key });
		expect(bound.data.map(({ id }) => id)).toEqual([own]);
		expect(await other.ids()).toEqual([]);
		for (const deed of ["cancel", "requeue"] as const) {
			const missing = { ...(await other.change("job_none", deed)) };
			for (const refused of [
				await other.change(own, deed),
				await api("POST", `/v1/jobs/${another}/${deed}`, undefined, { key }),
			]) {
				expect(refused.status).toBe(404);
				expect({ ...Object(refused.body), request_id: "" }).toEqual({ ...Object(missing.body), request_id: "" });
			}
		}
		await ended(() => one.read(own), "done");
		const reader = await storedKey(one.name, { role: "read" });
		expect((await api("POST", `/v1/jobs/${own}/requeue`, undefined, { key: reader })).status).toBe(403);
	});

	it("lists jobs that a former version entered as their threads have them", async () => {
		const one = await tenant();
		const thread = await talked(one);
		const job = await thread.distill();
		await vi.waitFor(async () => expect(await one.ids("?status=done")).toEqual([job]), 10_000);
		const former = "UPDATE thread_jobs SET status = NULL, kind = NULL, attempts = NULL WHERE id = ?";
		await env.DB.prepare(former).bind(job).run();
		expect((await one.list()).data).toEqual([await one.read(job)]);
		expect(await one.ids("?status=failed")).toEqual([]);
	});
});

describe("POST /v1/jobs/{id}/cancel", () => {
	it("ends a distillation that runs: nothing is committed afterwards, no message is lost, and another covers them", async () => {
		const one = await tenant();
		const thread = await talked(one);
		const { began, release, hold } = holding();
		const draft = { sections: {}, digest: "It was cancelled.", writer: "test", dropped_lines: 0, degraded: null };
		await writing(thread, async () => {
			await hold();
			return { ok: true, value: draft } as never;
		});
		const job = await thread.distill();
		await began();
		await vi.waitFor(async () => expect(await one.ids("?status=running")).toEqual([job]), 10_000);
		const cancelled = await one.change(job, "cancel");
		expect(cancelled).toMatchObject({ status: 200, body: { id: job, status: "cancelled" } });
		expect(await one.ids("?status=cancelled")).toEqual([job]);
		expect(await one.change(job, "cancel")).toMatchObject({ status: 200, body: cancelled.body });
		release();
		await runDurableObjectAlarm(thread.stub);
		const summaries = await ask(page.loose(), "GET", `${thread.path}/summaries`, undefined, one);
		expect(summaries.data).toEqual([]);
		expect(await one.read(job)).toMatchObject({ status: "cancelled", finished_at: expect.any(String) });

		const { writeSummary } = await import("../../../src/features/continuity/index.ts");
		await runInDurableObject(thread.stub, (object) => {
			Object.assign(object, {
				write: (request: Parameters<SummaryWriter>[0]) => writeSummary(Reflect.get(object, "deps"), request),
			});
		});
		const again = await ask(
			z.object({ covered: z.number() }),
			"POST",
			`${thread.path}/distill?wait=true`,
			undefined,
			one,
		);
		expect(again.covered).toBe(3);
		expect((await one.ids()).length).toBe(2);
	});

	it("lets learning that runs write nothing afterwards; the next turn learns it", async () => {
		const user_id = someone();
		const one = { key: "tsr_local_dev", name: "local" };
		const path = await newThread({ user_id, config: { learn: "turn" } });
		const stub = env.THREADS.getByName(`local/${path.slice("/v1/threads/".length)}`);
		const { began, release, hold } = holding();
		await runInDurableObject(stub, (object) => {
			const learning: Learning = Reflect.get(object, "learning");
			const writeLearned: Learning["writeLearned"] = async (request) => {
				await hold();
				return learning.writeLearned(request);
			};
			Object.assign(object, { learning: { ...learning, writeLearned } });
		});
		await append(path, [user("I live in Berlin."), assistant("Noted.")]);
		await runDurableObjectAlarm(stub);
		await began();
		const jobs = () => ask(page.loose(), "GET", `${path}/jobs`, undefined, one);
		const [job] = (await jobs()).data;
		expect(job).toMatchObject({ kind: "learn", status: "running" });
		expect((await api("POST", `/v1/jobs/${job?.id}/cancel`)).status).toBe(200);
		release();
		await runDurableObjectAlarm(stub);
		await vi.waitFor(async () => expect(await contentsOf(`user:${user_id}`)).toEqual([]));
		await append(path, [user("I work at Acme."), assistant("Noted.")]);
		await vi.waitFor(async () => expect((await contentsOf(`user:${user_id}`)).join(" ")).toMatch(/Berlin.*Acme/s), {
			timeout: 10_000,
		});
		expect((await jobs()).data.map(({ status }) => status)).toEqual(["done", "cancelled"]);
	});

	it("refuses a job that has ended, with its status", async () => {
		const one = await tenant();
		const thread = await talked(one);
		const job = await thread.distill();
		await ended(() => one.read(job), "done");
		for (const deed of ["cancel", "requeue"] as const)
			expect(await one.change(job, deed)).toMatchObject({
				status: 409,
				body: { code: "conflict", job_status: "done", detail: expect.stringContaining("this one is done") },
			});
		expect(await one.read(job)).toMatchObject({ status: "done" });
	});
});

describe("POST /v1/jobs/{id}/requeue", () => {
	it("does a distillation again that failed, once under an Idempotency-Key", async () => {
		const one = await tenant();
		const thread = await talked(one);
		let fails = true;
		const { writeSummary } = await import("../../../src/features/continuity/index.ts");
		await runInDurableObject(thread.stub, (object) => {
			const write: SummaryWriter = async (request) =>
				fails
					? err({ reason: "writer_failed", detail: "503", retry_after_ms: null })
					: writeSummary(Reflect.get(object, "deps"), request);
			Object.assign(object, { write });
		});
		const asked = api("POST", `${thread.path}/distill?wait=true`, undefined, one);
		expect((await asked).status).toBe(503);
		const [job = ""] = await vi.waitFor(async () => {
			const failed = await one.ids("?status=failed");
			expect(failed).toHaveLength(1);
			return failed;
		}, 10_000);
		expect(await one.read(job)).toMatchObject({ status: "failed", error: "503", attempts: 3 });
		fails = false;
		const headers = { "idempotency-key": crypto.randomUUID() };
		const queued = await one.change(job, "requeue", headers);
		expect(queued).toMatchObject({ status: 200, body: { id: job, status: "queued", attempts: 0 } });
		expect(Object(queued.body)).not.toHaveProperty("error");
		await ended(() => one.read(job), "done");
		const repeated = await one.change(job, "requeue", headers);
		expect(repeated.headers.get("idempotent-replayed")).toBe("true");
		expect(repeated).toMatchObject({ status: 200, body: queued.body });
		expect(await one.read(job)).toMatchObject({ status: "done", attempts: 1 });
	});

	it("learns what an ingest that failed has left unread, and not when its messages are not kept any more", async () => {
		const one = await tenant();
		const jobs = env.JOBS.getByName(one.name);
		const own = await runInDurableObject(jobs, (object): Ingest => Reflect.get(object, "ingest"));
		await learningBy(one.name, async () => err({ detail: "401", retry_after_ms: null, final: true }));
		const body = { text: "I live in Berlin.", user_id: "ada" };
		const { job } = await ask(accepted, "POST", "/v1/memories/ingest", body, one);
		await ended(() => one.read(job.id), "failed");
		expect(await one.read(job.id)).toMatchObject({ error: "401", lost: "Nothing was learned from its message." });
		const forget = "UPDATE jobs SET work = NULL, finished_at = '2026-01-01T00:00:00.000Z' WHERE id = ?";
		await runInDurableObject(jobs, (_, { storage }) => storage.sql.exec(forget, job.id).toArray());
		const late = await one.change(job.id, "requeue");
		expect(late).toMatchObject({ status: 409, body: { code: "conflict", job_status: "failed" } });

		const next = await ask(accepted, "POST", "/v1/memories/ingest", body, one);
		await ended(() => one.read(next.job.id), "failed");
		await runInDurableObject(jobs, (object) => void Object.assign(object, { ingest: own }));
		expect((await one.change(next.job.id, "requeue")).body).toMatchObject({ status: "queued", attempts: 0 });
		await ended(() => one.read(next.job.id), "done");
		const memories = await ask(
			z.object({ data: z.array(z.unknown()) }),
			"GET",
			"/v1/memories?scope=user:ada",
			undefined,
			one,
		);
		expect(memories.data.length).toBe(1);
	});
});
