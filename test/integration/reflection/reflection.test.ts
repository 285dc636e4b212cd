import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createDeps } from "../../../src/deps.ts";
import { localTenantJobs } from "../../../src/platform/objects/tenant-jobs/local-tenant-jobs.ts";
import { reflectingBy } from "../../fakes/reflecting.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { remember } from "../memory/memory-calls.ts";
import { insightsOf, noting, reflectOn, threeFailures } from "./reflection-calls.ts";

const newName = () => `t-${crypto.randomUUID().slice(0, 18)}`;
const accepted = z.object({ job: z.object({ id: z.string(), kind: z.string() }) });

async function rememberMany(number: number, key: string, scope = "user:ada"): Promise<void> {
	for (let done = 0; done < number; done += 100) {
		const memories = Array.from({ length: Math.min(100, number - done) }, (_, at) => ({
			content: `Thing ${done + at}`,
			scope,
		}));
		await ask(z.unknown(), "POST", "/v1/memories", { memories }, { key });
	}
}

describe("reflection on demand", () => {
	it("concludes what happened on several days, with its evidence, and nothing twice", async () => {
		const key = await newTenant();
		const ids = await threeFailures("user:ada", key);
		const { insights } = await reflectOn("user:ada", key);
		expect(insights).toMatchObject([{ type: "insight", scope: "user:ada", depth: 1, source: { type: "reflection" } }]);
		expect(insights[0]?.evidence.toSorted()).toEqual(ids.toSorted());
		expect(insights[0]?.content).toContain("3 days");
		const path = `/v1/memories/${insights[0]?.id}`;
		expect(await api("GET", path, undefined, { key })).toMatchObject({
			body: { depth: 1, evidence: insights[0]?.evidence },
		});
		const evidence = await api("GET", `${path}/evidence`, undefined, { key });
		expect(evidence.body).toMatchObject({ data: [{}, {}, {}] });

		expect(await reflectOn("user:ada", key)).toEqual({ insights: [] });
		const again = await api("POST", "/v1/reflect", { scope: "user:ada" }, { key });
		expect(again).toMatchObject({ status: 200, body: { insights: [] } });
		expect(await insightsOf("user:ada", key)).toHaveLength(1);
	});

	it("lets what is said later of the same take its place, with all its evidence", async () => {
		const key = await newTenant();
		const before = await threeFailures("user:ada", key);
		const [first] = (await reflectOn("user:ada", key)).insights;
		const more = { scope: "user:ada", created_at: "2026-03-12T10:00:00.000Z" };
		const { id } = await remember("The billing deploy failed when the disk was full", more, key);
		const [second] = (await reflectOn("user:ada", key)).insights;
		expect(second?.evidence.toSorted()).toEqual([...before, id].toSorted());
		expect(await insightsOf("user:ada", key)).toMatchObject([{ id: second?.id, supersedes: first?.id }]);
	});

	it("counts the days on which the same was written again, over the nights between", async () => {
		const key = await newTenant();
		const say = (day: string) =>
			remember("The crane jammed at Pier 4.", { scope: "user:ada", created_at: `2026-03-${day}T10:00:00.000Z` }, key);
		await say("02");
		await reflectOn("user:ada", key);
		await say("04");
		await say("04");
		expect(await reflectOn("user:ada", key)).toEqual({ insights: [] });
		const { id } = await say("09");
		const [insight] = (await reflectOn("user:ada", key)).insights;
		expect(insight).toMatchObject({
			evidence: [id],
			content: expect.stringContaining("on 3 days between 2 and 9 March"),
		});
	});

	it("is a job that can be asked for, where nobody waits", async () => {
		const key = await newTenant();
		await threeFailures("project:p", key);
		const { job } = await ask(accepted, "POST", "/v1/reflect", { scope: "project:p" }, { key });
		expect(job.kind).toBe("reflect");
		const done = () => api("GET", `/v1/jobs/${job.id}`, undefined, { key });
		await expect.poll(done, { timeout: 10_000 }).toMatchObject({ body: { kind: "reflect", status: "done" } });
		expect(await insightsOf("project:p", key)).toHaveLength(1);
	});

	it("reflects once on what two ask for at once", async () => {
		const key = await newTenant();
		await threeFailures("user:ada", key);
		const both = await Promise.all([reflectOn("user:ada", key), reflectOn("user:ada", key)]);
		expect(both.flatMap(({ insights }) => insights)).toHaveLength(1);
		expect(await insightsOf("user:ada", key)).toHaveLength(1);
	});

	it("answers a repeated request once, until what it says is deleted", async () => {
		const key = await newTenant();
		const [one = ""] = await threeFailures("user:ada", key);
		const headers = { "idempotency-key": "k" };
		const call = () => api("POST", "/v1/reflect", { scope: "user:ada", wait: true }, { key, headers });
		const first = await call();
		expect(await call()).toMatchObject({ status: 200, body: first.body });
		expect((await api("DELETE", `/v1/memories/${one}`, undefined, { key })).status).toBe(204);
		expect(JSON.stringify((await call()).body)).not.toContain("migration");
	});

	it("reads each scope alone", async () => {
		const key = await newTenant();
		await threeFailures("user:ada", key, "The harbour pump failed");
		await threeFailures("user:bob", key, "The mountain lift failed");
		await reflectOn("user:ada", key);
		expect(JSON.stringify(await insightsOf("user:ada", key))).not.toContain("mountain");
		expect(await insightsOf("user:bob", key)).toEqual([]);
	});

	it("refuses what a key does not reach or write", async () => {
		const tenant = newName();
		const ada = await storedKey(tenant, { userId: "ada" });
		const call = (key: string, body: object) => api("POST", "/v1/reflect", body, { key });
		expect((await call(ada, { scope: "user:ada" })).status).toBe(200);
		expect((await call(ada, { scope: "user:bob" })).status).toBe(403);
		expect((await call(ada, { scope: "global" })).status).toBe(403);
		expect((await call(ada, { scope: "thread:none" })).status).toBe(404);
		expect((await call(await storedKey(tenant), { scope: "thread:none" })).status).toBe(404);
		expect((await call(await storedKey(tenant, { role: "read" }), { scope: "user:ada" })).status).toBe(403);
		expect(await call(ada, { scope: "nobody" })).toMatchObject({ status: 400, body: { errors: [{ path: "scope" }] } });
		expect((await call(ada, { scope: "user:ada", deep: true })).status).toBe(400);
	});
});

describe("a reflection that breaks off", () => {
	const ring = async (tenant: string) => {
		const stub = env.JOBS.getByName(tenant);
		await runInDurableObject(stub, async (_, { storage }) => storage.setAlarm(Date.now() + 60_000));
		await runDurableObjectAlarm(stub);
	};

	it("goes on where it was, and leaves out no batch and repeats none", async () => {
		const tenant = newName();
		const key = await newTenant(tenant);
		await rememberMany(250, key);
		const first = noting();
		await reflectingBy(tenant, async (request) =>
			first.batches.length === 1 ? new Promise(() => undefined) : first.writer(request),
		);
		const { job } = await ask(accepted, "POST", "/v1/reflect", { scope: "user:ada" }, { key });
		const written = () => insightsOf("user:ada", key);
		await expect.poll(async () => (await written()).length, { timeout: 10_000 }).toBe(1);

		await evictDurableObject(env.JOBS.getByName(tenant));
		const second = noting();
		await reflectingBy(tenant, second.writer);
		await ring(tenant);
		const done = () => api("GET", `/v1/jobs/${job.id}`, undefined, { key });
		await expect.poll(done, { timeout: 10_000 }).toMatchObject({ body: { status: "done" } });

		const read = [...first.batches, ...second.batches].flat().filter((content) => content.startsWith("Thing "));
		expect(new Set(read).size).toBe(250);
		expect(read).toHaveLength(250);
		const evidence = (await written()).flatMap((one) => (one.depth === 1 ? one.evidence : []));
		expect(new Set(evidence).size).toBe(250);
		expect(evidence).toHaveLength(250);
	});

	it("has what was concluded in the same job reflected on too", async () => {
		const tenant = newName();
		const key = await newTenant(tenant);
		await rememberMany(250, key);
		const { writer, batches } = noting();
		await reflectingBy(tenant, writer);
		await reflectOn("user:ada", key);
		expect(batches.at(-1)).toEqual([expect.stringContaining("A batch of")]);
	});

	it("gives way to other work, and ends all the same", async () => {
		const tenant = newName();
		const key = await newTenant(tenant);
		await rememberMany(250, key);
		const { writer, batches } = noting();
		let late = 0;
		await runInDurableObject(env.JOBS.getByName(tenant), (object, { storage }) => {
			const deps = { ...createDeps(env), jobs: localTenantJobs(storage) };
			// Each batch takes longer than a slice.
			Object.assign(object, { deps: { ...deps, clock: { ...deps.clock, elapsed: () => (late += 10_000) } } });
		});
		await reflectingBy(tenant, writer);
		const { insights } = await reflectOn("user:ada", key);
		expect(batches.length).toBeGreaterThanOrEqual(3);
		expect(insights.filter(({ depth }) => depth === 1)).toHaveLength(3);
	});
});
