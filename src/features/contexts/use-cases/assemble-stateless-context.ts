import type { Failure } from "../../../core/base/failure.ts";
import { err, type Result } from "../../../core/base/result.ts";
import { viewMessages } from "../../../core/context/assembly/view-messages.ts";
import { calibrateModel, DEFAULT_MODEL, modelOf } from "../../../core/model/budget/models.ts";
import { readingLimits } from "../../../core/model/budget/profiles.ts";
import { resolveBudget } from "../../../core/model/budget/resolve-budget.ts";
import { type NewMessage, textOf } from "../../../core/model/thread/message.ts";
import { roleProblems } from "../../../core/model/thread/message-rules.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import { type Caller, mayName } from "../../access/index.ts";
import { embedAsked, type RecallDeps, type Recalling, recall, recallForContext } from "../../memory/index.ts";
import { buildContext, type ContextAnswer, type ContextAsk } from "./build-context.ts";
import { type BlocksDeps, blocksOf, ratiosOf, readBlocks, wantsRatios } from "./read-in-parallel.ts";

/**
 * The context of messages that are stored nowhere, and stay so. Stored blocks and memories are those of whom the request
 * names, else of whom the key is bound to.
 */
export async function assembleStatelessContext(
	deps: BlocksDeps & RecallDeps & { clock: Clock; tokenizer: Tokenizer },
	caller: Caller,
	ask: ContextAsk & { messages: NewMessage[] },
): Promise<Result<ContextAnswer, Failure>> {
	const name = ask.model ?? DEFAULT_MODEL;
	const recalling = recallingOf(ask, deps.clock.now());
	const embedding = recalling === null ? undefined : embedAsked(deps, recalling.text);
	// Where nobody is named a bound key means its own, whose the look-up tells.
	const early = ask.owners.user_id !== null || ask.owners.project_id !== null ? recalling : null;
	const [read, access, recalled] = await Promise.all([
		readBlocks(deps, caller.tenant, { ...ask.owners, thread: null, ratios: wantsRatios(name) }),
		caller.access(),
		early === null ? null : recall(deps, caller.tenant, early, embedding),
	]);
	if (!access.ok) return access;
	const { user_id, project_id } = ask.owners;
	const named = { user_id: user_id ?? undefined, project_id: project_id ?? undefined };
	const allowed = mayName(access.value, [named, ...ask.messages.map((message) => ({ user_id: message.user_id }))]);
	if (!allowed.ok) return allowed;
	const placed = ask.messages.map((message, index) => ({ message, index }));
	const problems = roleProblems(placed, () => "unknown");
	if (problems.length > 0) return err({ reason: "invalid_request", problems });
	const model = calibrateModel(modelOf(name), ratiosOf(read));
	const budget = resolveBudget(model, null, ask.budget);
	if (!budget.ok) return budget;

	const owners = { user_id: user_id ?? access.value.user_id, project_id: project_id ?? access.value.project_id };
	const [stored, memories] = await Promise.all([
		blocksOf(deps, access.value, owners, read),
		recallForContext(deps, access.value, recalling && { ...recalling, owners }, recalled, { embedding }),
	]);
	if (!stored.ok) return stored;

	const limits = readingLimits(budget.value, ask.waterfall, ask.preset);
	const query = ask.query === null ? null : textOf(ask.query);
	return buildContext(deps, { ask, model, budget: budget.value, stored: stored.value, memories }, (count, now) =>
		viewMessages(ask.messages, {
			encoding: model.encoding,
			count,
			limits,
			recall: ask.recall !== null && ask.include.earlier_messages ? { query, limit: ask.recall.limit } : null,
			now: new Date(now).toISOString(),
		}),
	);
}

function recallingOf(ask: ContextAsk & { messages: NewMessage[] }, now: number): Recalling | null {
	if (ask.recall === null) return null;
	const { query, messages, owners, include } = ask;
	const newest = messages.findLast(({ role }) => role === "user")?.content;
	const content = query ?? newest;
	return {
		text: content === undefined ? "" : textOf(content),
		owners,
		listed: false,
		thread: null,
		accessScope: null,
		ask: ask.recall,
		now: ask.now ?? now,
		include: { relations: include.relations, skills: include.skills, episodes: true, profile: include.profile },
	};
}
