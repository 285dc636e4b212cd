import { DOORS } from "./doors.ts";
import type { Step } from "./step.ts";
import { PRINTED } from "./upstream.ts";

const THREAD = "/v1/threads/release-42";
const TELEGRAM = { secret: "telegram-secret-token-1" };
/** A job that waits until nobody speaks. Of an operation that comes twice the later call is the example. */
const WAITING: readonly Step[] = [
	{ operation: "createThread", call: "POST /v1/threads", body: { id: "standup", config: { learn: "turn" } } },
	{
		operation: "appendMessages",
		call: "POST /v1/threads/standup/messages",
		body: { messages: [{ role: "user", content: "I review the migration today." }] },
	},
	{ operation: "listThreadJobs", call: "GET /v1/threads/standup/jobs", save: { waiting: "data.0.id" } },
	{ operation: "cancelJob", call: "POST /v1/jobs/{waiting}/cancel" },
	{ operation: "requeueJob", call: "POST /v1/jobs/{waiting}/requeue" },
];

/** A thread with a past that its window does not keep. */
const PAST: readonly Step[] = [
	{
		operation: "createThread",
		call: "POST /v1/threads",
		body: { id: "retro", config: { overflow: { preserve_messages: 1, preserve_tokens: 0 } } },
	},
	{
		operation: "appendMessages",
		call: "POST /v1/threads/retro/messages",
		body: {
			messages: [
				{ role: "user", content: "We decided to release on Fridays." },
				{ role: "assistant", content: "Then the freeze begins on Thursday at noon." },
				{ role: "user", content: "Who writes the notes?" },
			],
		},
	},
	{ operation: "distillThread", call: "POST /v1/threads/retro/distill", body: {} },
	{ operation: "distillThread", call: "POST /v1/threads/retro/distill?wait=true", body: {} },
	{ operation: "listSummaries", call: "GET /v1/threads/retro/summaries?limit=1" },
];

const RELEASE = { id: "release-42", user_id: "ada", title: "Release 42", model: "gpt-4o" };
const HOME = { content: "Ada lives in Lisbon.", type: "fact", scope: "user:ada", key: "home" };
const WORKS = { subject: "Ada", predicate: "WORKS_AT", object: "Analytical Engines", scope: "user:ada" };
const RESTORE = {
	name: "restore-backup",
	description: "Restore the shop's database from last night's backup",
	body: "pg_restore --clean --dbname shop latest.dump",
	language: "sh",
	tags: ["database"],
	scope: "project:shop",
};
const MIRA = { user_id: "mira", messages: [{ role: "user", content: "I live in Lisbon." }] };

const EXPORTED = {
	kind: "block",
	data: {
		...{ scope: "user:grace", name: "task", content: "Write the compiler." },
		...{ tokens: 4, version: 1, updated_at: "2026-01-12T09:30:00.000Z" },
	},
};

/** Each operation once, in an order in which they work. */
export const STEPS: readonly Step[] = [
	...WAITING,
	...PAST,
	{ operation: "getHealth", call: "GET /health" },
	{ operation: "createTenant", call: "POST /v1/tenants", body: { id: "acme" } },
	{ operation: "getTenant", call: "GET /v1/tenants/acme" },
	{ operation: "listShards", call: "GET /v1/shards" },
	{ operation: "moveTenant", call: "POST /v1/tenants/acme/move", body: { shard: "DB" } },
	{ operation: "cancelMove", call: "DELETE /v1/tenants/acme/move" },
	{
		operation: "createKey",
		call: "POST /v1/keys",
		body: { name: "ada's agent", role: "write", user_id: "ada" },
		save: { key: "id" },
	},
	{ operation: "listKeys", call: "GET /v1/keys?limit=1" },
	{ operation: "rotateKey", call: "POST /v1/keys/{key}/rotate" },
	{ operation: "revokeKey", call: "DELETE /v1/keys/{key}" },
	{ operation: "createThread", call: "POST /v1/threads", body: RELEASE },
	{ operation: "createThread", answerOnly: true, call: "POST /v1/threads", body: RELEASE },
	{ operation: "listThreads", call: "GET /v1/threads?user_id=ada&limit=1" },
	{ operation: "getThread", call: `GET ${THREAD}` },
	{ operation: "updateThread", call: `PATCH ${THREAD}`, body: { title: "Release 42, on Friday" } },
	{
		operation: "appendMessages",
		call: `POST ${THREAD}/messages`,
		body: {
			messages: [
				{ id: "m1", role: "user", content: "The migration runs on Friday at 9. Who has to be told?" },
				{ id: "m2", role: "assistant", content: "The support team, since the shop is closed for an hour." },
				{ id: "m3", role: "user", content: "We decided to use PostgreSQL 16." },
			],
		},
	},
	{ operation: "listMessages", call: `GET ${THREAD}/messages?limit=1` },
	{ operation: "searchMessages", call: `GET ${THREAD}/messages/search?q=migration&limit=1` },
	{ operation: "updateMessage", call: `PATCH ${THREAD}/messages/m1`, body: { pinned: true } },
	{
		operation: "createThreadContext",
		call: `POST ${THREAD}/context`,
		body: { query: "When does the migration run?", budget: "4k", format: "openai" },
		save: { context: "id" },
	},
	{ operation: "listContexts", call: `GET ${THREAD}/contexts?limit=1` },
	{ operation: "getContext", call: `GET ${THREAD}/contexts/{context}` },
	{ operation: "reportUsage", call: `POST ${THREAD}/contexts/{context}/usage`, body: { input_tokens: 210 } },
	{
		operation: "createContext",
		call: "POST /v1/context",
		body: {
			system: "Be brief.",
			messages: [{ role: "user", content: "Ada wants MongoDB. I am for PostgreSQL." }],
			query: "Which databases were named?",
			format: "text",
			budget: "4k",
		},
	},
	{
		operation: "runMemoryTool",
		call: "POST /v1/memory-tool",
		body: {
			command: "create",
			path: "/memories/release.md",
			file_text: "The migration runs on Friday.",
			user_id: "ada",
		},
	},
	...DOORS,
	{
		operation: "ingestMessages",
		call: "POST /v1/memories/ingest",
		body: MIRA,
		save: { job: "job.id" },
	},
	{ operation: "getJob", call: "GET /v1/jobs/{job}" },
	{ operation: "listJobs", call: "GET /v1/jobs?kind=ingest&limit=1" },
	{
		operation: "ingestMessages",
		answerOnly: true,
		call: "POST /v1/memories/ingest",
		body: { ...MIRA, user_id: "noor", wait: true },
	},
	{
		operation: "putWorkingState",
		call: `PUT ${THREAD}/working-state`,
		body: { current_task: "Plan the migration", task_chain: ["Release 42"], completed_steps: ["Chose PostgreSQL 16"] },
	},
	{
		operation: "updateWorkingState",
		call: `PATCH ${THREAD}/working-state`,
		body: { blockers: ["No maintenance window"] },
	},
	{ operation: "getWorkingState", call: `GET ${THREAD}/working-state` },
	{
		operation: "createNote",
		call: `POST ${THREAD}/notes`,
		body: { content: "Friday at 9 is fixed.", category: "decision" },
		save: { note: "id" },
	},
	{ operation: "listNotes", call: `GET ${THREAD}/notes` },
	{ operation: "searchNotes", call: "GET /v1/notes?category=decision&q=friday" },
	{ operation: "deleteNote", call: `DELETE ${THREAD}/notes/{note}` },
	{ operation: "deleteMessage", call: `DELETE ${THREAD}/messages/m2` },
	{
		operation: "putBlock",
		call: "PUT /v1/blocks/project:shop/project",
		body: { content: "Write tests first. Dates are ISO 8601." },
	},
	{ operation: "getBlock", call: "GET /v1/blocks/project:shop/project" },
	{ operation: "listBlockVersions", call: "GET /v1/blocks/project:shop/project/versions" },
	{ operation: "restoreBlock", call: "POST /v1/blocks/project:shop/project/restore", body: { version: 1 } },
	{ operation: "deleteBlock", call: "DELETE /v1/blocks/project:shop/project" },
	{
		operation: "createMemory",
		call: "POST /v1/memories",
		body: HOME,
		save: { memory: "id" },
	},
	{ operation: "createMemory", answerOnly: true, call: "POST /v1/memories", body: HOME },
	{ operation: "listMemories", call: "GET /v1/memories?scope=user:ada" },
	{ operation: "getMemory", call: "GET /v1/memories/{memory}" },
	{ operation: "updateMemory", call: "PATCH /v1/memories/{memory}", body: { content: "Ada lives in Porto." } },
	{ operation: "listMemoryHistory", call: "GET /v1/memories/{memory}/history" },
	{ operation: "listEvidence", call: "GET /v1/memories/{memory}/evidence" },
	{ operation: "reviewMemory", call: "POST /v1/memories/{memory}/review", body: { decision: "keep" } },
	{
		operation: "searchMemories",
		call: "POST /v1/memories/search",
		body: { query: "Where does Ada live?", user_id: "ada" },
	},
	{ operation: "reflect", answerOnly: true, call: "POST /v1/reflect", body: { scope: "user:mira" } },
	{ operation: "reflect", call: "POST /v1/reflect", body: { scope: "user:ada", wait: true } },
	{
		operation: "createRelation",
		call: "POST /v1/relations",
		body: WORKS,
		save: { relation: "id" },
	},
	{ operation: "createRelation", answerOnly: true, call: "POST /v1/relations", body: WORKS },
	{ operation: "listRelations", call: "GET /v1/relations?subject=Ada" },
	{ operation: "getRelationGraph", call: "GET /v1/relations/graph?entity=Ada" },
	{ operation: "deleteRelation", call: "DELETE /v1/relations/{relation}" },
	{ operation: "deleteMemory", call: "DELETE /v1/memories/{memory}" },
	{ operation: "deleteMemories", call: "DELETE /v1/memories?scope=project:billing&before=2020-01-01T00:00:00.000Z" },
	{
		operation: "createSkill",
		call: "POST /v1/skills",
		body: RESTORE,
		save: { skill: "id" },
	},
	{ operation: "createSkill", answerOnly: true, call: "POST /v1/skills", body: RESTORE },
	{ operation: "listSkills", call: "GET /v1/skills" },
	{ operation: "getSkill", call: "GET /v1/skills/{skill}" },
	{ operation: "searchSkills", call: "POST /v1/skills/search", body: { goal: "restore a backup", project_id: "shop" } },
	{ operation: "reportOutcome", call: "POST /v1/skills/{skill}/outcome", body: { success: true } },
	{ operation: "deleteSkill", call: "DELETE /v1/skills/{skill}" },
	{
		operation: "importAll",
		call: "POST /v1/import",
		headers: { "content-type": "application/x-ndjson" },
		body: `${JSON.stringify(EXPORTED)}\n`,
	},
	{ operation: "exportAll", call: "GET /v1/export?user_id=grace" },
	{ operation: "listModels", call: "GET /v1/models" },
	{
		operation: "createInstallation",
		call: "POST /v1/installations",
		body: { platform: "telegram", name: "support chat", forward_url: `${PRINTED}/events`, ...TELEGRAM },
		save: { installation: "id" },
	},
	{ operation: "listInstallations", call: "GET /v1/installations" },
	{ operation: "getInstallation", call: "GET /v1/installations/{installation}" },
	{
		operation: "receiveWebhook",
		call: "POST /webhooks/telegram/{installation}",
		headers: { "x-telegram-bot-api-secret-token": TELEGRAM.secret },
		body: {
			update_id: 1,
			message: {
				message_id: 1,
				date: 1_795_176_000,
				chat: { id: 7, type: "private" },
				from: { id: 7, is_bot: false, first_name: "Ada" },
				text: "Is the shop open?",
			},
		},
	},
	{ operation: "listEvents", call: "GET /v1/installations/{installation}/events" },
	{
		operation: "listDeliveries",
		call: "GET /v1/installations/{installation}/deliveries",
		save: { delivery: "data.0.id" },
	},
	{ operation: "retryDelivery", call: "POST /v1/installations/{installation}/deliveries/{delivery}/retry" },
	{
		operation: "rotateInstallation",
		call: "POST /v1/installations/{installation}/rotate",
		body: { secret: "telegram-secret-token-2" },
	},
	{ operation: "deleteInstallation", call: "DELETE /v1/installations/{installation}" },
	{ operation: "getUsage", call: "GET /v1/usage?from=2026-11-01&to=2026-11-30" },
	{ operation: "deleteThread", call: `DELETE ${THREAD}` },
	{ operation: "eraseUser", call: "DELETE /v1/users/visitor-7", save: { erasure: "erasure.id" } },
	{ operation: "getErasure", call: "GET /v1/erasures/{erasure}" },
];
