import type { CountText } from "./encoding.ts";

/** In UTF-16 units: what is shorter is counted as fast as it is looked up. */
const SHORT = 24;

/**
 * The same count, line by line, and of each line once as long as this counter lives: a context is counted in its parts, then
 * whole, and again where something gives way. Every encoding's pre-tokenizer splits between a line break and a letter or
 * digit of ASCII or a `<`, so that the sum is exact; what begins with anything else is counted with the line before it.
 */
export function lineCounter(count: CountText): CountText {
	const known = new Map<string, number>();
	const counted = (line: string): number => {
		if (line.length < SHORT) return line === "" ? 0 : count(line);
		let tokens = known.get(line);
		if (tokens === undefined) {
			tokens = count(line);
			known.set(line, tokens);
		}
		return tokens;
	};
	return (text) => {
		let total = 0;
		let from = 0;
		for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) {
			if (!beginsPiece(text.charCodeAt(end + 1))) continue;
			total += counted(text.slice(from, end + 1));
			from = end + 1;
		}
		return total + counted(from === 0 ? text : text.slice(from));
	};
}

function beginsPiece(unit: number): boolean {
	const lower = unit | 0x20;
	return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57) || unit === 60;
}
