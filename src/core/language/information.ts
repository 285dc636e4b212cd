import { joined } from "./words/joined.ts";
import { STOP_WORDS } from "./words/stop-words.ts";

const WORDS = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_'’]*/gu;
/** Words beyond this many do not make a sentence stand better for its message. */
const ENOUGH_WORDS = 14;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const PLEASANTRY = new RegExp(
	joined`
		^(?:sure|of course|certainly|absolutely|thanks|thank you|great|perfect|awesome|ok(?:ay)?|hi|hello|
		hey|good (?:morning|afternoon|evening|question|idea|point)|you(?:'|’)?re welcome|no problem|
		happy to help|i(?:'|’)?d be happy|let me know|hope (?:this|that)|feel free|sounds good|got it|
		i(?:'|’)?m (?:glad|happy|sorry)|sorry|please let|is there anything|here(?:'|’)?s? (?:is|are)|
		let(?:'|’)?s (?:start|see))\b`,
	"i",
);
const DECISION = new RegExp(
	joined`
		\b(?:decid\w+|decision|agreed?|chose|chosen|choose|conclu\w+|result(?:s|ed)?|therefore|because|
		root cause|fix(?:ed|es)?|caus(?:e|ed|es)|must|should|need(?:s|ed)?|prefer\w*|require\w*|deadline|
		due|instead|switch(?:ed)?|approved|rejected|recommend\w*|important|remember|never|always|cannot|
		total|answer|plan(?:s|ned)?)\b`,
	"i",
);
const TROUBLE = /\b(?:error|exception|fail(?:ed|s|ure)?|fatal|denied|not found|timed? ?out|warning|panic|undefined)\b/i;
const CJK_DECISION = /决定|決定|结论|結論|结果|必须|需要|因为|错误|截止|予定|必要|理由/;
const CODE =
	/[{};]\s*$|^\s*(?:[}\])]|\/\/|\/\*|\*\/|```|import\s|export\s|const\s|let\s|var\s|def\s|class\s|return\b|<\/?\w+[ >])|=>|\)\s*\{|\w\([^)]{0,400}\);/;

const NUMBER = /\d+(?:[.,:/-]\d+)*/g;
const IDENTIFIER =
	/[\w-]{1,40}(?:[/\\][\w.-]{1,40})+|\b\w{1,40}_\w{1,40}\b|\b[\w-]{1,40}\.[a-z]{1,5}\b|`[^`]{1,400}`|\b[a-z]+[A-Z]\w*|\b[A-Z]{2,}[-_]?\d+\b|https?:/g;
const NAME = /(?<=[\p{Ll}\p{N},;:] )\p{Lu}[\p{L}\p{M}]+/gu;

/**
 * How much a sentence (on one line) tells, on a scale of its own: content words, numbers, identifiers, names, words
 * of decisions and results; less for pleasantries, code and what comes late. `index`: its place in the text.
 */
export function informationOf(sentence: string, index: number, isToolResult: boolean): number {
	// What follows would be cut from a gist anyway.
	const seen = sentence.slice(0, 400);
	const words = new Set<string>();
	for (const word of seen.toLowerCase().match(WORDS) ?? []) {
		if (word.length > 1 && !STOP_WORDS.has(word.replace(/['’]/g, ""))) words.add(word);
	}
	// Two characters of Chinese, Japanese or Korean are about a word.
	const unspaced = (seen.match(UNSPACED)?.length ?? 0) / 2;
	let score = Math.min(words.size + unspaced, ENOUGH_WORDS);
	score += 1.2 * Math.min(occurrences(seen, NUMBER), 4);
	score += 1.2 * Math.min(occurrences(seen, IDENTIFIER), 4);
	score += 0.8 * Math.min(occurrences(seen, NAME), 4);
	if (DECISION.test(seen) || CJK_DECISION.test(seen)) score += 3;
	if (isToolResult && TROUBLE.test(seen)) score += 6;
	if (sentence.length > 320) score -= 2;
	if (PLEASANTRY.test(seen)) score -= seen.length < 60 ? 8 : 4;
	if (!isToolResult && CODE.test(seen)) score -= 8;
	return score + 3 / (1 + index);
}

function occurrences(text: string, pattern: RegExp): number {
	let count = 0;
	for (const _ of text.matchAll(pattern)) count++;
	return count;
}
