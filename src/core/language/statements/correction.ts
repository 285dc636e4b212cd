import { joined } from "../words/joined.ts";

/** A value and what was said in its place before. */
export type Correction = { value: string; former: string };

const LEAD = joined`
	^\P{L}*(?:(?:no|nope|wait|sorry|actually|ah|oh|oops|ok|i mean|i meant|correction|typo|nein|ach)[\s,.!:–—-]{1,3}){0,4}
	(?:(?:it|that|this|he|she|they)(?:['’]?s| is| was| are) |its |thats |make (?:it|that) |(?:on|at|in) )?(?:my |the |on |at |in )?`;
const NONE =
	"(?:i|it|that|this|we|he|she|they|you|there|why|what|if|is|was|do|does|did|can|please|or|and|but|sure|really|yet|now|here|sorry|no|nope|wait|ok|oh)";
const VALUE = `((?!${NONE}(?![\\p{L}\\p{N}]))[\\p{L}\\p{N}][\\p{L}\\p{N}:.'’€$£%/-]{0,30}(?: [\\p{L}\\p{N}][\\p{L}\\p{N}:.'’€$£%/-]{0,30}){0,2}?)`;
const WAYS: readonly [RegExp, (one: string, other: string) => Correction][] = [
	[
		new RegExp(`${LEAD}${VALUE},? (?:and )?not (?:my |the |on |at |in )?${VALUE}[.!]*$`, "iu"),
		(value, former) => ({ value, former }),
	],
	[
		new RegExp(
			`${LEAD}not (?:my |the |on |at |in )?${VALUE},? (?:but|it['’]?s|that['’]?s|rather) (?:my |the |on |at |in )?${VALUE}[.!]*$`,
			"iu",
		),
		(former, value) => ({ value, former }),
	],
];

export const CORRECTION_PATTERNS: readonly RegExp[] = WAYS.map(([pattern]) => pattern);

/** What a clause puts in the place of another value: "it's 14:30 not 14:00"; null where it does nothing else. */
export function correctionIn(clause: string): Correction | null {
	for (const [pattern, read] of WAYS) {
		const found = pattern.exec(clause);
		if (found !== null) return read(found[1] ?? "", found[2] ?? "");
	}
	return null;
}

/** A text with the value in the place of the former one; null where that does not stand in it. */
export function withCorrection({ value, former }: Correction, text: string): string | null {
	const at = text.toLowerCase().indexOf(former.toLowerCase());
	const [before = "", behind = ""] = at < 0 ? [] : [text.slice(0, at), text.slice(at + former.length)];
	return at < 0 || INSIDE.test(before.slice(-1)) || /^(?:[\p{L}\p{N}]|[:.,]\p{N})/u.test(behind)
		? null
		: `${before}${value}${behind}`;
}

const INSIDE = /[\p{L}\p{N}]/u;

/** "No wait, Basel", "sorry, I meant Basel": what stands before another name. */
const CORRECTS = new RegExp(
	joined`
		(?:^|[,–—-] |\.\.\. )(?:(?:no|sorry|wait|oops|actually)[,:.!]? ){0,3}(?:no,? wait|wait,? no|no,? sorry|i meant?|make that|
		correction|ich meinte)[,:.!]?(?: (?:in|at))?(?: \p{L}\S*){1,3}$`,
	"iu",
);

/** Whether a clause does nothing but correct what was said right before it: "no wait, Basel". */
export const correctsBefore = (clause: string): boolean => CORRECTS.test(clause);
