/**
 * The platform's rate-limiting binding as it is documented: `limit` uses of a key in each period, then `success: false` until the
 * next one. Only its counters' places are missing.
 */
export function fakeRateLimit(limit: number, periodMs: number, now: () => number = Date.now) {
	const counts = new Map<string, number>();
	return {
		async limit({ key }: { key: string }) {
			const slot = `${Math.floor(now() / periodMs)} ${key}`;
			const count = (counts.get(slot) ?? 0) + 1;
			counts.set(slot, count);
			return { success: count <= limit };
		},
	};
}
