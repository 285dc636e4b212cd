import { closeTag, escapeTags, openTag, wrap } from "../../base/tags.ts";
import { sameText } from "../../language/same-text.ts";
import type { Reason } from "../../model/receipt.ts";
import type { FoundMessage } from "../../model/thread/snapshot.ts";
import { type CallerDocument, documentRelevance, packingScore, recencyOf, scoreOf } from "../../recall/score.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Candidate } from "./candidate.ts";
import { messageCandidates } from "./earlier-messages.ts";
import { otherThreadTexts, type Shown } from "./earlier-text.ts";
import { withInsightsFirst } from "./insights-first.ts";

type Sources = {
	documents: readonly CallerDocument[];
	found: readonly FoundMessage[];
	/** Remembered items for this block, written and counted. */
	remembered: readonly Candidate[];
	/** Remembered texts that other blocks show. */
	listed: readonly string[];
	query: string;
	/** Messages that history shows. */
	shownSeqs: ReadonlySet<number>;
	recall: { limit: number; minScore: number };
	now: number;
	count: CountText;
	/** Whether stored counts are in the context's own encoding. */
	storedCounts: boolean;
};

/** Every candidate with its score, its tokens and, if it may not compete, the reason; best first. */
export function knowledgeCandidates(sources: Sources): Candidate[] {
	const relevance = documentRelevance(sources.documents, sources.query);
	const documents = sources.documents.map((document, index) =>
		documentCandidate(document, relevance[index] ?? 0, sources),
	);
	// If a caller passes a message as a document, only the document is listed.
	const given = new Set(sources.documents.map(({ source }) => source.id));
	const found = sources.found.filter(({ id }) => !given.has(id));
	const messages = messageCandidates(found, sources);
	const remembered = withInsightsFirst(sources.remembered, sources.query)
		.filter(({ item }) => !given.has(item.id))
		.map((candidate) => ({ ...candidate, item: { ...candidate.item } }));
	const all = [...documents, ...messages, ...remembered].sort((a, b) => b.packing - a.packing);
	deduplicate(all, sources.listed);
	cappedUnsure(messages, sources.count);
	cappedUnsure(
		remembered.filter(({ spoken }) => spoken !== undefined),
		sources.count,
	);
	capped([...messages, ...remembered], sources.recall.limit);
	return all;
}

function documentCandidate(document: CallerDocument, relevance: number, { now, count }: Sources): Candidate {
	const { content, source, confidence = 1, score: retrieval, created_at: createdAt = null } = document;
	const score = scoreOf({ relevance, recency: recencyOf(createdAt, now), importance: 0 });
	const open = openTag("document", {
		source: source.id,
		type: source.type,
		confidence: document.confidence === undefined ? undefined : String(confidence),
		date: createdAt?.slice(0, 10),
	});
	const text = `${open}${escapeTags(content)}${closeTag("document")}`;
	const tokens = count(text);
	return {
		item: {
			id: source.id,
			block: "knowledge",
			section: "documents",
			kind: "document",
			tokens,
			included: false,
			reason: "over_budget",
			score,
			provenance: {
				source_id: source.id,
				source_type: source.type,
				confidence,
				created_at: createdAt,
				...(retrieval === undefined ? {} : { retrieval_score: retrieval }),
			},
		},
		text,
		content: content,
		excluded: null,
		packing: packingScore(score.total, tokens),
	};
}

/** Recall returns the best `limit` messages and memories. Further hits are near misses. */
function capped(recalled: readonly Candidate[], limit: number): void {
	const competing = recalled.filter(({ excluded }) => excluded === null).sort((a, b) => b.packing - a.packing);
	for (const candidate of competing.slice(limit)) exclude(candidate, "cap");
}

/**
 * Some messages are always the nearest, and any question shares words with some. Uncertain messages share at most so many tokens
 * with the others' best pieces: those of this thread among themselves, and those of other threads. The best one is shown if
 * nothing else is.
 */
const TOKENS_UNSURE = 200;

function cappedUnsure(messages: readonly Candidate[], count: CountText): void {
	const competing = messages.filter(({ excluded }) => excluded === null).sort((a, b) => b.packing - a.packing);
	const all = competing.filter(({ unsure }) => unsure === true);
	if (all.length === 0) return;
	const linesOf = (shown: readonly Shown[]) => shown.reduce((sum, { pieces }) => sum + (pieces[0]?.tokens ?? 0), 0);
	const written = (shown: readonly Shown[]) => count(wrap("knowledge", otherThreadTexts(shown).join("\n")));
	let shown = competing.filter(({ unsure }) => unsure !== true).flatMap(withBestPiece);
	// What can't fit is not written to know it.
	let used = linesOf(shown) > TOKENS_UNSURE ? linesOf(shown) : written(shown);
	for (const candidate of all) {
		const line = withBestPiece(candidate);
		const more = [...shown, ...line];
		const fits = shown.length === 0 || used + linesOf(line) <= TOKENS_UNSURE;
		const tokens = fits ? written(more) : null;
		if (tokens !== null && (shown.length === 0 || tokens <= TOKENS_UNSURE)) [shown, used] = [more, tokens];
		else exclude(candidate, "cap");
	}
}

function withBestPiece(candidate: Candidate): Shown[] {
	const { spoken, packing } = candidate;
	const best = spoken?.pieces.find((piece) => piece.packing === packing);
	return spoken === undefined || best === undefined ? [] : [{ candidate, spoken, pieces: [best] }];
}

/** Of two candidates with the same text the better one stays, or neither if another block shows it. */
function deduplicate(candidates: readonly Candidate[], listed: readonly string[]): void {
	const seen = new Set(listed.map(sameText));
	for (const candidate of candidates) {
		if (candidate.excluded !== null || candidate.text === "") continue;
		const text = sameText(candidate.content);
		if (seen.has(text)) exclude(candidate, "duplicate");
		seen.add(text);
	}
}

function exclude(candidate: Candidate, reason: Reason): void {
	candidate.excluded = reason;
	candidate.item.reason = reason;
}
