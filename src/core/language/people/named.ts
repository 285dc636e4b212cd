import { isCommon } from "../spoken-words.ts";
import { stem } from "../stem.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../words/calendar-names.ts";
import { IRREGULAR_FORMS } from "../words/irregular-forms.ts";
import { joined } from "../words/joined.ts";
import { KIN_ALSO, KIN_WORDS, NOT_CALLED, TOOLS } from "../words/people-words.ts";
import { FORENAMES, TITLES } from "../words/relation-words.ts";
import { CLIPPED_WORDS, DESCRIBING, NATIONS } from "../words/untrue-words.ts";
import { isCalling, isName } from "./names.ts";

/** The pattern of what may be a name, to be used with the flag u and without i; `nameOf` tells whether it is one. */
export const NAME = joined`
	((?:(?:Mr|Mrs|Ms|Dr|Prof|Professor|Herr|Frau|Mme|mr|mrs|ms|dr)\.? )?(?:\p{Lu}[\p{L}'’.-]{0,30}
	(?: (?:van|von|de|der|la) \p{Lu}[\p{L}'’-]{1,30}| \p{Lu}[\p{L}'’-]{1,30}){0,2}|\p{Ll}[\p{L}'’.-]{0,30}))`;

const TITLE = new RegExp(`^(?:${[...TITLES].join("|")})\\.? (?=\\p{L})`, "iu");
const NO_WORDS = joined`
	^(?:who|whom|which|that|and|was|has|had|got|can|will|would|died|lives|works|told|said|asked|also|just|then|she|her|him|his|they|
	there|were|been|from|with|into|about|once|${NOT_CALLED})$`;
const NO_NAME_WORD = new RegExp(`(?:ing|ed)$|${NO_WORDS}`);
const NO_NAME = new RegExp(`(?:ing|ed|ly|s|ful|ous|ive|able|[ií]sim[oa]s?|ó)$|^ge.{2,}t$|${NO_WORDS}`);
/** Days, months and words in capitals name nobody. */
const NOBODY = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|\p{Lu}{2,}|Christmas|Easter|Bible)(?: |$)/u;

const CALENDAR: ReadonlySet<string> = new Set(
	[...MONTH_NAMES, ...WEEKDAY_NAMES, "Easter", "Christmas", "Xmas", "Winter", "Summer", "Spring", "Autumn"].flatMap(
		(name) => [name.toLowerCase(), name.slice(0, 3).toLowerCase()],
	),
);

const KIN: ReadonlySet<string> = new Set([...KIN_WORDS, ...KIN_ALSO.keys()]);

/** A name as it was written; where it has no capital, only a word that is no everyday one. */
export function nameOf(text: string): string | null {
	const title = TITLE.exec(text)?.[0] ?? "";
	const bare = text
		.slice(title.length)
		.replace(/['’]s$/u, "")
		.replace(/[.'’-]{1,4}$/u, "");
	if (bare.length < 2) return null;
	if (/^\p{Lu}/u.test(bare))
		return isName(bare) && !NOBODY.test(bare) && !NATIONS.has(bare.toLowerCase()) ? title + bare : null;
	return isPlainName(bare) || (title !== "" && bare.split(" ").every(isCalledName)) ? title + bare : null;
}

/** Whether a word in small letters may be a name: it is no everyday one. */
export function isPlainName(word: string): boolean {
	return FORENAMES.has(word) || (/^\p{Ll}{3,9}$/u.test(word) && isRare(word) && !NO_NAME.test(word));
}

function isRare(word: string): boolean {
	return !(
		isCommon(stem(word)) ||
		CALENDAR.has(word) ||
		IRREGULAR_FORMS.has(word) ||
		isCalling(word) ||
		KIN.has(word) ||
		CLIPPED_WORDS.has(word) ||
		DESCRIBING.has(word) ||
		NATIONS.has(word)
	);
}

/** Whether a word in small letters is a name where it is said to be one: "called dolly", "my son bas, who". */
export function isCalledName(word: string): boolean {
	return FORENAMES.has(word) || (/^\p{Ll}{2,12}$/u.test(word) && isRare(word) && !NO_NAME_WORD.test(word));
}

/** Whether a word in small letters may be a place: longer ones too. */
export function isPlainPlace(word: string): boolean {
	return (
		isPlainName(word) || (/^\p{Ll}{10,18}$/u.test(word) && isRare(word) && !NO_NAME.test(word) && !NO_PLACE.test(word))
	);
}

const NO_PLACE = /(?:tion|sion|ment|ness|ance|ence|ity|ship|hood|ism|ogy|graphy|ics|isch|lich|mente)$/;

/** What somebody lives in: a name with a capital, or a word that is no everyday one. */
export function placeOf(text: string): string | null {
	if (TOOLS.test(text)) return null;
	return nameOf(text);
}

/** The name of a company, a school or a thing. */
export function properOf(text: string): string | null {
	const bare = text.replace(/['’]s$/u, "").replace(/[.'’-]{1,4}$/u, "");
	return isName(bare) && !TOOLS.test(bare) && !CALENDAR.has(bare.toLowerCase()) ? bare : null;
}
