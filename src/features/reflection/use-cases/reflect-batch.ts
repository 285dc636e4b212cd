import { err, ok, type Result } from "../../../core/base/result.ts";
import type { ReflectionBatch } from "../../../core/writing/reflect/batches.ts";
import { groundedReflection } from "../../../core/writing/reflect/ground-reflected.ts";
import type { Material, Reflected } from "../../../core/writing/reflect/observation.ts";
import { REFLECT_SCHEMA, REFLECT_V1 } from "../../../core/writing/reflect/prompts/reflect-v1.ts";
import { readReflectAnswer } from "../../../core/writing/reflect/read-reflect-answer.ts";
import {
	ANSWER_FAULTS,
	askInTurn,
	type CallDeps,
	type Work,
	type WritingError,
} from "../../../platform/call-models.ts";
import type { TextModel } from "../../../ports/text-model.ts";

type Found = Pick<Reflected, "insights" | "contradictions">;

/** Of what the model reads at most; more makes it overlook things. */
const MOST_READ = 16_000;
/** Less than this is not worth a call. */
const LEAST_ROOM = 400;
/** Tokenizers differ. */
const MARGIN = 0.9;
/** What the answer may take, in tokens; some models think before they write. */
const ANSWER = 4_000;

const FAULTS = {
	...ANSWER_FAULTS,
	ungrounded: "what it concluded is not borne out by the observations it names",
	too_long: "what it concluded is longer than one sentence",
	unusable: "what it concluded holds a secret, such as a password or a key",
} as const;
const LONGEST_FAULT = FAULTS.ungrounded;

/** Tokens of observations that a model can read beside everything else; 0 where it reads too little. */
export function reflectingRoom(model: TextModel, { count }: Work): number {
	const prompt = REFLECT_V1.turns({ freshLines: "x", besideLines: "x" }).repair(LONGEST_FAULT);
	const asked = count(REFLECT_V1.system) + count(prompt) + 50;
	const room = Math.floor(Math.min(model.window * MARGIN, MOST_READ)) - asked - answerTokens(model);
	return room < LEAST_ROOM ? 0 : room;
}

function answerTokens(model: TextModel): number {
	return Math.min(ANSWER, Math.floor(model.window / 4));
}

/** Has a model conclude from one batch. */
export async function reflectBatch(
	deps: CallDeps,
	work: Work,
	model: TextModel,
	{ batch, material }: { batch: ReflectionBatch; material: Material },
): Promise<Result<Found, WritingError>> {
	return askInTurn(deps, work, model, {
		...{ system: REFLECT_V1.system, maxOutputTokens: answerTokens(model), schema: REFLECT_SCHEMA },
		turns: REFLECT_V1.turns(batch),
		check: (answer) => checkedAnswer(answer, batch, material),
	});
}

/** That nothing follows, or nothing new, is an answer too; one of which nothing can be taken is none. */
function checkedAnswer(answer: string, batch: ReflectionBatch, material: Material): Result<Found, string> {
	const read = readReflectAnswer(answer);
	if (read === null) return err(FAULTS.unreadable);
	const { insights, contradictions, dropped } = groundedReflection(read, [...batch.fresh, ...batch.beside], material);
	const faults = dropped.flatMap(({ reason }) => (reason === "duplicate" ? [] : FAULTS[reason]));
	const [fault] = faults;
	return fault !== undefined && faults.length === read.insights.length && contradictions.length === 0
		? err(fault)
		: ok({ insights, contradictions });
}
