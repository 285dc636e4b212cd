import { extractiveBlock } from "../adapters/long-term/extractive.ts";
import type { LongTermTools } from "../adapters/long-term/kept-memories.ts";
import { staticBlock } from "../adapters/long-term/static.ts";
import { vectorBlock } from "../adapters/long-term/vector.ts";
import type { LongTermName } from "../core/learn/long-term.ts";
import type { LongTermBlock } from "../ports/long-term-block.ts";

/** Each long-term block by its name; a further one is a line here and one in core/learn/long-term.ts. */
const BLOCKS: Record<LongTermName, (tools: LongTermTools) => LongTermBlock> = {
	static: staticBlock,
	extractive: extractiveBlock,
	vector: vectorBlock,
};

export function longTermBlock(name: LongTermName, tools: LongTermTools): LongTermBlock {
	return BLOCKS[name](tools);
}
