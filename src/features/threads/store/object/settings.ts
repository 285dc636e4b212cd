import { mayAccess } from "../../../../core/base/access-scope.ts";
import { canonicalJson } from "../../../../core/base/canonical-json.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../../core/base/result.ts";
import { DEFAULT_MODEL, modelOf } from "../../../../core/model/budget/models.ts";
import { resolveBudget } from "../../../../core/model/budget/resolve-budget.ts";
import type { Thread, ThreadPatch, ThreadSettings } from "../../../../core/model/thread/thread.ts";
import {
	configProblem,
	DEFAULT_CONFIG,
	learnScopeWithin,
	patchedConfig,
	reachOf,
	type ThreadConfig,
} from "../../../../core/model/thread/thread-config.ts";
import { INDEX_VERSION } from "../../../../core/recall/index-version.ts";
import type { ChangeRefused, Holdings, Missing } from "../../../../ports/thread-log.ts";
import { owingEpisodes } from "./episode-runs.ts";
import { outdateTraits } from "./index-message.ts";
import type { Store } from "./store.ts";
import { readLiveRow, readRow, type ThreadRow, threadOf, writeRow } from "./thread-row.ts";

/** Whose thread this is, and the id it has among the tenant's. */
export type ThreadName = { tenant: string; id: string };

type Created = Result<{ thread: Thread; created: boolean }, Extract<Failure, { reason: "already_exists" }>>;

export const THREAD_MISSING: Missing = { reason: "not_found", what: "thread" };

/**
 * Makes the thread; a second call with the same settings answers with what is there. One outside the call's access scope is in
 * the way all the same: it must be seen here, or it would be overwritten.
 */
export function createThread(store: Store, name: ThreadName, settings: ThreadSettings, now: string): Created {
	const present = readLiveRow({ ...store, accessScope: null });
	if (present !== null) {
		const mine = store.accessScope === null || mayAccess(store.accessScope, threadOf(present));
		if (!mine || present.createdAs !== identity(settings)) {
			return err({ reason: "already_exists", detail: "a thread with this id was made with another body" });
		}
		return ok({ thread: threadOf(present), created: false });
	}
	store.prepare();
	const row: ThreadRow = {
		row: 1,
		...name,
		...columnsOf(settings),
		createdAs: identity(settings),
		encoding: encodingOf(settings.model),
		lastSeq: 0,
		messageCount: 0,
		tokenCount: 0,
		leading: 0,
		lastUserSeq: 0,
		createdAt: now,
		updatedAt: now,
		state: "live",
		behind: true,
		coveredTo: 0,
		clearedTo: 0,
		generation: 0,
		learnedTo: 0,
		indexedTo: 0,
		// The index may still have those of a thread of this name that was erased.
		episodesOwed: readRow(store)?.episodesOwed ?? false,
		indexVersion: INDEX_VERSION,
		outdatedTo: 0,
		mergeOwed: false,
		notesMoved: true,
	};
	store.step(() => writeRow(store, row));
	return ok({ thread: threadOf(row), created: true });
}

/**
 * Changes the settings that are given, if the budget then still fits the model and the configuration can be: checked here, so
 * that two changes at once can't leave what neither asked for. Stored counts keep their encoding once there is a message.
 */
export function changeThread(store: Store, patch: ThreadPatch, now: string): Result<Thread, ChangeRefused> {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	const present = threadOf(row);
	const settings: ThreadSettings = {
		user_id: patch.user_id === undefined ? present.user_id : patch.user_id,
		project_id: patch.project_id === undefined ? present.project_id : patch.project_id,
		title: patch.title === undefined ? present.title : patch.title,
		model: patch.model === undefined ? present.model : patch.model,
		budget: patch.budget === undefined ? present.budget : patch.budget,
		metadata: patch.metadata ?? present.metadata,
		config: changedConfig(store, present, patch),
	};
	const budget = resolveBudget(modelOf(settings.model ?? DEFAULT_MODEL), settings.budget, null);
	if (!budget.ok) return budget;
	// A thread stored before this was refused can still be changed in all else.
	const asked = patch.config?.learn !== undefined || patch.config?.overflow?.strategy !== undefined;
	const wrong = asked ? configProblem(settings.config) : null;
	if (wrong !== null) return err({ reason: "invalid_request", problems: [wrong] });
	// What was said while nothing was to be learned stays unlearned.
	const spoke = present.config.learn === "off" && settings.config.learn !== "off";
	const moved = settings.user_id !== present.user_id || settings.project_id !== present.project_id;
	const next: ThreadRow = {
		...(moved ? owingEpisodes(row) : row),
		...columnsOf(settings),
		learnedTo: spoke ? row.lastSeq : row.learnedTo,
		encoding: row.lastSeq === 0 ? encodingOf(settings.model) : row.encoding,
		updatedAt: later(row.updatedAt, now),
		behind: true,
	};
	store.step(() => writeRow(store, next));
	return ok(threadOf(next));
}

/** A key that says whose the thread is, or how it is learned from, may not have it learned from further than it writes itself. */
function changedConfig(
	{ accessScope }: Store,
	thread: Thread,
	{ config: asked = {}, ...patch }: ThreadPatch,
): ThreadConfig {
	const config = patchedConfig(thread.config, asked);
	const moves = (["user_id", "project_id"] as const).some(
		(owner) => patch[owner] !== undefined && patch[owner] !== thread[owner],
	);
	const teaches = asked.learn !== undefined || asked.learn_scope !== undefined || asked.overflow !== undefined;
	if (!moves && !teaches) return config;
	return { ...config, learn_scope: learnScopeWithin(reachOf(accessScope), config.learn_scope) };
}

const ERASED_TABLES = [
	...["messages", "message_traits", "message_facts", "message_versions", "tool_calls", "contexts", "context_responses"],
	...["coverage", "summaries", "jobs", "working_state", "notes", "episodes", "episode_debts"],
	...["changed_messages", "message_vectors", "vector_marks"],
];

/** How much there is of what an erasure counts; of notes those that are not in D1. */
export function holdingsOf(store: Store): Holdings {
	if (readLiveRow(store) === null) return { messages: 0, notes: 0, receipts: 0 };
	return store.sql
		.exec<Holdings>(
			`SELECT (SELECT count(*) FROM messages WHERE gone = 0) AS messages, (SELECT count(*) FROM notes) AS notes,
				(SELECT count(*) FROM contexts) AS receipts`,
		)
		.one();
}

/** Forgets everything but the name, which stays until the entry in the list is gone; gives when it was made, null if there was nothing. */
export function eraseThread(store: Store): string | null {
	const row = readLiveRow(store);
	if (row === null) return null;
	store.step(() => {
		for (const table of ERASED_TABLES) store.sql.exec(`DELETE FROM ${table}`);
		store.sql.exec("INSERT INTO messages_fts (messages_fts) VALUES ('delete-all')");
		outdateTraits(store, 0);
		store.vectors.clear();
		const nothing = {
			user_id: null,
			project_id: null,
			title: null,
			model: null,
			budget: null,
			metadata: "{}",
			config: DEFAULT_CONFIG,
		};
		const counts = {
			lastSeq: 0,
			messageCount: 0,
			tokenCount: 0,
			leading: 0,
			lastUserSeq: 0,
			coveredTo: 0,
			clearedTo: 0,
			learnedTo: 0,
			indexedTo: 0,
			outdatedTo: 0,
		};
		writeRow(store, {
			...owingEpisodes(row),
			...columnsOf(nothing),
			...counts,
			createdAs: "",
			state: "erased",
			behind: true,
			generation: row.generation + 1,
		});
	});
	return row.createdAt;
}

/** Times of change only grow, whatever the clock does. */
export function later(before: string, now: string): string {
	return before > now ? before : now;
}

/** What makes two creations the same, however their JSON was written. */
function identity(settings: ThreadSettings): string {
	const { config, metadata, ...rest } = settings;
	// Threads made before there was a configuration, or some field of it, have the default one.
	const own = canonicalJson(config) === canonicalJson(DEFAULT_CONFIG) ? {} : { config: withoutLater(config) };
	return canonicalJson({ ...rest, ...own, metadata: JSON.parse(metadata) });
}

/** Without the fields that came later, where they are as by default. */
function withoutLater({ learn, learn_scope, redact, overflow, ...config }: ThreadConfig): object {
	const { ltm, ltm_limits, ...rest } = overflow;
	const later = { learn, learn_scope, ltm, ltm_limits };
	const { learn: learns, learn_scope: scope } = DEFAULT_CONFIG;
	const defaults = {
		learn: learns,
		learn_scope: scope,
		ltm: DEFAULT_CONFIG.overflow.ltm,
		ltm_limits: DEFAULT_CONFIG.overflow.ltm_limits,
	};
	const same = canonicalJson(later) === canonicalJson(defaults);
	return { ...config, overflow: rest, ...(same ? {} : later), ...(redact === null ? {} : { redact }) };
}

function encodingOf(model: string | null) {
	return modelOf(model ?? DEFAULT_MODEL).encoding;
}

function columnsOf(settings: ThreadSettings) {
	const { user_id: userId, project_id: projectId, title, model, budget, metadata, config } = settings;
	return { userId, projectId, title, model, budget, metadata, config };
}
