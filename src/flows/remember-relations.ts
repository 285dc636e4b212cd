import type { LearnedRelation, Skipped } from "../core/learn/learned.ts";
import { learningScope } from "../core/learn/learning-scope.ts";
import { wholeTenant } from "../core/reach.ts";
import type { Relation } from "../core/relations/relation.ts";
import type { RelationEntry, RelationGraph } from "../ports/relation-graph.ts";
import type { RememberDeps, RememberRequest } from "./remember.ts";

/** How many relations are looked at to tell whether one is news: of one subject and predicate there are few. */
const COMPARED = 50;

type RelationDeps = Pick<RememberDeps, "ids" | "relationGraph">;

/**
 * Takes relations that were learned into the graph, and ends those of which it was said that they hold no more. One that was
 * known before, also if it was closed since, is skipped.
 */
export async function rememberRelations(
	deps: RelationDeps,
	request: RememberRequest,
	skipped: Skipped[],
): Promise<Relation[]> {
	const graph = deps.relationGraph(wholeTenant(request.tenant));
	const now = new Date(request.now).toISOString();
	const made: Relation[] = [];
	// One after the other: what is said later counts on what was said before.
	for (const learned of request.learned.relations) {
		const scope = learningScope(request.scopes, learned.user_id);
		const text = `${learned.subject} ${learned.predicate} ${learned.object}`;
		if (scope === null) {
			skipped.push({ reason: "no_scope", detail: text });
			continue;
		}
		const said_at = request.said.get(learned.quote.message_id) ?? null;
		if (learned.ended) {
			await graph.close({ ...tripleOf(learned), scope }, learned.valid_to ?? said_at ?? now);
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
	{ source }: RememberRequest,
): RelationEntry {
	const { valid_from, valid_to, confidence, aliases, quote } = learned;
	return {
		...{ id, ...tripleOf(learned), scope, valid_to, confidence, aliases, quote },
		// It holds since it was said, if nobody told since when.
		valid_from: valid_from ?? said_at,
		source: source ?? { id: quote.message_id, type: "message" },
		single_valued: null,
		memory_id: null,
	};
}
