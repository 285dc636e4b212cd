import { AGREEING, RESERVING } from "../../language/words/talk-words.ts";

/** What agrees to what was said before. */
const YES = new RegExp(`^(?:${AGREEING})(?:[\\s,.!。！，、]|$)`, "iu");
const NOT_QUITE = new RegExp(`\\b(?:${RESERVING})\\b|[?？]`, "i");
/** A longer answer says something of its own. */
const BRIEF = 60;

/** Whether an answer agrees, and says nothing else. */
export function saysYes(text: string): boolean {
	return text.length <= BRIEF && YES.test(text.trim()) && !NOT_QUITE.test(text);
}
