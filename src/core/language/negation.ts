import { joined, listed } from "./words/joined.ts";

/** What is denied, or said of few or none. */
const NEGATED = new RegExp(
	joined`
		\b(?:not|no|never|nothing|nobody|none|nowhere|neither|nor|zero|hardly|scarcely|barely|rarely|seldom|
		far from|false|untrue|no longer|stopped|nicht|kein\w*|ne|pas|ya no)\b|n['’]t\b|不|ない`,
	"iu",
);

/** Whether a text denies something, in English, German, French, Spanish, Chinese or Japanese. */
export function isNegated(text: string): boolean {
	return NEGATED.test(text);
}

/** Words that turn a sentence round, folded or as terms have them; "nothing new" is not "something new". */
export const TURNING_WORDS: ReadonlySet<string> = listed`
	no not never none nobody nothing without neither nor hardly cannot don doesn didn isn aren wasn won shouldn stopped stop nicht kein keine keinen nie
	niemals ohne pas jamais sans aucun nunca sin ningún não nunca sem non mai senza 不 没 沒 未 لا ليس before after instead than from until unless formerly
	previously`;
