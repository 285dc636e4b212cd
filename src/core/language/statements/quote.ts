/** Longest quote, in UTF-16 units, and how much of a message is looked at for it. */
const LONGEST = 600;
const LOOKED_AT = 65_536;
/** Fewer letters are in every message. */
const LEAST = 3;

const SAME = new Map(Object.entries({ "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-" }));

/**
 * The words of a text that a quote means, as the text has them: without regard to case, spacing and the form of quotation
 * marks, and without dots that stand for what was left out at its ends. Null where they do not stand there.
 */
export function quoteIn(text: string, quote: string): string | null {
	const wanted = plain(quote.trim().replace(/^(?:["“”']|\.{3}|…){1,20}|(?:["“”']|\.{3}|…){1,20}$/g, "")).text.trim();
	if (wanted.length > LONGEST || (wanted.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < leastOf(wanted)) return null;
	const { text: within, places } = plain(text.slice(0, LOOKED_AT));
	const at = within.indexOf(wanted);
	if (at < 0) return null;
	const from = places[at] ?? 0;
	const last = places[at + wanted.length - 1] ?? 0;
	return text.slice(from, last + 1);
}

const leastOf = (text: string) => (/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(text) ? 2 : LEAST);

/** A text as quotes are compared, and where each of its units stands in it. */
function plain(text: string): { text: string; places: number[] } {
	const units: string[] = [];
	const places: number[] = [];
	for (let at = 0; at < text.length; at++) {
		const unit = text.charAt(at);
		const space = /[\s\u0085]/.test(unit);
		if (space && units.at(-1) === " ") continue;
		const lower = unit.toLowerCase();
		units.push(space ? " " : (SAME.get(unit) ?? (lower.length === 1 ? lower : unit)));
		places.push(at);
	}
	return { text: units.join(""), places };
}
