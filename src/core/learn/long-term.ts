/** The long-term blocks that a thread can be flushed into. */
export const LONG_TERM_NAMES = ["static", "extractive", "vector"] as const;

export type LongTermName = (typeof LONG_TERM_NAMES)[number];

/** How many memories of one thread each block keeps at most; null: as many as there are. */
export type LongTermLimits = Record<LongTermName, number | null>;

/** What stands in the metadata of a memory that such a block wrote. */
type BlockMark = { block: LongTermName; thread: string };

export function markOf(block: LongTermName, thread: string): string {
	return JSON.stringify({ block, thread } satisfies BlockMark);
}

/** Whether a block wrote a memory with this metadata, for this thread if one is named. */
export function isOfBlock(metadata: string | null, block: LongTermName, thread?: string): boolean {
	const said: unknown = metadata === null ? null : JSON.parse(metadata);
	if (typeof said !== "object" || said === null || !("block" in said) || said.block !== block) return false;
	return thread === undefined || ("thread" in said && said.thread === thread);
}
