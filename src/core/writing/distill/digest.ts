import { stem } from "../../language/terms.ts";
import { STOP_WORDS } from "../../language/words/stop-words.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { truncateSentences } from "../../tokens/truncate.ts";
import type { Said } from "./said.ts";

/** Most tokens of a digest. */
const DIGEST_TOKENS = 200;
const TOPICS = 10;
const PEOPLE = 4;
/** In so many messages a word must come up to be a topic, and be at least so long. */
const OFTEN = 3;
const LONG = 4;
const LABEL = "Topics: ";
const SURE = 3;

/** Who this is and what is usually discussed. What stood there stays; what is new comes behind it. */
export function digestOf(previous: string, talk: readonly (readonly Said[])[], count: CountText): string {
	const lines = previous.split("\n").filter((line) => line !== "");
	const topics = (lines.find((line) => line.startsWith(LABEL)) ?? "").slice(LABEL.length).split(", ");
	const about = lines.filter((line) => !line.startsWith(LABEL));
	for (const text of introductions(talk)) {
		if (about.length < PEOPLE && !about.includes(text)) about.push(text);
	}
	const known = topics.filter((topic) => topic !== "");
	for (const topic of topicsOf(talk)) {
		if (known.length < TOPICS && !known.some((one) => stemOf(one) === stemOf(topic))) known.push(topic);
	}
	const all = [...about, ...(known.length > 0 ? [LABEL + known.join(", ")] : [])].join("\n");
	return truncateSentences(all, DIGEST_TOKENS, count).text.trim();
}

function introductions(talk: readonly (readonly Said[])[]): string[] {
	return talk
		.flat()
		.filter((said) => said.role === "user" && !said.question && said.cues.identity >= SURE && said.terms.size >= 2)
		.filter((said) => said.cues.chat === 0 && !said.text.startsWith(LABEL))
		.map((said) => said.text);
}

/** The words that come up in most messages, as they are mostly written. */
function topicsOf(talk: readonly (readonly Said[])[]): string[] {
	const messages = new Map<string, { word: string; count: number }>();
	for (const said of talk) {
		const seen = new Map<string, string>();
		for (const { words, terms } of said) {
			for (const word of words) {
				const root = stemOf(word);
				if (word.length >= LONG && !STOP_WORDS.has(word) && terms.has(root)) seen.set(root, word);
			}
		}
		for (const [root, word] of seen) {
			const known = messages.get(root);
			if (known === undefined) messages.set(root, { word, count: 1 });
			else known.count++;
		}
	}
	return [...messages.values()]
		.filter(({ count }) => count >= OFTEN)
		.sort((a, b) => b.count - a.count)
		.slice(0, TOPICS)
		.map(({ word }) => word);
}

function stemOf(word: string): string {
	return stem(word.toLowerCase());
}
