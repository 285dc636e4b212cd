import { withoutEnd } from "../../language/shorten.ts";
import { WORKED } from "./work-verbs.ts";

const LONGEST_LINE = 1_500;
/** A part that is longer is no step. */
const LONGEST_STEP = 200;

const NUMBER = /(?:^|[\s,;:(])\(?(\d{1,2})[.)]\s+/gu;
const ORDER =
	/(?:^|[,.;:!–—-]\s{0,3}|\s{1,3}(?:and|und|et|y)\s{1,3})(first(?:ly)?(?: of all| off| up)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth|then|next|after that|afterwards|finally|lastly|zuerst|dann|danach|anschließend|schließlich|zum schluss|d'abord|ensuite|puis|enfin|primero|luego|después|finalmente|por último)\b,?:?\s{1,3}/giu;
const BEGINS = /^(?:first|zuerst|d'abord|primero)/i;
const SHALL =
	/(?:^|[\s,])(?:i'll|we'll|i will|we will|let's|i(?:'d like| want| need)(?: you)? to|we (?:need|want|have|should|can|are going)(?: to)?|i'm going to|please|the plan is to|my plan is to|plan:|start by)\s+/iu;
/** Most lines have no such word, and are not looked at more closely. */
const MAY_LABEL =
	/plan|steps|roadmap|order|sequence|agenda|to-?do|checklist|tasks|ablauf|schritte|étapes|pasos|[:：]/iu;
const LABEL =
	/(?:^|\b(?:the|my|our|a)\s+|\s)(?:plan|steps|roadmap|order|sequence|agenda|to-?dos?|checklist|tasks|ablauf|schritte|étapes|pasos|plan de travail)\b(?: of attack| of work| here| for now| today)?(?:\s+(?:is|are|would be|will be)(?: to)?|\s*[:：])\s*|\b(?:need to|have to|going to|will|'ll|must|should)\s*[:：]\s*/iu;

/** The steps that a line of prose puts in order, as they stand there; fewer than two where it does not. */
export function inlineSteps(line: string): string[] {
	if (line.length > LONGEST_LINE || /[?？]\s*$/.test(line)) return [];
	for (const read of [numbered, ordered, labelled, thenThen]) {
		const parts = read(line);
		const steps = parts.map(bare);
		const sound = steps.every((step) => step !== "" && step.length <= LONGEST_STEP) && !parts.some(isReport);
		if (sound && steps.length > 1) return steps;
	}
	return [];
}

/** "1) schema, 2) endpoint, 3) tests" */
function numbered(line: string): string[] {
	const found = [...line.matchAll(NUMBER)];
	if (found.length < 2 || found.some(([, number], index) => Number(number) !== index + 1)) return [];
	return between(line, found);
}

/** "First …, then …, and finally …" */
function ordered(line: string): string[] {
	const found = [...line.matchAll(ORDER)];
	const begin = found.findIndex(([, word = ""]) => BEGINS.test(word));
	return begin < 0 ? [] : between(line, found.slice(begin));
}

/** "The plan: schema, endpoint, tests" and "Steps: schema → endpoint → tests" */
function labelled(line: string): string[] {
	const label = MAY_LABEL.test(line) ? LABEL.exec(line) : null;
	if (label === null) return [];
	const rest = firstSentence(line.slice(label.index + label[0].length));
	if (/^(?:all|now|already|\s)*(?:done|finished|complete[d]?)\b/i.test(rest)) return [];
	const arrows = rest.split(/\s{0,3}(?:→|->|=>|➜|;)\s{0,3}/u);
	if (arrows.length > 1) return arrows;
	const parts = rest.split(
		/,\s{0,3}(?:and\s{1,3}|und\s{1,3}|et\s{1,3}|y\s{1,3})?(?:then\s{1,3}|finally\s{1,3}|lastly\s{1,3})?|\s{1,3}(?:and\s{1,3})?(?:then|finally|lastly)\s{1,3}/iu,
	);
	return parts.length > 2 || /\bthen\b/i.test(rest) ? parts : [];
}

/** "I'll add the endpoint, then write tests and finally update the docs." */
function thenThen(line: string): string[] {
	const shall = SHALL.exec(line);
	if (shall === null) return [];
	const rest = firstSentence(line.slice(shall.index + shall[0].length));
	const parts = rest.split(/,?\s{1,3}(?:and\s{1,3})?(?:then|after that|afterwards|finally|lastly)\b,?\s{1,3}/iu);
	const [first = "", ...others] = parts;
	return others.length === 0 ? [] : [first.replace(/^(?:first|start by|begin by|start with)\s+/i, ""), ...others];
}

function between(line: string, marks: readonly RegExpMatchArray[]): string[] {
	return marks.map((mark, index) => {
		const from = (mark.index ?? 0) + mark[0].length;
		const part = line.slice(from, marks[index + 1]?.index ?? line.length);
		return index === marks.length - 1 ? firstSentence(part) : part;
	});
}

function firstSentence(text: string): string {
	return text.split(/[.!](?:\s|$)/, 1)[0] ?? "";
}

function bare(part: string): string {
	return withoutEnd(part, /[\s,;:.–—-]/)
		.replace(/,?\s{1,3}(?:and|und|et|y)$/i, "")
		.replace(
			/^(?:and\s+)?(?:i'll|we'll|you'll|i will|we will|let's|(?:i|we|you)(?:'d)? (?:want|need|have|should|can|like)(?: to)?|i'm going to|to|i|we|you)\s+/i,
			"",
		)
		.trim();
}

function isReport(part: string): boolean {
	return WORKED.test(part) && /^(?:and\s+)?(?:i|we|you)\b/i.test(part);
}
