import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { createDeps } from "../../../src/deps.ts";
import { writeReflection } from "../../../src/features/reflection/use-cases/write-reflection.ts";
import { reflectingBy } from "../../fakes/reflecting.ts";
import { fakeModel } from "../../fakes/text-model.ts";
import { ask, newTenant } from "../client.ts";
import { remember } from "../memory/memory-calls.ts";
import { clockCalls, insightsOf, threeFailures } from "./reflection-calls.ts";

const NIGHT = "0 3 * * *";
const SWEEP = "*/5 * * * *";

const newName = () => `t-${crypto.randomUUID().slice(0, 18)}`;

async function jobsOf(tenant: string): Promise<{ id: string; status: string; error: string | null }[]> {
	const sql = "SELECT id, status, error FROM jobs WHERE kind = 'reflect' ORDER BY number";
	return runInDurableObject(env.JOBS.getByName(tenant), (_, { storage }) =>
		storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'jobs'").toArray().length === 0
			? []
			: storage.sql.exec<{ id: string; status: string; error: string | null }>(sql).toArray(),
	);
}

const settled = (tenant: string) =>
	expect.poll(() => jobsOf(tenant), { timeout: 10_000 }).toMatchObject([{ status: "done" }]);

it("reflects at night on every scope in which something is new, once, also where it is called twice at once", async () => {
	const tenant = newName();
	const key = await newTenant(tenant);
	await threeFailures("user:ada", key);
	await remember("The harbour opens at six", { scope: "user:bob" }, key);
	await clockCalls(SWEEP);
	expect(await jobsOf(tenant)).toEqual([]);

	await Promise.all([clockCalls(NIGHT), clockCalls(NIGHT)]);
	await settled(tenant);
	expect(await insightsOf("user:ada", key)).toHaveLength(1);
	await clockCalls(NIGHT);
	expect(await jobsOf(tenant)).toHaveLength(1);

	await threeFailures("user:ada", key, "The export test failed");
	await clockCalls(NIGHT);
	await expect.poll(() => insightsOf("user:ada", key), { timeout: 10_000 }).toHaveLength(2);
});

it("does not wait for the night where there is much", async () => {
	const tenant = newName();
	const key = await newTenant(tenant);
	const memories = Array.from({ length: 100 }, (_, at) => ({
		content: `Thing ${at}`,
		scope: "user:ada",
		importance: 1,
	}));
	await ask(z.unknown(), "POST", "/v1/memories", { memories: memories.slice(1) }, { key });
	await clockCalls(SWEEP);
	expect(await jobsOf(tenant)).toEqual([]);
	await ask(z.unknown(), "POST", "/v1/memories", { memories }, { key });
	await Promise.all([clockCalls(SWEEP), clockCalls(SWEEP)]);
	await settled(tenant);

	const heavy = newName();
	const other = await newTenant(heavy);
	const weighty = Array.from({ length: 15 }, (_, at) => ({
		content: `Heavy ${at}`,
		scope: "project:p",
		importance: 10,
	}));
	await ask(z.unknown(), "POST", "/v1/memories", { memories: weighty }, { key: other });
	// A name that nobody knows is a cleanup.
	await clockCalls("*/7 * * * *");
	await settled(heavy);
});

it("concludes by rules, and says so, where a model is down at night", async () => {
	const tenant = newName();
	const key = await newTenant(tenant);
	await threeFailures("user:ada", key);
	const { model, asked } = fakeModel({ reason: "failed", detail: "it is down" });
	const attempts: boolean[] = [];
	await reflectingBy(tenant, (request) => {
		attempts.push(request.last);
		return writeReflection({ ...createDeps(env), textModels: () => [model] }, request);
	});
	await clockCalls(NIGHT);
	for (let attempt = 1; attempt <= 3; attempt++) {
		await expect.poll(() => attempts.length, { timeout: 10_000 }).toBe(attempt);
		const now = "UPDATE jobs SET run_at = 0 WHERE status = 'queued'";
		await expect
			.poll(async () => {
				await runInDurableObject(env.JOBS.getByName(tenant), async (object, { storage }) => {
					storage.sql.exec(now);
					await object.alarm();
				});
				return attempts.length > attempt || (await jobsOf(tenant))[0]?.status === "done";
			})
			.toBe(true);
	}
	expect(attempts).toEqual([false, false, true]);
	expect(asked).toHaveLength(3);
	expect(await jobsOf(tenant)).toMatchObject([{ status: "done", error: "fake:model: it is down" }]);
	expect(await insightsOf("user:ada", key)).toHaveLength(1);
});
