/** The five blocks, in the order of preset `conversational`: rank 1 is cut last, rank 5 first. */
export const BLOCK_NAMES = ["system", "project", "task", "history", "knowledge"] as const;

export type BlockName = (typeof BLOCK_NAMES)[number];
