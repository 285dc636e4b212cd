import { closeTag, escapeTags, type OwnTag, openTag } from "../../base/tags.ts";
import { USER_NAME } from "../../language/names.ts";
import { folded, quoted } from "../../language/own-lines.ts";
import { type Remembered, rememberedText } from "../../model/memory/remembered.ts";
import type { Item, Provenance } from "../../model/receipt.ts";
import { blockOfSection, type RoutedItem, sectionOfRemembered } from "../../recall/routing.ts";
import { packingScore } from "../../recall/score.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Candidate } from "./candidate.ts";

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
		const tag = tagOf(item);
		const text = `${openTag(tag, attributesOf(item))}${escapeTags(shownBody(item))}${closeTag(tag)}`;
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

/** No remembered text may look as if a line named its speaker. */
function shownBody(item: Remembered): string {
	switch (item.kind) {
		case "memory":
			return quoted(item.content);
		case "relation":
			return relationLine(item);
		case "skill":
			return rememberedText(item);
	}
}

/** A relation of whoever speaks begins with our own word for them, which is nobody's label. */
function relationLine({ subject, predicate, object }: Extract<Remembered, { kind: "relation" }>): string {
	if (subject !== USER_NAME) return folded(`${subject} ${predicate} ${object}`);
	return `${subject} ${folded(`${predicate} ${object}`)}`;
}

function tagOf(item: Remembered): OwnTag {
	if (item.kind !== "memory") return item.kind;
	return sectionOfRemembered(item) === "insights" ? "insight" : "memory";
}

/** What a reader needs to judge it. Full confidence and scope `global` are left out. */
function attributesOf(item: Remembered): Record<string, string | undefined> {
	return {
		name: item.kind === "skill" ? item.name : undefined,
		source: item.source?.id,
		type: item.kind === "memory" && item.type !== "insight" ? item.type : undefined,
		scope: item.scope === "global" ? undefined : item.scope,
		confidence: item.confidence === 1 ? undefined : String(item.confidence),
		date: item.created_at.slice(0, 10),
	};
}
