import type { Verdict } from "../core/webhooks/delivery-attempts.ts";
import type { NewDelivery } from "./deliveries.ts";

/** A delivery that is being sent: how often, this time counted. */
export type TakenDelivery = NewDelivery & { attempts: number };

/** What one installation has to deliver, as what sends it sees it: nobody else takes any. */
export type DeliveryWork = {
	/** The delivery that is due and has waited longest, its attempt counted; null: none is. */
	take(now: number): TakenDelivery | null;
	/** Ends it or puts it off; what waited for it in its thread may go then. */
	settle(delivery: TakenDelivery, verdict: Verdict, now: number): void;
	/** When the next one is due (ms since the epoch); null where none waits. */
	nextDue(): number | null;
};
