import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { Verdict } from "../../../../src/features/webhooks/forwarding/delivery-attempts.ts";
import type { TakenDelivery } from "../../../../src/features/webhooks/store/delivery-work.ts";
import { runDeliveries } from "../../../../src/features/webhooks/use-cases/run-deliveries.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

const clock = { now: () => 1_000, elapsed: () => 0, pause: async () => undefined };

/** So many deliveries, each of which is due once; and what became of them. */
function waiting(count: number) {
	const settled: [string, Verdict][] = [];
	let next = 0;
	const take = (): TakenDelivery | null => {
		if (next === count) return null;
		const id = `evt_${next++}`;
		return { id, tenant: "t", installation: "i", thread_id: "a", message_id: id, created_at: "", attempts: 1 };
	};
	const settle = ({ id }: TakenDelivery, verdict: Verdict) => void settled.push([id, verdict]);
	return { settled, work: { take, settle, nextDue: () => (next === count ? null : 0) } };
}

it("tries again what breaks off, and goes on with the next", async () => {
	const { settled, work } = waiting(2);
	const forward = async ({ id }: TakenDelivery): Promise<Verdict> => {
		if (id === "evt_0") throw new Error("storage is gone");
		return { status: "delivered", last_status: 200 };
	};
	expect(await runDeliveries({ clock, forward }, work)).toBeNull();
	expect(settled).toEqual([
		["evt_0", expect.objectContaining({ status: "queued", error: "It broke off; the cause was logged." })],
		["evt_1", { status: "delivered", last_status: 200 }],
	]);
	expect(logged).toHaveBeenCalledOnce();
});

it("leaves what is more than ten to the next alarm", async () => {
	const { settled, work } = waiting(11);
	expect(await runDeliveries({ clock, forward: async () => ({ status: "delivered", last_status: 200 }) }, work)).toBe(
		0,
	);
	expect(settled).toHaveLength(10);
});
