import { z } from "@hono/zod-openapi";
import type { Thread, ThreadPatch, ThreadSettings } from "../../../core/model/thread/thread.ts";
import { DEFAULT_CONFIG, patchedConfig } from "../../../core/model/thread/thread-config.ts";
import {
	BudgetSchema,
	MetadataText,
	ModelName,
	OwnerId,
	ResourceId,
	TimeAnswer,
} from "../../../platform/http/fields.ts";
import { configAnswer, ThreadConfigPatchSchema, ThreadConfigSchema } from "./thread-config.ts";

const settings = {
	user_id: OwnerId.nullish(),
	project_id: OwnerId.nullish(),
	title: z.string().max(500).nullish(),
	model: ModelName.nullish(),
	budget: BudgetSchema.nullish(),
	metadata: MetadataText.optional(),
	config: ThreadConfigPatchSchema.optional(),
};

export const NewThreadSchema = z.strictObject({ id: ResourceId.optional(), ...settings }).openapi("NewThread");

export const ThreadPatchSchema = z.strictObject(settings).openapi("ThreadPatch");

export const ThreadSchema = z
	.object({
		id: ResourceId,
		user_id: OwnerId.nullable(),
		project_id: OwnerId.nullable(),
		title: z.string().nullable(),
		model: z.string().nullable(),
		budget: BudgetSchema.nullable(),
		metadata: z.record(z.string(), z.unknown()),
		config: ThreadConfigSchema,
		last_seq: z.int(),
		message_count: z.int(),
		token_count: z.int(),
		created_at: TimeAnswer,
		updated_at: TimeAnswer,
	})
	.openapi("Thread");

/** A new thread's settings; what is not said is absent. */
export function settingsOf(body: z.output<typeof NewThreadSchema>): ThreadSettings {
	return {
		user_id: body.user_id ?? null,
		project_id: body.project_id ?? null,
		title: body.title ?? null,
		model: body.model ?? null,
		budget: body.budget ?? null,
		metadata: body.metadata ?? "{}",
		config: patchedConfig(DEFAULT_CONFIG, body.config ?? {}),
	};
}

export function patchOf(body: z.output<typeof ThreadPatchSchema>): ThreadPatch {
	return body;
}

export function threadAnswer(thread: Thread): z.input<typeof ThreadSchema> {
	const { encoding: _encoding, metadata, config, ...rest } = thread;
	return { ...rest, metadata: JSON.parse(metadata), config: configAnswer(config) };
}
