import { firstOfEach } from "../../base/first-of-each.ts";
import { languageIn, mainScript } from "../../language/language.ts";
import { stem, termsOf } from "../../language/terms.ts";
import { CASUAL, FORMAL } from "../../language/words/talk-words.ts";
import { textOf } from "../../model/thread/message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { truncateSentences } from "../../tokens/truncate.ts";
import type { Line } from "./select-lines.ts";
import type { SourceMessage } from "./summary-source.ts";

/** What a digest has at most. */
const MOST = { tokens: 200, topics: 10, people: 4, speakers: 8 };
/** In so many messages a word must come up to be a topic, and be at least so long. */
const OFTEN = 3;
const LONG = 4;
const TOPICS_LABEL = "Topics: ";
const SPEAKERS_LABEL = "With: ";
/** How telling a statement about oneself must be. */
const SURE = 0.6;
const OF_ONESELF = /^(?:hi,? |hey,? |so,? )?(?:i['’]?m|i am|my name|my|i work|i live|ich|je|soy|mi)\b/i;

/** Who speaks, what they tell of themselves and what comes up most. What stood there stays; what is new comes behind it. */
export function digestOf(
	previous: string,
	messages: readonly SourceMessage[],
	lines: readonly Line[],
	count: CountText,
): string {
	const before = previous.split("\n").filter((line) => line !== "");
	const listed = (label: string) =>
		before.flatMap((line) => (line.startsWith(label) ? line.slice(label.length).split(", ") : []));
	const about = before.filter((line) => !line.startsWith(TOPICS_LABEL) && !line.startsWith(SPEAKERS_LABEL));
	const speakers = new Set([...listed(SPEAKERS_LABEL), ...messages.flatMap(({ name }) => name ?? [])]);
	// Among several "i'm allergic to walnuts" is nobody's without a name.
	const introduced = lines
		.filter(({ role, scores, clause }) => role === "user" && scores.tells >= SURE && OF_ONESELF.test(clause.text))
		.sort((a, b) => b.scores.tells - a.scores.tells)
		.map(
			({ clause, told: { speaker } }) => clause.text + (speakers.size > 1 && speaker.name ? ` (${speaker.name})` : ""),
		);
	const named = [...listed(TOPICS_LABEL), ...topicsOf(lines)];
	const topics = firstOfEach(named, (topic) => stem(topic.toLowerCase())).slice(0, MOST.topics);
	const all = [
		...(speakers.size > 0 ? [SPEAKERS_LABEL + [...speakers].slice(0, MOST.speakers).join(", ")] : []),
		...[...new Set([...about, ...introduced])].slice(0, MOST.people),
		...(topics.length > 0 ? [TOPICS_LABEL + topics.join(", ")] : []),
	];
	return truncateSentences(all.join("\n"), MOST.tokens, count).text.trim();
}

/** The words of users that come up in most messages, as they are written. */
function topicsOf(lines: readonly Line[]): string[] {
	const said = lines
		.filter(({ role }) => role === "user")
		.flatMap(({ clause, at, terms }) => termsOf(clause.text).map((word) => ({ word, at, root: stem(word), terms })))
		.filter(({ word, root, terms }) => word.length >= LONG && terms.has(root) && Number.isNaN(Number(word)));
	return [...Map.groupBy(said, ({ root }) => root).values()]
		.map((own) => ({ word: own[0]?.word ?? "", often: new Set(own.map(({ at }) => at)).size }))
		.filter(({ often }) => often >= OFTEN)
		.sort((a, b) => b.often - a.often)
		.slice(0, MOST.topics)
		.map(({ word }) => word);
}

export const REGISTER_LABEL = "register: ";

/** How much of a message is measured, in UTF-16 units, and how many messages (the newest). */
const MEASURED = 600;
const MESSAGES = 60;
/** Fewer messages say nothing of how someone writes. */
const ENOUGH = 3;
const TERSE = 9;
const WORDY = 45;
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
	const language = languageIn(texts.join(" "), ENOUGH) ?? mainScript(texts.join(" "));
	const length = median <= TERSE ? "terse" : median >= WORDY ? "long messages" : "messages of middle length";
	const tone = casual > formal ? "informal" : formal > 0 ? "polite" : "plain";
	return `${REGISTER_LABEL}${[...(language === null ? [] : [language]), length, tone].join(", ")}`;
}
