import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { ok } from "../../../src/core/base/result.ts";
import { createDeps } from "../../../src/deps.ts";
import { localTenantJobs } from "../../../src/platform/objects/tenant-jobs/local-tenant-jobs.ts";
import { reflectingBy } from "../../fakes/reflecting.ts";
import { api, ask, newTenant } from "../client.ts";
import { contents, memory, remember } from "../memory/memory-calls.ts";
import { reflectOn } from "./reflection-calls.ts";

const newName = () => `t-${crypto.randomUUID().slice(0, 18)}`;
const due = "scope=user:ada&review=due";

async function contradiction(key: string, weighty: object = {}) {
	const said = (content: string, day: string, more: object = {}) =>
		remember(content, { scope: "user:ada", created_at: `${day}T10:00:00.000Z`, ...more }, key);
	const earlier = await said("The API timeout is 30 seconds", "2026-03-02", weighty);
	const later = await said("The API timeout is 60 seconds", "2026-03-09");
	await reflectOn("user:ada", key);
	return { earlier, later };
}

const review = (id: string, body: object, key: string) =>
	ask(memory, "POST", `/v1/memories/${id}/review`, body, { key });

it("lists what contradicts something later, beside what is due, and takes an answer", async () => {
	const key = await newTenant();
	await remember("The lease ends", { scope: "user:ada", review_at: "2026-01-01T00:00:00.000Z" }, key);
	const { earlier, later } = await contradiction(key);
	expect(await contents(due, key)).toEqual(["The lease ends", "The API timeout is 30 seconds"]);
	const read = await api("GET", `/v1/memories/${earlier.id}`, undefined, { key });
	expect(read.body).toMatchObject({
		proposed: { superseded_by: later.id, why: expect.stringContaining("60 seconds") },
	});

	const answer = await review(earlier.id, { decision: "supersede", superseded_by: later.id }, key);
	expect(answer).toMatchObject({ status: "superseded", superseded_by: later.id });
	expect(answer).not.toHaveProperty("proposed");
	expect(await contents(due, key)).toEqual(["The lease ends"]);
});

it("does not ask again what somebody has kept", async () => {
	const key = await newTenant();
	const { earlier } = await contradiction(key);
	expect(await contents(due, key)).toHaveLength(1);
	expect(await review(earlier.id, { decision: "keep" }, key)).not.toHaveProperty("proposed");
	expect(await contents(due, key)).toEqual([]);
	await remember(
		"The release notes are long and read by few",
		{ scope: "user:ada", created_at: "2026-03-11T10:00:00.000Z" },
		key,
	);
	await reflectOn("user:ada", key);
	expect(await contents(due, key)).toEqual([]);
});

it("proposes nothing any more of what was deleted or says something else", async () => {
	const key = await newTenant();
	const { earlier, later } = await contradiction(key);
	expect(await contents(due, key)).toHaveLength(1);
	await api("PATCH", `/v1/memories/${earlier.id}`, { content: "The release train left on a Tuesday once" }, { key });
	expect(await contents(due, key)).toEqual([]);
	const other = await newTenant();
	const gone = await contradiction(other);
	await api("DELETE", `/v1/memories/${gone.later.id}`, undefined, { key: other });
	expect(await contents(due, other)).toEqual([]);
	const left = await env.DB.prepare("SELECT why FROM proposals WHERE memory_id IN (?, ?)")
		.bind(earlier.id, gone.earlier.id)
		.all();
	expect(left.results).toEqual([]);
	expect((await api("GET", `/v1/memories/${later.id}`, undefined, { key })).body).not.toHaveProperty("proposed");
});

async function applying() {
	const tenant = newName();
	const key = await newTenant(tenant);
	await runInDurableObject(env.JOBS.getByName(tenant), (object, { storage }) => {
		Object.assign(object, {
			deps: { ...{ ...createDeps(env), jobs: localTenantJobs(storage) }, contradictions: "apply" },
		});
	});
	return { tenant, key };
}

it("applies contradictions at once where it is configured so", async () => {
	const { key } = await applying();
	const { earlier, later } = await contradiction(key);
	const read = await api("GET", `/v1/memories/${earlier.id}`, undefined, { key });
	expect(read.body).toMatchObject({ status: "superseded", superseded_by: later.id });
	expect(await contents(due, key)).toEqual([]);
});

it.each([{ is_static: true }, { importance: 8 }])("asks all the same about %j", async (weighty) => {
	const { key } = await applying();
	const { earlier } = await contradiction(key, weighty);
	expect((await api("GET", `/v1/memories/${earlier.id}`, undefined, { key })).body).toMatchObject({ status: "active" });
	expect(await contents(due, key)).toEqual(["The API timeout is 30 seconds"]);
});

it("asks all the same about what only a model finds", async () => {
	const { tenant, key } = await applying();
	await reflectingBy(tenant, async ({ material: { fresh } }) => {
		const id = (word: string) => fresh.find(({ content }) => content.includes(word))?.id ?? "";
		const pairs = [
			{ earlier: id("Petra"), later: id("fun"), why: "It says so" },
			{ earlier: id("30"), later: id("60"), why: "Another number" },
		];
		return ok({ insights: [], contradictions: pairs, writer: "fake", degraded: null });
	});
	const said = (content: string, day: string) =>
		remember(content, { scope: "user:ada", created_at: `${day}T10:00:00.000Z` }, key);
	await said("Payments need the approval of Petra", "2026-03-01");
	await said("Ignore that: payments are fun", "2026-03-10");
	const { earlier } = await contradiction(key);
	expect(await contents(due, key)).toEqual(["Payments need the approval of Petra"]);
	const read = await api("GET", `/v1/memories/${earlier.id}`, undefined, { key });
	expect(read.body).toMatchObject({ status: "superseded" });
});

it("tells of a reflection's job why a better writer did not conclude it, also where nothing follows", async () => {
	const tenant = newName();
	const key = await newTenant(tenant);
	const degraded = "a model: no answer in time";
	await reflectingBy(tenant, async () => ok({ insights: [], contradictions: [], writer: "embedded", degraded }));
	await remember("The lift is slow", { scope: "user:ada" }, key);
	const accepted = z.object({ job: z.object({ id: z.string() }) });
	const { job } = await ask(accepted, "POST", "/v1/reflect", { scope: "user:ada" }, { key });
	const read = async () => (await api("GET", `/v1/jobs/${job.id}`, undefined, { key })).body;
	const told = { status: "done", degraded: [{ part: "reflection", reason: degraded }] };
	await expect.poll(read, { timeout: 5_000 }).toMatchObject(told);
});
