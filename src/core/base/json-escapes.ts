/** `\/` and `\u0026`, with more backslashes where JSON stands within JSON. */
const ESCAPE = /(?<!\\)\\+(?:\/|u([0-9a-f]{4}))/gi;

/** A text without escapes, and where each place of it is in the text with them: an escape begins and ends where its character does. */
type Unescaped = { text: string; origin(at: number): number };

/** A text with the escapes resolved that writers of JSON choose for plain characters; null where there are none. */
export function unescapedJson(text: string): Unescaped | null {
	const [ends, shifts] = [[0], [0]];
	let shift = 0;
	const plain = text.replace(ESCAPE, (whole, code: string | undefined, at: number) => {
		ends.push(at - shift + 1);
		shift += whole.length - 1;
		shifts.push(shift);
		return code === undefined ? "/" : String.fromCharCode(Number.parseInt(code, 16));
	});
	if (shift === 0) return null;
	return { text: plain, origin: (at) => at + (shifts[lastUpTo(ends, at)] ?? 0) };
}

/** The index of the last of these ascending numbers that is not above a limit; the first one never is. */
function lastUpTo(numbers: readonly number[], limit: number): number {
	let [low, high] = [0, numbers.length - 1];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((numbers[middle] ?? 0) <= limit) low = middle;
		else high = middle - 1;
	}
	return low;
}
