import type { ThreadView } from "../../model/thread/snapshot.ts";
import { routeRemembered } from "../../recall/routing.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Candidate } from "../blocks/candidate.ts";
import { otherThreadCandidates } from "../blocks/other-threads.ts";
import { rememberedCandidates } from "../blocks/remembered-candidates.ts";
import { draftLists, type ListDraft } from "../blocks/remembered-lists.ts";
import { draftExtras, type TaskExtras } from "../blocks/task.ts";
import type { ContextRequest } from "./context-request.ts";

/** Continuity and long-term memory by section, written and counted once for all attempts. */
export type Drafts = {
	/** For the system block. */
	preferences: ListDraft;
	/** For the project block. */
	facts: ListDraft;
	extras: TaskExtras;
	knowledge: Candidate[];
};

export function draftSections(request: ContextRequest, view: ThreadView, count: CountText): Drafts {
	const routes = routeRemembered(request.remembered, request.now);
	const { preferences, team_preferences, static_facts } = routes;
	return {
		preferences: draftLists([["preferences", preferences]], count),
		facts: draftLists(
			[
				["team_preferences", team_preferences],
				["static_facts", static_facts],
			],
			count,
		),
		extras: draftExtras(view.continuity, request.tools, count),
		knowledge: [
			...rememberedCandidates(routes.knowledge, request.recall.minScore, count),
			...otherThreadCandidates(request.otherThreads, request.recall, count),
		],
	};
}
