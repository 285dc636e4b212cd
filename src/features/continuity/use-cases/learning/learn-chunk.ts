import { err, ok, type Result } from "../../../../core/base/result.ts";
import { groundedLearned } from "../../../../core/writing/learn/extracting/ground-learned.ts";
import type { Grounds } from "../../../../core/writing/learn/extracting/grounds.ts";
import { readExtractAnswer } from "../../../../core/writing/learn/extracting/read-extract-answer.ts";
import type { KnownMemory, Learned, LearnedMessage } from "../../../../core/writing/learn/found/learned.ts";
import { hintLines, knownLines, type LearnChunk } from "../../../../core/writing/learn/found/learned-transcript.ts";
import { EXTRACT_SCHEMA, EXTRACT_V2 } from "../../../../core/writing/learn/prompts/extract-v2.ts";
import {
	ANSWER_FAULTS,
	askInTurn,
	type CallDeps,
	type Work,
	type WritingError,
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

/** A model is told of so much of what is known: so many lines at most, and such a part of what it reads. */
const MOST_KNOWN = 60;
const KNOWN_SHARE = 0.1;

/** What of the known a model is told, the likeliest first. */
export function toldOf(model: TextModel, work: Work, known: readonly KnownMemory[]): readonly KnownMemory[] {
	const most = known.slice(0, MOST_KNOWN);
	const room = Math.min(model.window, MOST_READ) * KNOWN_SHARE;
	return most.slice(0, fitting(knownLines(most).split("\n"), room, work).length);
}

/** Tokens of messages that a model can read beside everything else; 0 where it reads too little. */
export function learningRoom(model: TextModel, { count }: Work, known: readonly KnownMemory[]): number {
	const { repair } = EXTRACT_V2.turns({ known, earlier: "", hints: "", transcript: "" });
	const asked = count(EXTRACT_V2.system) + count(repair(LONGEST_FAULT)) + 50;
	const room = Math.floor(Math.min(model.window * MARGIN, MOST_READ)) - asked - answerTokens(model);
	return room < LEAST_ROOM ? 0 : room;
}

function answerTokens(model: TextModel): number {
	return Math.min(ANSWER, Math.floor(model.window / 4));
}

/** Of the room for messages, what the turns before them may take, and what the rules found. */
export const SHARES = { earlier: 0.1, hints: 0.2 };

type Part = {
	chunk: LearnChunk;
	/** Messages right before it, which were learned from already. */
	before: readonly LearnedMessage[];
	known: readonly KnownMemory[];
	/** What the rules found in it. */
	hints: Pick<Learned, "memories" | "relations">;
	room: number;
};

/** Has a model find what one run of messages tells. */
export async function learnChunk(
	deps: CallDeps,
	work: Work,
	model: TextModel,
	{ chunk, before, known, hints, room }: Part,
): Promise<Result<Found, WritingError>> {
	const given = { earlier: chunk.earlier, transcript: chunk.text };
	const lines = fitting(hintLines(hints), room * SHARES.hints, work).join("\n");
	return askInTurn(deps, work, model, {
		...{ system: EXTRACT_V2.system, maxOutputTokens: answerTokens(model), schema: EXTRACT_SCHEMA },
		turns: EXTRACT_V2.turns({ ...given, known, hints: lines }),
		check: (answer) => checkedAnswer(answer, { messages: chunk.messages, before, known }),
	});
}

/** The first lines that fit. */
function fitting(lines: readonly string[], room: number, { count }: Work): readonly string[] {
	let left = room;
	const end = lines.findIndex((line) => {
		left -= count(line) + 1;
		return left < 0;
	});
	return lines.slice(0, end < 0 ? lines.length : end);
}

/** That there is nothing to learn is an answer too; that all of it was invented is none. */
function checkedAnswer(answer: string, grounds: Grounds): Result<Found, string> {
	const read = readExtractAnswer(answer);
	if (read === null) return err(FAULTS.unreadable);
	const found = groundedLearned(read, grounds);
	const said = read.memories.length + read.relations.length;
	const invented = said > 0 && found.skipped.filter(({ reason }) => reason === "ungrounded").length === said;
	return invented ? err(FAULTS.ungrounded) : ok(found);
}
