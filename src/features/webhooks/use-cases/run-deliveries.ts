import type { Clock } from "../../../platform/clock/clock.ts";
import { tryAgain, type Verdict } from "../forwarding/delivery-attempts.ts";
import type { DeliveryWork, TakenDelivery } from "../store/delivery-work.ts";

type RunDeps = { clock: Clock; forward(delivery: TakenDelivery): Promise<Verdict> };

/** What is more than this goes on with the next alarm: each delivery calls out many times, and one invocation may not do so without end. */
const MOST_AT_ONCE = 10;

/** Sends what is due, one after the other; several of these may run beside each other. Gives when there is more to do. */
export async function runDeliveries({ clock, forward }: RunDeps, work: DeliveryWork): Promise<number | null> {
	for (let done = 0; done < MOST_AT_ONCE; done++) {
		const delivery = work.take(clock.now());
		if (delivery === null) break;
		const verdict = await attempt(forward, delivery);
		work.settle(delivery, verdict, clock.now());
	}
	return work.nextDue();
}

/** What is thrown is a fault of ours, or of the storage: logged, and tried again like a target that fails. */
async function attempt(forward: RunDeps["forward"], delivery: TakenDelivery): Promise<Verdict> {
	try {
		return await forward(delivery);
	} catch (error) {
		console.error(`delivery ${delivery.id} broke off:`, error);
		return tryAgain("It broke off; the cause was logged.", delivery);
	}
}
