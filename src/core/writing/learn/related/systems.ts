import { begins, clauseWords, closes, low, type Word } from "../../../language/people/clause-words.ts";
import { isKin } from "../../../language/people/kin-words.ts";
import { isCommon } from "../../../language/spoken-words.ts";
import { stem } from "../../../language/stem.ts";
import { TOOLS } from "../../../language/words/people-words.ts";
import { SYSTEM_NOUNS, SYSTEM_VERBS } from "../../../language/words/relation-words.ts";
import { type FoundRelation, relation } from "../found/found.ts";

type Named = { name: string; to: number };
type Told = { found: FoundRelation; start: number; end: number };

const ARTICLES = new Set("the our its my a an this your".split(" "));
const ADVERBS = new Set("only still also now just all then currently both always".split(" "));
const ENDS = new Set("via over every on by which not then when today again after before as the all each".split(" "));
/** In words, of what is done; and of a name. */
const LONGEST = { verb: 4, name: 3 };

/** What parts of a system do with each other, as an engineer tells it: "the worker writes to redis and reads from kafka". */
export function systemsIn(clause: string): Told[] {
	const words = clauseWords(clause);
	const told: Told[] = [];
	for (let at = 0; at < words.length; at++) {
		if (!begins(words, at) || words[at]?.gap === "/") continue;
		const one = partAt(clause, words, low(words, at + 1) === "'s" ? at + 2 : at);
		for (let more = one && doneAt(clause, words, one, one.to); more !== null; ) {
			const [start, end] = [words[at]?.start ?? 0, words[more.to - 1]?.end ?? clause.length];
			told.push({ found: more.found, start, end });
			let next = more.to;
			while (/^(?:and|then|it)$/.test(low(words, next))) next++;
			const which: boolean = low(words, next) === "which";
			const other: Named | null = which ? more.other : one;
			more = other && doneAt(clause, words, other, which ? next + 1 : next);
		}
	}
	return told;
}

type Done = { found: FoundRelation; other: Named; to: number };

function doneAt(clause: string, words: readonly Word[], one: Named, from: number): Done | null {
	let at = from;
	while (ADVERBS.has(low(words, at))) at++;
	for (let length = LONGEST.verb; length > 0; length--) {
		const said = words.slice(at, at + length);
		if (said.length < length || said.slice(1).some(({ gap }) => gap !== "")) continue;
		const whole = said.map(({ low: word }) => word);
		const any = whole.map((word, place) => (place === 1 && length === 3 ? "*" : word));
		// "marta runs it on staging" says nothing of what she is.
		const having = isTechnical(one.name) ? SYSTEM_VERBS.get(any.join(" ")) : undefined;
		const predicate = SYSTEM_VERBS.get(whole.join(" ")) ?? having;
		const other = predicate === undefined ? null : partAt(clause, words, at + length);
		if (predicate === undefined || other === null || other.name === one.name) continue;
		if (!closes(words, other.to) && !ENDS.has(low(words, other.to))) continue;
		const [subject, object] = predicate.startsWith("<") ? [other.name, one.name] : [one.name, other.name];
		const [mine, its] = [isTechnical(one.name), isTechnical(other.name)];
		if (!(PLACED.has(whole.join(" ")) ? mine && its : mine || its)) return null;
		const isPeople = isSomebody(object) || (isSomebody(one.name) && !DEEDS.has(predicate));
		return isPeople ? null : { found: relation(subject, predicate.replace("<", ""), object), other, to: other.to };
	}
	return null;
}

/** What is said of any thing too. */
const PLACED = new Set(
	"is on,are on,is kept in,are kept in,sits on,lives on,lives in,sits in,goes to,runs in,needs".split(","),
);
/** What people do too. */
const DEEDS = new Set(["CREATED", "OWNS", "MAINTAINS"]);

/** The name of a program, a table or a machine, or one noun with what it is for. */
function partAt(clause: string, words: readonly Word[], from: number): Named | null {
	const at = ARTICLES.has(low(words, from)) ? from + 1 : from;
	const first = words[at];
	if (first === undefined || first.text === "" || (at > from && first.gap !== "")) return null;
	for (let length = LONGEST.name; length > 0; length--) {
		let to = at + 1;
		while (to < at + length && words[to]?.gap === "" && words[to]?.text !== "") to++;
		if (to < at + length) continue;
		while (/^[/_]$/.test(words[to]?.gap ?? "") && words[to]?.start === (words[to - 1]?.end ?? 0) + 1) to++;
		const name = clause.slice(first.start, words[to - 1]?.end);
		if (/['’]/.test(name) || isKin(low(words, to - 1))) return null;
		const isNoun =
			SYSTEM_NOUNS.has(low(words, to - 1)) && !words.slice(at, to - 1).some(({ low }) => NO_PARTS.has(low));
		if (length === 1 ? isPart(name) : isNoun) return { name, to };
	}
	return null;
}

const NO_PARTS = new Set(["of", ...[...SYSTEM_VERBS.keys()].map((verb) => verb.split(" ")[0])]);

const isTechnical = (name: string): boolean =>
	(/[\d_./-]|\p{Ll}\p{Lu}/u.test(name) && !/^[\d.,]+$/.test(name)) ||
	TOOLS.test(name) ||
	SYSTEM_NOUNS.has(name.toLowerCase().split(" ").at(-1) ?? "");

/** A word with a capital that is not known as a program may be somebody. */
const isSomebody = (name: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(name) && !TOOLS.test(name);

/** A technical name, or a word that is none of everyday talk. */
const isPart = (name: string): boolean =>
	isTechnical(name) || /^\d+\.\d+\.\d+$/.test(name) || (/^\p{L}{2}/u.test(name) && !isCommon(stem(name.toLowerCase())));
