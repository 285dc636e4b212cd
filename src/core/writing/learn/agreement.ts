/** What agrees to what was said before. */
const YES =
	/^(?:yes|yep|yeah|agreed|sure|ok(?:ay)?|perfect|great|sounds good|good idea|deal|let['’]s do (?:that|it)|do (?:that|it)|go ahead|ja|einverstanden|genau|klingt gut|oui|d['’]accord|sí|si|de acuerdo|vale|好的?|同意|はい)(?:[\s,.!。！，、]|$)/iu;
const NOT_QUITE = /\b(?:but|except|however|instead|only if|not|no|wait|aber|mais|pero)\b|[?？]/i;
/** A longer answer says something of its own. */
const BRIEF = 60;

/** Whether an answer agrees, and says nothing else. */
export function saysYes(text: string): boolean {
	return text.length <= BRIEF && YES.test(text.trim()) && !NOT_QUITE.test(text);
}
