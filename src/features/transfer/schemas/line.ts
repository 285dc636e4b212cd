import { z } from "@hono/zod-openapi";
import { ResourceId } from "../../../platform/http/fields.ts";
import { CarriedBlockSchema } from "../../contexts/index.ts";
import { CarriedNoteSchema, CarriedSummarySchema } from "../../continuity/index.ts";
import { CarriedMemorySchema, CarriedRelationSchema, CarriedSkillSchema } from "../../memory/index.ts";
import { CarriedMessageSchema, CarriedThreadSchema } from "../../threads/index.ts";

/** A line of an export, checked. */
export const ExportLineSchema = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("block"), data: CarriedBlockSchema }),
	z.strictObject({ kind: z.literal("thread"), thread_id: ResourceId.optional(), data: CarriedThreadSchema }),
	z.strictObject({ kind: z.literal("message"), thread_id: ResourceId, data: CarriedMessageSchema }),
	z.strictObject({ kind: z.literal("summary"), thread_id: ResourceId, data: CarriedSummarySchema }),
	z.strictObject({ kind: z.literal("note"), thread_id: ResourceId, data: CarriedNoteSchema }),
	z.strictObject({ kind: z.literal("memory"), data: CarriedMemorySchema }),
	z.strictObject({ kind: z.literal("relation"), data: CarriedRelationSchema }),
	z.strictObject({ kind: z.literal("skill"), data: CarriedSkillSchema }),
]);

export type ExportLine = z.output<typeof ExportLineSchema>;
