import { z } from "@hono/zod-openapi";
import { ResourceId } from "../../../platform/http/fields.ts";
import { ExportedBlockSchema } from "../../contexts/index.ts";
import { ExportedNoteSchema, ExportedSummarySchema } from "../../continuity/index.ts";
import { ExportedMemorySchema, ExportedRelationSchema, ExportedSkillSchema } from "../../memory/index.ts";
import { ExportedMessageSchema, ExportedThreadSchema } from "../../threads/index.ts";

/** A line of an export, checked. */
export const ExportLineSchema = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("block"), data: ExportedBlockSchema }),
	z.strictObject({ kind: z.literal("thread"), thread_id: ResourceId.optional(), data: ExportedThreadSchema }),
	z.strictObject({ kind: z.literal("message"), thread_id: ResourceId, data: ExportedMessageSchema }),
	z.strictObject({ kind: z.literal("summary"), thread_id: ResourceId, data: ExportedSummarySchema }),
	z.strictObject({ kind: z.literal("note"), thread_id: ResourceId, data: ExportedNoteSchema }),
	z.strictObject({ kind: z.literal("memory"), data: ExportedMemorySchema }),
	z.strictObject({ kind: z.literal("relation"), data: ExportedRelationSchema }),
	z.strictObject({ kind: z.literal("skill"), data: ExportedSkillSchema }),
]);

export type ExportLine = z.output<typeof ExportLineSchema>;
