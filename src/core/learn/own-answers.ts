import { BLOCK_NAMES } from "../blocks/block.ts";

/** A quotation mark of JSON, also of JSON that stands in a string of JSON. */
const Q = '\\\\{0,3}"';
const SHOWN = `${Q}(?:${BLOCK_NAMES.join("|")})${Q}\\s{0,40}:\\s{0,40}\\{\\s{0,40}${Q}text${Q}\\s{0,40}:`;
const REPORT = `${Q}report${Q}\\s{0,40}:\\s{0,40}\\{\\s{0,40}${Q}(?:blocks|waterfall|items)${Q}\\s{0,40}:`;
/** What only an answer to a request for a context has: its id, its report, or its blocks. */
const ANSWER = new RegExp(`${Q}id${Q}\\s{0,40}:\\s{0,40}${Q}ctx_|${REPORT}|${SHOWN}`);

/**
 * A text without an answer of ours in it that was handed on as JSON, in one line or many: in its strings there are texts of
 * callers that no tags stand around. It reaches from the first bracket to the last one, and to the end where that is no whole
 * JSON. Gives what stood before and behind it. Linear in the text.
 */
export function besideAnswers(text: string): string[] {
	const found = ANSWER.exec(text);
	if (found === null) return [text];
	const before = text.slice(0, found.index);
	const from = Math.max(0, before.search(/[[{]/));
	const to = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1;
	return [text.slice(0, from), isJson(text.slice(from, to)) ? text.slice(to) : ""];
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
