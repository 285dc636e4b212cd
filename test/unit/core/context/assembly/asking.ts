import { type ContextRequest, EVERYTHING } from "../../../../../src/core/context/assembly/context-request.ts";
import { modelOf } from "../../../../../src/core/model/budget/models.ts";
import { PROFILES } from "../../../../../src/core/model/budget/profiles.ts";
import { MEMORY_TOOLS } from "../../../../../src/core/model/thread/continuity.ts";

/** A request that asks for nothing but what is said. */
export function asking(more: Partial<ContextRequest>): ContextRequest {
	return {
		model: modelOf("gpt-4o"),
		budget: PROFILES["8k"],
		waterfall: true,
		format: "messages",
		layout: "ranked",
		preset: "conversational",
		query: null,
		system: null,
		project: null,
		task: null,
		stored: [],
		documents: [],
		remembered: [],
		otherThreads: null,
		include: EVERYTHING,
		tools: MEMORY_TOOLS,
		recall: { limit: 50, minScore: 0 },
		contextManagement: false,
		now: Date.parse("2026-11-20T12:00:00.000Z"),
		...more,
	};
}
