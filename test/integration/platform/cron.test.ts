import {
	createScheduledController,
	evictDurableObject,
	runDurableObjectAlarm,
	runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import worker from "../../../src/worker.ts";
import { api } from "../client.ts";
import { append, newThread, user } from "../thread-calls.ts";
import { threadLogOf } from "../threads/thread-log-of.ts";

function objectOf(thread: string) {
	return env.THREADS.getByName(`local/${thread.slice("/v1/threads/".length)}`);
}

function alarmOf(thread: string) {
	return runInDurableObject(objectOf(thread), (_, state) => state.storage.getAlarm());
}

/** The state a crash may leave: the object's alarm is lost, and so is what it had in memory. */
async function loseAlarm(thread: string) {
	await runInDurableObject(objectOf(thread), (_, state) => state.storage.deleteAlarm());
	await evictDurableObject(objectOf(thread));
}

async function cleanup() {
	await worker.scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() }), env);
}

it("wakes a thread that a crash left with something to tell the list", async () => {
	const thread = await newThread({ id: "crashed", user_id: "crashed" });
	await append(thread, [user("one")]);
	await loseAlarm(thread);
	expect(await alarmOf(thread)).toBeNull();
	await evictDurableObject(objectOf(thread));

	await cleanup();

	// It rings a second later, or here; on a busy machine it may have rung already.
	await runDurableObjectAlarm(objectOf(thread));
	const listed = () => api("GET", "/v1/threads?user_id=crashed");
	await expect.poll(listed, { timeout: 5_000 }).toMatchObject({ body: { data: [{ message_count: 1 }] } });
});

it("leaves a thread alone that has nothing to do", async () => {
	const thread = await newThread();
	await runDurableObjectAlarm(objectOf(thread));
	await loseAlarm(thread);

	await cleanup();

	expect(await alarmOf(thread)).toBeNull();
});

it("wakes an erased thread whose entry in the list was left behind", async () => {
	const thread = await newThread({ user_id: "erased" });
	await threadLogOf("local", thread).erase();
	await loseAlarm(thread);

	await cleanup();
	await runDurableObjectAlarm(objectOf(thread));

	expect(await api("GET", "/v1/threads?user_id=erased")).toMatchObject({ body: { data: [] } });
});

it("does nothing where there is no thread, nor for one that is gone", async () => {
	await env.DB.prepare("DELETE FROM threads").run();
	await cleanup();

	const thread = await newThread();
	await threadLogOf("local", thread).erase();
	await cleanup();
	expect((await api("GET", thread)).status).toBe(404);
});
