import type { Relation } from "../../../src/core/model/relations/relation.ts";
import type { RelationEntry, RelationGraph } from "../../../src/features/memory/store/relations/relation-graph.ts";

export const day = (number: number) => `2026-03-${String(number).padStart(2, "0")}T00:00:00.000Z`;
export const NOW = day(20);

let count = 0;
const nextId = () => `rel_${String(++count).padStart(6, "0")}`;

/** "Alice REPORTS_TO Bob" as an entry. */
export function entry(said: string, more: Partial<RelationEntry> = {}): RelationEntry {
	const [subject = "", predicate = "", object = ""] = said.split(" ");
	return {
		...{ id: nextId(), subject, predicate, object, scope: "global", valid_from: null, valid_to: null, source: null },
		...{ single_valued: null, confidence: 1, aliases: [], memory_id: null, quote: null },
		...more,
	};
}

export const quoted = (message_id: string) => ({ quote: { thread_id: "t", message_id, seq: 1, quote: "said" } });
export const said = ({ subject, predicate, object }: Relation) => `${subject} ${predicate} ${object}`;
export const times = ({ object, valid_from, valid_to }: Relation) => [object, valid_from, valid_to];
export const all = (graph: RelationGraph) => graph.page({ limit: 99 });
export const held = async (graph: RelationGraph, as_of: string) => (await graph.page({ as_of, limit: 99 })).map(said);
