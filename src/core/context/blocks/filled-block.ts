import type { BlockName } from "../../base/block.ts";
import type { Item, SectionName } from "../../model/receipt.ts";

/** A part of a block as it stands there, and the ids of the items it is made of. */
export type Section = { name: SectionName; text: string; items: string[] };

/** A block once it has its tokens. `text` carries its tags, and is empty where the block is. */
export type FilledBlock = {
	name: BlockName;
	text: string;
	/** What of the block stands beside the question and not between its tags (layout `cache`), with its tokens. */
	aside?: { text: string; tokens: number };
	/** What stands in it, in order; empty sections are left out. */
	sections: Section[];
	/** What it would use with no limit, in tokens. */
	wanted: number;
	/** Its text and what stands aside, in tokens. */
	used: number;
	items: Item[];
};

/** The section that the included ones of these items make up; none where it has no text. */
export function sectionOf(name: SectionName, text: string, items: readonly Item[]): Section[] {
	if (text === "") return [];
	const ids = items.filter((item) => item.included && item.section === name).map((item) => item.id);
	return [{ name, text, items: ids }];
}
