import { stem, termsOf } from "../../language/terms.ts";
import { STOP_WORDS } from "../../language/words/stop-words.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { truncateSentences } from "../../tokens/truncate.ts";
import type { Line } from "./select-lines.ts";
import type { SourceMessage } from "./summary-source.ts";

/** Most tokens of a digest. */
const DIGEST_TOKENS = 200;
const TOPICS = 10;
const PEOPLE = 4;
const SPEAKERS = 8;
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
		(before.find((line) => line.startsWith(label)) ?? "")
			.slice(label.length)
			.split(", ")
			.filter((one) => one !== "");
	const about = before.filter((line) => !line.startsWith(TOPICS_LABEL) && !line.startsWith(SPEAKERS_LABEL));
	const speakers = [...new Set([...listed(SPEAKERS_LABEL), ...messages.flatMap(({ name }) => name ?? [])])].slice(
		0,
		SPEAKERS,
	);
	const topics = merged(listed(TOPICS_LABEL), topicsOf(lines));
	const people = [...new Set([...about, ...introductions(lines)])].slice(0, PEOPLE);
	const all = [
		...(speakers.length > 0 ? [SPEAKERS_LABEL + speakers.join(", ")] : []),
		...people,
		...(topics.length > 0 ? [TOPICS_LABEL + topics.join(", ")] : []),
	];
	return truncateSentences(all.join("\n"), DIGEST_TOKENS, count).text.trim();
}

function introductions(lines: readonly Line[]): string[] {
	return lines
		.filter(({ role, scores, said }) => role === "user" && scores.tells >= SURE && OF_ONESELF.test(said))
		.sort((a, b) => b.scores.tells - a.scores.tells)
		.slice(0, PEOPLE)
		.map(({ said }) => said);
}

function merged(known: readonly string[], fresh: readonly string[]): string[] {
	const topics = [...known];
	const roots = new Set(known.map((topic) => stem(topic.toLowerCase())));
	for (const topic of fresh) if (topics.length < TOPICS && !roots.has(stem(topic))) topics.push(topic);
	return topics;
}

/** The words of users that come up in most messages, as they are written. */
function topicsOf(lines: readonly Line[]): string[] {
	const topics = new Map<string, { word: string; messages: Set<number> }>();
	for (const { said, role, at } of lines) {
		if (role !== "user") continue;
		for (const word of termsOf(said)) {
			const root = stem(word);
			if (word.length < LONG || STOP_WORDS.has(word) || /\P{L}/u.test(word)) continue;
			const known = topics.get(root) ?? { word, messages: new Set() };
			known.messages.add(at);
			topics.set(root, known);
		}
	}
	const telling = new Set(lines.flatMap(({ terms }) => [...terms]));
	return [...topics]
		.filter(([root, { messages }]) => messages.size >= OFTEN && telling.has(root))
		.sort((a, b) => b[1].messages.size - a[1].messages.size)
		.slice(0, TOPICS)
		.map(([, { word }]) => word);
}
