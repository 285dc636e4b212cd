import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createDeps } from "../../../src/deps.ts";
import { distillOnDemand } from "../../../src/features/continuity/use-cases/distill-on-demand.ts";
import { cleanUpJobs } from "../../../src/features/threads/use-cases/cleanup.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, localKey, newTenant } from "../client.ts";
import { append, assistant, invalid, newThread, notFound, refusal, user } from "../thread-calls.ts";

const FOX = "The fox was told to use Postgres because it is simple. ".repeat(12);
const TAIL_OF_ONE = { config: { overflow: { preserve_messages: 1 }, learn: "off" } };

const jobSchema = z.looseObject({ id: z.string(), status: z.string() });
const accepted = z.strictObject({ job: z.strictObject({ id: z.string(), kind: z.string(), status: z.string() }) });
const summarySchema = z.strictObject({
	id: z.string(),
	number: z.number(),
	from_seq: z.number(),
	to_seq: z.number(),
	sections: z.strictObject({
		task_context: z.string(),
		completed_work: z.string(),
		key_decisions: z.string(),
		current_state: z.string(),
		open_threads: z.string(),
		corrections: z.string(),
		tone: z.string(),
	}),
	digest: z.string(),
	tokens: z.number(),
	writer: z.string(),
	dropped_lines: z.number(),
	stale: z.boolean(),
	created_at: z.string(),
});
const distilled = z.strictObject({ summary: summarySchema.nullable(), covered: z.number() });
const summaryPage = z.strictObject({ data: z.array(summarySchema), next_cursor: z.string().nullable() });
const jobPage = z.strictObject({ data: z.array(jobSchema), next_cursor: z.string().nullable() });

/** A thread of four messages, of which three lie before the tail. */
async function talked(body: object = {}, key = localKey): Promise<string> {
	const path = await newThread({ ...TAIL_OF_ONE, ...body }, key);
	const messages = [user("one"), assistant("two"), user("three"), user("four")];
	await ask(z.unknown(), "POST", `${path}/messages`, { messages }, { key });
	return path;
}

const wait = (path: string) => ask(distilled, "POST", `${path}/distill?wait=true`);

async function whenDone(id: string) {
	const read = async () => {
		const job = await ask(jobSchema, "GET", `/v1/jobs/${id}`);
		expect(job.status).toBe("done");
		return job;
	};
	return vi.waitFor(read, { timeout: 10_000 });
}

const objectOf = (path: string) => env.THREADS.getByName(`local/${path.slice("/v1/threads/".length)}`);

describe("POST /v1/threads/{id}/distill", () => {
	it("accepts the work, and shows its job in both places until it is done", async () => {
		const path = await talked();
		const answer = await api("POST", `${path}/distill`);
		expect(answer.status).toBe(202);
		const { job } = accepted.parse(answer.body);
		expect(job).toMatchObject({ id: expect.stringMatching(/^job_/), kind: "distill", status: "queued" });
		const done = await whenDone(job.id);

		expect(done).toEqual({
			...{ id: job.id, kind: "distill", status: "done", attempts: 1 },
			...{ created_at: expect.any(String), finished_at: expect.any(String), thread_id: path.split("/").at(-1) },
		});
		expect(await ask(jobPage, "GET", `${path}/jobs`)).toEqual({
			data: [{ ...done, thread_id: undefined }],
			next_cursor: null,
		});
	});

	it("with wait answers with the summary and how many messages were covered; then there is nothing left", async () => {
		const path = await talked();
		const { summary, covered } = await wait(path);

		expect([summary?.from_seq, summary?.to_seq, covered]).toEqual([1, 3, 3]);
		expect(summary).toMatchObject({ number: 1, writer: "embedded", stale: false, dropped_lines: 0 });
		expect(await ask(summaryPage, "GET", `${path}/summaries`)).toEqual({ data: [summary], next_cursor: null });
		const nothing = { status: 200, body: { summary, covered: 0 } };
		expect(await api("POST", `${path}/distill`)).toMatchObject(nothing);
		expect(await api("POST", `${path}/distill?wait=true`)).toMatchObject(nothing);
	});

	it("has no summary to show of a thread that is all tail", async () => {
		const path = await newThread();
		await append(path, [user("one"), user("two")]);

		expect(await api("POST", `${path}/distill`)).toMatchObject({ status: 200, body: { summary: null, covered: 0 } });
	});

	it("trims at once under that strategy", async () => {
		const path = await talked({ config: { overflow: { preserve_messages: 1, strategy: "trim" } } });

		expect(await wait(path)).toEqual({ summary: null, covered: 3 });
		expect(await wait(path)).toEqual({ summary: null, covered: 0 });
		expect(await ask(jobPage, "GET", `${path}/jobs`)).toEqual({ data: [], next_cursor: null });
	});

	it("is done once under an Idempotency-Key, also where it broke off", async () => {
		const path = await talked();
		const headers = { "Idempotency-Key": "k1" };
		const [first, second] = await Promise.all([0, 1].map(() => api("POST", `${path}/distill`, undefined, { headers })));
		expect(second?.body).toEqual(first?.body);
		await whenDone(accepted.parse(first?.body).job.id);
		expect((await ask(jobPage, "GET", `${path}/jobs`)).data).toHaveLength(1);

		const deps = createDeps(env);
		const [again, seed] = [await talked(), deps.ids.seed()];
		const accessScope = { tenant: "local", user_id: null, project_id: null };
		const run = () =>
			distillOnDemand({ ...deps, ids: deps.ids.seeded(seed) }, accessScope, again.split("/")[3] ?? "", true);
		await run();
		expect(await run()).toMatchObject({ ok: true, value: { summary: { number: 1 } } });
		expect((await ask(jobPage, "GET", `${again}/jobs`)).data).toHaveLength(1);
	});

	it("refuses what it does not know", async () => {
		const path = await talked();

		expect(await api("POST", `${path}/distill?wait=maybe`)).toMatchObject(invalid("wait"));
		expect(await api("POST", `${path}/distill?now=true`)).toMatchObject(refusal(400, "invalid_request"));
		expect(await api("POST", `${path}/distill`, { wait: true })).toMatchObject(invalid("wait"));
		expect(await api("POST", `${path}/distill`, [])).toMatchObject(refusal(400, "invalid_request"));
		expect(await api("POST", `${path}/distill`, "{")).toMatchObject(refusal(400, "invalid_json"));
		const text = { headers: { "content-type": "text/plain" } };
		expect(await api("POST", `${path}/distill`, "now", text)).toMatchObject(refusal(415, "unsupported_media_type"));
		expect(await api("POST", `${path}/distill?wait=true`, {})).toMatchObject({ status: 200 });
		expect(await api("POST", "/v1/threads/nowhere/distill")).toMatchObject(notFound);
	});
});

describe("an append above the trigger", () => {
	it("says which job is at work; the summary is there soon, and the thread has room again", async () => {
		const path = await newThread();
		let answer = await append(path, [user(FOX)]);
		expect(answer.overflow).toEqual({ tokens: expect.any(Number), limit: 4_000 });
		for (let n = 0; answer.overflow.job === undefined && n < 40; n++)
			answer = await append(path, [user(`${n} ${FOX}`)]);
		expect(answer.overflow.tokens).toBeGreaterThan(2_800);
		await whenDone(answer.overflow.job ?? "");

		const { data } = await ask(summaryPage, "GET", `${path}/summaries`);
		expect(data).toMatchObject([{ number: 1, from_seq: 1, to_seq: expect.any(Number) }]);
		expect(Object.values(data[0]?.sections ?? {}).join("\n")).toMatch(/fox/i);
		expect(data[0]?.tokens).toBeGreaterThan(20);
		const { overflow } = await append(path, [user("next")]);
		expect(overflow.tokens).toBeLessThan(900);
		expect(overflow.job).toBeUndefined();
	});

	it("counts in /health while it has not ended", async () => {
		const age = async () => z.object({ oldest_job_age_s: z.number() }).parse((await api("GET", "/health")).body);
		const path = await talked();
		await ask(accepted, "POST", `${path}/distill`);
		await expect.poll(age, { timeout: 10_000 }).toEqual({ oldest_job_age_s: 0 });

		const made = new Date(Date.now() - 90_000).toISOString();
		const insert = "INSERT INTO thread_jobs (tenant, id, thread_id, created_at) VALUES ('local', 'job_stuck', 't', ?)";
		await env.DB.prepare(insert).bind(made).run();
		expect((await age()).oldest_job_age_s).toBeGreaterThanOrEqual(90);
		await env.DB.prepare("UPDATE thread_jobs SET ended_at = created_at WHERE id = 'job_stuck'").run();
	});

	it("is answered though the list of jobs is away; the object lists the job later", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const path = await talked();
		const deps = createDeps({ ...env, DB: databaseFailing(env.DB, /thread_jobs/) });
		const accessScope = { tenant: "local", user_id: null, project_id: null };
		const asked = await distillOnDemand(deps, accessScope, path.split("/")[3] ?? "", false);
		expect(logged).toHaveBeenCalledOnce();
		logged.mockRestore();

		await whenDone(asked.ok && "job" in asked.value ? asked.value.job.id : "");
	});
});

describe("GET /v1/threads/{id}/summaries and jobs", () => {
	it("come page by page, newest first", async () => {
		const path = await talked();
		for (let n = 0; n < 3; n++) {
			await wait(path);
			await append(path, [user("more"), user("last")]);
		}
		const anyPage = z.object({ data: z.array(z.unknown()), next_cursor: z.string().nullable() });
		for (const list of ["summaries", "jobs"]) {
			const all = await ask(anyPage, "GET", `${path}/${list}`);
			expect(all.data).toHaveLength(3);
			const first = await ask(anyPage, "GET", `${path}/${list}?limit=2`);
			const rest = await ask(anyPage, "GET", `${path}/${list}?limit=2&cursor=${first.next_cursor}`);
			expect([...first.data, ...rest.data]).toEqual(all.data);
			expect(rest.next_cursor).toBeNull();
			expect(await api("GET", `${path}/${list}?cursor=x`)).toMatchObject(invalid("cursor"));
			expect(await api("GET", `/v1/threads/nowhere/${list}`)).toMatchObject(notFound);
		}
	});
});

describe("keys", () => {
	it("of role read see summaries and jobs, and set nothing off", async () => {
		const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
		const path = await talked({}, await newTenant(tenant));
		const key = await storedKey(tenant, { role: "read" });

		expect(await api("POST", `${path}/distill`, undefined, { key })).toMatchObject(refusal(403, "forbidden"));
		for (const list of ["summaries", "jobs"]) {
			expect(await api("GET", `${path}/${list}`, undefined, { key })).toMatchObject({
				status: 200,
				body: { data: [] },
			});
		}
	});

	it("reach no other tenant's jobs, nor those of another user's thread", async () => {
		const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
		const admin = await newTenant(tenant);
		const path = await talked({ user_id: "ada" }, admin);
		const { job } = await ask(accepted, "POST", `${path}/distill`, undefined, { key: admin });
		const ada = await storedKey(tenant, { userId: "ada" });
		expect((await api("GET", `/v1/jobs/${job.id}`, undefined, { key: ada })).status).toBe(200);

		for (const key of [localKey, await storedKey(tenant, { userId: "bob" })]) {
			expect(await api("GET", `/v1/jobs/${job.id}`, undefined, { key })).toMatchObject(notFound);
			for (const call of ["summaries", "jobs"]) {
				expect(await api("GET", `${path}/${call}`, undefined, { key })).toMatchObject(notFound);
			}
			expect(await api("POST", `${path}/distill`, undefined, { key })).toMatchObject(notFound);
		}
	});
});

describe("a job", () => {
	/** A job that a crash left in the middle, and whose alarm is lost. */
	async function leftBehind() {
		const path = await talked();
		const id = await runInDurableObject(objectOf(path), async (_, state) => {
			const made = new Date().toISOString();
			const sql = "INSERT INTO jobs (id, kind, status, attempts, run_at, created_at) VALUES (?, ?, 'running', 1, 0, ?)";
			state.storage.sql.exec(sql, `job_${made.replaceAll(":", "-")}`, "distill", made);
			await state.storage.deleteAlarm();
			return `job_${made.replaceAll(":", "-")}`;
		});
		await evictDurableObject(objectOf(path));
		return { path, id };
	}

	it("that was lost in the middle is taken up again by whoever comes next, and done once", async () => {
		const { path, id } = await leftBehind();
		expect((await api("GET", path)).status).toBe(200);
		await whenDone(id);

		expect((await ask(jobPage, "GET", `${path}/jobs`)).data).toMatchObject([{ id, status: "done", attempts: 2 }]);
		expect((await ask(summaryPage, "GET", `${path}/summaries`)).data).toHaveLength(1);
	});

	it("is not done twice by two alarms at once", async () => {
		const { path, id } = await leftBehind();
		await runInDurableObject(objectOf(path), (object) => Promise.all([object.alarm(), object.alarm()]));

		expect((await ask(jobPage, "GET", `${path}/jobs`)).data).toMatchObject([{ id, attempts: 2, status: "done" }]);
	});

	it("can be asked for by its id for 30 days", async () => {
		const path = await talked();
		const { job } = await ask(accepted, "POST", `${path}/distill`);
		await whenDone(job.id);
		await runDurableObjectAlarm(objectOf(path));
		const deps = createDeps(env);
		const later = (days: number) => ({ ...deps.clock, now: () => Date.now() + days * 86_400_000 });

		await cleanUpJobs({ ...deps, clock: later(29) });
		expect((await api("GET", `/v1/jobs/${job.id}`)).status).toBe(200);
		await cleanUpJobs({ ...deps, clock: later(31) });
		expect(await api("GET", `/v1/jobs/${job.id}`)).toMatchObject(notFound);
		expect((await ask(jobPage, "GET", `${path}/jobs`)).data).toHaveLength(1);
	});

	it("of a thread that is gone is gone with it", async () => {
		const path = await talked();
		const { job } = await ask(accepted, "POST", `${path}/distill`);
		await api("DELETE", path);

		expect(await api("GET", `/v1/jobs/${job.id}`)).toMatchObject(notFound);
	});
});
