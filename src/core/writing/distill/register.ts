import { languageCounts, languageOf, mainScript } from "../../language/language.ts";
import { termsOf } from "../../language/terms.ts";
import { CASUAL, FORMAL } from "../../language/words/talk-words.ts";
import { textOf } from "../../model/thread/message.ts";
import type { SourceMessage } from "./summary-source.ts";

export const REGISTER_LABEL = "register: ";

/** How much of a message is measured, in UTF-16 units, and how many messages (the newest). */
const MEASURED = 600;
const MESSAGES = 60;
/** Fewer messages say nothing of how someone writes. */
const ENOUGH = 3;
const TERSE = 9;
const LONG = 45;
/** What a message that begins with a small letter counts for, in casual words. */
const SMALL = 0.6;

/** How the user writes, as one line; null where too few messages say. */
export function registerOf(messages: readonly SourceMessage[]): string | null {
	const own = messages.filter(({ role }) => role === "user").slice(-MESSAGES);
	const texts = own.map(({ content }) => textOf(content).slice(0, MEASURED).trim()).filter((text) => text !== "");
	if (texts.length < ENOUGH) return null;
	const words = texts.map(termsOf);
	const all = words.flat();
	const median = words.map(({ length }) => length).sort((a, b) => a - b)[Math.floor(words.length / 2)] ?? 0;
	const small = texts.filter((text) => /^\p{Ll}/u.test(text)).length;
	const casual = all.filter((word) => CASUAL.has(word)).length + SMALL * small;
	const formal = all.filter((word) => FORMAL.has(word)).length;
	const language = languageOf(languageCounts(all), ENOUGH) ?? mainScript(texts.join(" "));
	const length = median <= TERSE ? "terse" : median >= LONG ? "long messages" : "messages of middle length";
	const tone = casual > formal ? "informal" : formal > 0 ? "polite" : "plain";
	return `${REGISTER_LABEL}${[...(language === null ? [] : [language]), length, tone].join(", ")}`;
}
