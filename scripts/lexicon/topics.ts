import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stem, termsOf } from "../../src/core/language/terms.ts";

/**
 * The lists of topics, a topic a line: in `asked-*.txt` the words that ask for it, then those that tell of it, strongest
 * first; in `told-*.txt` the words that tell, then the wider ones that ask for them.
 */
const folder = join(import.meta.dirname, "topics");

/** A word on more lines than this asks for too much to tell anything. */
const MOST_LINES = 40;
/** Longer phrases are hardly ever said as they are written, and the Worker has to stay small. */
const LONGEST = 2;
/** Words behind these places say less. */
const FIRST = 6;
const SECOND = 12;
/** The least strengths of what is written as strong, as middling, and at all. */
const CLASSES = [0.6, 0.3, 0.2] as const;

type Topic = { asked: string[]; told: string[]; narrow: boolean };

/** A line for each topic: the stems that ask for it, and behind "|" those that tell of it, in three classes by strength. */
export function topicLines(): string[] {
	const topics = readdirSync(folder)
		.filter((name) => name.endsWith(".txt"))
		.sort()
		.flatMap(readTopics);
	const tellOf = counted(topics.flatMap(({ told }) => told));
	const askFor = counted(topics.flatMap(({ asked }) => asked));
	return topics.flatMap(({ asked, told, narrow }) => {
		const asks = asked.filter((phrase) => (askFor.get(phrase) ?? 0) <= MOST_LINES);
		const wide = Math.max(1, ...asks.map((phrase) => askFor.get(phrase) ?? 1));
		const classes: string[][] = CLASSES.map(() => []);
		for (const [place, phrase] of told.entries()) {
			const nearness = place < FIRST ? 1 : place < SECOND ? 0.75 : 0.55;
			const own = narrow ? 1 / Math.sqrt(Math.max(1, wide / FIRST)) : nearness;
			const strength = own / Math.sqrt(tellOf.get(phrase) ?? 1);
			classes[CLASSES.findIndex((least) => strength >= least)]?.push(phrase);
		}
		const telling = classes.map((phrases) => phrases.join(",")).join(";");
		return asks.length === 0 || telling === ";;" ? [] : [`${asks.join(",")}|${telling}`];
	});
}

function readTopics(name: string): Topic[] {
	const narrow = name.startsWith("told-");
	const lines = readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean);
	return lines.map((line) => {
		const [first = "", second = "", more] = line.split("|");
		if (second === "" || more !== undefined) throw new Error(`${name}: no topic: ${line}`);
		const [own, other] = [phrasesOf(first), phrasesOf(second)];
		return narrow ? { asked: other, told: own, narrow } : { asked: own, told: other, narrow };
	});
}

function phrasesOf(list: string): string[] {
	const written = list.split(",").flatMap((phrase) => [phrase, ...pastOf(phrase.trim())]);
	const phrases = written.map((phrase) => termsOf(phrase).map(stem).join(" "));
	return [...new Set(phrases.filter((phrase) => phrase !== "" && phrase.split(" ").length <= LONGEST))];
}

/** "Sued" has another stem than "sue". */
function pastOf(word: string): string[] {
	return /^\p{L}{1,3}e$/u.test(word) ? [`${word}d`] : [];
}

function counted(phrases: readonly string[]): Map<string, number> {
	const lines = new Map<string, number>();
	for (const phrase of phrases) lines.set(phrase, (lines.get(phrase) ?? 0) + 1);
	return lines;
}
