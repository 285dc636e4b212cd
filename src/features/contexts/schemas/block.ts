import { z } from "@hono/zod-openapi";
import { STORED_NAMES } from "../../../core/model/memory/stored-block.ts";
import { TimeAnswer } from "../../../platform/http/fields.ts";
import type { BlockVersion } from "../store/block-store.ts";

const Scope = z
	.string()
	.regex(/^(?:global|(?:project|user):[A-Za-z0-9._:@|+-]{1,128})$/, "must be global, project:ID or user:ID")
	.openapi({ example: "user:u_ada" });

export const BlockPath = z.object({ scope: Scope, name: z.enum(STORED_NAMES) });

export const BlockBody = z
	.strictObject({
		content: z.string().regex(/\S/, "must say something").openapi({ description: "At most 64 KiB in UTF-8" }),
	})
	.openapi("BlockContent");

const version = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const RestoreBody = z.strictObject({ version }).openapi("RestoreBlock");

const fields = {
	scope: Scope,
	name: z.enum(STORED_NAMES),
	content: z.string(),
	tokens: z.int().openapi({ description: "Counted with o200k" }),
	version: z.int(),
	updated_at: TimeAnswer.openapi({ description: "When this version was written" }),
};

export const BlockSchema = z.object(fields).openapi("StoredBlock");

export const BlockVersionSchema = z
	.object({
		...fields,
		deleted_at: TimeAnswer.optional().openapi({ description: "When the block was deleted at this version" }),
	})
	.openapi("BlockVersion");

/** How a block's versions are listed. */
export const versionOrder = {
	position: z.strictObject({ version }),
	of: (row: { version: number }) => ({ version: row.version }),
};

/** A version as it is answered: what was not deleted has no such time. */
export function versionAnswer({ deleted_at, ...block }: BlockVersion): z.input<typeof BlockVersionSchema> {
	return { ...block, ...(deleted_at !== null && { deleted_at }) };
}
