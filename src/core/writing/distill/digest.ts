import { stem, termsOf } from "../../language/terms.ts";
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
		before
			.find((line) => line.startsWith(label))
			?.slice(label.length)
			.split(", ") ?? [];
	const about = before.filter((line) => !line.startsWith(TOPICS_LABEL) && !line.startsWith(SPEAKERS_LABEL));
	const introduced = lines
		.filter(({ role, scores, clause }) => role === "user" && scores.tells >= SURE && OF_ONESELF.test(clause.text))
		.sort((a, b) => b.scores.tells - a.scores.tells)
		.map(({ clause }) => clause.text);
	const speakers = new Set([...listed(SPEAKERS_LABEL), ...messages.flatMap(({ name }) => name ?? [])]);
	const topics = Map.groupBy([...listed(TOPICS_LABEL), ...topicsOf(lines)], (topic) => stem(topic.toLowerCase()));
	const first = [...topics.values()].flatMap(([topic]) => topic ?? []).slice(0, TOPICS);
	const all = [
		...(speakers.size > 0 ? [SPEAKERS_LABEL + [...speakers].slice(0, SPEAKERS).join(", ")] : []),
		...[...new Set([...about, ...introduced])].slice(0, PEOPLE),
		...(first.length > 0 ? [TOPICS_LABEL + first.join(", ")] : []),
	];
	return truncateSentences(all.join("\n"), DIGEST_TOKENS, count).text.trim();
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
		.slice(0, TOPICS)
		.map(({ word }) => word);
}
