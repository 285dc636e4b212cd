import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { LocalDeliveries } from "../../../src/features/webhooks/store/deliveries.ts";
import { MOST_DELIVERIES } from "../../../src/features/webhooks/store/delivery-work.ts";
import { installationCalls } from "../../../src/features/webhooks/wire.ts";
import type { InstallationObject } from "../../../src/worker.ts";
import { deliveriesContract, delivery } from "./deliveries.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => logged.mockRestore());

/** The object's own deliveries; its alarm is put off, so that nothing is sent by itself. */
function fresh() {
	const tenant = `t-${crypto.randomUUID()}`;
	const stub = env.INSTALLATIONS.getByName(`${tenant}/ins_1`);
	const within = <T>(run: (deliveries: LocalDeliveries, storage: DurableObjectStorage) => T): Promise<T> =>
		runInDurableObject(stub, async (object: InstallationObject, { storage }) => {
			const done = run(object.delivering, storage);
			await storage.deleteAlarm();
			return done;
		});
	return { tenant, stub, within };
}

describe("installationCalls", () =>
	deliveriesContract(() => {
		const { tenant, stub, within } = fresh();
		const called = installationCalls(env.INSTALLATIONS, tenant, "ins_1");
		return {
			deliveries: { page: called.page, retry: (id, now) => within((deliveries) => deliveries.retry(id, now)) },
			queue: (...added) => within((deliveries) => added.forEach(deliveries.queue)),
			work: (run) => within(({ work }) => run(work)),
			restart: () => evictDurableObject(stub),
		};
	}));

it("keeps no more than it may: the oldest delivered go first, those that wait at last, and none is stuck", async () => {
	const { within } = fresh();
	const counts = () =>
		within((_, { sql }) =>
			sql.exec("SELECT status, count(*) AS count, min(number) AS first FROM deliveries GROUP BY status").toArray(),
		);
	const fill = (from: number, to: number, status: string) =>
		within((_, { sql }) =>
			sql.exec(
				`WITH RECURSIVE n(n) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT n + 1 FROM n WHERE n < ?)
				INSERT INTO deliveries (number, id, thread_id, message_id, status, attempts, sending, due, created_at)
				SELECT n, 'x' || n, 'a', 'x' || n, ?, 0, 0, NULL, '2026' FROM n`,
				...[from, to, status],
			),
		);
	await within((deliveries) => deliveries.queue(delivery("a", 1)));
	await fill(2, MOST_DELIVERIES - 2_000, "delivered");
	await fill(MOST_DELIVERIES - 1_999, MOST_DELIVERIES + 999, "queued");
	await within((deliveries) => deliveries.queue(delivery("b", 2)));
	expect(await counts()).toEqual([
		{ status: "delivered", count: MOST_DELIVERIES - 3_001, first: 1_002 },
		{ status: "queued", count: 3_001, first: 1 },
	]);
	await within((_, { sql }) => sql.exec("UPDATE deliveries SET status = 'queued'"));
	await fill(MOST_DELIVERIES + 1_001, MOST_DELIVERIES + 1_999, "queued");
	await within((deliveries) => deliveries.queue(delivery("b", 3)));
	expect(await counts()).toEqual([{ status: "queued", count: MOST_DELIVERIES, first: 2_001 }]);
	// The first of the thread had held the rest back.
	expect(await within(({ work }) => [work.take(0)?.id, work.take(0)?.id])).toEqual(["x2001", "evt_002"]);
});

it("is part of its caller's step, and gone with its installation", async () => {
	const { stub, within } = fresh();
	const broken = within((deliveries, storage) =>
		storage.transactionSync(() => {
			deliveries.queue(delivery("a", 1));
			throw new Error("taken back");
		}),
	);
	await expect(broken).rejects.toThrow("taken back");
	expect(await within(({ work }) => work.take(0))).toBeNull();
	await within((deliveries) => deliveries.queue(delivery("a", 1)));
	await stub.erase();
	expect(await within((deliveries) => deliveries.page({ limit: 9 }))).toEqual([]);
});
