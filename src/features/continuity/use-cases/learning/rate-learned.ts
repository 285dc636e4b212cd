import { err, ok, type Result } from "../../../../core/base/result.ts";
import { readRatings } from "../../../../core/writing/learn/extracting/read-extract-answer.ts";
import type { LearnedMemory } from "../../../../core/writing/learn/found/learned.ts";
import { MOST_LEARNING_CALLS } from "../../../../core/writing/learn/found/learned-transcript.ts";
import { RATE_SCHEMA, RATE_V1 } from "../../../../core/writing/learn/prompts/rate-v1.ts";
import { callModel, isEverybodys, type Work, type WritingError, wordsFor } from "../../../../platform/call-models.ts";
import type { TextModel } from "../../../../ports/text-model.ts";
import type { WriterDeps } from "../writing/write-summary.ts";

/** This many are rated at once; the rest, and what a model gives no number for, by rules. */
const MOST_RATED = 60;
/** Tokens of the answer for each. */
const ANSWER_EACH = 24;
const ANSWER_LEAST = 500;
/** Tokenizers differ. */
const MARGIN = 0.9;

type Rated = { memories: LearnedMemory[]; why: string[] };

/**
 * The importance of what was found without one, from the first model in order that gives it, in one call of what is left of
 * the work. Where none does, rules rate it; `why` says so.
 */
export async function rateLearned(deps: WriterDeps, work: Work, memories: readonly LearnedMemory[]): Promise<Rated> {
	const unrated = memories.filter(({ importance }) => importance === null).slice(0, MOST_RATED);
	const why: string[] = [];
	for (const model of unrated.length === 0 ? [] : deps.textModels("rate")) {
		const ratings = await ratingsBy(deps, work, model, unrated);
		if (ratings.ok) {
			const rated = memories.map((one) => ({ ...one, importance: ratings.value.get(one) ?? one.importance }));
			return { memories: rated, why };
		}
		why.push(`rating: ${model.name}: ${wordsFor(ratings.error, MOST_LEARNING_CALLS)}`);
		if (isEverybodys(ratings.error)) break;
	}
	return { memories: [...memories], why };
}

async function ratingsBy(
	deps: WriterDeps,
	work: Work,
	model: TextModel,
	memories: readonly LearnedMemory[],
): Promise<Result<Map<LearnedMemory, number>, WritingError>> {
	const asked = fitting(work, model, memories);
	if (asked.length === 0) return err({ reason: "unusable", detail: `it reads only ${model.window} tokens` });
	const answer = await callModel(deps, work, model, {
		system: RATE_V1.system,
		prompt: RATE_V1.ask(asked.map(({ content }) => content)),
		schema: RATE_SCHEMA,
		maxOutputTokens: answerTokens(asked.length),
	});
	if (!answer.ok) return answer;
	const ratings = readRatings(answer.value, asked.length);
	const rated = asked.flatMap((one, index): [LearnedMemory, number][] => {
		const rating = ratings[index] ?? null;
		return rating === null ? [] : [[one, rating]];
	});
	return rated.length > 0 ? ok(new Map(rated)) : err({ reason: "unusable", detail: "it gave no numbers" });
}

function answerTokens(memories: number): number {
	return ANSWER_LEAST + ANSWER_EACH * memories;
}

/** The first of them, as many as the model can read alongside its answer. */
function fitting(work: Work, model: TextModel, memories: readonly LearnedMemory[]): readonly LearnedMemory[] {
	let room =
		Math.floor(model.window * MARGIN) - work.count(RATE_V1.system) - work.count(RATE_V1.ask([])) - answerTokens(0);
	const end = memories.findIndex(({ content }) => {
		room -= work.count(content) + ANSWER_EACH + 4;
		return room < 0;
	});
	return end < 0 ? memories : memories.slice(0, end);
}
