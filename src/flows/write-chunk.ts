import type { Chunk } from "../core/distill/chunks.ts";
import { fitSections } from "../core/distill/fit-sections.ts";
import { groundedSummary } from "../core/distill/ground.ts";
import { SUMMARISE_V1, SUMMARY_SCHEMA, summaryLines } from "../core/distill/prompts/summarise-v1.ts";
import { readSummaryAnswer } from "../core/distill/read-summary-answer.ts";
import { isInLanguageOf } from "../core/distill/same-language.ts";
import type { SummaryText } from "../core/distill/summary.ts";
import { hasSubstance } from "../core/distill/summary-sections.ts";
import { err, ok, type Result } from "../core/result.ts";
import { truncateSentences } from "../core/text/truncate.ts";
import type { TextModel } from "../ports/text-model.ts";
import { type CallDeps, type CallTrouble, callModel, type Work } from "./call-model.ts";

/** How often a model is asked about one chunk: as JSON, repaired, in lines. */
export const CALLS_A_CHUNK = 3;

const DIGEST_TOKENS = 200;
/** Of what the model reads at most; more makes summaries worse, not better. */
const MOST_READ = 32_000;
/** Less than this is not worth a call. */
const LEAST_ROOM = 500;
/** Tokenizers differ. */
const MARGIN = 0.9;
const WORDS_A_TOKEN = 0.6;

export type ChunkTrouble = CallTrouble | { reason: "unusable"; detail: string };

type Written = { text: SummaryText; dropped: number };

/** Tokens of messages that a model can read beside everything else; 0 where it reads too little. */
export function roomOf(model: TextModel, { count }: Work, limit: number): number {
	const empty = { previous: { sections: NONE, digest: "" }, transcript: "", words: limit };
	const asked = count(SUMMARISE_V1.system) + count(SUMMARISE_V1.repair(empty, LONGEST_FAULT)) + 50;
	const previous = limit + DIGEST_TOKENS + 100;
	const room = Math.floor(Math.min(model.window * MARGIN, MOST_READ)) - asked - previous - outputTokens(model, limit);
	return room < LEAST_ROOM ? 0 : room;
}

/** JSON takes more than the lines in it, and some models think before they write. */
function outputTokens(model: TextModel, limit: number): number {
	return Math.min(limit * 2 + 2_000, Math.floor(model.window / 3));
}

const FAULTS = {
	empty: "it was empty",
	unreadable: "none of the sections was in it",
	language: "it was not in the language of the conversation",
	ungrounded: "what it said is not in the conversation",
} as const;
const LONGEST_FAULT = FAULTS.language;
const NONE = {
	...{ task_context: [], completed_work: [], key_decisions: [], current_state: [] },
	...{ open_threads: [], corrections: [], tone: [] },
};

/**
 * Has a model fold one chunk into the summary so far. An answer that can't be read, is in another language or says
 * nothing that is borne out is asked for once more, and then in lines.
 */
export async function writeChunk(
	deps: CallDeps,
	work: Work,
	model: TextModel,
	{ previous, chunk, limit }: { previous: SummaryText | null; chunk: Chunk; limit: number },
): Promise<Result<Written, ChunkTrouble>> {
	const words = Math.max(40, Math.floor((limit + DIGEST_TOKENS) * WORDS_A_TOKEN));
	const material = { previous, transcript: chunk.text, words };
	const covered = previous === null ? chunk.text : `${summaryLines(previous)}\n${chunk.text}`;
	const source = { previous, messages: chunk.messages, limit };
	const fixed = { system: SUMMARISE_V1.system, maxOutputTokens: outputTokens(model, limit) };

	let fault: string = FAULTS.unreadable;
	const requests = [
		() => ({ ...fixed, prompt: SUMMARISE_V1.ask(material), schema: SUMMARY_SCHEMA }),
		() => ({ ...fixed, prompt: SUMMARISE_V1.repair(material, fault), schema: SUMMARY_SCHEMA }),
		() => ({ ...fixed, prompt: SUMMARISE_V1.lines(material) }),
	];
	for (const request of requests) {
		const answer = await callModel(deps, work, model, request());
		if (!answer.ok && answer.error.reason !== "empty") return answer;
		const checked = answer.ok ? checkedAnswer(answer.value, covered, source) : err(FAULTS.empty);
		if (checked.ok) {
			const { sections, digest } = checked.value.text;
			const fitted = truncateSentences(digest, DIGEST_TOKENS, work.count).text;
			return ok({ ...checked.value, text: { sections: fitSections(sections, limit, work.count), digest: fitted } });
		}
		fault = checked.error;
	}
	return err({ reason: "unusable", detail: fault });
}

function checkedAnswer(
	answer: string,
	covered: string,
	source: Parameters<typeof groundedSummary>[1],
): Result<Written, string> {
	const read = readSummaryAnswer(answer);
	if (read === null) return err(FAULTS.unreadable);
	if (!isInLanguageOf(read, covered)) return err(FAULTS.language);
	const grounded = groundedSummary(read, source);
	return hasSubstance(grounded.text) ? ok(grounded) : err(FAULTS.ungrounded);
}
