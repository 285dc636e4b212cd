import { remainingAllowance, utcDay } from "../../../../core/base/usage.ts";
import { REWRITE_V1, type Turn } from "../../../../core/recall/rewriting/prompts/rewrite-v1.ts";
import { readKeywords } from "../../../../core/recall/rewriting/read-keywords.ts";
import type { CallDeps } from "../../../../platform/call-models.ts";
import { type Degraded, inTime } from "../../../../platform/clock/clock.ts";
import { inTenant } from "../../../../platform/observing/scope.ts";
import type { ModelUsage, TextModel } from "../../../../ports/text-model.ts";
import type { VectorDeps } from "./recall-by-vector.ts";

export type RewriteDeps = CallDeps &
	Pick<VectorDeps, "recallDeadlines"> & {
		/** Null where none is configured: then nothing is rewritten. */
		rewriter: TextModel | null;
	};

/** What a tenant's models used today; null: nobody can tell. */
type Spent = ModelUsage | null;

/** Keywords of a question, null where there are none; what is missing; and what is still being noted. */
export type RewrittenQuery = { keywords: string | null; degraded: Degraded[]; noting: Promise<void> };

const MOST_TURNS = 4;
/** Of a turn and of the question, in UTF-16 units. */
const LONGEST_TURN = 600;
const LONGEST_QUESTION = 2_000;
const MOST_OUTPUT = 120;
const CHARACTERS_PER_TOKEN = 4;

/** What was spent today, to be read before it is known whether anything is rewritten. Never rejects. */
export async function spentToday({ clock, spending }: RewriteDeps, tenant: string): Promise<Spent> {
	try {
		return await spending(tenant).spent(utcDay(clock.now()));
	} catch (error) {
		console.error("what was spent on models can't be read", error);
		return null;
	}
}

/**
 * Has a model turn a question into keywords, with what its pronouns mean in the turns before. Within its deadline and what the
 * tenant may spend today; whatever goes wrong, the question stands as it is. Never rejects.
 */
export async function rewriteQuery(
	deps: RewriteDeps,
	tenant: string,
	{ text, turns, spent }: { text: string; turns: readonly Turn[]; spent: Spent },
): Promise<RewrittenQuery> {
	const { rewriter, clock } = deps;
	if (rewriter === null || text.trim() === "") return nothing();
	const { system, schema, ask } = REWRITE_V1;
	const newest = turns.slice(-MOST_TURNS).map((turn) => ({ ...turn, text: turn.text.slice(0, LONGEST_TURN) }));
	const prompt = ask(newest, text.slice(0, LONGEST_QUESTION));
	if (spent === null) return nothing("unknown_spending");
	const read = Math.ceil((system.length + prompt.length) / CHARACTERS_PER_TOKEN);
	if (!remainingAllowance(deps.backgroundCap, spent, read + MOST_OUTPUT).allowed) return nothing("over_cap");
	const deadlineMs = deps.recallDeadlines.rewriter;
	const request = { system, prompt, schema, maxOutputTokens: MOST_OUTPUT, deadlineMs };
	const asked = await inTime(clock, "rewriter", deadlineMs, () => inTenant(tenant, () => rewriter.generate(request)));
	// The model has most likely read it all the same.
	const late = { input_tokens: read, output_tokens: 0 };
	if (!asked.ok) return { ...nothing(asked.error.reason), noting: note(deps, tenant, late) };
	if (!asked.value.ok) {
		const { reason } = asked.value.error;
		return reason === "timeout" ? { ...nothing(reason), noting: note(deps, tenant, late) } : nothing(reason);
	}
	const keywords = readKeywords(asked.value.value.text);
	const noting = note(deps, tenant, asked.value.value.usage);
	if (keywords === null) return { ...nothing("rubbish"), noting };
	return { keywords: keywords === "" ? null : keywords, degraded: [], noting };
}

function nothing(reason?: string): RewrittenQuery {
	const degraded = reason === undefined ? [] : [{ part: "rewriter", reason }];
	return { keywords: null, degraded, noting: Promise.resolve() };
}

/** Alongside what is read next. Never rejects. */
async function note({ clock, spending }: RewriteDeps, tenant: string, usage: ModelUsage): Promise<void> {
	try {
		await spending(tenant).note(utcDay(clock.now()), usage);
	} catch (error) {
		console.error("what a model used could not be noted", error);
	}
}
