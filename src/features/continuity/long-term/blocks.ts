import type { LongTermName } from "../../../core/model/thread/thread-config.ts";
import { extractiveBlock } from "./extractive.ts";
import type { LongTermTools } from "./kept-memories.ts";
import type { LongTermBlock } from "./long-term-block.ts";
import { staticBlock } from "./static.ts";
import { vectorBlock } from "./vector.ts";

/** Each long-term block by its name; a further one is a line here and one in core/model/thread/thread-config.ts. */
const BLOCKS: Record<LongTermName, (tools: LongTermTools) => LongTermBlock> = {
	static: staticBlock,
	extractive: extractiveBlock,
	vector: vectorBlock,
};

export function longTermBlock(name: LongTermName, tools: LongTermTools): LongTermBlock {
	return BLOCKS[name](tools);
}
