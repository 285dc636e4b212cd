import { type AccessScope, visibleScopes, wholeTenant } from "../../../../core/base/access-scope.ts";
import type { Source } from "../../../../core/model/memory/memory.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { type LearningScopes, learningScope } from "../../../../core/model/thread/thread-config.ts";
import { amongOthers } from "../../../../core/writing/learn/found/found.ts";
import type { LearnedRelation, Skipped } from "../../../../core/writing/learn/found/learned.ts";
import { type Clock, giveWay } from "../../../../platform/clock/clock.ts";
import type { IdSource } from "../../../../platform/ids/id-source.ts";
import type { RelationEntry, RelationGraph } from "../../../memory/index.ts";

/** This many are written in one batch; then others get their turn. */
const AT_ONCE = 32;

export type RelationDeps = {
	clock: Clock;
	ids: IdSource;
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "learn" | "close">;
};

export type RelationsRequest = {
	tenant: string;
	scopes: LearningScopes;
	/** When each message was said, by its id; null where nobody told. */
	messageTimes: ReadonlyMap<string, string | null>;
	/** Where it is from, if not from its message. */
	source: Source | null;
	now: number;
	/** Whether it waits for approval. */
	review: boolean;
};

/** A learned relation, whose memory it goes into, and when it was said. */
type Placed = { learned: LearnedRelation; scope: string; said_at: string | null };

/**
 * Takes relations that were learned into the graph, and ends those of which it was said that they hold no more. One that was
 * known before, also if it was closed since, is skipped.
 */
export async function rememberRelations(
	deps: RelationDeps,
	request: RelationsRequest,
	relations: readonly LearnedRelation[],
	skipped: Skipped[],
): Promise<Relation[]> {
	const graph = deps.relationGraph(wholeTenant(request.tenant));
	const now = new Date(request.now).toISOString();
	const placed = relations.flatMap((one) => placedIn(request, one, now, skipped));
	const made: Relation[] = [];
	// One run after the other: what is said later counts on what was said before.
	for (const [index, run] of runsOf(placed).entries()) {
		if (index > 0) await giveWay(deps.clock);
		const [first] = run;
		if (first?.learned.ended) {
			const { learned, scope, said_at } = first;
			const end = { valid_to: learned.valid_to ?? said_at ?? now, said_at: said_at ?? now };
			await graph.close({ ...tripleOf(learned), scope }, end);
			continue;
		}
		const entries = run.map((one) => entryOf(deps.ids.next("rel"), one, request));
		const scopes = new Set([...visibleScopes(request.scopes.owners), ...run.map(({ scope }) => scope)]);
		const learned = await graph.learn(entries, [...scopes], now);
		made.push(...learned.flatMap((one) => one ?? []));
		for (const [at, one] of run.entries())
			if (learned[at] === null) skipped.push({ reason: "duplicate", detail: textOf(one.learned) });
	}
	return made;
}

/** A relation in the scope it goes to; none where nobody's memory can hold it. */
export function placedIn(request: RelationsRequest, one: LearnedRelation, now: string, skipped: Skipped[]): Placed[] {
	const scope = learningScope(request.scopes, one.user_id);
	const learned = scope?.startsWith("project:") ? amongOthers(one) : one;
	// Among others somebody's name is all that they are called.
	if (learned.subject === learned.object) return [];
	if (scope === null) {
		skipped.push({ reason: "no_scope", detail: textOf(learned) });
		return [];
	}
	const at = request.messageTimes.get(learned.quote.message_id) ?? null;
	return [{ learned, scope, said_at: at !== null && at > now ? now : at }];
}

/** What can be written at once. What ends stands alone, and what brings another name is known to those behind it. */
function runsOf(placed: readonly Placed[]): Placed[][] {
	const runs: Placed[][] = [];
	let open: Placed[] = [];
	for (const one of placed) {
		if (one.learned.ended && open.length > 0) {
			runs.push(open);
			open = [];
		}
		open.push(one);
		if (!one.learned.ended && one.learned.aliases.length === 0 && open.length < AT_ONCE) continue;
		runs.push(open);
		open = [];
	}
	return open.length === 0 ? runs : [...runs, open];
}

/** What it says. */
export function textOf({ subject, predicate, object }: LearnedRelation): string {
	return `${subject} ${predicate} ${object}`;
}

function tripleOf({ subject, predicate, object }: LearnedRelation) {
	return { subject, predicate, object };
}

/** The relation as it is written. */
export function entryOf(id: string, { learned, scope, said_at }: Placed, { source }: RelationsRequest): RelationEntry {
	const { valid_from, valid_to, confidence, aliases, quote } = learned;
	return {
		...{ id, ...tripleOf(learned), scope, valid_from, valid_to, confidence, aliases, quote },
		// It is as old as what was said: a date that is told later may lie before that, and wins all the same.
		...(said_at !== null && { said_at }),
		source: source ?? { id: quote.message_id, type: "message" },
		single_valued: null,
		memory_id: null,
	};
}
