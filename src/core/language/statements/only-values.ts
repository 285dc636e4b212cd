import { contentTerms } from "../content-terms.ts";
import { fold } from "../fold.ts";
import { withoutEnd } from "../shorten.ts";
import { stem } from "../stem.ts";
import * as known from "../words/value-words.ts";
import { isGeneric } from "./deeds.ts";

/** What a statement says beside one value: statements of the same frame and other values contradict each other. */
export type Frame = {
	/** Of all words, the value left out; the same for those that speak of the same. */
	name: string;
	/** What it gives, as it is compared. */
	value: string;
};

/** Longer ones say more than one thing. */
const LONGEST = 200;
const [FEWEST_WORDS, MOST_WORDS] = [3, 24];
/** Numbers that a sentence may have; each is the value of a frame of its own. */
const MOST_VALUES = 3;
/** So many telling words say of what a number is. */
const FEWEST_TELLING = 2;

const NUMBER = /^[€$£]?\d[\d.,:]*(?:%|ms|s|m|h|d|kb|mb|gb|tb|k)?$/i;
/** Within a sentence it joins two. */
const JOINED = /[?,;:](?:\s|$)/;
const SIGNS = /[.,;:!'’“”"()-]/;

type Word = { text: string; plain: string };

/**
 * The frames of a statement in the present: one for each number or name that it gives as the only value of something, or one for
 * whether it is denied. `bySpeakers`: more than one speaks here, and nothing of "the user" or "we" is told by them.
 */
export function framesOf(text: string, bySpeakers: boolean): Frame[] {
	if (text.length > LONGEST || JOINED.test(text)) return [];
	const words = text.replace(" no longer ", " not ").split(" ").flatMap(wordOf);
	if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return [];
	if (words.some(({ plain }) => known.NOT_NOW.has(plain) || (bySpeakers && known.POINTERS.has(plain)))) return [];
	const verb = words.findIndex(({ plain }) => known.ONE_VALUE.has(plain));
	const denied = words.some(({ plain }) => known.DENIALS.has(plain));
	const values = denied || verb < 1 ? [] : [...words.keys()].filter((at) => isValue(words, verb, at));
	if (values.length > MOST_VALUES) return [];
	return values.length > 0 ? values.flatMap((at) => valueFrame(words, at)) : denialFrame(words, denied);
}

function wordOf(raw: string): Word[] {
	const text = withoutEnd(raw, SIGNS);
	return text === "" ? [] : [{ text, plain: fold(text) }];
}

/** A number behind the verb, or a name that ends the sentence where only one fits. */
function isValue(words: readonly Word[], verb: number, at: number): boolean {
	const text = words[at]?.text ?? "";
	if (at <= verb) return false;
	if (NUMBER.test(text)) return true;
	if (at !== words.length - 1 || !/^\p{Lu}/u.test(text)) return false;
	const before = words.slice(verb, at).map(({ plain }) => plain);
	const isOfOne =
		words[0]?.plain === "the" && words[2]?.plain === "of" && known.ROLES_OF_ONE.has(words[1]?.plain ?? "");
	return known.NAMES_ONE.has(before.join(" ")) || (isOfOne && before.join(" ") === "is");
}

function valueFrame(words: readonly Word[], at: number): Frame[] {
	const { text, plain } = words[at] ?? { text: "", plain: "" };
	const others = words.map((word, index) => (index === at ? "_" : comparedOf(word.plain)));
	const telling = new Set(words.flatMap((word, index) => (index === at ? [] : [...contentTerms(word.text)])));
	const isNumber = NUMBER.test(text);
	// Of the user alone a name tells enough: "the user lives in Oslo".
	const ofUser = !isNumber && words[1]?.plain === "user";
	if (!ofUser && ([...telling].every(isGeneric) || telling.size < (isNumber ? FEWEST_TELLING : 1))) return [];
	// A number is of the kind it is written in: 30 is not 30 %.
	const kind = isNumber ? plain.replace(/\d[\d.,:]*/, "#") : known.WIDE_PLACES.has(plain) ? "wide" : "name";
	return [
		{ name: `${kind} ${others.filter((one) => one !== "").join(" ")}`, value: isNumber ? sameNumber(plain) : plain },
	];
}

/** The same with "not" and without: "The API supports paging", "The API does not support paging". */
function denialFrame(words: readonly Word[], denied: boolean): Frame[] {
	const bare = words.filter(({ plain }) => !known.DENIALS.has(plain) && plain !== "does" && plain !== "do");
	const telling = new Set(bare.flatMap(({ text }) => [...contentTerms(text)]));
	const named = /^(?:the|our|\p{Lu}\p{L}*)$/iu.test(words[0]?.text ?? "");
	const inPresent = bare.some(({ plain }) => known.ONE_VALUE.has(plain) || known.ONE_VALUE.has(`${plain}s`));
	if (telling.size < FEWEST_TELLING || !named || !inPresent) return [];
	const name = bare.map(({ plain }) => comparedOf(plain)).filter((one) => one !== "");
	return [{ name: `not ${name.join(" ")}`, value: denied ? "not" : "" }];
}

const ARTICLES = new Set(["the", "a", "an", "our"]);

/** As it is compared: articles are nothing. */
function comparedOf(plain: string): string {
	return ARTICLES.has(plain) ? "" : /\p{N}/u.test(plain) ? plain : stem(plain);
}

/** One number written in several ways: 10 and 10.0, 1,000 and 1000, 09:00 and 9:00. */
function sameNumber(shown: string): string {
	const digits = shown.replace(/[^\d.,:]/g, "").replace(/,(?=\d{3}(?!\d))/g, "");
	return digits.includes(":") ? digits.replace(/^0+(?=\d)/, "") : String(Number(digits));
}
