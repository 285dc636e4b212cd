import { isCutOff } from "../core/distill/read-summary-answer.ts";
import { groundedLearned } from "../core/learn/ground-learned.ts";
import type { KnownMemory, Learned } from "../core/learn/learned.ts";
import { knownLines, type LearnChunk } from "../core/learn/learned-transcript.ts";
import { EXTRACT_SCHEMA, EXTRACT_V1 } from "../core/learn/prompts/extract-v1.ts";
import { readExtractAnswer } from "../core/learn/read-extract-answer.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { TextModel } from "../ports/text-model.ts";
import { type CallDeps, callModel, type Work } from "./call-model.ts";
import type { WritingTrouble } from "./writer-trouble.ts";

type Found = Pick<Learned, "memories" | "relations" | "skipped" | "again">;

/** Of what the model reads at most; more makes it overlook things. */
const MOST_READ = 12_000;
/** Less than this is not worth a call. */
const LEAST_ROOM = 400;
/** Tokenizers differ. */
const MARGIN = 0.9;
/** What the answer may take, in tokens; some models think before they write. */
const ANSWER = 4_000;

const FAULTS = {
	empty: "it was empty",
	unreadable: "it was in none of the forms that were asked for",
	cut: "it was cut off",
	ungrounded: "what it said is not in the messages, or not in their language",
} as const;
const LONGEST_FAULT = FAULTS.ungrounded;

/** Tokens of messages that a model can read beside everything else; 0 where it reads too little. */
export function learningRoom(model: TextModel, { count }: Work, known: readonly KnownMemory[]): number {
	const prompt = EXTRACT_V1.repair({ known: [], transcript: "" }, LONGEST_FAULT);
	const asked = count(EXTRACT_V1.system) + count(prompt) + count(knownLines(known)) + 50;
	const room = Math.floor(Math.min(model.window * MARGIN, MOST_READ)) - asked - answerTokens(model);
	return room < LEAST_ROOM ? 0 : room;
}

function answerTokens(model: TextModel): number {
	return Math.min(ANSWER, Math.floor(model.window / 4));
}

/**
 * Has a model find what one run of messages tells. An answer that can't be read, was cut off or says nothing that is borne
 * out is asked for once more, and then in lines; what was said of a cut one is better than nothing.
 */
export async function learnChunk(
	deps: CallDeps,
	work: Work,
	model: TextModel,
	{ chunk, known }: { chunk: LearnChunk; known: readonly KnownMemory[] },
): Promise<Result<Found, WritingTrouble>> {
	const material = { known, transcript: chunk.text };
	const fixed = { system: EXTRACT_V1.system, maxOutputTokens: answerTokens(model) };
	let fault: string = FAULTS.unreadable;
	let cut: Found | null = null;
	const requests = [
		() => ({ ...fixed, prompt: EXTRACT_V1.ask(material), schema: EXTRACT_SCHEMA }),
		() => ({ ...fixed, prompt: EXTRACT_V1.repair(material, fault), schema: EXTRACT_SCHEMA }),
		() => ({ ...fixed, prompt: EXTRACT_V1.lines(material) }),
	];
	for (const request of requests) {
		const answer = await callModel(deps, work, model, request());
		if (!answer.ok && answer.error.reason !== "empty") return answer;
		const checked = answer.ok ? checkedAnswer(answer.value, chunk, known) : err(FAULTS.empty);
		if (!checked.ok) {
			fault = checked.error;
			continue;
		}
		if (answer.ok && !isCutOff(answer.value)) return checked;
		fault = FAULTS.cut;
		cut = checked.value;
	}
	return cut === null ? err({ reason: "unusable", detail: fault }) : ok(cut);
}

/** That there is nothing to learn is an answer too; that all of it was invented is none. */
function checkedAnswer(answer: string, { messages }: LearnChunk, known: readonly KnownMemory[]): Result<Found, string> {
	const read = readExtractAnswer(answer);
	if (read === null) return err(FAULTS.unreadable);
	const found = groundedLearned(read, messages, known);
	const said = read.memories.length + read.relations.length;
	const invented = said > 0 && found.skipped.filter(({ reason }) => reason === "ungrounded").length === said;
	return invented ? err(FAULTS.ungrounded) : ok(found);
}
