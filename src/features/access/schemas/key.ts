import { z } from "@hono/zod-openapi";
import { KEY_ROLES } from "../../../core/base/access-scope.ts";
import { OwnerId, ResourceId, TimeAnswer } from "../../../platform/http/fields.ts";
import type { KeyRecord } from "../store/key-ring.ts";

export const NewKeySchema = z
	.strictObject({
		name: z.string().min(1).max(200).openapi({ example: "chat backend" }),
		role: z.enum(KEY_ROLES).default("write"),
		user_id: OwnerId.nullish().openapi({ description: "It reaches only what is this user's" }),
		project_id: OwnerId.nullish().openapi({ description: "It reaches only what is this project's" }),
	})
	.openapi("NewKey");

const fields = {
	id: ResourceId,
	name: z.string(),
	role: z.enum(KEY_ROLES),
	user_id: OwnerId.optional(),
	project_id: OwnerId.optional(),
	created_at: TimeAnswer,
	revoked_at: TimeAnswer.optional(),
	last_used_at: TimeAnswer.optional(),
};

export const KeySchema = z.object(fields).openapi("Key");

export const ShownKeySchema = z
	.object({ ...fields, key: z.string().openapi({ description: "Shown once", example: "tsr_acme_…" }) })
	.openapi("ShownKey");

/** A key as it is answered: what it has not got is absent. */
export function keyAnswer(key: KeyRecord): z.input<typeof KeySchema> {
	const { user_id, project_id, revoked_at, last_used_at, ...always } = key;
	return {
		...always,
		...(user_id !== null && { user_id }),
		...(project_id !== null && { project_id }),
		...(revoked_at !== null && { revoked_at }),
		...(last_used_at !== null && { last_used_at }),
	};
}
