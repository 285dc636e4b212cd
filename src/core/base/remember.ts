/** Texts of so many characters (UTF-16 units) are remembered at once; all are let go where there are more. */
const MOST_KEPT = 1_000_000;

/**
 * The same function of a text, which works out each text once while it is remembered: contexts of a thread show mostly the
 * same ones. `most` bounds what is kept, in UTF-16 units.
 */
export function remembering<T>(of: (text: string) => T, most = MOST_KEPT): (text: string) => T {
	const kept = new Map<string, { value: T }>();
	let characters = 0;
	return (text) => {
		const before = kept.get(text);
		if (before !== undefined) return before.value;
		const value = of(text);
		if (text.length > most) return value;
		characters += text.length;
		if (characters > most) {
			kept.clear();
			characters = text.length;
		}
		kept.set(text, { value });
		return value;
	};
}
