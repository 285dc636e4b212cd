import { err, ok, type Result } from "../../../../core/base/result.ts";
import { SUMMARY_SECTIONS, type SummarySection, type SummaryText } from "../../../../core/model/thread/summary.ts";
import { truncateSentences } from "../../../../core/tokens/truncate.ts";
import { type Evidence, evidenceOf } from "../../../../core/writing/distill/evidence.ts";
import { emptySections, fitSections } from "../../../../core/writing/distill/fit-sections.ts";
import { groundedSummary, isInLanguageOf } from "../../../../core/writing/distill/ground.ts";
import { SUMMARISE_V2, SUMMARY_SCHEMA } from "../../../../core/writing/distill/prompts/summarise-v2.ts";
import {
	emptiedSections,
	hasSubstance,
	readSummaryAnswer,
} from "../../../../core/writing/distill/read-summary-answer.ts";
import type { SourceMessage } from "../../../../core/writing/distill/summary-source.ts";
import type { Chunk } from "../../../../core/writing/writers/chunks.ts";
import {
	ANSWER_FAULTS,
	askInTurn,
	type CallDeps,
	type Work,
	type WritingError,
} from "../../../../platform/call-models.ts";
import type { TextModel } from "../../../../ports/text-model.ts";

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
/** What lines take when each begins with the name of its section: short ones take most. */
const NAMED_LINES = 2;

type Written = { text: SummaryText; dropped: number };

/** Tokens of messages that a model can read beside everything else; 0 where it reads too little. */
export function roomOf(model: TextModel, { count }: Work, limit: number): number {
	const empty = { previous: { sections: emptySections(), digest: "" }, hints: null, earlier: "", transcript: "" };
	const { repair } = SUMMARISE_V2.turns({ ...empty, words: limit });
	const asked = count(SUMMARISE_V2.system) + count(repair(FAULTS.language)) + 50;
	const previous = Math.ceil(limit * NAMED_LINES) + DIGEST_TOKENS + 100;
	const room = Math.floor(Math.min(model.window * MARGIN, MOST_READ)) - asked - previous - outputTokens(model, limit);
	return room < LEAST_ROOM ? 0 : room;
}

/** JSON takes more than the lines in it, and some models think before they write. */
function outputTokens(model: TextModel, limit: number): number {
	return Math.min(limit * 2 + 2_000, Math.floor(model.window / 4));
}

const FAULTS = {
	...ANSWER_FAULTS,
	language: "it was not in the language of the conversation",
	ungrounded: "what it said is not in the conversation",
} as const;

/** Of the room for messages, what the turns before them may take, and the embedded writer's lines. */
export const SHARES = { earlier: 0.05, hints: 0.15 };

/** What one chunk is made of: the summary so far, the messages, and what the embedded writer made of them. */
type Part = {
	previous: SummaryText | null;
	chunk: Chunk<SourceMessage>;
	hints: SummaryText;
	limit: number;
	room: number;
};

/**
 * Has a model fold one chunk into the summary so far. An answer that can't be read, was cut off, is in another language
 * or says nothing that is borne out is asked for once more, and then in lines. Sections that it says nothing of stay as they
 * were; those that it gives as empty are settled.
 */
export async function writeChunk(
	deps: CallDeps,
	work: Work,
	model: TextModel,
	{ previous, chunk, hints, limit, room }: Part,
): Promise<Result<Written, WritingError>> {
	const words = Math.max(40, Math.floor((limit + DIGEST_TOKENS) * WORDS_A_TOKEN));
	const before = previous === null ? null : fitted(previous, limit, work);
	const given = fitSections(hints.sections, Math.floor((room * SHARES.hints) / NAMED_LINES), work.count);
	const turns = SUMMARISE_V2.turns({
		...{ previous: before, earlier: chunk.earlier, transcript: chunk.text, words },
		hints: { sections: given, digest: "" },
	});
	const evidence = evidenceOf({ previous, messages: chunk.messages });
	return askInTurn(deps, work, model, {
		...{ system: SUMMARISE_V2.system, maxOutputTokens: outputTokens(model, limit), schema: SUMMARY_SCHEMA, turns },
		check(answer) {
			const checked = checkedAnswer(answer, evidence);
			if (!checked.ok) return checked;
			const text = withKept(checked.value.text, before, emptiedSections(answer));
			return ok({ ...checked.value, text: fitted(text, limit, work) });
		},
	});
}

function fitted({ sections, digest }: SummaryText, limit: number, { count }: Work): SummaryText {
	return {
		sections: fitSections(sections, limit, count),
		digest: truncateSentences(digest, DIGEST_TOKENS, count).text,
	};
}

/** A summary folds in the one before: what it says nothing of is still so, unless it was emptied on purpose. */
function withKept(
	{ sections, digest }: SummaryText,
	before: SummaryText | null,
	emptied: ReadonlySet<SummarySection>,
): SummaryText {
	if (before === null) return { sections, digest };
	const kept = { ...sections };
	for (const name of SUMMARY_SECTIONS)
		if (kept[name].length === 0 && !emptied.has(name)) kept[name] = before.sections[name];
	return { sections: kept, digest: digest === "" ? before.digest : digest };
}

function checkedAnswer(answer: string, evidence: Evidence): Result<Written, string> {
	const read = readSummaryAnswer(answer);
	if (read === null) return err(FAULTS.unreadable);
	if (!isInLanguageOf(read, evidence)) return err(FAULTS.language);
	const grounded = groundedSummary(read, evidence);
	return hasSubstance(grounded.text) ? ok(grounded) : err(FAULTS.ungrounded);
}
