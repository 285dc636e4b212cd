import { err, ok, type Result } from "../../../../core/base/result.ts";
import { groundedLearned } from "../../../../core/writing/learn/extracting/ground-learned.ts";
import { readExtractAnswer } from "../../../../core/writing/learn/extracting/read-extract-answer.ts";
import type { KnownMemory, Learned } from "../../../../core/writing/learn/found/learned.ts";
import { knownLines, type LearnChunk } from "../../../../core/writing/learn/found/learned-transcript.ts";
import { EXTRACT_SCHEMA, EXTRACT_V1 } from "../../../../core/writing/learn/prompts/extract-v1.ts";
import {
	ANSWER_FAULTS,
	askInTurn,
	type CallDeps,
	type Work,
	type WritingTrouble,
} from "../../../../platform/call-models.ts";
import type { TextModel } from "../../../../ports/text-model.ts";

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
	...ANSWER_FAULTS,
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

/** Has a model find what one run of messages tells. */
export async function learnChunk(
	deps: CallDeps,
	work: Work,
	model: TextModel,
	{ chunk, known }: { chunk: LearnChunk; known: readonly KnownMemory[] },
): Promise<Result<Found, WritingTrouble>> {
	const material = { known, transcript: chunk.text };
	return askInTurn(deps, work, model, {
		...{ system: EXTRACT_V1.system, maxOutputTokens: answerTokens(model), schema: EXTRACT_SCHEMA },
		turns: {
			ask: EXTRACT_V1.ask(material),
			repair: (fault) => EXTRACT_V1.repair(material, fault),
			lines: EXTRACT_V1.lines(material),
		},
		check: (answer) => checkedAnswer(answer, chunk, known),
	});
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
