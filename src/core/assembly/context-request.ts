import type { Preset } from "../blocks/block.ts";
import type { Task } from "../blocks/prose.ts";
import type { StoredBlock } from "../blocks/stored-block.ts";
import type { Model } from "../budget/models.ts";
import type { Budget } from "../budget/profiles.ts";
import type { CallerDocument } from "../recall/documents.ts";
import type { Remembered } from "../recall/remembered.ts";
import type { Format, Layout } from "../render/format.ts";
import type { Content } from "../thread/message.ts";
import type { Include } from "./include.ts";

/** What a caller asks of one context. Texts that are null are absent; `now` in ms since the epoch. */
export type ContextRequest = {
	model: Model;
	budget: Budget;
	waterfall: boolean;
	format: Format;
	layout: Layout;
	preset: Preset;
	query: Content | null;
	system: string | null;
	project: string | null;
	task: Task | null;
	/** Stand in for what is null above: of each name the one of the narrowest scope. */
	stored: readonly StoredBlock[];
	documents: readonly CallerDocument[];
	/** What recall of long-term memory brings. */
	remembered: readonly Remembered[];
	include: Include;
	recall: { limit: number; minScore: number };
	/** Format `anthropic` only: the provider clears results and thinking, and nothing is cleared here. */
	contextManagement: boolean;
	now: number;
};
