import type { TargetAnswer } from "../core/webhooks/delivery-attempts.ts";

/** An event on its way to an agent. */
export type OutgoingEvent = {
	/** Where it goes; checked before (ports/forward-addresses.ts). */
	url: string;
	/** The same at each attempt: by it the target tells repeats. */
	id: string;
	/** When it is sent (ms since the epoch). */
	at: number;
	/** JSON. */
	body: string;
	/** Each signs it (`whsec_…`). */
	secrets: readonly string[];
};

/** Brings events to agents as Standard Webhooks has it: signed POSTs, whose redirects are not followed. */
export type EventTarget = {
	/** Never throws; an answer that does not come within ten seconds is none. */
	send(event: OutgoingEvent): Promise<TargetAnswer>;
};
