import { remembering } from "../../base/remember.ts";
import { escapeTags } from "../../base/tags.ts";
import { indented } from "../../language/own-lines.ts";
import { SHORT_MONTHS } from "../../language/words/calendar-names.ts";
import type { FoundMessage } from "../../model/thread/snapshot.ts";
import { passagePackingScore } from "../../recall/ranking/relevance.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { fillerRemover } from "./brevity.ts";
import type { Candidate, Label, Piece, Spoken } from "./candidate.ts";
import { speakerLabels } from "./earlier-text.ts";
import { competingDrafts, type Draft, draftFound } from "./found-drafts.ts";
import { type Part, shortPieces } from "./short-pieces.ts";

/** In tokens. */
const SHORT_QUESTION = 16;
const SHORT_ANSWER = 8;
/** It ranks just below its answer. */
const AFTER_ANSWER = 0.999;

/**
 * A short answer ("Lisbon.") means little without its short question. If both were found, the question gets nearly
 * the packing score of its answer.
 */
function withAskedBefore(candidates: readonly Candidate[]): Candidate[] {
	const bySeq = new Map(candidates.map((candidate) => [candidate.spoken?.seq, candidate]));
	return candidates.map((candidate) => {
		const { spoken, text } = candidate;
		const [asked, ...more] = spoken?.pieces ?? [];
		if (spoken === undefined || asked === undefined || more.length > 0) return candidate;
		if (asked.tokens > SHORT_QUESTION || !text.trimEnd().endsWith("?")) return candidate;
		const packing = AFTER_ANSWER * packingOfAnswer(bySeq.get(spoken.seq + 1), spoken);
		if (packing <= asked.packing) return candidate;
		return { ...candidate, packing, spoken: { ...spoken, pieces: [{ ...asked, packing }] } };
	});
}

/** The packing score of the message after a question; 0 if it is not a short answer of another speaker. */
function packingOfAnswer(answer: Candidate | undefined, { run, speaker }: NonNullable<Candidate["spoken"]>): number {
	const [piece] = answer?.spoken?.pieces ?? [];
	if (answer?.spoken === undefined || piece === undefined || answer.excluded !== null) return 0;
	if (piece.tokens > SHORT_ANSWER || answer.text.includes("?")) return 0;
	return answer.spoken.run === run && answer.spoken.speaker.label !== speaker.label ? piece.packing : 0;
}

type Sources = {
	/** Messages that history shows. */
	shownSeqs: ReadonlySet<number>;
	recall: { limit: number; minScore: number };
	/** Milliseconds since the epoch. */
	now: number;
	query: string;
	count: CountText;
	/** Whether stored counts are in the context's own encoding. */
	storedCounts: boolean;
};

/** The candidates of found messages, in the given order: best first. */
export function messageCandidates(found: readonly FoundMessage[], sources: Sources): Candidate[] {
	const labels = speakerLabels(found.flatMap(({ message }) => (message === null ? [] : [message])));
	const names = new Set(found.flatMap(({ message }) => message?.name ?? []));
	const brief = fillerRemover(sources.query, [...names]);
	const drafts = draftFound(found, sources);
	const written = competingDrafts(drafts, sources.recall.limit);
	const overheads = new Map<string, number>();
	const overheadOf = ({ label }: Label) => {
		const overhead = overheads.get(label) ?? sources.count(`${label}:`) + 1;
		overheads.set(label, overhead);
		return overhead;
	};
	const writing = { ...sources, overheadOf, shorter: shortPieces(sources.query) };
	const candidates = drafts.map((draft) => {
		const { message } = draft.found;
		const speaker = message === null ? null : labels(message);
		return messageCandidate(draft, speaker, { ...writing, brief: written.has(draft) ? brief : null });
	});
	return withAskedBefore(candidates);
}

type Drafting = Sources & {
	/** Shortens a text that will be shown; null if it will not. */
	brief: ((text: string) => string) | null;
	/** Cuts parts where the question asks for coverage. */
	shorter: ReturnType<typeof shortPieces>;
	/** Tokens of a label and its line. */
	overheadOf(label: Label): number;
};

function messageCandidate(draft: Draft, speaker: Label | null, sources: Drafting): Candidate {
	const { found, text, score, excluded } = draft;
	const all = piecesOf(draft, sources);
	// There is little room for what nobody is sure of: what ranks best stands for a long one.
	const pieces = found.unsure === true ? all.toSorted((a, b) => b.packing - a.packing).slice(0, 1) : all;
	const overhead = speaker === null ? 0 : sources.overheadOf(speaker);
	const tokens = text === "" ? found.tokens : overhead + pieces.reduce((sum, piece) => sum + piece.tokens, 0);
	const spoken: Spoken | null =
		speaker === null || text === ""
			? null
			: {
					seq: found.seq,
					run: found.run,
					date: dateOf(found.created_at),
					speaker,
					overhead,
					pieces,
					stored: found.tokens,
				};
	return {
		item: {
			id: found.id,
			block: "knowledge",
			section: "earlier_messages",
			kind: "message",
			seq: found.seq,
			tokens,
			included: false,
			reason: excluded ?? "over_budget",
			score: { ...score, features: found.parts },
			provenance: { source_id: found.id, source_type: "message", confidence: 1, created_at: found.created_at },
		},
		text,
		content: text,
		excluded,
		packing: pieces.reduce((best, { packing }) => Math.max(best, packing), 0),
		...(spoken === null ? {} : { spoken }),
		...(found.unsure === true ? { unsure: true } : {}),
	};
}

/** The whole message without filler, or its parts, each of which costs more after the best one. */
function piecesOf({ found, text, sameRun }: Draft, { brief, shorter, count, storedCounts }: Drafting): Piece[] {
	const { relevance, passages, message, ahead } = found;
	const counted = (part: string, stored: number | null, asSaid: boolean) => {
		if (stored === null || !storedCounts || !asSaid) return count(writtenPart(part));
		if (brief === null) return stored;
		const written = writtenPart(part);
		return written === part && standsAlone(part) ? stored : count(written);
	};
	const shown = passages === null ? (brief?.(text) ?? text) : text;
	const whole = text === "" ? found.tokens : counted(shown, found.tokens, shown === message?.content);
	const parts = passages === null ? [{ from: 0, to: text.length, belowBest: 0, tokens: whole }] : partsOf(passages);
	const cut = ahead === undefined || brief === null ? parts : shorter(text, parts);
	const [only, ...more] = cut;
	if (passages === null && only !== undefined && more.length === 0) {
		const packing = passagePackingScore(relevance, { tokens: whole, belowBest: 0, further: 0, sameRun, ahead });
		return [{ from: 0, to: text.length, tokens: whole, packing, ...(shown === text ? {} : { shown }) }];
	}
	const order = [...cut.keys()].sort((a, b) => (cut[a]?.belowBest ?? 0) - (cut[b]?.belowBest ?? 0));
	const further = new Map(order.map((index, rank) => [index, rank]));
	return cut.map(({ from, to, belowBest, tokens: stored }, index) => {
		const tokens = counted(text.slice(from, to).trim(), stored, true) + 1;
		const costs = { tokens, belowBest, further: further.get(index) ?? 0, sameRun, ahead };
		return { from, to, tokens, packing: passagePackingScore(relevance, costs) };
	});
}

function partsOf(passages: NonNullable<FoundMessage["passages"]>): Part[] {
	return passages.map(({ end: to, ...passage }, index) => ({ ...passage, from: passages[index - 1]?.end ?? 0, to }));
}

/** A piece as it is written in the section, as far as that is known without its neighbours. */
const writtenPart = remembering((part) => indented(escapeTags(part)), 300_000);

/**
 * Long runs without whitespace are counted in slices (core/tokens/count-text.ts), and a label changes where they are
 * sliced.
 */
const LONG_RUN = 128;

function standsAlone(text: string): boolean {
	return text.length < LONG_RUN || (/\s/.test(text.slice(0, LONG_RUN)) && /\s/.test(text.slice(-LONG_RUN)));
}

/** "8 May" and "2023": shorter in tokens than any form with punctuation, and readable. */
function dateOf(createdAt: string): Spoken["date"] {
	const [year = "", month = "", day = ""] = createdAt.slice(0, 10).split("-");
	return { day: `${Number(day)} ${SHORT_MONTHS[Number(month) - 1] ?? month}`, year };
}
