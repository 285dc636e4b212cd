import { expect, it } from "vitest";
import { err, ok } from "../../../src/core/base/result.ts";
import type { DeliveryOutcome } from "../../../src/features/webhooks/forwarding/event-target.ts";
import type { Deliveries, Delivery, DeliveryQuery } from "../../../src/features/webhooks/store/deliveries.ts";
import type { DeliveryWork, NewDelivery } from "../../../src/features/webhooks/store/delivery-work.ts";

/** An installation's deliveries from both sides: as callers see them, and as what sends them does. */
export type DeliveriesCase = {
	deliveries: Deliveries;
	queue(...added: NewDelivery[]): Promise<void>;
	/** In one go, inside the object. */
	work<T>(run: (work: DeliveryWork) => T): Promise<T>;
	/** The object ends, as by a crash, and begins anew. */
	restart(): Promise<void>;
};

const NOW = Date.UTC(2026, 0, 12, 9, 30);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const DELIVERED: DeliveryOutcome = ok({ last_status: 200 });
const FAILED: DeliveryOutcome = err({ detail: "it is gone for good", retry_after_ms: null, last_status: 410 });
/** It is tried again in five minutes. */
const LATER = { detail: "it answered 500", retry_after_ms: null, last_status: 500 };

/** The nth delivery, of a message of this thread. */
export function delivery(thread: string, number: number): NewDelivery {
	const id = `evt_${String(number).padStart(3, "0")}`;
	const created_at = new Date(NOW + number).toISOString();
	return { id, tenant: "t", installation: "ins_1", thread_id: thread, message_id: `m${number}`, created_at };
}

/** What every installation's deliveries have to keep. */
export function deliveriesContract(make: () => DeliveriesCase): void {
	const all = (page: Deliveries, query: Partial<DeliveryQuery> = {}) => page.page({ limit: 10, ...query });
	const ids = (found: readonly (Delivery | null)[]) => found.map((one) => one?.id ?? null);
	const taken = ({ work }: DeliveriesCase, times: number, now = NOW) =>
		work((list) => Array.from({ length: times }, () => list.take(now)?.id ?? null));
	const settle = ({ work }: DeliveriesCase, id: string, outcome: DeliveryOutcome | typeof LATER, now = NOW) =>
		work((list) => {
			const taken = { ...delivery("", 0), id, attempts: 1 };
			if ("ok" in outcome) list.end(taken, outcome, now);
			else list.postpone(taken, outcome, now + 5 * MINUTE);
		});

	it("lists nothing, and has nothing to do, before anything is forwarded", async () => {
		const fresh = make();
		expect(await all(fresh.deliveries)).toEqual([]);
		expect(await fresh.deliveries.retry("evt_1", NOW)).toBeNull();
		expect(await fresh.work((list) => [list.take(NOW), list.nextDue()])).toEqual([null, null]);
	});

	it("queues a message once, and pages the newest first", async () => {
		const fresh = make();
		await fresh.queue(delivery("a", 1), delivery("a", 2), delivery("b", 3), { ...delivery("a", 1), id: "evt_other" });
		const [newest, ...rest] = await all(fresh.deliveries, { limit: 2 });
		expect(newest).toEqual({
			id: "evt_003",
			installation: "ins_1",
			event: "message.received",
			status: "queued",
			attempts: 0,
			last_status: null,
			error: null,
			created_at: delivery("b", 3).created_at,
		});
		expect(ids(rest)).toEqual(["evt_002"]);
		const after = { created_at: delivery("a", 2).created_at, id: "evt_002" };
		expect(ids(await all(fresh.deliveries, { after }))).toEqual(["evt_001"]);
	});

	it("gives threads beside each other, and a thread's own in order", async () => {
		const fresh = make();
		await fresh.queue(delivery("a", 1), delivery("a", 2), delivery("b", 3), delivery("a", 4));
		expect(await taken(fresh, 3)).toEqual(["evt_001", "evt_003", null]);
		await settle(fresh, "evt_001", DELIVERED);
		expect(await taken(fresh, 2)).toEqual(["evt_002", null]);
		await settle(fresh, "evt_002", FAILED);
		expect(await taken(fresh, 2)).toEqual(["evt_004", null]);
		const statuses = (await all(fresh.deliveries)).map(({ status, last_status, error }) => [
			status,
			last_status,
			error,
		]);
		expect(statuses).toEqual([
			["queued", null, null],
			["queued", null, null],
			["failed", 410, "it is gone for good"],
			["delivered", 200, null],
		]);
		expect(ids(await all(fresh.deliveries, { status: "failed" }))).toEqual(["evt_002"]);
		expect(ids(await all(fresh.deliveries, { status: "delivered" }))).toEqual(["evt_001"]);
	});

	it("holds a thread back behind one that fails, but not for longer than three attempts", async () => {
		const fresh = make();
		await fresh.queue(delivery("a", 1), delivery("a", 2), delivery("a", 3));
		let now = NOW;
		for (const attempt of [1, 2, 3]) {
			expect(await taken(fresh, 2, now)).toEqual(["evt_001", null]);
			await settle(fresh, "evt_001", LATER, now);
			expect((await all(fresh.deliveries)).at(-1)).toMatchObject({
				attempts: attempt,
				status: "queued",
				last_status: 500,
			});
			if (attempt < 3) expect(await taken(fresh, 1, now + 5 * MINUTE - 1)).toEqual([null]);
			now += 5 * MINUTE;
		}
		// Both the next one and the first are due; the third waits for the second.
		expect(await taken(fresh, 3, now)).toEqual(["evt_002", "evt_001", null]);
		await settle(fresh, "evt_002", DELIVERED, now);
		expect(await taken(fresh, 1, now)).toEqual([null]);
		await settle(fresh, "evt_001", LATER, now);
		expect(await taken(fresh, 2, now)).toEqual(["evt_003", null]);
	});

	it("says when there is more to do", async () => {
		const fresh = make();
		await fresh.queue(delivery("a", 1), delivery("a", 2));
		expect(await fresh.work((list) => list.nextDue())).toBeLessThanOrEqual(NOW);
		await taken(fresh, 1);
		expect(await fresh.work((list) => list.nextDue())).toBeNull();
		await settle(fresh, "evt_001", LATER);
		expect(await fresh.work((list) => list.nextDue())).toBe(NOW + 5 * MINUTE);
	});

	it("sends again what was on its way when the object ended, and gives it up behind its last attempt", async () => {
		const fresh = make();
		await fresh.queue(delivery("a", 1));
		await taken(fresh, 1);
		for (let attempts = 2; attempts <= 10; attempts++) {
			await fresh.restart();
			expect(await fresh.work((list) => list.take(NOW))).toEqual({ ...delivery("a", 1), attempts });
		}
		await fresh.restart();
		expect(await taken(fresh, 1)).toEqual([null]);
		const [first] = await all(fresh.deliveries);
		expect(first).toMatchObject({ status: "failed", attempts: 10, error: "It broke off." });
	});

	it("sends one again on demand, its attempts counted anew", async () => {
		const fresh = make();
		await fresh.queue(delivery("a", 1), delivery("a", 2));
		await taken(fresh, 1);
		expect(await fresh.deliveries.retry("evt_001", NOW)).toMatchObject({ status: "queued", attempts: 1 });
		await settle(fresh, "evt_001", FAILED);
		expect(await fresh.deliveries.retry("evt_001", NOW)).toMatchObject({ status: "queued", attempts: 0 });
		expect(await fresh.deliveries.retry("evt_none", NOW)).toBeNull();
		// The second began to go out when the first had failed: it comes first now.
		expect(await taken(fresh, 2)).toEqual(["evt_002", null]);
		await settle(fresh, "evt_002", DELIVERED);
		expect(await taken(fresh, 2)).toEqual(["evt_001", null]);
	});

	it("sends one at once that waits for its next attempt, and holds back behind it what it did", async () => {
		const fresh = make();
		await fresh.queue(delivery("a", 1), delivery("a", 2));
		await taken(fresh, 1);
		await settle(fresh, "evt_001", LATER);
		expect(await fresh.deliveries.retry("evt_002", NOW)).toMatchObject({ status: "queued", attempts: 0 });
		expect(await taken(fresh, 1)).toEqual([null]);
		expect(await fresh.deliveries.retry("evt_001", NOW)).toMatchObject({ status: "queued", attempts: 0 });
		expect(await taken(fresh, 2)).toEqual(["evt_001", null]);
		await settle(fresh, "evt_001", DELIVERED);
		expect(await taken(fresh, 2)).toEqual(["evt_002", null]);
	});

	it("forgets what was delivered after 7 days, and what failed after 30", async () => {
		const fresh = make();
		await fresh.queue(delivery("a", 1), delivery("b", 2), delivery("c", 3));
		await taken(fresh, 2);
		await settle(fresh, "evt_001", DELIVERED);
		await settle(fresh, "evt_002", FAILED);
		const kept = async (now: number) => {
			await taken(fresh, 1, now);
			return ids(await all(fresh.deliveries));
		};
		expect(await kept(NOW + 7 * DAY)).toEqual(["evt_003", "evt_002", "evt_001"]);
		expect(await kept(NOW + 7 * DAY + 1)).toEqual(["evt_003", "evt_002"]);
		expect(await kept(NOW + 30 * DAY + 1)).toEqual(["evt_003"]);
	});
}
