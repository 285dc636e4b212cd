/** What a step fails with where another call is at the same move, or has cancelled it. */
export const ELSEWHERE = "tessera: this move goes on elsewhere";

/** Whether a step failed for that, in D1 or on the way from there. */
export function goesOnElsewhere(thrown: unknown): boolean {
	return thrown instanceof Error && thrown.message.includes(ELSEWHERE);
}
