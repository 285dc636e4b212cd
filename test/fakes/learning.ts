import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Ingest } from "../../src/features/reflection/use-cases/run-tenant-jobs.ts";

/** Lets a tenant's jobs object learn like this, for as long as the object lives. */
export async function learningBy(tenant: string, ingest: Ingest): Promise<void> {
	await runInDurableObject(env.JOBS.getByName(tenant), (object) => {
		Object.assign(object, { ingest });
	});
}
