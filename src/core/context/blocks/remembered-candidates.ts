import { rememberedText } from "../../model/memory/remembered.ts";
import type { Item, Provenance } from "../../model/receipt.ts";
import { blockOfSection, type RoutedItem, sectionOfRemembered } from "../../recall/routing.ts";
import { packingScore } from "../../recall/score.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Candidate } from "./candidate.ts";
import { rememberedElement } from "./remembered-element.ts";

/** The receipt's item for something remembered, not included yet. */
export function rememberedItem({ item, score, excluded }: RoutedItem, tokens: number): Item {
	const section = sectionOfRemembered(item);
	return {
		id: item.id,
		block: blockOfSection(section),
		section,
		kind: item.kind === "memory" ? item.type : item.kind,
		tokens,
		included: false,
		reason: excluded ?? "over_budget",
		score,
		provenance: provenanceOf(item),
	};
}

/** Something without a source is its own source. */
function provenanceOf({ id, kind, source, source_ids, confidence, created_at }: RoutedItem["item"]): Provenance {
	const own = { source_id: source?.id ?? id, source_type: source?.type ?? kind, confidence, created_at };
	return source_ids === undefined ? own : { ...own, source_ids };
}

/** Candidates for the knowledge block, each in its tag with its source. */
export function rememberedCandidates(all: readonly RoutedItem[], minScore: number, count: CountText): Candidate[] {
	return all.map(({ item, score, excluded }) => {
		const content = rememberedText(item);
		const text = rememberedElement(item);
		const tokens = count(text);
		const low = excluded === null && score.total < minScore;
		const reason = low ? "below_min_score" : excluded;
		const candidate = rememberedItem({ item, score, excluded: reason }, tokens);
		const evidence = item.kind === "memory" && item.evidence !== undefined ? { evidence: item.evidence } : {};
		return {
			item: candidate,
			text,
			content,
			excluded: reason,
			packing: packingScore(score.total, tokens),
			...evidence,
		};
	});
}
