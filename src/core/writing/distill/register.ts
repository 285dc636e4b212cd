import { languageCounts, languageOf, mainScript } from "../../language/language.ts";
import { tokensOf } from "../../language/tokens.ts";
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

const EMOJI = /\p{Extended_Pictographic}/u;
const CODE = /```|`[^`]{2,}`/;
/** How the user writes, as one line; null where too few messages say. */
export function registerOf(messages: readonly SourceMessage[]): string | null {
	const texts = messages
		.filter(({ role }) => role === "user")
		.slice(-MESSAGES)
		.map(({ content }) => textOf(content).slice(0, MEASURED).trim())
		.filter((text) => text !== "");
	if (texts.length < ENOUGH) return null;
	const words = texts.map((text) => tokensOf(text).flatMap(({ kind, folded }) => (kind === "word" ? [folded] : [])));
	const all = words.flat();
	const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
	const lengths = words.map(({ length }) => length).sort((a, b) => a - b);
	const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
	const casual = all.filter((word) => CASUAL.has(word)).length + 3 * share(startsSmall) * texts.length * 0.2;
	const formal = all.filter((word) => FORMAL.has(word)).length;
	const emoji = share((text) => EMOJI.test(text));
	const traits = [
		languageOf(languageCounts(all), ENOUGH) ?? mainScript(texts.join(" ")),
		median <= TERSE ? "terse" : median >= LONG ? "long messages" : "messages of middle length",
		casual > formal ? "informal" : formal > 0 ? "polite" : "plain",
		emoji > 0.2 ? "often emoji" : emoji > 0 ? "seldom emoji" : "without emoji",
		...(share((text) => CODE.test(text)) > 0.15 ? ["with code"] : []),
	];
	return `${REGISTER_LABEL}${traits.filter((trait) => trait !== null).join(", ")}`;
}

function startsSmall(text: string): boolean {
	return /^\p{Ll}/u.test(text);
}
