import { withoutEnd } from "../shorten.ts";
import { joined } from "../words/joined.ts";
import { CALLINGS, NO_CALLINGS, NOT_NAMES } from "../words/people-words.ts";

const CALLING = new RegExp(`(?:^|[ -])(?:${CALLINGS})$`);
const NO_CALLING = new RegExp(`\\b(?:${NO_CALLINGS})\\b`);

/** Whether words are the name of a calling, and not of a trait or a whim. */
export function isCalling(words: string): boolean {
	const noun = bareObject(words)
		.replace(/ (?:at|for|in|from|with|by|who|and|on|of|based|specialising|specializing) [\s\S]*/iu, "")
		.toLowerCase();
	if (noun.split(" ").length > 4 || NO_CALLING.test(noun)) return false;
	return CALLING.test(noun);
}

/** A proper name of up to four words: "Ada", "van der Berg", "Nova Labs". Of scripts without capitals, a short run. */
const PARTICLE = "(?:van|von|de|der|den|da|di|du|la|le|del|al|bin|ibn|of|the|y|e)";
const WORD = "(?:\\p{Lu}[\\p{L}\\p{M}\\p{N}'’.&-]{0,60}|\\p{Lo}{1,12})";

/** The pattern's source, to be used with the flag u and without i. */
const NAME = `${WORD}(?: (?:${PARTICLE} ){0,2}${WORD}){0,3}`;

const WHOLE = new RegExp(`^${NAME}$`, "u");

/** Whether a text is a proper name. */
export function isName(text: string): boolean {
	return !/['’]s$/.test(text) && isNameLike(text);
}

function isNameLike(text: string): boolean {
	const first = text.split(" ", 1)[0] ?? "";
	return text.length <= 60 && WHOLE.test(text) && !NOT_NAMES.has(first.replace(/['’]s$/, ""));
}

const ASIDE = new RegExp(
	joined`
		(?:[,;(]|(?<!\s))\s+(?:because|since|as|but|though|although|so that|while|unless|when(?:ever)?|
		these days|nowadays|right now|at the moment|by the way|too|as well|any ?more|now|actually|
		please)\b[\s\S]*`,
	"iu",
);

/** A text without a reason, an aside or a time behind it. */
function bareObject(text: string): string {
	return withoutEnd(text.replace(ASIDE, ""), /[\s,;:.!–—-]/).trim();
}
