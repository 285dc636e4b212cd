import { languageIn, mainScript } from "../../language/language.ts";
import { restates } from "../../language/restates.ts";
import { sentences } from "../../language/sentences.ts";
import { isCommon } from "../../language/spoken-words.ts";
import { stem, termsOf } from "../../language/terms.ts";
import { SUMMARY_SECTIONS, type SummarySection, type SummaryText } from "../../model/thread/summary.ts";
import { type Evidence, MARK, writtenMark } from "./evidence.ts";

/** Fewer common words do not tell the language of a line. */
const TELLING = 3;
/** A line that says more things than this must share one of them with what it covers. */
const FREE = 3;
/** So much of a line without word ends must be there: of Chinese, Japanese or Korean by pairs of characters. */
const UNSPACED_SHARE = 0.5;
const LONGEST = 2_000;

const IDENTIFIER = /[\p{N}_/\\@]|\p{Ll}\p{Lu}|[\p{L}\p{N}][.:][\p{L}\p{N}]/u;
const QUOTED = /"[^"]{2,200}"|“[^”]{2,200}”|„[^“”]{2,200}[“”]|`[^`]{2,200}`|«[^»]{2,200}»/g;
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
const CAPITAL = /^\p{Lu}/u;
/** Endings of words that begin a line with a capital and name nobody. */
const ORDINARY = "ed ing ly tion tions ment ments ness able ity".split(" ");
/** Words of summaries themselves. */
const OWN_WORDS = new Set(
	`user users assistant task goal next last files register no decision decided context english german french spanish
latin topics who prefers wants asked chose uses blocked pending todo status`.split(/\s+/),
);

/** The summary without the lines that are not borne out by what it covers, and how many those are. Of the digest, sentences. Linear. */
export function groundedSummary(text: SummaryText, evidence: Evidence): { text: SummaryText; dropped: number } {
	const sections = { ...text.sections };
	let dropped = 0;
	for (const name of SUMMARY_SECTIONS) {
		sections[name] = text.sections[name].filter((line) => isBorneOut(line, name, evidence));
		dropped += text.sections[name].length - sections[name].length;
	}
	const said = sentences(text.digest);
	const kept = said.filter((sentence) => sentence.trim() === "" || isBorneOut(sentence, "task_context", evidence));
	return { text: { sections, digest: kept.join("").trim() }, dropped: dropped + said.length - kept.length };
}

const FEWEST_WORDS = 12;
/** A summary takes most of its words from what it covers, little ones above all; one in another language only names. */
const LEAST_SHARE = 0.28;

/** Whether a summary can be in the language of what it covers: coarse, so that none is turned away for its style. */
export function isInLanguageOf({ sections }: SummaryText, { terms }: Evidence): boolean {
	const lines = SUMMARY_SECTIONS.flatMap((name) => (name === "tone" ? [] : sections[name]));
	const words = termsOf(lines.join("\n"));
	return words.length < FEWEST_WORDS || words.filter((word) => terms.has(word)).length >= words.length * LEAST_SHARE;
}

/** Whether a line says nothing but what a source says: its names, numbers and quotations are there, in its language. */
export function isBorneOut(line: string, section: SummarySection, evidence: Evidence): boolean {
	if (line.length > LONGEST) return false;
	// How someone writes may be told in any language.
	if (section !== "tone" && !isInItsLanguage(line, evidence)) return false;
	return namesAreThere(line, evidence) && quotesAreThere(line, evidence) && saysSomethingSaid(line, section, evidence);
}

function isInItsLanguage(line: string, { languages, scripts }: Evidence): boolean {
	const script = mainScript(line);
	if (script !== null && scripts.size > 0 && !scripts.has(script)) return false;
	const language = languageIn(line, TELLING);
	return language === null || languages === null || languages.has(language);
}

/**
 * A run of words, numbers or names that must be there, or written another way. `lead`: where it begins with a capital word before it
 * that need not be there, as in "New York".
 */
type Value = { marks: string[]; lead: number; start: number; end: number };

/** Of these a value may be written another way; a path, a date or an identifier may not. */
const PLAIN = /^(?:[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*\p{L}{0,3})$/u;

/** Numbers, identifiers and names; a word that only begins the line or a sentence with a capital may be any word. */
function namesAreThere(line: string, evidence: Evidence): boolean {
	return valuesIn(line).every(({ marks, lead, start, end }) => {
		if (marks.every((mark) => isThere(mark, evidence))) return true;
		if (!marks.every((mark) => PLAIN.test(mark))) return false;
		return [...new Set([start, lead])].some((from) => restates(line.slice(from, end), evidence.words()));
	});
}

function valuesIn(line: string): Value[] {
	const values: Value[] = [];
	let begins = true;
	let end = 0;
	let lead: number | null = null;
	for (const { 0: mark, index } of line.matchAll(MARK)) {
		const between = line.slice(end, index);
		begins ||= /[.!?:;"“'([\n→•-]/.test(between);
		const former = values.at(-1);
		const goesOn = between === " " && former?.end === end;
		end = index + mark.length;
		// What was cut to fit a line stands there only in part.
		const cut = line.charAt(end) === "…";
		const ordinary = cut || (!IDENTIFIER.test(mark) && (!CAPITAL.test(mark) || (begins && isOrdinary(mark))));
		begins = false;
		if (ordinary) {
			lead = CAPITAL.test(mark) ? index : null;
			continue;
		}
		if (goesOn && former !== undefined) {
			former.marks.push(mark);
			former.end = end;
		} else values.push({ marks: [mark], lead: lead !== null && between === " " ? lead : index, start: index, end });
		lead = null;
	}
	return values;
}

function isOrdinary(word: string): boolean {
	const lower = word.toLowerCase();
	const isAcronym = word.length > 1 && word === word.toUpperCase();
	return !isAcronym && (OWN_WORDS.has(lower) || isCommon(stem(lower)) || ORDINARY.some((end) => lower.endsWith(end)));
}

function isThere(mark: string, { marks, terms }: Evidence): boolean {
	const written = writtenMark(mark);
	if (marks.has(written) || OWN_WORDS.has(written)) return true;
	if (/[\p{N}_/\\@.]/u.test(mark)) return false;
	// A word of several parts, or with an ending, that is written another way.
	const parts = termsOf(mark);
	return parts.length > 0 && parts.every((term) => isSaid(term, terms));
}

const isSaid = (term: string, terms: Evidence["terms"]): boolean => terms.has(term) || terms.has(stem(term));

const quotesAreThere = (line: string, { terms }: Evidence): boolean =>
	[...line.matchAll(QUOTED)].every(([quoted]) => termsOf(quoted).every((term) => isSaid(term, terms)));

/** At least one thing of a line was said; of scripts without word ends, most of it; of a decision, something that a user said or agreed to. */
function saysSomethingSaid(line: string, section: SummarySection, evidence: Evidence): boolean {
	const { terms } = evidence;
	const said = termsOf(line);
	const pairs = said.filter((term) => UNSPACED.test(term));
	if (pairs.length > FREE) return pairs.filter((pair) => terms.has(pair)).length >= UNSPACED_SHARE * pairs.length;
	if (section === "tone") return true;
	const values = valuesIn(line).map(({ start, end }) => line.slice(start, end));
	if (section === "key_decisions") {
		const words = [...line.matchAll(MARK)].flatMap(([word]) => (isTelling(word.toLowerCase()) ? word : []));
		return [...values, ...words].some((value) => restates(value, evidence.decided()));
	}
	const telling = said.filter(isTelling);
	return values.length > 0 || telling.length < FREE || telling.some((term) => isSaid(term, terms));
}

const isTelling = (term: string): boolean => term.length > 2 && !isCommon(stem(term));
