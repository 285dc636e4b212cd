import type { Preset } from "../../base/block.ts";
import type { Model } from "../../model/budget/models.ts";
import type { Budget } from "../../model/budget/profiles.ts";
import type { Remembered, RememberedMemory } from "../../model/memory/remembered.ts";
import type { StoredBlock } from "../../model/memory/stored-block.ts";
import type { MemoryTool } from "../../model/thread/continuity.ts";
import type { Content } from "../../model/thread/message.ts";
import type { ThreadView } from "../../model/thread/snapshot.ts";
import type { OtherThreads } from "../../recall/other-threads/rank-talk.ts";
import type { CallerDocument } from "../../recall/score.ts";
import type { Task } from "../blocks/prose.ts";
import type { Format, Layout } from "../render/format.ts";

/** Which parts of a thread and of long-term memory may enter a context. */
export type Include = {
	working_state: boolean;
	notes: boolean;
	relations: boolean;
	skills: boolean;
	earlier_messages: boolean;
	/** Whether the knowledge block says so if nothing relevant was found. */
	nothing_found: boolean;
	/** Whether it shows a user's few memories as a whole where it has nothing else. */
	profile: boolean;
};

export const EVERYTHING: Include = {
	working_state: true,
	notes: true,
	relations: true,
	skills: true,
	earlier_messages: true,
	nothing_found: false,
	profile: false,
};

/** What a caller asks of one context. Null texts are absent; `now` is in ms since the epoch. */
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
	/** Used for what is null above: for each name, the one with the narrowest scope. */
	stored: readonly StoredBlock[];
	documents: readonly CallerDocument[];
	/** What recall of long-term memory returned. */
	remembered: readonly Remembered[];
	/** What recall found in the user's other threads; null: it did not look there. */
	otherThreads: OtherThreads | null;
	/** The user's own memories, if they are few; shown only where nothing else is found. */
	profile?: readonly RememberedMemory[] | undefined;
	include: Include;
	/** The tools for memory that the agent has; without any it is not told of pressure on memory. */
	tools: readonly MemoryTool[];
	recall: { limit: number; minScore: number };
	/** Format `anthropic` only: the provider clears results and thinking, and nothing is cleared here. */
	contextManagement: boolean;
	now: number;
};

/** Removes the parts that are not included. They are no candidates and don't appear in the receipt. */
export function withIncluded(request: ContextRequest, view: ThreadView): { request: ContextRequest; view: ThreadView } {
	const { include, tools } = request;
	const { working_state, notes, pressure } = view.continuity;
	return {
		request: {
			...request,
			profile: include.profile ? request.profile : [],
			remembered: request.remembered.filter(
				({ kind }) => (kind !== "relation" || include.relations) && (kind !== "skill" || include.skills),
			),
		},
		view: {
			...view,
			found: include.earlier_messages ? view.found : [],
			continuity: {
				...view.continuity,
				working_state: include.working_state ? working_state : null,
				notes: include.notes ? notes : [],
				pressure: tools.length > 0 ? pressure : null,
			},
		},
	};
}
