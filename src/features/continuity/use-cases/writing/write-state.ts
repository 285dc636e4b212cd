import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { WorkingState } from "../../../../core/model/thread/working-state.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import type { SourceMessage } from "../../../../core/writing/distill/summary-source.ts";
import { STATE_SCHEMA, STATE_V1 } from "../../../../core/writing/working-state/prompts/state-v1.ts";
import {
	chosenState,
	readStateAnswer,
	type StateLine,
	stateLines,
} from "../../../../core/writing/working-state/state-lines.ts";
import { newestText } from "../../../../core/writing/writers/chunks.ts";
import type { WriterError } from "../../../../core/writing/writers/writers.ts";
import {
	ANSWER_FAULTS,
	askInTurn,
	isEverybodys,
	mayPass,
	type Work,
	wordsFor,
} from "../../../../platform/call-models.ts";
import { inSlices } from "../../../../platform/clock/clock.ts";
import type { TextModel } from "../../../../ports/text-model.ts";
import type { WriterDeps } from "./write-summary.ts";

export type StateRequest = {
	tenant: string;
	/** As the embedded writer left it. */
	state: WorkingState;
	/** The newest messages, oldest first. */
	messages: readonly SourceMessage[];
	count: CountText;
	/** No further attempt comes: the state stays as it is. */
	last: boolean;
};

/** `state`: what a model made of it, null if none did. `degraded`: why a better writer did not. */
export type StateDraft = { state: WorkingState | null; writer: string; degraded: string | null };

export type StateWriter = (request: StateRequest) => Promise<Result<StateDraft, WriterError>>;

/** A question, a repair and lines, of two models. */
const MOST_CALLS = 6;
/** A state is worth something as long as it is fresh. */
const MOST_MS = 120_000;
/** Of what the model reads at most; what was said long ago is in the state. */
const MOST_READ = 6_000;
/** With less room for messages a call is not worth it. */
const LEAST_ROOM = 200;
const MARGIN = 0.9;
/** What the answer may take, in tokens; some models think before they write. */
const ANSWER = 2_000;

const UNKNOWN = "it named none of the lines for what they may be used for";

/** Has the first model in order that can choose what the working state is; the embedded writer's stands where none does. */
export async function writeState(
	deps: WriterDeps,
	{ tenant, state, messages, count, last }: StateRequest,
): Promise<Result<StateDraft, WriterError>> {
	const work: Work = { tenant, count, calls: MOST_CALLS, until: deps.clock.elapsed() + MOST_MS };
	const lines = await inSlices(deps.clock, stateLines(state, messages));
	const why: string[] = [];
	for (const model of deps.textModels("state")) {
		const written = await choose(deps, work, model, { state, lines, messages });
		const degraded = why.length === 0 ? null : why.join("; ");
		if (written.ok) return ok({ state: written.value, writer: model.name, degraded });
		why.push(`${model.name}: ${wordsFor(written.error, MOST_CALLS)}`);
		if (mayPass(written.error) && !last) {
			const retry_after_ms = written.error.reason === "rate_limited" ? written.error.retry_after_ms : null;
			return err({ reason: "writer_failed", detail: why.join("; "), retry_after_ms });
		}
		if (isEverybodys(written.error)) break;
	}
	return ok({ state: null, writer: "embedded", degraded: why.length === 0 ? null : why.join("; ") });
}

type Material = { state: WorkingState; lines: readonly StateLine[]; messages: readonly SourceMessage[] };

async function choose(deps: WriterDeps, work: Work, model: TextModel, { state, lines, messages }: Material) {
	const maxOutputTokens = Math.min(ANSWER, Math.floor(model.window / 4));
	const asked = work.count(STATE_V1.system) + work.count(STATE_V1.turns({ lines, transcript: "" }).repair(UNKNOWN));
	const room = Math.floor(Math.min(model.window * MARGIN, MOST_READ)) - asked - maxOutputTokens;
	if (room < LEAST_ROOM) return err({ reason: "unusable" as const, detail: `it reads only ${model.window} tokens` });
	const transcript = newestText(messages, { room, count: work.count });
	return askInTurn(deps, work, model, {
		...{ system: STATE_V1.system, maxOutputTokens, schema: STATE_SCHEMA, turns: STATE_V1.turns({ lines, transcript }) },
		check(text) {
			const answer = readStateAnswer(text);
			if (answer === null) return err(ANSWER_FAULTS.unreadable);
			const chosen = chosenState(state, lines, answer);
			return chosen === null ? err(UNKNOWN) : ok(chosen);
		},
	});
}
