/** Up to this length (UTF-16 units) the platform's own search is quick whatever the texts are. */
const SHORT = 64;

/**
 * Looks for one text within others. Its time grows with the lengths added (Knuth, Morris and Pratt), where the
 * platform's search multiplies them for texts that repeat themselves: minutes for two that fit into a request.
 */
export function finder(wanted: string): (text: string) => boolean {
	if (wanted.length <= SHORT) return (text) => text.includes(wanted);
	const borders = bordersOf(wanted);
	return (text) => {
		if (text.length < wanted.length) return false;
		for (let at = 0, matched = 0; at < text.length; at++) {
			matched = grown(wanted, borders, matched, text.charCodeAt(at));
			if (matched === wanted.length) return true;
		}
		return false;
	};
}

/** For each beginning of a text, how long the longest shorter one is that also ends it. */
function bordersOf(text: string): Int32Array {
	const borders = new Int32Array(text.length + 1);
	for (let at = 1, matched = 0; at < text.length; at++) {
		matched = grown(text, borders, matched, text.charCodeAt(at));
		borders[at + 1] = matched;
	}
	return borders;
}

/** How much of the wanted text is matched with one more unit. */
function grown(wanted: string, borders: Int32Array, matched: number, unit: number): number {
	let length = matched;
	while (length > 0 && wanted.charCodeAt(length) !== unit) length = borders[length] ?? 0;
	return wanted.charCodeAt(length) === unit ? length + 1 : 0;
}
