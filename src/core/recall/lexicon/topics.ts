import { type Phrases, phrasesOf, spotsIn } from "./concepts.ts";
import { TOPICS } from "./topics.gen.ts";

/** Words by which people tell of what a question asks for, as stems; how surely, on 0..1; and by which word of the question. */
export type TellingPhrase = { phrase: string; strength: number; by: number };

/** How sure the three classes of a topic's words are. */
const STRENGTHS = [0.85, 0.5, 0.3] as const;
/** The surest are looked up, so many for a question, which is read for so many topics. */
const MOST = 96;
const MOST_ASKED = 24;

/** What tells of each topic, as it is written, and the topics' numbers by what asks for them. */
type Topics = { told: readonly string[]; asked: Phrases };

let known: Topics | null = null;

/** They are read at the first question, because most requests to a Worker ask none. */
function topics(): Topics {
	known ??= readTopics();
	return known;
}

function readTopics(): Topics {
	const asked = new Map<string, number[]>();
	const told = TOPICS.split("\n").map((line, number) => {
		const end = line.indexOf("|");
		for (const phrase of line.slice(0, end).split(",")) {
			const before = asked.get(phrase);
			if (before === undefined) asked.set(phrase, [number]);
			else before.push(number);
		}
		return line.slice(end + 1);
	});
	return { told, asked: phrasesOf(asked) };
}

/**
 * The phrases by which a message would tell of what a question asks for in other words, surest first, from all the question's
 * stems in order and those of them that say what it is about.
 */
export function tellingPhrases(stems: readonly string[], topical: ReadonlySet<string>): TellingPhrase[] {
	const { told, asked } = topics();
	const own = new Set(stems);
	const spots = spotsIn(asked, stems, true).filter(({ at, length }) =>
		stems.slice(at, at + length).some((term) => topical.has(term)),
	);
	const phrases = spots.slice(0, MOST_ASKED).flatMap((spot, by) => {
		const strengths = new Map<string, number>();
		for (const topic of spot.concepts) addTelling(strengths, told[topic] ?? "");
		return [...strengths].map(([phrase, strength]) => ({ phrase, strength, by }));
	});
	const others = phrases.filter(({ phrase }) => !own.has(phrase));
	return others.sort((a, b) => b.strength - a.strength || a.by - b.by).slice(0, MOST);
}

function addTelling(strengths: Map<string, number>, told: string): void {
	for (const [of, phrases] of told.split(";").entries()) {
		if (phrases === "") continue;
		for (const phrase of phrases.split(",")) {
			strengths.set(phrase, Math.min(1, (strengths.get(phrase) ?? 0) + (STRENGTHS[of] ?? 0)));
		}
	}
}

/** The same phrases, to be found among a message's stems by their indexes. */
export function phrasesToFind(telling: readonly TellingPhrase[]): Phrases {
	const indexes = new Map<string, number[]>();
	for (const [at, { phrase }] of telling.entries()) indexes.set(phrase, [...(indexes.get(phrase) ?? []), at]);
	return phrasesOf(indexes);
}
