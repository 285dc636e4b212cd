/** Of more hits that came too late a receipt tells nothing more, and each costs the context time. */
const MOST_NEAR_MISSES = 25;

/** How many hits are looked at where recall may bring `limit`: those, and the near misses that a receipt names. */
export function withNearMisses(limit: number): number {
	return limit + Math.min(limit, MOST_NEAR_MISSES);
}
