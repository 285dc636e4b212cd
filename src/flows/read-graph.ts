import type { Reach } from "../core/reach.ts";
import type { Clock } from "../ports/clock.ts";
import type { Graph, RelationGraph } from "../ports/relation-graph.ts";

/** More relations say nothing more to a reader. */
const MOST_EDGES = 500;

/** What is related to an entity, now or at another time, over at most `depth` relations. */
export function readGraph(
	deps: { clock: Clock; relationGraph(reach: Reach): RelationGraph },
	reach: Reach,
	{ entity, depth, as_of }: { entity: string; depth: number; as_of?: string | undefined },
): Promise<Graph> {
	const time = as_of ?? new Date(deps.clock.now()).toISOString();
	return deps.relationGraph(reach).graph({ entity, depth, as_of: time, scopes: null, limit: MOST_EDGES });
}
