import { isNegated } from "../../language/negation.ts";
import { withoutEnd } from "../../language/shorten.ts";

/** Where what was done ends and something else begins. */
const CLAUSE_END =
	/[,;:()–—]|\s-\s|\s(?:and|but|because|since|as|when|while|after|before|until|which|who|so|although|though|then|again)\s/gi;
/** What was only planned, wanted, feared, asked for or was no more. */
const NOT_DONE =
	/\b(?:will|won['’]t|shall|should|must|may|might|can|can['’]t|cannot|need(?:s|ed)? to|ha(?:s|ve|d) to|going to|plan(?:s|ned|ning)?|want(?:s|ed)?|wish(?:es|ed)?|hope[sd]?|expect(?:s|ed)?|tomorrow|next (?:week|month|year|time)|please|remember|used to|almost|nearly|in case|so that|always|never|whenever|every|each|usually|often)\b/i;
/** What follows is what it is not said of. */
const EXCEPT =
	/^(?:except|excepting|excluding|but|besides|unlike|without|instead|rather|(?:apart|aside) from|other than|save for)\b/i;
/** A clause that is taken back behind it. */
const TAKEN_BACK = /^\W*(?:no\b|not (?:really|true|so)\b|or so (?:we|i|he|she|they|it)\b)/i;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}_.'’/-]*/gu;
/** A verb in the present, or one that helps another. */
const FINITE =
	/\b(?:is|are|was|were|am|be|been|ha[sd]|have|do|does|did|got|went|ran|met|saw|took|made|came|left|\p{Ll}{2,}ed)\b/u;
const MOST_CLAUSES = 6;

type Clause = { words: string[]; joint: string; behind: string };

/**
 * The words of the first clause that tells of something done, and the place of its verb; null where none does, where it is
 * denied, only planned or taken back, or where what it is said of stands elsewhere ("everyone but Ada", "the deploy after …").
 */
export function clauseWithVerb(
	text: string,
	isDone: (word: string, before: string) => boolean,
): { words: string[]; begin: number } | null {
	let before: Clause | null = null;
	for (const clause of clausesIn(text)) {
		const begin = clause.words.findIndex((word, at) => at > 0 && isDone(word, clause.words[at - 1] ?? ""));
		if (begin > 0) return isOfOther(before, clause) ? null : toldBy(clause, begin);
		before = clause;
	}
	return null;
}

function* clausesIn(text: string): Generator<Clause> {
	let from = 0;
	let joint = "";
	let left = MOST_CLAUSES;
	for (const found of text.matchAll(CLAUSE_END)) {
		if (left-- === 0) return;
		const behind = text.slice(found.index + found[0].length);
		yield { words: wordsIn(text.slice(from, found.index)), joint, behind };
		from = found.index + found[0].length;
		joint = found[0].trim().toLowerCase();
	}
	if (left > 0) yield { words: wordsIn(text.slice(from)), joint, behind: "" };
}

function wordsIn(clause: string): string[] {
	const words = clause.match(WORD) ?? [];
	// What ends the sentence is none of its last word's; "Dr." keeps its own.
	return words.map((word, at) => (at === words.length - 1 ? withoutEnd(word, /[.'’/_-]/) : word));
}

/** Whether what stands before a clause is what its verb is said of, or denies it. */
function isOfOther(before: Clause | null, { joint }: Clause): boolean {
	if (before === null) return false;
	const said = before.words.join(" ");
	if (isNegated(said) && /\bthat$/i.test(said)) return true;
	return /^\p{L}/u.test(joint) && said !== "" && !FINITE.test(said);
}

function toldBy({ words, behind }: Clause, begin: number): { words: string[]; begin: number } | null {
	const excepted = words.findIndex((_, at) => EXCEPT.test(`${words[at]} ${words[at + 1] ?? ""}`));
	if (excepted >= 0 && excepted < begin) return null;
	const told = excepted < 0 ? words : words.slice(0, excepted);
	const said = told.join(" ");
	return NOT_DONE.test(said) || isNegated(said) || TAKEN_BACK.test(behind) ? null : { words: told, begin };
}
