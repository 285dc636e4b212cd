import { wrap } from "../render/tags.ts";
import type { CountText } from "../tokens/encoding.ts";
import type { FilledBlock } from "./filled-block.ts";
import type { Candidate } from "./knowledge-candidates.ts";

/** A line end between two items may be a token of its own. */
const JOIN_TOKENS = 1;

/** What all competing candidates would use together, in tokens. */
export function knowledgeWanted(candidates: readonly Candidate[], count: CountText): number {
	const competing = candidates.filter((candidate) => candidate.excluded === null);
	if (competing.length === 0) return 0;
	const tags = count(wrap("knowledge", "x"));
	return competing.reduce((sum, { item }) => sum + item.tokens + JOIN_TOKENS, tags);
}

/** Packs whole candidates, best first; one that does not fit is skipped and the next one tried. */
export function knowledgeBlock(candidates: readonly Candidate[], limit: number, count: CountText): FilledBlock {
	const wanted = knowledgeWanted(candidates, count);
	const chosen = packed(candidates, limit - count(wrap("knowledge", "x")));
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
	return { name: "knowledge", text, wanted, used, items };
}

function packed(candidates: readonly Candidate[], room: number): Candidate[] {
	let left = room;
	return candidates.filter((candidate) => {
		const cost = candidate.item.tokens + JOIN_TOKENS;
		if (candidate.excluded !== null || candidate.text === "" || cost > left) return false;
		left -= cost;
		return true;
	});
}

function written(candidates: readonly Candidate[]): string {
	return wrap("knowledge", candidates.map((candidate) => candidate.text).join("\n"));
}
