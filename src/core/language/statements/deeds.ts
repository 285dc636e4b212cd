import type { Clause } from "../annotate.ts";
import { contentTerms } from "../content-terms.ts";
import { fold } from "../fold.ts";
import { isNegated } from "../negation.ts";
import { withoutEnd } from "../shorten.ts";
import { stem } from "../stem.ts";
import * as known from "../words/deed-words.ts";
import * as tense from "../words/tense-words.ts";
import { actAt, isVerb, NO_OBJECT, objectAt, stems, verbBehind, type Word } from "./deed-parts.ts";

/** What somebody or something did, or likes, as a clause tells it. */
export type Deed = {
	/** Stems of whom or what it is said of; "I" is the user. */
	who: string;
	/** Stems of the verb, with "be" before it where it was done to who. */
	act: string;
	/** Stems of what it is about, each with the way in which it is touched; empty where that is who. */
	object: readonly string[];
	/** The last of the first phrase of it, which names it. */
	head: string;
	/** Not "a" or "some" of its kind. */
	definite: boolean;
	/** The words that say so. */
	text: string;
	/** Whether it is said by "I". */
	own: boolean;
};

const LONGEST_CLAUSE = 60;
/** "Last week I …": so many words may stand before, and no verb. */
const LEAD = 4;
const GENERIC: ReadonlySet<string> = new Set([...known.EVERYBODYS_THINGS].map(stem));

/** Whether a stem is of something that every project or day has. */
export function isGeneric(root: string): boolean {
	return GENERIC.has(root);
}

/** What a clause tells as done; nothing where it is denied, planned or supposed, or where who or what is not named. Linear. */
export function deedsIn({ text, asks, quoted }: Pick<Clause, "text" | "asks" | "quoted">): Deed[] {
	if (asks || quoted) return [];
	const words = wordsOf(text);
	const deeds: Deed[] = [];
	let from = 0;
	let told = true;
	for (const [at, { folded, ends }] of words.entries()) {
		const joins = known.JOINS.has(folded) || known.SUPPOSES.has(folded);
		if (!joins && !ends && at < words.length - 1) continue;
		const part = words.slice(from, joins ? at : at + 1);
		const behind = words.slice(at + 1, at + 3).map((word) => word.folded);
		const deed = told && !isNegated(behind.join(" ")) ? deedOf(part, from === 0) : null;
		if (deed !== null) deeds.push(deed);
		if (joins || ends) told = !known.SUPPOSES.has(folded) && (told || ends);
		from = at + 1;
	}
	return deeds;
}

function wordsOf(text: string): Word[] {
	return text.split(" ", LONGEST_CLAUSE).flatMap((raw) => {
		const word = withoutEnd(raw, MARK);
		const bare = word.replace(OPENING, "");
		if (bare === "") return /[–—-]/.test(raw) ? { text: "", folded: "", ends: true } : [];
		return { text: bare, folded: fold(bare).replace(APOSTROPHE, ""), ends: /[,;:)–—]/.test(raw.slice(word.length)) };
	});
}

const MARK = /[.,;:!?)"”’'…–—-]/;
const OPENING = /^[("“‘'*]+/;
const APOSTROPHE = /['’]/g;

function deedOf(words: readonly Word[], first: boolean): Deed | null {
	const told = words.filter(({ folded }) => folded !== "");
	const at = told.findIndex(({ folded }) => tense.ME.has(folded));
	const lead = told.slice(0, Math.max(0, at));
	const own = at >= 0 && at <= LEAD && !lead.some(({ folded }) => isVerb(folded) || known.UNNAMED.has(folded));
	const ofUser = !own && told[0]?.folded === "the" && told[1]?.folded === "user";
	const begin = own ? at : 0;
	const verb = own ? at + (told[at]?.folded === "i" ? 1 : 0) : ofUser ? 2 : first ? verbBehind(told) : -1;
	if (verb < 0 || told.slice(0, verb).some(({ folded }) => known.HEDGES.has(folded))) return null;
	const read = actAt(told, verb);
	if (read === null) return null;
	const { act, next } = read;
	const about = isByItself(act) ? { ...NO_OBJECT, end: next } : objectAt(told, next);
	const { object, head, definite, end } = about;
	if (end < 0) return null;
	const subject = subjectOf(told.slice(0, verb));
	const who = own || ofUser ? "user" : stems(subject).join(" ");
	const telling = object.length > 0 ? object.flatMap((one) => [...contentTerms(one)]) : stems(subject);
	if (who === "" || telling.every(isGeneric) || ((own || ofUser) && object.length === 0)) return null;
	const text = textOf(told.slice(begin, end));
	return isNegated(text) ? null : { who, act, object, head, definite, text, own };
}

/** Without what stands between it and its verb: "Ada finally", "the lift suddenly". */
function subjectOf(words: readonly Word[]): string[] {
	const isManner = ({ text, folded }: Word) =>
		known.TIMES.has(folded) || tense.ADVERBS.has(folded) || /^\p{Ll}+ly$/u.test(text);
	const end = words.findLastIndex((word) => !isManner(word));
	return words.slice(0, Math.max(1, end + 1)).map(({ folded }) => folded);
}

const isByItself = (act: string) => known.BY_ITSELF.has(act.split(" ")[0] ?? "");
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");
