import { tokensOf } from "../tokens.ts";
import { OTHERS } from "../words/act-words.ts";
import * as known from "../words/hazard-words.ts";
import { joined } from "../words/joined.ts";
import { PRETENDED } from "../words/untrue-words.ts";

/** A request to work on a text: what the message holds is that text, and says nothing of who sent it. */
const MATERIAL = new RegExp(`(?<!\\p{L})(?:${known.REWORKED}|${known.WORKED_ON}|${known.FICTION})(?!\\p{L})`, "iu");
/** In which language a user is to be answered from now on: "always answer in german please" gives no text to translate. */
const ANSWERED_IN = new RegExp(
	joined`^\P{L}{0,9}(?:the user said\P{L}{1,4})?(?=[^\n]{0,80}\b(?:always|only|from now on|in future)\b)
		(?:(?:please|pls|always|only|from now on|in future)\P{L}{1,3}){0,3}(?:answer|reply|respond|write|talk|speak)
		(?: (?:to|with) me| me| back)? in (?:${known.TONGUES})(?:\P{L}{1,3}(?:please|pls|only|always|from now on|in future)){0,2}\P{L}{0,9}$`,
	"iu",
);
/** Whether a text, or what is remembered of it, says in which language its sender is to be answered. */
export const tellsLanguage = (text: string): boolean => ANSWERED_IN.test(text.slice(0, LOOKED_AT));

/** What somebody else said or wrote, and lines of a mail. */
const REPORTED = new RegExp(
	joined`
		^(?:from|to|subject|cc|date|re|fwd?): \S|^\W{0,3}paste[ds]? from\b|\b(?:${known.REPORTING})\s*[:,]\s*["“„'‘]|^\W{0,8}(?:>|"|“|„|«|♪)|
		\b(?:says|thinks|claims|believes|assumes|(?:he|she|they|people|everyone|everybody) (?:said|say|
		think|thought|wrote|write|told \w+)|(?:sign|tweet|note|post|door) (?:said|reads?|was))(?: that)? (?:i|i['’]m|im|my|we)\b|
		\bsa(?:ys|id) the (?:file|readme|comment|script|template|page|prompt|bot|sticker|poster|mug|banner)\b|
		(?:^|[\s:(→])['"“‘„«](?=[^'"”’»]{0,200}\b(?:i|i['’]m|im|i['’]ve|my|me|mein|ich|je|yo|mi)\b)`,
	"im",
);
/** Who speaks in a transcript: "CALLER: …", "bob: I live …"; and not "website: sian makes it". */
const LABELLED = new RegExp(
	joined`^(?:[A-Z]{2,}|[A-Z]+\d+): |^${known.OF_ONESELF}[A-Za-z]{2,30} ?\d{0,9}: (?:[Ii]|[Ii]['’]\p{L}+|[Ii]m|[Ii]ve|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Ii]ch|
		[Jj]e|[Yy]o|[Mm]ein)(?!\p{L})`,
	"mu",
);
/** What is only supposed. */
const SUPPOSED = new RegExp(`^(?:${known.SUPPOSING_FIRST})\\b|\\b(?:${known.SUPPOSING})\\b`, "i");
/** What takes back what was said right before. */
const takingBack = (words: string) =>
	new RegExp(
		joined`(?:^|[.!,(]\s{0,4}|\s)(?:(?:ha){1,6}|lol|lmao|no[, ]{1,3})?\s{0,4}(?:${words})|(?:^|\s)/s\b|\bas a joke\b`,
		"i",
	);
const TAKEN_BACK = takingBack(`${known.JOKING}|${known.UNMEANT}`);
const JOKE = takingBack(known.JOKING);
/** Orders to the memory itself, or about others' rights: text that poses as an instruction. */
const INJECTED = new RegExp(`\\b(?:${known.ORDERS})\\b`, "i");

/** Marks of programs and of what they print. */
const TECHNICAL =
	/\p{L}{3}\/\d(?!\d)|\.\p{L}{1,9}:\d|\p{L}\(\)|::|\p{L}\.\p{L}{1,40}\(|[{}<>=]{1,2}\s|\p{L}\[\d|\d (?:successful|cached|skipped|total)[,;]/u;

/** Whether a statement can be understood by who did not hear what came before: it names whom it speaks of, and is no program's. */
export function standsAlone(statement: string): boolean {
	const first = tokensOf(statement.slice(0, LONGEST_WORD)).find(({ kind }) => kind === "word");
	return !(first !== undefined && OTHERS.has(first.folded)) && !TECHNICAL.test(statement);
}

/** Longer words are none. */
const LONGEST_WORD = 60;

type Hazard = "material" | "supposed" | "injected";

/** Why nothing of a message, or of one clause, is taken as what its sender tells of the world; null where nothing speaks against it. */
export function hazardOf(message: string, clause: string): Hazard | null {
	return hazardsIn(message)(clause);
}

/** The same for the clauses of one message, which is read once. */
export function hazardsIn(message: string): (clause: string) => Hazard | null {
	const text = message.slice(0, LOOKED_AT);
	const material = MATERIAL.test(text) && !tellsLanguage(text);
	return (clause) => {
		if (INJECTED.test(clause)) return "injected";
		if (material || REPORTED.test(clause) || LABELLED.test(clause)) return "material";
		return SUPPOSED.test(clause) ? "supposed" : null;
	};
}

/** Where the text begins that a message wants to have worked on (UTF-16 units): what stands before is said by its sender. 0 where that is unsure. */
export function requestLength(message: string): number {
	const request = message.slice(0, LOOKED_AT);
	if (INVENTING.test(request)) return 0;
	const text = request.search(GIVEN);
	return text >= 0 ? text : REWORDING.test(request) ? 0 : request.length;
}

const REWORDING = new RegExp(`(?<!\\p{L})(?:${known.REWORKED})(?!\\p{L})`, "iu");

const GIVEN = /[:\n"“„«>]|\s[-–—]+\s/u;
const INVENTING = new RegExp(`(?<!\\p{L})(?:${known.FICTION})(?!\\p{L})`, "iu");

/** Whether all that a clause tells may be supposed, whoever it speaks of: "imagine my brother lived here", and not "maybe my brother comes". */
export const imagines = (clause: string): boolean => IMAGINED.test(clause);

const IMAGINED = new RegExp(`^\\W*(?:${known.SUPPOSING_FIRST})\\b|\\b(?:${known.IMAGINING})\\b`, "i");

/** Whether a clause only weighs something, jokes, invents somebody, or tells what somebody else would like. */
export const isAside = (clause: string): boolean => ASIDE.test(clause) || VIEWED.test(clause);

const ASIDE = new RegExp(`(?<!\\p{L})(?:${known.WEIGHED}|${known.SCRAPPING}|${PRETENDED})(?!\\p{L})`, "iu");
/** Whether a clause begins with taking back what was said right before it. */
export const scraps = (clause: string): boolean => SCRAPPED.test(clause);

const SCRAPPED = new RegExp(`^\\P{L}*(?:(?:no|oh|ah|ok|and|but)\\P{L}+)?(?:${known.SCRAPPING})(?!\\p{L})`, "iu");
/** "Dario wanted fifty", "mum thinks". */
const VIEWED = new RegExp(
	`(?:says|said|asks|jokes|calls it)[,:]? ["“„«']|[😂🤣😜]|` +
		`(?<!\\p{L})(?:${known.OTHERS_VIEWS}|\\p{Lu}\\p{Ll}+ (?:wanted|offered|suggested|joked|would))(?!\\p{L})`,
	"u",
);

/** Whether a message begins a game in which its sender is somebody else. */
export const asksToPlay = (message: string): boolean => PLAYING.test(message.slice(0, LOOKED_AT));

const PLAYING = new RegExp(`\\b(?:${known.PLAYS})\\b`, "iu");

/** Whether somebody turns from a text or a game to what is so: "btw", "for real now". */
export const turnsAway = (message: string): boolean => TURNING.test(message.slice(0, LOOKED_AT));

/** Whether somebody answers what was made of a text or said in a game: "thanks! …". */
export const answersWork = (message: string): boolean => ANSWERING.test(message);

const TURNING = new RegExp(`(?<!\\p{L})(?:${known.TURNING_AWAY})(?!\\p{L})`, "iu");
const ANSWERING = new RegExp(`^\\P{L}{0,9}(?:${known.ANSWERING})(?!\\p{L})`, "iu");

/** How much of a message tells what it asks for, in UTF-16 units. */
const LOOKED_AT = 4_000;

/** Whether a text is not meant: "jk", "just kidding". */
export function takesBack(text: string): boolean {
	return TAKEN_BACK.test(text.slice(0, LOOKED_AT));
}

/** So few words before it, and what is taken back is what its speaker said right before. */
const LEAD = 3;

/** Whether a text takes back what its speaker said right before, and not only what it says itself. */
export const takesBackBefore = (text: string): boolean => isBefore(text, TAKEN_BACK);

/** Whether it says of that in plain words that it was a joke. */
export const callsItAJoke = (text: string): boolean => isBefore(text, JOKE);

function isBefore(text: string, pattern: RegExp): boolean {
	const found = pattern.exec(text.slice(0, LOOKED_AT));
	return found !== null && (text.slice(0, found.index).match(/\p{L}+/gu) ?? []).length <= LEAD;
}
