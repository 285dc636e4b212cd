import { type AccessScope, type Owners, visibleScopes } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { calibrateModel, DEFAULT_MODEL, modelOf } from "../../../core/model/budget/models.ts";
import { resolveBudget } from "../../../core/model/budget/resolve-budget.ts";
import { type NewMessage, type StoredMessage, textOf } from "../../../core/model/thread/message.ts";
import type { SnapshotRequest, ThreadView } from "../../../core/model/thread/snapshot.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import { overQuota, type Quotas } from "../../../platform/quotas/quotas.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import { type Access, authorize, type Caller, mayName } from "../../access/index.ts";
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

/** Who wants the context of which thread. */
type Target = {
	caller: Caller;
	id: string;
	/** The id of the thread's message that is the query, so that it is not shown twice; none where the thread has none. */
	queryId?: string | undefined;
};

/**
 * The context of a stored thread. Reads the thread, stored blocks and notes, and what the query recalls in parallel (without a
 * query the newest user message is the question, and recall comes after the thread); core decides the rest. With `append`
 * the query becomes a message once the context is made, if the key may write.
 */
export async function assembleThreadContext(
	deps: ThreadContextDeps,
	{ caller, id, queryId = deps.ids.next("msg") }: Target,
	request: ContextAsk & { append: boolean },
): Promise<Result<ThreadContextAnswer, Failure>> {
	const began = deps.clock.elapsed();
	const startedAt = deps.clock.now();
	const now = request.now ?? startedAt;
	const reading = readBlocks(deps, caller.tenant, {
		...request.owners,
		thread: id,
		ratios: wantsRatios(request.model),
	});
	const recalling = recallingOf(deps, request, now, { tenant: caller.tenant, thread: id });
	const rewrites = request.recall?.rewrite === true && deps.rewriter !== null;
	const spent = rewrites ? spentToday(deps, caller.tenant) : null;
	const recalled = recalling === null || request.query === null ? null : recall(deps, caller.tenant, recalling);
	const wanted = snapshotRequestOf(request, now);
	const snapshot = await readThread(deps, caller, id, wanted);
	const access = await caller.access();
	if (!access.ok) return access;
	const { user_id, project_id } = request.owners;
	const allowed = mayName(access.value, [{ user_id: user_id ?? undefined, project_id: project_id ?? undefined }]);
	if (!allowed.ok) return allowed;
	if (!snapshot.ok) return snapshot;
	const { thread } = snapshot.value;
	const owners = { user_id: user_id ?? thread.user_id, project_id: project_id ?? thread.project_id };
	const talk = leaveOutMessage(snapshot.value.view, queryId);
	const newest = request.query === null ? newestQuestion(talk) : null;
	const text = textOf(request.query ?? newest?.content ?? "");
	const questionId = newest?.id ?? queryId;
	const whole = recalling && { ...recalling, text, owners };
	const rewriting =
		whole === null || spent === null
			? null
			: readRewritten(deps, access.value, { thread: id, recalling: whole, wanted, view: talk, questionId, spent });
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
	const model = calibrateModel(modelOf(request.model ?? thread.model ?? DEFAULT_MODEL), ratiosOf(read));
	const budget = resolveBudget(model, thread.budget, request.budget);
	if (!budget.ok) return budget;
	const readMs = rounded(deps.clock.elapsed() - began);

	const parts = { ask: request, model, budget: budget.value, stored: stored.value, memories, rewritten, questionId };
	const built = await buildContext(deps, parts, () => view);
	if (!built.ok) return built;
	const answer = {
		...built.value,
		timings_ms: { read: readMs, ...built.value.timings_ms },
		id: deps.ids.next("ctx"),
		thread_id: id,
		hidden: view.hidden.entries.length + view.hidden.more,
		asked_at: startedAt,
		elsewhere: scopesElsewhere(owners, thread),
		last: view.window.at(-1)?.id ?? null,
	};
	if (!request.append || request.query === null) return ok(answer);
	const appended = await appendQuery(deps, access.value, id, { id: queryId, role: "user", content: request.query });
	return appended.ok ? ok({ ...answer, appended: appended.value }) : appended;
}

/** What is read of the thread. */
function snapshotRequestOf(request: ContextAsk, now: number): SnapshotRequest {
	const { query, recall: recalls, include } = request;
	return {
		model: request.model,
		budget: request.budget,
		waterfall: request.waterfall,
		preset: request.preset,
		own_instructions: request.system !== null,
		clears: !request.contextManagement,
		query: query === null ? null : textOf(query),
		recall: include.earlier_messages && recalls !== null ? { limit: recalls.limit, now } : null,
	};
}

function scopesElsewhere(shown: Owners, own: Owners): string[] {
	const owned = visibleScopes({ ...own, thread_id: null });
	return visibleScopes({ ...shown, thread_id: null }).filter((scope) => !owned.includes(scope));
}

function recallingOf(
	deps: ThreadContextDeps,
	{ recall: ask, query, owners, include }: ContextAsk,
	now: number,
	{ tenant, thread }: { tenant: string; thread: string },
): Recalling | null {
	if (ask === null) return null;
	return {
		text: query === null ? "" : textOf(query),
		owners,
		listed: true,
		thread,
		accessScope: null,
		ask,
		now,
		include: { relations: include.relations, skills: include.skills, episodes: true, profile: include.profile },
		readOwn: include.earlier_messages ? ownTalk(deps, tenant, thread) : undefined,
	};
}

/** The newest user message; null if there is none. */
function newestQuestion({ window, question }: ThreadView): StoredMessage | null {
	return window.findLast(({ role }) => role === "user") ?? question;
}

async function appendQuery(
	deps: ThreadContextDeps,
	access: Access,
	id: string,
	query: NewMessage,
): Promise<Result<{ id: string; seq: number }, Failure>> {
	const writer = authorize(access, "write");
	if (!writer.ok) return writer;
	const over = await overQuota(deps, writer.value, "stored_bytes", 0);
	if (over !== null) return err(over);
	const appended = await deps.threadLog(writer.value, id).append({ messages: [query], now: deps.clock.now() });
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
