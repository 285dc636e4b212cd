/** JSON with sorted keys and without undefined members, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
	return JSON.stringify(value, (_key, inner) =>
		inner !== null && typeof inner === "object" && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
			: inner,
	);
}
