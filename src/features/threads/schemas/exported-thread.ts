import { z } from "@hono/zod-openapi";
import { canonicalJson } from "../../../core/base/canonical-json.ts";
import type { ExportedMessage, ExportedThread } from "../../../core/model/thread/exported.ts";
import { messageBreaches } from "../../../core/model/thread/message-rules.ts";
import { DEFAULT_CONFIG, LEARN_SCOPES, patchedConfig } from "../../../core/model/thread/thread-config.ts";
import type { StoredWorkingState } from "../../../core/model/thread/working-state.ts";
import { BudgetSchema, MetadataText, ModelName, OwnerId, ResourceId, Time } from "../../../platform/http/fields.ts";
import { messageAnswer, messageFields } from "./message.ts";
import { threadAnswer } from "./thread.ts";
import { ThreadConfigPatchSchema } from "./thread-config.ts";

const count = z.int().min(0);
const lines = z.array(z.string());

const Request = z.strictObject({
	text: z.string(),
	terms: lines,
	does: z.array(z.number()),
	size: z.array(z.number()),
	first: z.boolean(),
	since: z.strictObject({
		messages: count,
		users: count,
		calls: count,
		task: z.number(),
		done: z.number(),
		idle: count,
		near: z.array(z.number()),
	}),
});

const WriterName = z.custom<StoredWorkingState["updated_by"]>(
	(value) => value === null || value === "caller" || (typeof value === "string" && value.startsWith("writer:")),
	"must be caller or writer:NAME",
);

const State = z.strictObject({
	current_task: z.string(),
	task_chain: lines,
	completed_steps: lines,
	open_files: lines,
	recent_decisions: lines,
	blockers: lines,
	announced: z.string().exactOptional(),
	requests: z.array(Request).exactOptional(),
	tools: z.boolean().exactOptional(),
	updated_at: Time.nullable(),
	updated_by: WriterName,
	updated_seq: count,
});

/** A thread's line: the thread as it is answered, and what a copy goes on from. Counts come of its messages again. */
export const ExportedThreadSchema = z
	.strictObject({
		id: ResourceId,
		user_id: OwnerId.nullable(),
		project_id: OwnerId.nullable(),
		title: z.string().max(500).nullable(),
		model: ModelName.nullable(),
		budget: BudgetSchema.nullable(),
		metadata: MetadataText,
		config: ThreadConfigPatchSchema,
		last_seq: count,
		message_count: count,
		token_count: count,
		created_at: Time,
		updated_at: Time,
		encoding: z.enum(["o200k_base", "cl100k_base"]),
		created_as: z.string().max(200_000),
		working_state: State.nullable(),
	})
	.transform(({ config, ...thread }): ExportedThread => ({ ...thread, config: patchedConfig(DEFAULT_CONFIG, config) }));

/** A thread as an export has it. Its working state has its keys in one order, however it came to them. */
export function exportedThreadAnswer({ created_as, working_state, ...thread }: ExportedThread) {
	const ordered: unknown = JSON.parse(canonicalJson(working_state));
	return { ...threadAnswer(thread), encoding: thread.encoding, created_as, working_state: ordered };
}

const Past = z.strictObject({
	learned: z.literal(true).optional(),
	cleared: z.literal(true).optional(),
	covered: z.enum(["summarised", "trimmed", "flushed"]).optional(),
	summary: count.optional(),
	reach: z.enum(LEARN_SCOPES).optional(),
});

/** Rows hold 2 MB; what an append takes is half of that. */
const MOST_BYTES = 1_800_000;

/** A message's line: the message as it is answered, and how far its thread has got with it. */
export const ExportedMessageSchema = z
	.strictObject({
		id: ResourceId,
		seq: z.int().min(1),
		...messageFields,
		created_at: Time,
		metadata: MetadataText.optional(),
		tokens: count,
		pinned: z.boolean(),
		edited_at: Time.optional(),
		deleted: z.literal(true).optional(),
		hidden: z.literal(true).optional(),
		past: Past.optional(),
	})
	.check(({ value, issues }) => {
		const fault = (field: string, message: string) =>
			void issues.push({ code: "custom", path: [field], message, input: value });
		if (value.deleted) {
			// Of a tool's message the call it answered is gone too.
			if (value.content !== "" || value.tool_calls !== undefined) fault("content", "must be empty where it is deleted");
			return;
		}
		for (const [field, message] of messageBreaches(value)) fault(field, message);
		const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
		if (bytes > MOST_BYTES) fault("content", `must have at most ${MOST_BYTES} bytes`);
	})
	.transform((message): ExportedMessage => message);

/** A message as an export has it. */
export function exportedMessageAnswer({ hidden, past, ...message }: ExportedMessage) {
	return { ...messageAnswer(message), ...(hidden && { hidden }), ...(past !== undefined && { past }) };
}
