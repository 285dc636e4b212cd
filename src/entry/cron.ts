import { createDeps } from "../deps.ts";
import { wakeThreads } from "../flows/wake-threads.ts";

/** What the platform's clock calls, every few minutes: the sweep. */
export async function scheduled(_controller: ScheduledController, env: Env): Promise<void> {
	await wakeThreads(createDeps(env));
}
