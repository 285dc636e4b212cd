import type { PlatformEvent } from "../../../../../src/features/webhooks/platforms/platform-event.ts";
import type {
	Listening,
	PlatformAnswer,
	Reading,
	RequestOutcome,
} from "../../../../../src/features/webhooks/platforms/reading.ts";

export const NOW = Date.UTC(2026, 10, 20, 12);

export const quiet: Listening = { now: NOW, commands: false };
export const obeying: Listening = { now: NOW, commands: true };

/** The only event of a reading, with its id. */
export function onlyEvent(reading: Reading): { event_id: string; event: PlatformEvent } {
	const [first, ...more] = reading.kind === "events" ? reading.events : [];
	if (first === undefined || more.length > 0) throw new Error(`not one event: ${JSON.stringify(reading)}`);
	return first;
}

/** What a platform is answered once its request came to this. */
export function answerFor(reading: Reading, outcome: Partial<RequestOutcome> = {}): PlatformAnswer {
	return reading.kind === "answer" ? reading.answer : reading.answer({ status: "accepted", reply: null, ...outcome });
}

export function typeOf(reading: Reading): string | null {
	return reading.kind === "ignored" ? reading.type : null;
}
