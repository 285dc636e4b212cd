import { type Reach, wholeTenant } from "../core/reach.ts";
import type { RelationGraph } from "../ports/relation-graph.ts";
import type { SkillShelf } from "../ports/skill-shelf.ts";

export type ThreadGraphDeps = {
	relationGraph(reach: Reach): Pick<RelationGraph, "removeScope">;
	skillShelf(reach: Reach): Pick<SkillShelf, "removeScope">;
};

/** Removes the relations and skills in the scope of a thread that is gone. Repeating it does no harm. */
export async function removeThreadGraph(deps: ThreadGraphDeps, tenant: string, thread: string): Promise<void> {
	const reach = wholeTenant(tenant);
	const scope = `thread:${thread}`;
	await deps.relationGraph(reach).removeScope(scope);
	await deps.skillShelf(reach).removeScope(scope);
}
