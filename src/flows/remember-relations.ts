import type { LearnedRelation, Skipped } from "../core/learn/learned.ts";
import { type LearningScopes, learningScope } from "../core/learn/learning-scope.ts";
import { amongOthers } from "../core/learn/own-name.ts";
import type { Source } from "../core/memories/memory.ts";
import { type Reach, wholeTenant } from "../core/reach.ts";
import type { Relation } from "../core/relations/relation.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { RelationEntry, RelationGraph } from "../ports/relation-graph.ts";

/** How many relations are looked at to tell whether one is news: of one subject and predicate there are few. */
const COMPARED = 50;

export type RelationDeps = {
	ids: IdSource;
	relationGraph(reach: Reach): Pick<RelationGraph, "write" | "close" | "page">;
};

export type RelationsRequest = {
	tenant: string;
	scopes: LearningScopes;
	/** When each message was said, by its id; null where nobody told. */
	said: ReadonlyMap<string, string | null>;
	/** Where it is from, if not from its message. */
	source: Source | null;
	now: number;
};

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
	const made: Relation[] = [];
	// One after the other: what is said later counts on what was said before.
	for (const one of relations) {
		const scope = learningScope(request.scopes, one.user_id);
		const learned = scope?.startsWith("project:") ? amongOthers(one) : one;
		const text = `${learned.subject} ${learned.predicate} ${learned.object}`;
		// Among others somebody's name is all that they are called.
		if (learned.subject === learned.object) continue;
		if (scope === null) {
			skipped.push({ reason: "no_scope", detail: text });
			continue;
		}
		const told = request.said.get(learned.quote.message_id) ?? null;
		const said_at = told !== null && told > now ? now : told;
		if (learned.ended) {
			const end = { valid_to: learned.valid_to ?? said_at ?? now, said_at: said_at ?? now };
			await graph.close({ ...tripleOf(learned), scope }, end);
			continue;
		}
		if (await isKnown(graph, learned, scope, said_at)) {
			skipped.push({ reason: "duplicate", detail: text });
			continue;
		}
		const [written] = await graph.write([entryOf(deps.ids.next("rel"), learned, scope, said_at, request)], now);
		if (written?.outcome === "created") made.push(written.relation);
		else skipped.push({ reason: "duplicate", detail: text });
	}
	return made;
}

function tripleOf({ subject, predicate, object }: LearnedRelation) {
	return { subject, predicate, object };
}

/** Said before, and not said anew since it ended. */
async function isKnown(
	graph: Pick<RelationGraph, "page">,
	learned: LearnedRelation,
	scope: string,
	said_at: string | null,
): Promise<boolean> {
	const { subject, predicate, object } = learned;
	const later = (time: string) => said_at !== null && said_at > time;
	const same = await graph.page({ subject, predicate, object, scope, limit: COMPARED });
	return same.some(({ valid_to }) => valid_to === null || !later(valid_to));
}

function entryOf(
	id: string,
	learned: LearnedRelation,
	scope: string,
	said_at: string | null,
	{ source }: RelationsRequest,
): RelationEntry {
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
