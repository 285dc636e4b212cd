import { wrap } from "../../base/tags.ts";
import { REMEMBERED_KNOWLEDGE } from "../../model/memory/remembered.ts";
import type { Item } from "../../model/receipt.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Candidate, Piece } from "./candidate.ts";
import { earlierText, otherThreadTexts, type Shown } from "./earlier-text.ts";
import type { FilledBlock, Section } from "./filled-block.ts";
import { representingInsights } from "./insights-first.ts";
import { mergedEpisodes } from "./other-threads.ts";
import { JOIN_TOKENS, type OverheadsOf, overheadCounter, unpaid } from "./overheads.ts";

const KNOWLEDGE_SECTIONS = ["documents", ...REMEMBERED_KNOWLEDGE, "earlier_messages"] as const;

/** Less room than this is not worth another attempt. */
const SPARE_TOKENS = 10;

/** A unit of packing: a whole candidate, or a piece of an earlier message. */
type Unit = { candidate: Candidate; piece: Piece | null; packing: number; tokens: number };

/** The tokens of all competing candidates, of which the caller's documents may use `documentLimit`. */
export function knowledgeWanted(
	candidates: readonly Candidate[],
	count: CountText,
	documentLimit = Number.POSITIVE_INFINITY,
): number {
	const all = unitsOf(candidates, false);
	const represented = representingInsights(
		all.map(({ candidate }) => candidate),
		candidates,
	);
	const units = all.filter(({ candidate }) => !represented.has(candidate.item.id));
	if (units.length === 0) return 0;
	const overheads = overheadCounter(count);
	const paid = new Set<string>();
	const tokens = { document: 0, other: 0 };
	for (const unit of units) {
		const kind = unit.candidate.item.section === "documents" ? "document" : "other";
		tokens[kind] += unit.tokens + unpaid(overheads(unit.candidate), paid, true);
	}
	return count(wrap("knowledge", "x")) + Math.min(tokens.document, documentLimit) + tokens.other;
}

/**
 * Packs candidates and pieces of earlier messages, best first. An item that does not fit is skipped and the next one
 * is tried. The caller's documents may use `documentLimit` tokens.
 */
export function knowledgeBlock(
	candidates: readonly Candidate[],
	limit: number,
	count: CountText,
	documentLimit = Number.POSITIVE_INFINITY,
): FilledBlock {
	const wanted = knowledgeWanted(candidates, count);
	const units = unitsOf(candidates, true);
	const overheads = overheadCounter(count);
	const room = limit - count(wrap("knowledge", "x"));
	const pack = (more: number) => {
		const chosen = packed(units, candidates, overheads, { room: room + more, documents: documentLimit });
		for (;;) {
			const shown = shownOf(candidates, chosen);
			const body = textsOf(shown).join("\n");
			const text = wrap("knowledge", body);
			const used = text === "" ? 0 : count(text);
			if (used <= limit) return { shown, body, text, used };
			chosen.pop();
		}
	};
	// Joined lines take fewer tokens than separate ones, so a second attempt uses what they leave.
	const first = pack(0);
	const second = first.used < Math.min(limit - SPARE_TOKENS, wanted - SPARE_TOKENS) ? pack(limit - first.used) : first;
	const { shown, body, text, used } = second.used >= first.used ? second : first;
	const included = new Map(shown.map((one) => [one.candidate, one]));
	const represented = representingInsights([...included.keys()], candidates);
	const items = candidates.map((candidate) => {
		const one = included.get(candidate);
		if (one !== undefined) return includedItem(one);
		const insight = candidate.excluded === null ? represented.get(candidate.item.id) : undefined;
		return insight === undefined
			? candidate.item
			: { ...candidate.item, reason: "duplicate" as const, duplicate_of: insight };
	});
	return { name: "knowledge", text, sections: sectionsOf(shown, body), wanted, used, items: mergedEpisodes(items) };
}

/** A shown candidate, with the shown pieces of an earlier message. */
type Chosen = { candidate: Candidate; pieces: Piece[] };

function includedItem({ candidate, pieces }: Chosen): Item {
	const item: Item = { ...candidate.item, included: true, reason: "fits" };
	const { spoken } = candidate;
	if (spoken === undefined) return item;
	const tokens = pieces.reduce((sum, piece) => sum + piece.tokens, 0);
	const shown = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
	if (shown === candidate.text.length && pieces[0]?.shown === undefined) return item;
	return { ...item, tokens: spoken.overhead + tokens, truncated_tokens: Math.max(1, spoken.stored - tokens) };
}

/** The sections in order, each with its items by rank; earlier messages in the order of their thread. `body`: all of it as written. */
function sectionsOf(shown: readonly Chosen[], body: string): Section[] {
	return KNOWLEDGE_SECTIONS.flatMap((name) => {
		const own = shown.filter(({ candidate }) => candidate.item.section === name);
		if (own.length === 0) return [];
		return [
			{
				name,
				text: own.length === shown.length ? body : textsOf(own).join("\n"),
				items: [...new Set(own.map(({ candidate }) => candidate.item.id))],
			},
		];
	});
}

/** Whole items, then what was said in other threads, then what was said in this one. */
function textsOf(shown: readonly Chosen[]): string[] {
	const whole = shown.flatMap(({ candidate }) => (candidate.spoken === undefined ? [candidate.text] : []));
	const spoken = spokenOf(shown);
	const elsewhere = otherThreadTexts(spoken.filter(({ spoken: { thread } }) => thread !== undefined));
	const here = earlierText(spoken.filter(({ spoken: { thread } }) => thread === undefined));
	return [...whole, ...elsewhere, here].filter((text) => text !== "");
}

function spokenOf(shown: readonly Chosen[]): Shown[] {
	return shown.flatMap(({ candidate, pieces }) =>
		candidate.spoken === undefined ? [] : [{ candidate, spoken: candidate.spoken, pieces }],
	);
}

/** All competing units. `sorted`: best first, ties in the given order. */
function unitsOf(candidates: readonly Candidate[], sorted: boolean): Unit[] {
	const units = candidates.flatMap((candidate): Unit[] => {
		const { spoken, item, packing } = candidate;
		if (candidate.excluded !== null || (sorted && candidate.text === "")) return [];
		if (spoken === undefined) return [{ candidate, piece: null, packing, tokens: item.tokens + JOIN_TOKENS }];
		return spoken.pieces.map((piece) => ({ candidate, piece, packing: piece.packing, tokens: piece.tokens }));
	});
	return sorted ? units.sort((a, b) => b.packing - a.packing) : units;
}

/** The best units that fit. What a chosen insight represents takes no room. */
function packed(
	units: readonly Unit[],
	candidates: readonly Candidate[],
	overheads: OverheadsOf,
	{ room, documents }: { room: number; documents: number },
): Unit[] {
	const paid = new Set<string>();
	let left = room;
	let documentsLeft = documents;
	const represented = new Set<string>();
	return units.filter((unit) => {
		if (represented.has(unit.candidate.item.id)) return false;
		const own = overheads(unit.candidate);
		const cost = unit.tokens + unpaid(own, paid, false);
		if (cost > left) return false;
		if (unit.candidate.item.section === "documents") {
			if (cost > documentsLeft) return false;
			documentsLeft -= cost;
		}
		unpaid(own, paid, true);
		left -= cost;
		if (unit.candidate.evidence !== undefined) {
			for (const id of representingInsights([unit.candidate], candidates).keys()) represented.add(id);
		}
		return true;
	});
}

function shownOf(candidates: readonly Candidate[], chosen: readonly Unit[]): Chosen[] {
	const pieces = new Map<Candidate, Piece[]>();
	for (const { candidate, piece } of chosen) {
		const own = pieces.get(candidate) ?? [];
		if (piece !== null) own.push(piece);
		pieces.set(candidate, own);
	}
	return candidates.flatMap((candidate) => {
		const own = pieces.get(candidate);
		return own === undefined ? [] : [{ candidate, pieces: own.sort((a, b) => a.from - b.from) }];
	});
}
