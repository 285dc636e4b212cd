import { type AccessScope, type Owners, visibleScopes } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { calibrateModel, DEFAULT_MODEL, modelOf } from "../../../core/model/budget/models.ts";
import { resolveBudget } from "../../../core/model/budget/resolve-budget.ts";
import { type NewMessage, type StoredMessage, textOf } from "../../../core/model/thread/message.ts";
import type { ThreadView } from "../../../core/model/thread/snapshot.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import { overQuota, type Quotas } from "../../../platform/quotas/quotas.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import { authorize, type Caller, mayName } from "../../access/index.ts";
import {
	type RecallDeps,
	type Recalling,
	type RewriteDeps,
	recall,
	recallForContext,
	spentToday,
} from "../../memory/index.ts";
import { buildContext, type ContextAnswer, type ContextAsk, rounded } from "./build-context.ts";
import {
	type BlocksDeps,
	blocksOf,
	notesOf,
	ratiosOf,
	readBlocks,
	readThread,
	wantsRatios,
} from "./read-in-parallel.ts";
import { ownTalk, readRewritten } from "./read-rewritten.ts";

type ThreadContextDeps = BlocksDeps &
	RecallDeps &
	RewriteDeps & {
		clock: Clock;
		ids: IdSource;
		quotas: Quotas;
		tokenizer: Tokenizer;
		threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
	};

export type ThreadContextAnswer = ContextAnswer & {
	id: string;
	thread_id: string;
	appended?: { id: string; seq: number };
	/** How many messages of the thread are hidden from every context. */
	hidden: number;
	/** When the request began (ms since the epoch). */
	asked_at: number;
	/** Scopes that it may show although they are not the thread's own. */
	elsewhere: string[];
	/** The id of the thread's last message; null if there is none to show. */
	last: string | null;
};

/**
 * The context of a stored thread. Reads the thread, stored blocks and notes, and what the query recalls in parallel (without a
 * query the newest user message is the question, and recall comes after the thread); core decides the rest. With `append`
 * the query becomes a message once the context is made, if the key may write. `asks`: the id of the thread's message that
 * is the query, so that it is not shown twice.
 */
export async function assembleThreadContext(
	deps: ThreadContextDeps,
	{ caller, id, asks }: { caller: Caller; id: string; asks?: string | undefined },
	ask: ContextAsk & { append: boolean },
): Promise<Result<ThreadContextAnswer, Failure>> {
	const began = deps.clock.elapsed();
	const asked_at = deps.clock.now();
	const asked = ask.now ?? asked_at;
	const queryId = asks ?? deps.ids.next("msg");
	const reading = readBlocks(deps, caller.tenant, { ...ask.owners, thread: id, ratios: wantsRatios(ask.model) });
	const recalling = recallingOf(deps, ask, caller.tenant, id);
	const rewrites = ask.recall?.rewrite === true && deps.rewriter !== null;
	const spent = rewrites ? spentToday(deps, caller.tenant) : null;
	const recalled = recalling === null || ask.query === null ? null : recall(deps, caller.tenant, recalling);
	const request = {
		model: ask.model,
		budget: ask.budget,
		waterfall: ask.waterfall,
		preset: ask.preset,
		own_instructions: ask.system !== null,
		clears: !ask.contextManagement,
		query: ask.query === null ? null : textOf(ask.query),
		recall: ask.include.earlier_messages && ask.recall !== null ? { limit: ask.recall.limit, now: asked } : null,
	};
	const snapshot = await readThread(deps, caller, id, request);
	const access = await caller.access();
	if (!access.ok) return access;
	const { user_id, project_id } = ask.owners;
	const allowed = mayName(access.value, [{ user_id: user_id ?? undefined, project_id: project_id ?? undefined }]);
	if (!allowed.ok) return allowed;
	if (!snapshot.ok) return snapshot;
	const { thread } = snapshot.value;
	const owners = { user_id: user_id ?? thread.user_id, project_id: project_id ?? thread.project_id };
	const talk = leaveOutMessage(snapshot.value.view, queryId);
	const newest = ask.query === null ? newestQuestion(talk) : null;
	const text = ask.query === null ? textOf(newest?.content ?? "") : textOf(ask.query);
	const asking = newest?.id ?? queryId;
	const whole = recalling && { ...recalling, text, owners };
	const rewriting =
		whole === null || spent === null
			? null
			: readRewritten(deps, access.value, { thread: id, recalling: whole, request, view: talk, asked: asking, spent });
	const read = await reading;
	const [stored, notes, memories, rewritten] = await Promise.all([
		blocksOf(deps, access.value, owners, read),
		notesOf(deps, caller.tenant, snapshot.value, read),
		recallForContext(deps, access.value, whole, await recalled, { rewriting }),
		rewriting,
	]);
	if (!stored.ok) return stored;
	if (!notes.ok) return notes;
	const view = { ...talk, continuity: { ...talk.continuity, notes: notes.value } };
	const model = calibrateModel(modelOf(ask.model ?? thread.model ?? DEFAULT_MODEL), ratiosOf(read));
	const budget = resolveBudget(model, thread.budget, ask.budget);
	if (!budget.ok) return budget;
	const readMs = rounded(deps.clock.elapsed() - began);

	const parts = { ask, model, budget: budget.value, stored: stored.value, memories, rewritten, asked: asking };
	const built = await buildContext(deps, parts, () => view);
	if (!built.ok) return built;
	const timings_ms = { read: readMs, ...built.value.timings_ms };
	const answer = {
		...built.value,
		timings_ms,
		id: deps.ids.next("ctx"),
		thread_id: id,
		hidden: view.hidden.entries.length + view.hidden.more,
		asked_at,
		elsewhere: scopesElsewhere(owners, thread),
		last: view.window.at(-1)?.id ?? null,
	};
	if (!ask.append || ask.query === null) return ok(answer);

	const writer = authorize(access.value, "write");
	if (!writer.ok) return writer;
	const over = await overQuota(deps, writer.value, "stored_bytes", 0);
	if (over !== null) return err(over);
	const query = { id: queryId, role: "user", content: ask.query } as const;
	const appended = await appendQuery(deps.threadLog(writer.value, id), query, deps.clock.now());
	return appended.ok ? ok({ ...answer, appended: appended.value }) : appended;
}

function scopesElsewhere(shown: Owners, own: Owners): string[] {
	const owned = visibleScopes({ ...own, thread_id: null });
	return visibleScopes({ ...shown, thread_id: null }).filter((scope) => !owned.includes(scope));
}

function recallingOf(deps: ThreadContextDeps, ask: ContextAsk, tenant: string, thread: string): Recalling | null {
	if (ask.recall === null) return null;
	const { owners, include } = ask;
	return {
		text: ask.query === null ? "" : textOf(ask.query),
		owners,
		listed: true,
		thread,
		accessScope: null,
		ask: ask.recall,
		now: ask.now ?? deps.clock.now(),
		include: { relations: include.relations, skills: include.skills, episodes: true, profile: include.profile },
		readOwn: include.earlier_messages ? ownTalk(deps, tenant, thread) : undefined,
	};
}

/** The newest user message; null if there is none. */
function newestQuestion({ window, question }: ThreadView): StoredMessage | null {
	return window.findLast(({ role }) => role === "user") ?? question;
}

async function appendQuery(
	log: ThreadLog,
	query: NewMessage,
	now: number,
): Promise<Result<{ id: string; seq: number }, Failure>> {
	const appended = await log.append({ messages: [query], now });
	if (!appended.ok) return appended;
	const [message] = appended.value.messages;
	if (message === undefined) return err({ reason: "unavailable", detail: "the query was not stored" });
	return ok({ id: message.id, seq: message.seq });
}

/** The view without this message. A repeated call may have stored the query already. */
function leaveOutMessage(view: ThreadView, id: string): ThreadView {
	return {
		...view,
		window: view.window.filter((message) => message.id !== id),
		question: view.question?.id === id ? null : view.question,
		pinned: view.pinned.filter((message) => message.id !== id),
		older: view.older.filter((entry) => entry.id !== id),
		found: view.found.filter((hit) => hit.id !== id),
	};
}
