/** JSON with the keys of every object in order and absent ones left out, so that equal values read the same. */
export function canonicalJson(value: unknown): string {
	return JSON.stringify(value, (_key, inner) =>
		inner !== null && typeof inner === "object" && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
			: inner,
	);
}
