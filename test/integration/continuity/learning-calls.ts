import { env } from "cloudflare:workers";
import { vi } from "vitest";
import * as z from "zod";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { createDeps } from "../../../src/deps.ts";
import { ask } from "../client.ts";

const jobPage = z.object({
	data: z.array(z.looseObject({ id: z.string(), kind: z.string(), status: z.string(), error: z.string().optional() })),
});

/** A user that nobody has spoken for yet. */
export const someone = () => `u-${crypto.randomUUID()}`;

/** The thread's jobs, once none of them waits or runs; newest first. */
export function settled(thread: string) {
	return vi.waitFor(
		async () => {
			const { data } = await ask(jobPage, "GET", `${thread}/jobs?limit=200`);
			const open = data.filter(({ status }) => status === "queued" || status === "running");
			if (open.length > 0) throw new Error(`waits: ${JSON.stringify(open)}`);
			return data;
		},
		{ timeout: 15_000, interval: 50 },
	);
}

/** What is remembered in a scope, by status; oldest first. */
export async function remembered(scope: string, status: "active" | "superseded" = "active") {
	const store = createDeps(env).memoryStore(wholeTenant("local"));
	return (await store.page({ scope, status, limit: 200 })).reverse();
}

export async function contentsOf(scope: string, status: "active" | "superseded" = "active"): Promise<string[]> {
	return (await remembered(scope, status)).map(({ content }) => content);
}
