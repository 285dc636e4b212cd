import { BLOCK_NAMES } from "../../../base/block.ts";
import { OWN_TAGS } from "../../../base/tags.ts";
import { type Content, textOf } from "../../../model/thread/message.ts";
import type { LearnedMessage, Skipped } from "./learned.ts";

/** A quotation mark of JSON, also of JSON that stands in a string of JSON. */
const Q = '\\\\{0,3}"';
const SHOWN = `${Q}(?:${BLOCK_NAMES.join("|")})${Q}\\s{0,40}:\\s{0,40}\\{\\s{0,40}${Q}text${Q}\\s{0,40}:`;
const REPORT = `${Q}report${Q}\\s{0,40}:\\s{0,40}\\{\\s{0,40}${Q}(?:blocks|waterfall|items)${Q}\\s{0,40}:`;
/** What only an answer to a request for a context has: its id, its report, or its blocks. */
const ANSWER = new RegExp(`${Q}id${Q}\\s{0,40}:\\s{0,40}${Q}ctx_|${REPORT}|${SHOWN}`);

/**
 * What stood before and behind an answer of ours that was handed on as JSON: in its strings there are texts of callers that no tags stand
 * around. It reaches from the first bracket to the last one, and to the end where that is no whole JSON. Linear in the text.
 */
function besideAnswers(text: string): string[] {
	const found = ANSWER.exec(text);
	if (found === null) return [text];
	const before = text.slice(0, found.index);
	const from = Math.max(0, before.search(/[[{]/));
	const to = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1;
	try {
		JSON.parse(text.slice(from, to));
		return [text.slice(0, from), text.slice(to)];
	} catch {
		return [text.slice(0, from), ""];
	}
}

const NAME = [...OWN_TAGS].sort((a, b) => b.length - a.length).join("|");
/**
 * A tag of ours as a lenient reader sees it, closed or not, with what opens it written out or as `&lt;`, as a context stands within a query,
 * or as some writers of JSON do. A tag is short, and nothing of it is tried twice.
 */
const TAG = new RegExp(
	`(<|&lt;|\\\\{1,4}u003c|\\\\{1,4}u0026lt;)(?:\\s{0,8}(/))?\\s{0,8}(${NAME})(?![\\w-])(?:[^<>\\n\\\\]|\\\\{1,4}(?!u00|\\\\)){0,1000}(?:>|\\\\{1,4}u003e)?`,
	"gi",
);
/** What stands for a result that was cleared, for an image, and for what was cut from the middle of a text. */
const MARKS = /\[(?:result of [^[\]\n]{1,200} cleared: \d+ tokens|image|\d+ tokens left out)\]/g;
/** Separates what stood apart: no sentence goes on across it. */
const GAP = "\n\n";

/**
 * What was said in a message, without what a context put beside it: text between tags of our own, but for the inside of `<query>`, and answers
 * of ours in JSON. A tag that is never closed reaches to the end. Every piece stands word for word in the message. Linear in the text.
 */
export const saidBeyondContext = (content: Content): string =>
	besideAnswers(textOf(content)).flatMap(beyondTags).join(GAP).replace(MARKS, GAP);

/** Says of which messages something was left out, since a context put it there. */
export function injectedIn(messages: readonly LearnedMessage[]): Skipped[] {
	return messages.flatMap(({ role, seq, content }) =>
		role === "user" && saidBeyondContext(content) !== textOf(content)
			? [{ reason: "injected", detail: `Message ${seq} holds what a context put there.` }]
			: [],
	);
}

/**
 * A block ends at the first tag that closes it, since contexts write those within it as `&lt;`. One that was written so itself, within a
 * query, ends with the query at the latest.
 */
function beyondTags(text: string): string[] {
	const kept: string[] = [];
	let from = 0;
	let inside: { name: string; escaped: boolean } | null = null;
	for (const { index, 0: whole, 1: begin = "", 2: slash, 3: written = "" } of text.matchAll(TAG)) {
		const [name, escaped] = [written.toLowerCase(), begin.toLowerCase().endsWith("lt;")];
		if (inside !== null) {
			const closes = slash !== undefined && name === inside.name && escaped === inside.escaped;
			if (!closes && (escaped || !inside.escaped)) continue;
			[inside, from] = [null, index + whole.length];
			if (closes) continue;
		} else {
			kept.push(text.slice(from, index));
			from = index + whole.length;
		}
		if (slash === undefined && name !== "query") inside = { name, escaped };
	}
	return inside === null ? [...kept, text.slice(from)] : kept;
}
