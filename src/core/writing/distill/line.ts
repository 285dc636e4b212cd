import type { Fact, Sign } from "./fact.ts";
import type { Said } from "./said.ts";

/** Longest line of several sentences, in UTF-16 units. */
const JOINED = 330;

/** The sentence that names most, the first of several. */
export function mostTelling(said: readonly Said[]): Said | null {
	const worth = ({ terms }: Said) => Math.min(terms.size, 3);
	return said.reduce<Said | null>((best, one) => {
		if (one.terms.size === 0) return best;
		return best === null || worth(one) > worth(best) ? one : best;
	}, null);
}

/** As many of the lines as one may hold, in the order they were said. */
export function fitting(lines: readonly (Said | null)[]): Said[] {
	const chosen: Said[] = [];
	let length = 0;
	for (const line of lines) {
		if (line === null || chosen.includes(line)) continue;
		length += line.text.length + 1;
		if (length > JOINED && chosen.length > 0) continue;
		chosen.push(line);
	}
	return chosen.sort((a, b) => a.message - b.message || a.index - b.index);
}

/** A line of these sentences. */
export function madeOf(lines: readonly Said[], sign: Sign, reverses: boolean): Fact {
	const text = lines.map((line) => line.text).join(" ");
	const last = lines.at(-1);
	const terms = new Set(lines.flatMap((line) => [...line.terms]));
	const user = lines.some((line) => line.role === "user") ? 2 : 0;
	const weight = 1.2 * sign.score + Math.min(terms.size, 5) + user;
	return { kind: sign.kind, text, weight, at: last?.message ?? 0, terms, reverses };
}
