import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BudgetRequest } from "../../../../core/model/budget/profiles.ts";
import { NOTE_CATEGORIES } from "../../../../core/model/thread/continuity.ts";
import { JOB_KINDS, JOB_STATUSES } from "../../../../core/model/thread/job.ts";
import type { SummarySections } from "../../../../core/model/thread/summary.ts";
import { LEARN_SCOPES, type ThreadConfig } from "../../../../core/model/thread/thread-config.ts";
import type { StoredWorkingState } from "../../../../core/model/thread/working-state.ts";

/** The one row that a thread's object keeps about itself; times are ISO 8601, sums are tokens. */
export const thread = sqliteTable("thread", {
	/** Always 1. */
	row: integer("row").primaryKey(),
	tenant: text("tenant").notNull(),
	id: text("id").notNull(),
	userId: text("user_id"),
	projectId: text("project_id"),
	title: text("title"),
	model: text("model"),
	/** Null for the model's own budget. */
	budget: text("budget", { mode: "json" }).$type<BudgetRequest>(),
	/** JSON text, as the caller gave it. */
	metadata: text("metadata").notNull(),
	/** The settings it was made with, as canonical JSON: what a repeated creation is compared with. */
	createdAs: text("created_as").notNull(),
	encoding: text("encoding", { enum: ["o200k_base", "cl100k_base"] }).notNull(),
	lastSeq: integer("last_seq").notNull(),
	messageCount: integer("message_count").notNull(),
	tokenCount: integer("token_count").notNull(),
	/** How many system messages stand at the very beginning. */
	leading: integer("leading").notNull(),
	/** The newest user message that is not deleted; 0 where there is none. */
	lastUserSeq: integer("last_user_seq").notNull(),
	createdAt: text("created_at").notNull(),
	updatedAt: text("updated_at").notNull(),
	/** `live`, or `erased` until the list entry is deleted too. */
	state: text("state", { enum: ["live", "erased"] }).notNull(),
	/** Whether the entry in the list of threads is behind. */
	behind: integer("behind", { mode: "boolean" }).notNull(),
	/** Null: the defaults. */
	config: text("config", { mode: "json" }).$type<ThreadConfig>(),
	/** Messages up to this seq are covered (table coverage); 0: none. */
	coveredTo: integer("covered_to").notNull().default(0),
	/** Results of tools up to this seq are shown as cleared; 0: none. */
	clearedTo: integer("cleared_to").notNull().default(0),
	/** Raised by every edit and deletion of a message and by erasure: what was read before is not committed after. */
	generation: integer("generation").notNull().default(0),
	/** Messages up to this seq were learned from; 0: none. */
	learnedTo: integer("learned_to").notNull().default(0),
	/** Messages up to this seq are in the index of episodes, or say nothing; 0: none. */
	indexedTo: integer("indexed_to").notNull().default(0),
	/** Whether the index of episodes has to let go of the whole thread. */
	episodesOwed: integer("episodes_owed", { mode: "boolean" }).notNull().default(false),
	/** What messages are indexed as (core/recall/index-version.ts), but for those up to `outdatedTo`; 0: before this column. */
	indexVersion: integer("index_version").notNull().default(0),
	/** Messages up to this seq are indexed by another version, and are to be re-indexed; 0: none. */
	outdatedTo: integer("outdated_to").notNull().default(0),
	/** Whether messages_fts may still hold terms of deleted messages, until its segments are merged. */
	mergeOwed: integer("merge_owed", { mode: "boolean" }).notNull().default(false),
	/** Whether notes that a former version wrote here are in D1, with all others. */
	notesMoved: integer("notes_moved", { mode: "boolean" }).notNull().default(false),
});

export const messages = sqliteTable(
	"messages",
	{
		seq: integer("seq").primaryKey(),
		id: text("id").notNull().unique(),
		role: text("role", { enum: ["system", "user", "assistant", "tool"] }).notNull(),
		/** The text itself, or the JSON of its parts (`parts` 1). */
		content: text("content").notNull(),
		parts: integer("parts").notNull(),
		name: text("name"),
		userId: text("user_id"),
		/** JSON. */
		toolCalls: text("tool_calls"),
		toolCallId: text("tool_call_id"),
		/** JSON. */
		metadata: text("metadata"),
		createdAt: text("created_at").notNull(),
		tokens: integer("tokens").notNull(),
		/** Tokens of all messages up to and with this one that a context may show (`gone` 0). */
		tokensSum: integer("tokens_sum").notNull(),
		gist: text("gist").notNull(),
		gistTokens: integer("gist_tokens").notNull(),
		/** Gist tokens of all messages up to and with this one. */
		gistSum: integer("gist_sum").notNull(),
		pinned: integer("pinned").notNull().default(0),
		editedAt: text("edited_at"),
		/** JSON: what one provider wants back unread of the whole message. */
		providerOptions: text("provider_options"),
		/** 1: deleted, only the entry is left. 2: a result whose call is deleted; no context shows it. */
		gone: integer("gone").notNull().default(0),
		/** Of a tool's result: the seq of the call it answers. */
		callSeq: integer("call_seq"),
		/** How far what it says may be learned, of the key that wrote it; null: wherever the thread is learned into. */
		reach: text("reach", { enum: LEARN_SCOPES }),
	},
	(table) => [
		index("messages_gone").on(table.seq).where(sql`gone > 0`),
		index("messages_by_pin").on(table.seq).where(sql`pinned = 1`),
		index("messages_by_call").on(table.callSeq).where(sql`call_seq IS NOT NULL`),
	],
);

/** What recall ranks a message by without reading its text (core/recall/ranking); beside it the terms in messages_fts. */
export const messageTraits = sqliteTable(
	"message_traits",
	{
		seq: integer("seq").primaryKey(),
		role: text("role", { enum: ["system", "user", "assistant", "tool"] }).notNull(),
		name: text("name"),
		/** In ms since the epoch. */
		said: integer("said").notNull(),
		/** How many search terms it has. */
		terms: integer("terms").notNull(),
		/** Bits (core/recall/ranking/traits.ts). */
		flags: integer("flags").notNull(),
		/** Bits (core/recall/ranking/kinds.ts). */
		kinds: integer("kinds").notNull(),
		/** The days of the first time it names, since 1970; null where it names none. */
		fromDay: integer("from_day"),
		toDay: integer("to_day"),
		/** JSON: a long message's passages, each [end in its text, end in its terms, tokens]. */
		passages: text("passages"),
		/** JSON: its facts, each [value, whom it is about, kinds] and the days its sentence names (core/recall/ranking/facts.ts). */
		facts: text("facts"),
	},
	(table) => [index("message_traits_said").on(table.said)],
);

/** The facts of message_traits by their kind, for threads that are too long to be ranked whole. */
export const messageFacts = sqliteTable(
	"message_facts",
	{
		/** Its number (core/recall/ranking/kinds.ts). */
		kind: integer("kind").notNull(),
		seq: integer("seq").notNull(),
		value: text("value").notNull(),
		/** Whom it is about: the message's speaker, those he speaks to, or others. */
		about: text("about", { enum: ["speaker", "addressed", "others"] }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.kind, table.seq, table.value, table.about] })],
);

/** What messages said before they were edited, oldest first. */
export const messageVersions = sqliteTable(
	"message_versions",
	{
		seq: integer("seq").notNull(),
		version: integer("version").notNull(),
		content: text("content").notNull(),
		parts: integer("parts").notNull(),
		tokens: integer("tokens").notNull(),
		/** When something else took its place. */
		replacedAt: text("replaced_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.seq, table.version] })],
);

/** The last contexts of the thread (core/model/thread/kept-context.ts); `request`, `report` and `marks` are JSON. */
export const contexts = sqliteTable("contexts", {
	number: integer("number").primaryKey({ autoIncrement: true }),
	id: text("id").notNull().unique(),
	createdAt: text("created_at").notNull(),
	model: text("model").notNull(),
	counted: integer("counted").notNull(),
	ratio: real("ratio").notNull(),
	/** Before what may be large, so that reading them does not read that. */
	marks: text("marks").notNull(),
	appendedId: text("appended_id"),
	request: text("request").notNull(),
	report: text("report").notNull(),
	/** What the key it was made under was bound to: null where it was not, and in rows older than this column. */
	makerUserId: text("maker_user_id"),
	makerProjectId: text("maker_project_id"),
	/** 1: a provider's count was learned from it, which happens once. */
	learned: integer("learned").notNull().default(0),
});

/** Their answers as they were given, where they are not too large; JSON. */
export const contextResponses = sqliteTable("context_responses", {
	id: text("id").primaryKey(),
	response: text("response").notNull(),
});

/** The latest call under each id, and the seq of its result. */
export const toolCalls = sqliteTable(
	"tool_calls",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		seq: integer("seq").notNull(),
		answeredSeq: integer("answered_seq"),
	},
	(table) => [index("tool_calls_by_seq").on(table.seq)],
);

/** What became of messages that are not shown any more: ranges without gaps, from the first message on. */
export const coverage = sqliteTable("coverage", {
	toSeq: integer("to_seq").primaryKey(),
	fromSeq: integer("from_seq").notNull(),
	kind: text("kind", { enum: ["summarised", "trimmed", "flushed"] }).notNull(),
	/** The number of the summary that covers it; null where it is none. */
	summary: integer("summary"),
});

/** Distilled past (core/model/thread/summary.ts); each folds in the one before. */
export const summaries = sqliteTable("summaries", {
	number: integer("number").primaryKey({ autoIncrement: true }),
	id: text("id").notNull().unique(),
	fromSeq: integer("from_seq").notNull(),
	toSeq: integer("to_seq").notNull(),
	sections: text("sections", { mode: "json" }).$type<SummarySections>().notNull(),
	digest: text("digest").notNull(),
	tokens: integer("tokens").notNull(),
	writer: text("writer").notNull(),
	droppedLines: integer("dropped_lines").notNull(),
	/** 1: a message it covers was edited. 2: one was deleted; its text is deleted with it. */
	stale: integer("stale").notNull().default(0),
	createdAt: text("created_at").notNull(),
});

/** Work that is done behind answers, by the object's alarm; times are ISO 8601, `runAt` in ms since the epoch. */
export const jobs = sqliteTable(
	"jobs",
	{
		number: integer("number").primaryKey({ autoIncrement: true }),
		id: text("id").notNull().unique(),
		kind: text("kind", { enum: JOB_KINDS }).notNull(),
		status: text("status", { enum: JOB_STATUSES }).notNull(),
		attempts: integer("attempts").notNull(),
		error: text("error"),
		/** What it leaves undone, where it was given up. */
		lost: text("lost"),
		runAt: integer("run_at").notNull(),
		createdAt: text("created_at").notNull(),
		finishedAt: text("finished_at"),
	},
	(table) => [index("jobs_waiting").on(table.runAt).where(sql`status IN ('queued', 'running')`)],
);

/** Messages that were changed after they were learned from: what they said is to be retracted. */
export const changedMessages = sqliteTable("changed_messages", {
	number: integer("number").primaryKey({ autoIncrement: true }),
	seq: integer("seq").notNull().unique(),
	messageId: text("message_id").notNull(),
	because: text("because", { enum: ["edited", "deleted"] }).notNull(),
});

/** The one row of what the agent is at. */
export const workingState = sqliteTable("working_state", {
	/** Always 1. */
	row: integer("row").primaryKey(),
	state: text("state", { mode: "json" }).$type<StoredWorkingState>().notNull(),
	/** Raised by every change. */
	version: integer("version").notNull(),
});

/** What the agent wrote down for itself, in threads of former versions; empty once it is moved to D1. */
export const notes = sqliteTable("notes", {
	number: integer("number").primaryKey({ autoIncrement: true }),
	id: text("id").notNull().unique(),
	content: text("content").notNull(),
	category: text("category", { enum: NOTE_CATEGORIES }).notNull(),
	tokens: integer("tokens").notNull(),
	createdAt: text("created_at").notNull(),
});

/** The episodes that the index has of this thread: each begins here and goes up to the next one. */
export const episodes = sqliteTable(
	"episodes",
	{
		fromSeq: integer("from_seq").primaryKey(),
		/** Its last message that says something. */
		toSeq: integer("to_seq").notNull(),
		id: text("id").notNull(),
		/** 1: what it says was edited or deleted, so it is to be made again. */
		anew: integer("anew").notNull().default(0),
	},
	(table) => [index("episodes_anew").on(table.fromSeq).where(sql`anew = 1`)],
);

/** Messages whose episodes the index has to let go of: they were edited or deleted. */
export const episodeDebts = sqliteTable("episode_debts", { seq: integer("seq").primaryKey() });

/** What contexts that are on their way may not bring back: long-term memory that was erased a short time ago. */
export const erasedLately = sqliteTable("erased_lately", {
	id: text("id").primaryKey(),
	/** In ms since the epoch. */
	erasedAt: integer("erased_at").notNull(),
});
