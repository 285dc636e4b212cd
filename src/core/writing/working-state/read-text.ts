import { ownWords } from "../../language/own-lines.ts";
import { sentences } from "../../language/sentences.ts";
import { shorten, withoutEnd } from "../../language/shorten.ts";
import { type Content, textOf } from "../../model/thread/message.ts";

/** How much of a message is looked at, in UTF-16 units. */
const HEAD = 6_000;
const TAIL = 2_000;
/** How many sentences, from either end. */
const FIRST = 120;
const LAST = 40;
/** And of a sentence. */
const LONGEST = 600;

/** Longest entry of a step. */
export const STEP_UNITS = 120;

type Item = { text: string; numbered: boolean; done: boolean; box: boolean };

/** A list of a message with the line before it. */
export type List = { header: string; items: Item[] };

/** A message as the rules read it: its lists, its lines of prose, and all sentences in order, those of items too. */
export type Reading = { lists: List[]; lines: string[]; sentences: Sentence[] };

/** `list`: the place of the list it is an item of; -1 for prose. */
type Sentence = { text: string; list: number };

const ITEM =
	/^(\s*)(?:[-*+•‣–]|(\(?(?:\d{1,2}[.):]|[a-h]\))\)?)|((?:step|phase|stage|schritt|étape|paso)\s{1,9}\d{1,2}\s{0,9}[.:)–-]))\s{1,99}(\[[ xX✓-]\]\s{0,99}|[☐☑✅✔✓⬜]\s{0,99})?(.*)$/iu;
/** "Step 1:" before what it is. */
const NAMED = /^(?:step|phase|stage|schritt|étape|paso)\s+\d{1,2}\s*[.:)–-]+\s*/iu;
const BARE_BOX = /^(\s*)([☐☑✅✔✓⬜]|\[[ xX]\])\s*(?!\s)(.*)$/u;
/** A list on one line is prose here. */
const SEVERAL = /^\s*\(?1[.)]\s.*[\s,;]\(?2[.)]\s/u;
const BOLD = /^(\s*)(?:\*\*|__)(?=[\p{L}\d])/u;
const BOLD_END = /^(\s*\d{1,2}[.)])(?:\*\*|__)/u;
const STATUS =
	/\s{0,3}(?:[-–—:(]\s{0,3})?(?:✅|✔️?|☑|✓|done|complete[d]?|finished|erledigt|fertig|fait|terminé|hecho|listo)\s{0,3}[)!.]?\s{0,3}$/iu;
const STRUCK = /^~~(.+)~~$/;

export function readText(content: Content): Reading {
	const lists: List[] = [];
	const read: Sentence[] = [];
	const lines: string[] = [];
	let header = "";
	let open: { list: List; indent: number } | null = null;
	for (const line of seen(textOf(content))) {
		const item = itemOf(line);
		if (item !== null) {
			if (open === null) {
				open = { list: { header, items: [] }, indent: item.indent };
				lists.push(open.list);
			}
			// What stands further in says how, not what.
			if (item.indent <= open.indent + 1 && item.text !== "") open.list.items.push(item);
			read.push(...sentencesOf(item.text, lists.length - 1));
			continue;
		}
		if (line.trim() === "") continue;
		// A line further in goes on with its item; any other ends the list.
		if (open !== null && /^\s{2,}/.test(line)) continue;
		open = null;
		header = plain(line);
		lines.push(header);
		read.push(...sentencesOf(header, -1));
	}
	const middle = Math.max(0, read.length - FIRST - LAST);
	return { lists, lines, sentences: read.toSpliced(FIRST, middle) };
}

/** The lines at the head and tail of a text, without code and what it has others say. */
function* seen(text: string): Generator<string> {
	const cut = text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)}\n${text.slice(-TAIL)}`;
	let fenced = false;
	for (const line of ownWords(cut)
		.replaceAll("’", "'")
		.split(/\r\n|[\n\r\u2028\u2029]/)) {
		if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
		else if (!fenced) yield line;
	}
}

function itemOf(line: string): (Item & { indent: number }) | null {
	const open = line.replace(BOLD, "$1").replace(BOLD_END, "$1");
	if (SEVERAL.test(open)) return null;
	const bare = BARE_BOX.exec(open);
	const found = ITEM.exec(open);
	if (found === null && (bare === null || bare[3] === "")) return null;
	const [, indent = "", number, named, box = "", rest = ""] = found ?? [
		"",
		bare?.[1],
		undefined,
		undefined,
		bare?.[2],
		bare?.[3],
	];
	const struck = STRUCK.exec(rest.trim());
	const content = plain(struck?.[1] ?? rest);
	const text = content.replace(NAMED, "");
	const marked = STATUS.test(text) && text.replace(STATUS, "").trim() !== "";
	return {
		text: marked ? text.replace(STATUS, "").trim() : text,
		indent: indent.length,
		numbered: number !== undefined || named !== undefined || text !== content,
		box: box !== "",
		done: struck !== null || marked || /[xX✓✅☑✔]/u.test(box),
	};
}

/** Marks of emphasis and code, but not those inside a word. */
const MARKUP = /(?<![\p{L}\p{N}])(?:\*\*|__|`)|(?:\*\*|__|`)(?![\p{L}\p{N}])/gu;

/** Without the marks of Markdown, on one line. */
function plain(text: string): string {
	return text
		.replace(/^\s*(?:#{1,6}|>+)\s+/, "")
		.replace(MARKUP, "")
		.replace(/\s+/g, " ")
		.trim();
}

function sentencesOf(line: string, list: number): Sentence[] {
	return sentences(line).flatMap((piece) => {
		const text = piece.slice(0, LONGEST).trim();
		return text === "" ? [] : [{ text, list }];
	});
}

const LEAD =
	/^(?:(?:ok(?:ay)?|great|good|alright|all right|so|and|then|finally|perfect|nice|sure|yes|yep|yeah|cool|awesome|thanks|thank you|excellent|right|well|just|update|quick update|status|oh|hi|hello|hey|please)(?:[,.!:]+\s*|\s+))+/iu;

/** Without the words that only open a sentence. */
export function withoutLead(text: string): string {
	return text.replace(LEAD, "");
}

/** The parts of a sentence that can be true on their own. */
export function clauses(sentence: string): string[] {
	return sentence.split(
		/\s{0,3}(?:;|[.!]\s{1,3}|\s[—–-]{1,2}\s|,?\s{1,3}(?:but|however|aber|mais|pero)\s{1,3}|,\s{1,3}(?=(?:and\s{1,3}|so\s{1,3})?(?:next|now|then|so|i|we|up next|on to|moving)\b)|(?<=\b(?:done|finished|completed?|closed))\s{1,3}and\s{1,3}(?=(?:step|phase|stage|part|item|task)\s{1,3}#?\d)|\s{1,3}and\s{1,3}(?=(?:next|now|then|i'll|we'll|i'm|will)\b))\s{0,3}/iu,
	);
}

const BEFORE = /^[\s"'“”‘(:,;.–—-]+/u;
const BEHIND = /[\s"'“”‘:,;.!–—-]/u;

/** A text as an entry of the state: on one line, within so many units. "" where no letter or digit is in it. */
export function entryOf(text: string, most: number): string {
	const entry = shorten(withoutEnd(plain(text.slice(0, LONGEST)).replace(BEFORE, ""), BEHIND), most);
	return /[\p{L}\p{N}]/u.test(entry) ? entry : "";
}
