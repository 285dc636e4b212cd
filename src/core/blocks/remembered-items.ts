import { type Routed, sectionFor } from "../recall/routing.ts";
import type { Item, Provenance } from "../receipt.ts";

/** The item for something remembered: not included yet, and over budget unless it may not compete. */
export function rememberedItem({ item, score, excluded }: Routed, tokens: number): Item {
	const section = sectionFor(item);
	return {
		id: item.id,
		block: blockOf(section),
		section,
		kind: item.kind === "memory" ? item.type : item.kind,
		tokens,
		included: false,
		reason: excluded ?? "over_budget",
		score,
		provenance: provenanceOf(item),
	};
}

function blockOf(section: ReturnType<typeof sectionFor>): Item["block"] {
	switch (section) {
		case "preferences":
			return "system";
		case "team_preferences":
		case "static_facts":
			return "project";
		case "memories":
		case "relations":
		case "insights":
		case "skills":
			return "knowledge";
	}
}

/** What was written from nowhere is its own source. */
function provenanceOf({ id, kind, source, source_ids, confidence, created_at }: Routed["item"]): Provenance {
	const own = { source_id: source?.id ?? id, source_type: source?.type ?? kind, confidence, created_at };
	return source_ids === undefined ? own : { ...own, source_ids };
}
