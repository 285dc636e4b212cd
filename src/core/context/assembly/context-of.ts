import type { Preset } from "../../base/block.ts";
import type { Failure } from "../../base/failure.ts";
import { err, type Result } from "../../base/result.ts";
import { DEFAULT_MODEL, modelOf } from "../../model/budget/models.ts";
import { type BudgetRequest, readingLimits } from "../../model/budget/profiles.ts";
import { resolveBudget } from "../../model/budget/resolve-budget.ts";
import type { Remembered } from "../../model/memory/remembered.ts";
import type { Note } from "../../model/thread/continuity.ts";
import { type Content, type NewMessage, textOf } from "../../model/thread/message.ts";
import { roleProblems } from "../../model/thread/message-rules.ts";
import type { StoredWorkingState, WorkingState } from "../../model/thread/working-state.ts";
import type { CallerDocument } from "../../recall/score.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Task } from "../blocks/prose.ts";
import type { Format, Layout } from "../render/format.ts";
import { type AssembledContext, assembleContext } from "./assemble-context.ts";
import { EVERYTHING, type Include } from "./context-request.ts";
import { optionProblems } from "./option-problems.ts";
import { viewMessages } from "./view-messages.ts";

/** What a context is made of. A missing option is empty, or has the default of a request over HTTP. */
export type ContextOptions = {
	/** The conversation so far, oldest first. Leading `system` messages are its instructions. */
	messages?: readonly NewMessage[] | undefined;
	/** The new user message. */
	query?: Content | undefined;
	/** Instructions that replace the conversation's own. */
	system?: string | undefined;
	project?: string | undefined;
	task?: Task | undefined;
	documents?: readonly CallerDocument[] | undefined;
	/** What the agent wrote down for itself, newest first. */
	notes?: readonly Note[] | undefined;
	/** What the agent is doing. */
	workingState?: WorkingState | undefined;
	/** Memories, relations and skills for this context. */
	remembered?: readonly Remembered[] | undefined;
	/** Parts to leave out. */
	include?: Partial<Include> | undefined;
	/** Determines window, budget and tokenizer. */
	model?: string | undefined;
	budget?: BudgetRequest | undefined;
	format?: Format | undefined;
	layout?: Layout | undefined;
	preset?: Preset | undefined;
	waterfall?: boolean | undefined;
	/** How older messages that match the query are recalled; null: not at all. */
	recall?: { limit?: number | undefined; minScore?: number | undefined } | null | undefined;
	/** The current time in ms since the epoch, because core has no clock. Newer items rank higher. */
	now: number;
};

/** The most older messages that recall returns. */
const RECALLED = 100;

/**
 * Makes the context of a conversation that the caller stores, in one call. `count` counts in the encoding of the
 * model: `modelOf(model).encoding`.
 */
export function contextOf(options: ContextOptions, count: CountText): Result<AssembledContext, Failure> {
	const { messages = [], waterfall = true, preset = "conversational", now } = options;
	const query = options.query === undefined || options.query.length === 0 ? null : options.query;
	const wrong = optionProblems(options);
	if (wrong.length > 0) return err({ reason: "invalid_request", problems: wrong });
	const problems = roleProblems(
		messages.map((message, index) => ({ message, index })),
		() => "unknown",
	);
	if (problems.length > 0) return err({ reason: "invalid_request", problems });
	const model = modelOf(options.model ?? DEFAULT_MODEL);
	const budget = resolveBudget(model, null, options.budget ?? null);
	if (!budget.ok) return budget;

	const recall = { limit: options.recall?.limit ?? RECALLED, minScore: options.recall?.minScore ?? 0 };
	const given = viewMessages(messages, {
		encoding: model.encoding,
		count,
		limits: readingLimits(budget.value, waterfall, preset),
		recall: options.recall === null ? null : { query: query === null ? null : textOf(query), limit: recall.limit },
		now: new Date(now).toISOString(),
	});
	const view = { ...given, continuity: { ...given.continuity, ...continued(options) } };
	const request = {
		model,
		budget: budget.value,
		waterfall,
		preset,
		query,
		format: options.format ?? "messages",
		layout: options.layout ?? "ranked",
		system: options.system ?? null,
		project: options.project ?? null,
		task: options.task ?? null,
		documents: options.documents ?? [],
		remembered: options.remembered ?? [],
		otherThreads: null,
		include: { ...EVERYTHING, ...options.include },
		tools: [],
		stored: [],
		contextManagement: false,
		recall,
		now,
	};
	return assembleContext(request, view, count);
}

/** Notes and working state in the form in which a thread stores them. */
function continued({ messages = [], notes = [], workingState }: ContextOptions) {
	const working_state: StoredWorkingState | null =
		workingState === undefined
			? null
			: { ...workingState, updated_at: null, updated_by: "caller", updated_seq: messages.length };
	return { notes: [...notes], working_state };
}
