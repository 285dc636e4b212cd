import { z } from "@hono/zod-openapi";
import { STORED_NAMES, tooLargeBlock } from "../../../core/model/memory/stored-block.ts";
import { idLike, Time } from "../../../platform/http/fields.ts";
import type { BlockVersion } from "../store/block-store.ts";

/** A block's line: one version as it is answered. */
export const ExportedBlockSchema = z
	.strictObject({
		scope: idLike(/^(?:global|(?:project|user):[A-Za-z0-9._:@|+-]{1,128})$/, "must be global, project:ID or user:ID"),
		name: z.enum(STORED_NAMES),
		content: z
			.string()
			.regex(/\S/, "must say something")
			.refine((text) => tooLargeBlock(text) === null, "is too large"),
		tokens: z.int().min(0),
		version: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
		updated_at: Time,
		deleted_at: Time.optional(),
	})
	.transform(({ deleted_at = null, ...block }): BlockVersion => ({ ...block, deleted_at }));

/** A version as an export has it. */
export function exportedBlockAnswer({ deleted_at, ...block }: BlockVersion) {
	return { ...block, ...(deleted_at !== null && { deleted_at }) };
}
