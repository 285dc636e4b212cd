import { isCommon } from "../../language/spoken-words.ts";
import { stem, termsOf } from "../../language/terms.ts";
import { WHOLE_WORDS } from "../../language/words/whole-words.ts";
import type { Searched } from "./memory-index.ts";
import { isNearName, isNickname } from "./near-names.ts";
import type { Question } from "./question.ts";

/** `all`: stems of the question that name speakers; `asked`: the names of the speakers it names. */
type SpeakersAsked = { all: Set<string>; asked: Set<string> };

/** A thread of more speakers has names of every spelling, in which one that is misspelt can't be told. */
const MOST_SPEAKERS = 200;

/**
 * The speakers that a question names. Where it names none as they are written, one whose name is spelt nearly so, unless
 * that may be several.
 */
export function speakersAsked(searched: Searched, question: Question): SpeakersAsked {
	const names = [...new Set(searched.candidates.map(({ name }) => name))].flatMap((name) => {
		return name === null ? [] : [{ name, terms: termsOf(name) }];
	});
	const exact = names.map(({ name, terms }) => ({ name, terms: terms.flatMap((term) => namedAs(term, question)) }));
	const found = exact.filter(({ terms }) => terms.length > 0);
	const named = found.length > 0 || names.length > MOST_SPEAKERS ? found : nearlyNamed(names, question, searched);
	return {
		all: new Set(named.flatMap(({ terms }) => terms.map(stem))),
		asked: new Set(named.map(({ name }) => name)),
	};
}

/** A shorter name with an s is another word ("Al", "als"). */
const SHORTEST_WITH_S = 3;

/** A name as a question has it. People leave the apostrophe out too ("danas dog"), but "bills" are not Bill's. */
function namedAs(term: string, { words }: Question): string[] {
	if (words.has(term)) return [term];
	const isWord = term.length < SHORTEST_WITH_S || WHOLE_WORDS.has(term) || isCommon(stem(term));
	return !isWord && words.has(`${term}s`) ? [`${term}s`] : [];
}

type Named = { name: string; terms: string[] };

/** For each name of the question the only speaker who may be meant. A name that the thread itself has is spelt right. */
function nearlyNamed(names: readonly Named[], question: Question, { terms: found }: Searched): Named[] {
	const known = new Set(question.terms.filter((_, at) => (found[at]?.messages ?? 0) > 0));
	return question.names.flatMap((word) => {
		const isSpeltRight = known.has(stem(word));
		const may = (term: string) => isNickname(word, term) || (!isSpeltRight && isNearName(word, term));
		const [only, ...others] = names.filter(({ terms }) => terms.some(may));
		return only === undefined || others.length > 0 ? [] : [{ name: only.name, terms: [word] }];
	});
}
