import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { SummaryWriter } from "../../../src/features/continuity/use-cases/distill-thread.ts";
import { writeSummary } from "../../../src/features/continuity/use-cases/writing/write-summary.ts";
import { durableThreadLog } from "../../../src/features/threads/store/remote-thread.ts";
import { ThreadObject } from "../../../src/worker.ts";
import { must } from "../../contract/threads/thread-fixtures.ts";
import { api } from "../client.ts";
import { append, newThread, user } from "../thread-calls.ts";

/** An object whose writer waits until it is told to write. */
class SlowlyWritten extends ThreadObject {
	release: () => void = () => undefined;
	readonly #released = new Promise<void>((resolve) => {
		this.release = resolve;
	});
	protected override readonly write: SummaryWriter = async (request) => {
		await this.#released;
		return writeSummary(this.deps, request);
	};
}

it("is not held up by a job: the list is kept up, nothing is done twice, and a heartbeat is set", async () => {
	const user_id = `u-${crypto.randomUUID()}`;
	const path = await newThread({ user_id, config: { overflow: { preserve_messages: 1 }, learn: "off" } });
	await append(path, [user("one"), user("two")]);
	const id = path.split("/").at(-1) ?? "";
	const stub = env.THREADS.getByName(`local/${id}`);

	await runInDurableObject(stub, async (_, state) => {
		const object = new SlowlyWritten(state, env);
		const log = durableThreadLog(() => object, wholeTenant("local"), id);
		must(await log.distill({ job: `job_${user_id}`, now: Date.now() }));
		// The platform would ring at the other object on this storage.
		await state.storage.deleteAlarm();
		const jobs = async () => must(await log.jobs({ limit: 5 })).jobs;
		const began = Date.now();
		await object.alarm();
		expect(Date.now() - began).toBeLessThan(10_000);
		expect(await jobs()).toMatchObject([{ status: "running", attempts: 1 }]);
		expect(await state.storage.getAlarm()).toBeGreaterThan(Date.now() + 20_000);
		expect(await api("GET", `/v1/threads?user_id=${user_id}`)).toMatchObject({
			body: { data: [{ message_count: 2 }] },
		});

		must(await log.append({ messages: [{ role: "user", content: "three" }], now: Date.now() }));
		expect(await state.storage.getAlarm()).toBeLessThan(Date.now() + 2_000);
		await state.storage.deleteAlarm();
		await object.alarm();
		expect(await api("GET", `/v1/threads?user_id=${user_id}`)).toMatchObject({
			body: { data: [{ message_count: 3 }] },
		});
		expect(await jobs()).toMatchObject([{ status: "running", attempts: 1 }]);

		object.release();
		await expect.poll(jobs).toMatchObject([{ status: "done", attempts: 1 }]);
		expect(must(await log.distilled(0))).toMatchObject({ covered: 1, summary: { to_seq: 1 } });
	});
});
