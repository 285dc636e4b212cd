import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, vi } from "vitest";
import { err, ok } from "../../../src/core/base/result.ts";
import { durableTenantJobs } from "../../../src/platform/objects/tenant-jobs/tenant-jobs.ts";
import { learningBy } from "../../fakes/learning.ts";
import { type Attempt, ingested, tenantJobsContract } from "./tenant-jobs.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

async function make(attempts: Attempt[]) {
	const tenant = `t-${crypto.randomUUID().slice(0, 12)}`;
	let attempted = 0;
	await learningBy(tenant, async () => {
		const how = attempts[Math.min(attempted++, attempts.length - 1)];
		if (how === "hangs") return new Promise(() => undefined);
		if (how === "throws") throw new Error("broken");
		return how === "learns" ? ok(ingested) : err({ detail: "no writer answers", retry_after_ms: null });
	});
	await runInDurableObject(env.JOBS.getByName(tenant), (object) => {
		Object.assign(object, { reflect: () => new Promise(() => undefined) });
	});
	const jobs = durableTenantJobs((name) => env.JOBS.getByName(name), tenant);
	return { tenant, jobs, attempted: () => attempted };
}

describe("durableTenantJobs", () =>
	tenantJobsContract({
		make,
		async settle(tenant) {
			const stub = env.JOBS.getByName(tenant);
			for (let ring = 0; ring < 4; ring++) {
				await runInDurableObject(stub, async (_, { storage }) => {
					storage.sql.exec("UPDATE jobs SET run_at = 0");
					await storage.setAlarm(Date.now() + 60_000);
				});
				await runDurableObjectAlarm(stub);
			}
		},
	}));
