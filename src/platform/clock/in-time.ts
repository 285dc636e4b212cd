import { err, ok, type Result } from "../../core/base/result.ts";
import type { Clock } from "./clock.ts";

/** A part that answered less well than it could, and why. */
export type Degraded = { part: string; reason: string };

const LATE = Symbol("late");

/** What a part gives, if it does so within its time (ms); what it throws is logged. Never rejects. */
export async function inTime<T>(
	clock: Clock,
	part: string,
	deadlineMs: number,
	ask: () => Promise<T>,
): Promise<Result<T, Degraded>> {
	try {
		const answer = await Promise.race([ask(), clock.pause(deadlineMs).then((): typeof LATE => LATE)]);
		return answer === LATE ? err({ part, reason: "timeout" }) : ok(answer);
	} catch (error) {
		console.error(`${part} can't be asked`, error);
		return err({ part, reason: "failed" });
	}
}
