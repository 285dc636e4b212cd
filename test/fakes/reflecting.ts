import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ReflectionWriter } from "../../src/features/reflection/use-cases/reflect.ts";

/** Lets a tenant's jobs object conclude like this, for as long as the object lives. */
export async function reflectingBy(tenant: string, writeReflection: ReflectionWriter): Promise<void> {
	await runInDurableObject(env.JOBS.getByName(tenant), (object) => {
		Object.assign(object, { writeReflection });
	});
}
