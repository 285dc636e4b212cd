import { OWN_TAGS } from "../render/tags.ts";
import { type Content, textOf } from "../thread/message.ts";
import type { LearnedMessage, Skipped } from "./learned.ts";
import { besideAnswers } from "./own-answers.ts";

const NAME = [...OWN_TAGS].sort((a, b) => b.length - a.length).join("|");
/**
 * A tag of ours as a lenient reader sees it, closed or not, with what opens it written out or as `&lt;`: so a context
 * stands within a query. Either may be written as some writers of JSON do. A tag is short, and nothing of it is tried twice.
 */
const TAG = new RegExp(
	`(<|&lt;|\\\\{1,4}u003c|\\\\{1,4}u0026lt;)(?:\\s{0,8}(/))?\\s{0,8}(${NAME})(?![\\w-])(?:[^<>\\n\\\\]|\\\\{1,4}(?!u00|\\\\)){0,1000}(?:>|\\\\{1,4}u003e)?`,
	"gi",
);
/** What stands for a result that was cleared, for an image, and for what was cut from the middle of a text. */
const MARKS = /\[(?:result of [^[\]\n]{1,200} cleared: \d+ tokens|image|\d+ tokens left out)\]/g;
/** Separates what stood apart: no sentence goes on across it. */
const GAP = "\n\n";

type Tag = { from: number; to: number; name: string; closing: boolean; escaped: boolean };

/**
 * What was said in a message, without what a context put beside it: text between tags of our own is left out, and of
 * `<query>` the inside is kept. A tag that is never closed reaches to the end, and an answer of ours in JSON is left out as a
 * whole. Every piece stands word for word in the message. Linear in the text.
 */
export function saidBeyondContext(content: Content): string {
	return besideAnswers(textOf(content)).flatMap(beyondTags).join(GAP).replace(MARKS, GAP);
}

function beyondTags(text: string): string[] {
	const tags = tagsIn(text);
	return tags.length === 0 ? [text] : keptPieces(text, tags);
}

/** Says of which messages something was left out, since a context put it there. */
export function injectedIn(messages: readonly LearnedMessage[]): Skipped[] {
	return messages.flatMap(({ role, seq, content }) =>
		role === "user" && saidBeyondContext(content) !== textOf(content)
			? [{ reason: "injected", detail: `Message ${seq} holds what a context put there.` }]
			: [],
	);
}

function tagsIn(text: string): Tag[] {
	const tags: Tag[] = [];
	for (const match of text.matchAll(TAG)) {
		const [whole, begin, slash, name = ""] = match;
		tags.push({
			...{ from: match.index, to: match.index + whole.length },
			...{ name: name.toLowerCase(), closing: slash !== undefined, escaped: /lt;$/i.test(begin ?? "") },
		});
	}
	return tags;
}

/**
 * A block ends at the first tag that closes it: nothing within it can be one, since contexts write it as `&lt;`. One that was
 * written so itself, within a query, ends with the query at the latest.
 */
function keptPieces(text: string, tags: readonly Tag[]): string[] {
	const kept: string[] = [];
	let from = 0;
	let inside: Tag | null = null;
	for (const tag of tags) {
		if (inside !== null) {
			const closes = tag.closing && tag.name === inside.name && tag.escaped === inside.escaped;
			if (!closes && (tag.escaped || !inside.escaped)) continue;
			[inside, from] = [null, tag.to];
			if (closes) continue;
		} else {
			kept.push(text.slice(from, tag.from));
			from = tag.to;
		}
		if (!tag.closing && tag.name !== "query") inside = tag;
	}
	return inside === null ? [...kept, text.slice(from)] : kept;
}
