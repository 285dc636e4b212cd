import { contentTerms } from "../../language/content-terms.ts";
import { withoutEnd } from "../../language/shorten.ts";
import { stem, termsOf } from "../../language/terms.ts";
import { STOP_WORDS } from "../../language/words/stop-words.ts";
import { isOfPast, undated } from "./doings.ts";
import type { Observation } from "./observation.ts";
import { GENERIC } from "./plain-things.ts";

/** What a statement says beside one value: statements of the same frame and other values contradict each other. */
export type Frame = {
	/** Of all words, the value left out; the same for those that speak of the same. */
	name: string;
	/** What it gives, as it is compared. */
	value: string;
};

/** Longer ones say more than one thing. */
const LONGEST = 200;
const MOST_WORDS = 24;
/** Numbers and names that a sentence may have; each is the value of a frame of its own. */
const MOST_VALUES = 3;
/** So many telling words say of what a number is; a thing that every project has is none alone. */
const FEWEST_TELLING = 2;

/** What is past, to come, supposed, in part, at times or by somebody's account may be so beside anything else. */
const NOT_NOW =
	/\b(?:was|were|had|been|used to|formerly|previously|once|until|since|ago|last|yesterday|tomorrow|next|will|shall|going to|plan(?:s|ned|ning)?|want(?:s|ed)?|should|must|may|might|could|would|can|if|when|unless|about|around|roughly|approximately|almost|nearly|over|under|more|less|least|most|sometimes|often|usually|mostly|up to|between|from|or|also|too|another|other|some|several|many|every|each|said|says|thinks?|thought|believes?|hopes?|maybe|perhaps|probably|seems?|target|goal|proposed|suggested|agreed|decided|propose[sd]?|today|tonight|this (?:week|month|morning|year)|\p{L}+ed (?:from|to))\b|[?,;:]/iu;
/** A later one may take back an earlier one with these: what is no more was so once. */
const NO_MORE = /\b(?:no longer|not any ?more)\b/i;
/** Verbs that give one value at a time, as stems are compared. */
const ONE_VALUE =
	/\b(?:is|are|equals|expires? (?:after|in|on)|lasts?|takes|costs|starts (?:at|on)|ends (?:at|on)|begins (?:at|on)|runs (?:at|on|every)|listens on(?: port)?|has (?=\d)|have (?=\d)|lives in|works (?:at|for)|reports to|belongs to|is (?:called|named)|points to|defaults to|retries (?=\d)|allows (?=\d)|keeps (?=\d))\b/iu;
const NAME_VERB =
	/\b(?:is (?:called|named|owned by|led by|hosted (?:on|at)|set to)|lives in|works (?:at|for)|reports to|belongs to|points to|defaults to|starts on|ends on|expires on)$/iu;
/** "The owner of billing is Ada": the one that is so called. */
const THE_ONE = /^the (?!.*\b(?:and)\b).{2,60} is$/iu;
/** What somebody or something may have several of, each of which can be called "the". */
const ONE_OF_MANY =
	/^the (?:[\p{L}-]+ ){0,3}?(?:friend|mate|teammate|member|colleague|co-?worker|customer|client|supplier|partner|sponsor|investor|competitor|contributor|committer|author|reviewer|approver|tester|developer|engineer|designer|user|student|guest|speaker|participant|attendee|neighbou?r|brother|sister|sibling|child|son|daughter|cousin|uncle|aunt|pet|cat|dog|hobby|language|skill|tool|library|dependency|feature|product|project|office|branch|example|part|step|reason|cause|problem|issue|risk)s? (?:of|at|in|for|on) /iu;
/** A place may lie in one of these: only another one is another place. */
const WIDE_PLACES = new Set(
	`africa america asia europe oceania scandinavia australia austria belgium brazil bulgaria canada chile china colombia croatia
cyprus czechia denmark egypt england estonia finland france germany greece hungary iceland india indonesia iran iraq ireland israel
italy japan kenya korea latvia lithuania luxembourg malaysia malta mexico morocco netherlands nigeria norway pakistan peru
philippines poland portugal romania russia scotland serbia singapore slovakia slovenia spain sweden switzerland taiwan thailand
turkey ukraine usa uk us eu vietnam wales california texas florida bavaria catalonia`.split(/\s+/),
);
const NUMBER = /^[€$£]?\d[\d.,:]*(?:%|ms|s|m|h|d|kb|mb|gb|tb|k)?$/iu;
const CAPITAL = /^\p{Lu}/u;
const DENIAL = /\b(?:is|are|do|does|has|have)(?:n['’]t| not)\b|\b(?:not|no longer|not any ?more|never)\b/giu;
const DO = /\b(?:does|do)(?:n['’]t| not)\b/i;
const SPEAKER = /\b(?:user|user['’]s|i|we|my|our|me|us|he|she|they|it|this|that|these|those|here|there)\b/i;

type Word = { text: string; plain: string };

/**
 * The frames of a statement in the present: one for each number or name that it gives as the only value of something, and one
 * for whether it is denied. `bySpeakers`: more than one speaks here, and nothing of "the user" or "we" is told by them.
 */
export function framesOf({ content, type, depth }: Observation, bySpeakers: boolean): Frame[] {
	const text = undated(content);
	if (depth > 0 || type === "episode" || type === "document" || text.length > LONGEST) return [];
	const plain = text.replace(NO_MORE, "not");
	if (NOT_NOW.test(plain) || (bySpeakers && SPEAKER.test(plain))) return [];
	const words = wordsOf(plain);
	if (words.length < 3 || words.length > MOST_WORDS) return [];
	return [...valueFrames(plain, words), ...deniedFrame(plain)];
}

function valueFrames(text: string, words: readonly Word[]): Frame[] {
	if (isDenied(text) || !ONE_VALUE.test(text)) return [];
	const values = [...words.keys()].filter((at) => isValue(words, at));
	if (values.length === 0 || values.length > MOST_VALUES) return [];
	return values.flatMap((at): Frame[] => {
		const others = words.filter((_, index) => index !== at);
		const telling = others.flatMap(({ text: word }) => [...contentTerms(word)]);
		const shown = words[at]?.text ?? "";
		const isNumber = NUMBER.test(shown);
		// Of the user alone a name tells enough: "the user lives in Oslo".
		const ofUser = !isNumber && OF_USER.test(text);
		if (new Set(telling).size < (isNumber ? FEWEST_TELLING : 1) && !ofUser) return [];
		if (telling.every((term) => GENERIC.has(term)) && !ofUser) return [];
		// A number is of the kind it is written in: 30 is not 30 %.
		const kind = isNumber ? shown.replace(/\d[\d.,:]*/, "#").toLowerCase() : kindOfName(shown);
		return [
			{
				name: `${kind} ${words
					.map((word, index) => (index === at ? "_" : word.plain))
					.filter(isSaid)
					.join(" ")}`,
				value: isNumber ? sameNumber(shown) : shown.toLowerCase(),
			},
		];
	});
}

function kindOfName(name: string): string {
	return WIDE_PLACES.has(name.toLowerCase()) ? "wide" : "name";
}

/** One number written in several ways: 10 and 10.0, 1,000 and 1000, 09:00 and 9:00. */
function sameNumber(shown: string): string {
	return shown
		.toLowerCase()
		.replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
		.replace(/^(\D?)0+(?=\d)/, "$1")
		.replace(/(\.(?:\d*[1-9])?)0+(?!\d)/, "$1")
		.replace(/\.(?!\d)/, "");
}

const OF_USER = /^the user\b/i;
const isDenied = (text: string) => text.search(DENIAL) >= 0;
const isSaid = (plain: string) => plain !== "";

/** A number behind the verb, or a name that ends the sentence where only one fits. */
function isValue(words: readonly Word[], at: number): boolean {
	const text = words[at]?.text ?? "";
	const before = words
		.slice(0, at)
		.map((word) => word.text)
		.join(" ");
	if (NUMBER.test(text)) return ONE_VALUE.test(`${before} 1`);
	if (at === 0 || at !== words.length - 1 || !CAPITAL.test(text)) return false;
	return NAME_VERB.test(before) || (THE_ONE.test(before) && !ONE_OF_MANY.test(before));
}

/** The same with "not" and without: "The API supports paging", "The API does not support paging". */
function deniedFrame(text: string): Frame[] {
	const denied = isDenied(text);
	const bare = text.replace(DO, "").replace(DENIAL, (whole) => /^(?:is|are|has|have)/i.exec(whole)?.[0] ?? "");
	const words = wordsOf(bare);
	const telling = contentTerms(bare);
	if (telling.size < FEWEST_TELLING || isOfPast(text) || !/^(?:the|our|\p{Lu}\p{L}*)\b/u.test(text)) return [];
	const name = words
		.map((word) => word.plain)
		.filter(isSaid)
		.join(" ");
	return [{ name: `not ${name}`, value: denied ? "not" : "" }];
}

const ARTICLES = new Set("the a an our".split(" "));

function wordsOf(text: string): Word[] {
	const words = text.match(/[\p{L}\p{N}€$£][\p{L}\p{N}\p{M}.,:_'’/%-]*/gu) ?? [];
	return words.map((raw) => {
		const word = withoutEnd(raw, /[.,:'’-]/);
		return { text: word, plain: plainOf(word) };
	});
}

/** As it is compared: articles are nothing, other small words stay, as "to" and "from" differ. */
function plainOf(word: string): string {
	const lower = word.toLowerCase();
	if (ARTICLES.has(lower)) return "";
	if (STOP_WORDS.has(lower) || /\p{N}/u.test(lower)) return lower;
	return termsOf(word).map(stem).join("-");
}
