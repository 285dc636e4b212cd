import type { RecalledItem } from "../core/thread/kept-context.ts";

/** Memories, relations, skills and episodes of one tenant, by their ids alone. */
export type RecalledItems = {
	/** Whether any of these was erased since, or a message that it is made of. */
	anyErased(items: readonly RecalledItem[]): Promise<boolean>;
	/** Those that were; with `scopes`, also those that are not of these. */
	erased<T extends RecalledItem>(items: readonly T[], scopes: readonly string[] | null): Promise<T[]>;
};
