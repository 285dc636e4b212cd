import {
	entityName,
	foldLetters,
	MOST_QUERY_LENGTH,
	questionText,
	selfSpots,
	USER_NAME,
} from "../../language/names.ts";
import { withoutEnd } from "../../language/shorten.ts";
import { STOP_WORDS } from "../../language/words/stop-words.ts";

const MOST_CANDIDATES = 60;
/** The most words of a name, and the most characters of a name in a script without spaces. */
const MOST_WORDS = 4;
const MOST_SIGNS = 4;
const MOST_SEGMENT = 12;

const UNSPACED_RUN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+/gu;
/** One-character words between names in Chinese, Japanese and Korean. */
const PARTICLES = /[的是谁誰在和与跟吗呢了住の은는을를의はがをにとでも]+/u;

type Word = { text: string; name: string; capital: boolean; empty: boolean };

/**
 * Finds what may be names of entities in a query: runs of up to four words that neither begin nor end with a stop
 * word, capitalised ones first; in Chinese, Japanese and Korean the text between particles, then parts of up to four
 * characters. If askers mention themselves, the user's name in relations comes first. At most 60.
 */
export function entityCandidates(query: string): string[] {
	const text = query.slice(0, MOST_QUERY_LENGTH).normalize("NFKC");
	const clauses = text
		.replace(UNSPACED_RUN, " ")
		.split(/[,;:!?()[\]{}"“”„…\n]+|\.\s/u)
		.map(wordsOf);
	const runs = (text.match(UNSPACED_RUN) ?? []).map((run) => withoutEnd(run.replace(/^・+/, ""), /・/));
	const grams = clauses.flatMap(gramsOf);
	const names = [
		...(selfSpots(questionText(text)).length > 0 ? [USER_NAME] : []),
		...grams.filter(({ capital }) => capital).map(({ name }) => name),
		...runs
			.flatMap((run) => run.split(PARTICLES))
			.filter((part) => [...part].length > 1 && part.length <= MOST_SEGMENT),
		...grams.filter(({ capital, words }) => !capital && words === 1).map(({ name }) => name),
		...grams.filter(({ capital, words }) => !capital && words > 1).map(({ name }) => name),
		...runs.flatMap((run) => partsOf([...run].slice(0, MOST_CANDIDATES))),
	];
	return [...new Set(names.map(entityName))].filter((name) => name !== "").slice(0, MOST_CANDIDATES);
}

function wordsOf(clause: string): Word[] {
	const words = clause.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
	return words.map((text) => {
		const name = entityName(text);
		return {
			text,
			name,
			capital: /^\P{L}*\p{Lu}/u.test(text),
			empty: STOP_WORDS.has(name) || STOP_WORDS.has(foldLetters(text)),
		};
	});
}

function gramsOf(words: readonly Word[]): { name: string; capital: boolean; words: number }[] {
	return words.flatMap((first, from) => {
		if (first.empty) return [];
		const grams = [];
		for (let count = 1; count <= MOST_WORDS; count++) {
			const run = words.slice(from, from + count);
			const last = run.at(-1);
			if (run.length < count || last === undefined) break;
			if (last.empty) continue;
			const name = run.map(({ text }) => text).join(" ");
			grams.push({ name, capital: first.capital, words: count });
			// "Alices Chefin": some languages have no apostrophe here.
			if (first.capital && /\p{L}{2}[^s\W]s$/u.test(last.name)) {
				grams.push({ name: entityName(name).slice(0, -1), capital: true, words: count });
			}
			// Another name begins after a possessive.
			if (/['’]s?$/.test(last.text)) break;
		}
		return grams;
	});
}

function partsOf(signs: readonly string[]): string[] {
	const parts: string[] = [];
	for (let length = 2; length <= MOST_SIGNS; length++) {
		for (let from = 0; from + length <= signs.length; from++) parts.push(signs.slice(from, from + length).join(""));
	}
	return parts;
}
