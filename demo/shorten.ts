/** Leaves the middle out, and says how much. */
import { styleText } from "node:util";
import { count, plural, wrap } from "./prose.ts";

/** Lines shown of a text: from its head and from its end. */
export type Cut = { head: number; tail: number };

const ITEMS_SHOWN = 8;
const ITEM: Cut = { head: 3, tail: 0 };
/** Where an item of the knowledge block begins, and where the block ends. */
const ITEM_STARTS = /\n(?=<[a-z_]+ [a-z_]+="|<\/knowledge>)/;

export function shortened(text: string, width: number, { head, tail }: Cut): string[] {
	const lines = wrap(text, width);
	const hidden = lines.slice(head, lines.length - tail);
	if (hidden.length <= 2) return lines;
	const left = note(plural(hidden.length, "more line"), hidden);
	return [...lines.slice(0, head), left, ...lines.slice(lines.length - tail)];
}

/** Of a knowledge block the first items, each with its first lines; then what follows the block: the query. */
export function shortenedKnowledge(text: string, width: number): string[] {
	const [opening = "", ...rest] = text.split(ITEM_STARTS);
	const ending = rest.pop() ?? "";
	const hidden = rest.slice(ITEMS_SHOWN);
	return [
		...wrap(opening, width),
		...rest.slice(0, ITEMS_SHOWN).flatMap((item) => shortened(item.replaceAll(/\n\s*\n/g, "\n"), width, ITEM)),
		...(hidden.length > 0 ? [note(plural(hidden.length, "more item"), hidden)] : []),
		...shortened(ending, width, { head: 16, tail: 4 }),
	];
}

export function note(what: string, hidden: string[]): string {
	const characters = hidden.reduce((sum, text) => sum + text.length, 0);
	return styleText(["dim", "italic"], `… ${what}, ${count(characters)} characters`);
}
