import { type AccessScope, visibleScopes, wholeTenant } from "../../../../core/base/access-scope.ts";
import type { WaitingEntry } from "../../../../core/model/waiting/waiting-entry.ts";
import type { LearnedRelation, Skipped } from "../../../../core/writing/learn/found/learned.ts";
import type { MemoryEntry, RelationGraph, WaitingMemories } from "../../../memory/index.ts";
import { entryOf, placedIn, type RelationDeps, type RelationsRequest, textOf } from "./remember-relations.ts";

export type ProposeDeps = Omit<RelationDeps, "relationGraph"> & {
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "page">;
	waitingMemories(accessScope: AccessScope): Pick<WaitingMemories, "add">;
};

/** A memory that is news, and the one without a key whose place it takes. */
export type Proposed = { entry: MemoryEntry; replaces: string | null };

/** Has what was learned wait for approval; nothing of it is remembered until somebody keeps it. It is reported as skipped. */
export async function proposeLearned(
	deps: ProposeDeps,
	request: RelationsRequest,
	{ memories, relations }: { memories: readonly Proposed[]; relations: readonly LearnedRelation[] },
	skipped: Skipped[],
): Promise<void> {
	const now = new Date(request.now).toISOString();
	const waiting: WaitingEntry[] = [
		...memories.map((one) => ({ kind: "memory" as const, ...one })),
		...(await newRelations(deps, request, relations, skipped)),
	];
	await deps.waitingMemories(wholeTenant(request.tenant)).add(waiting, now);
	for (const { entry } of memories) skipped.push({ reason: "proposed", detail: entry.content });
}

async function newRelations(
	deps: ProposeDeps,
	request: RelationsRequest,
	relations: readonly LearnedRelation[],
	skipped: Skipped[],
): Promise<WaitingEntry[]> {
	const now = new Date(request.now).toISOString();
	const graph = deps.relationGraph(wholeTenant(request.tenant));
	const waiting: WaitingEntry[] = [];
	for (const one of relations.flatMap((relation) => placedIn(request, relation, now, skipped))) {
		const { learned, scope, said_at } = one;
		const { subject, predicate, object } = learned;
		const known = await graph.page({ subject, predicate, object, scope, as_of: now, limit: 1 });
		// What holds already is no news, nor that something ended which is not known.
		if (known.length > 0 !== learned.ended) {
			skipped.push({ reason: "duplicate", detail: textOf(learned) });
			continue;
		}
		const at = said_at ?? now;
		const ended = learned.ended ? { valid_to: learned.valid_to ?? at, said_at: at } : null;
		const entry = entryOf(deps.ids.next("rel"), one, request);
		waiting.push({ kind: "relation", entry, ended, scopes: [...visibleScopes(request.scopes.owners), scope] });
		skipped.push({ reason: "proposed", detail: textOf(learned) });
	}
	return waiting;
}
