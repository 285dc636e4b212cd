import { wrap } from "../render/tags.ts";
import type { CountText } from "../tokens/encoding.ts";
import type { Candidate } from "./candidate.ts";
import type { FilledBlock, Section } from "./filled-block.ts";

const KNOWLEDGE_SECTIONS = ["documents", "memories", "relations", "insights", "skills", "earlier_messages"] as const;

/** A line end between two items may be a token of its own. */
const JOIN_TOKENS = 1;

/** What all competing candidates would use together, in tokens, the caller's documents `documentLimit` at most. */
export function knowledgeWanted(
	candidates: readonly Candidate[],
	count: CountText,
	documentLimit = Number.POSITIVE_INFINITY,
): number {
	const competing = candidates.filter((candidate) => candidate.excluded === null);
	if (competing.length === 0) return 0;
	const tokens = { document: 0, other: 0 };
	for (const { item } of competing) {
		tokens[item.section === "documents" ? "document" : "other"] += item.tokens + JOIN_TOKENS;
	}
	return count(wrap("knowledge", "x")) + Math.min(tokens.document, documentLimit) + tokens.other;
}

/**
 * Packs whole candidates, best first; one that does not fit is skipped and the next one tried. The caller's
 * documents take `documentLimit` tokens at most.
 */
export function knowledgeBlock(
	candidates: readonly Candidate[],
	limit: number,
	count: CountText,
	documentLimit = Number.POSITIVE_INFINITY,
): FilledBlock {
	const wanted = knowledgeWanted(candidates, count);
	const chosen = packed(candidates, limit - count(wrap("knowledge", "x")), documentLimit);
	let text = written(chosen);
	let used = text === "" ? 0 : count(text);
	while (used > limit) {
		chosen.pop();
		text = written(chosen);
		used = text === "" ? 0 : count(text);
	}
	const included = new Set(chosen);
	const items = candidates.map((candidate) => {
		const { item } = candidate;
		return included.has(candidate) ? { ...item, included: true, reason: "fits" as const } : item;
	});
	return { name: "knowledge", text, sections: sectionsOf(chosen), wanted, used, items };
}

/** The kinds of knowledge, each with its items in their common ranking. */
function sectionsOf(chosen: readonly Candidate[]): Section[] {
	return KNOWLEDGE_SECTIONS.flatMap((name) => {
		const own = chosen.filter(({ item }) => item.section === name);
		if (own.length === 0) return [];
		return [{ name, text: own.map(({ text }) => text).join("\n"), items: own.map(({ item }) => item.id) }];
	});
}

function packed(candidates: readonly Candidate[], room: number, documentRoom: number): Candidate[] {
	let left = room;
	let documentsLeft = documentRoom;
	return candidates.filter((candidate) => {
		const cost = candidate.item.tokens + JOIN_TOKENS;
		if (candidate.excluded !== null || candidate.text === "" || cost > left) return false;
		if (candidate.item.section === "documents") {
			if (cost > documentsLeft) return false;
			documentsLeft -= cost;
		}
		left -= cost;
		return true;
	});
}

function written(candidates: readonly Candidate[]): string {
	return wrap("knowledge", candidates.map((candidate) => candidate.text).join("\n"));
}
