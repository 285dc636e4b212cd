import type { Item } from "../receipt.ts";
import type { BlockName } from "./block.ts";

/** A block once it has its tokens. `text` carries its tags, and is empty where the block is. */
export type FilledBlock = {
	name: BlockName;
	text: string;
	/** What it would use with no limit, in tokens. */
	wanted: number;
	/** Its text, in tokens. */
	used: number;
	items: Item[];
};
