import { z } from "@hono/zod-openapi";
import { NOTE_CATEGORIES, type Note } from "../../../core/model/thread/continuity.ts";
import type { Summary } from "../../../core/model/thread/summary.ts";
import { ResourceId, Time } from "../../../platform/http/fields.ts";

const count = z.int().min(0);

/** A note's line: the note as it is answered. */
export const ExportedNoteSchema = z
	.strictObject({
		id: ResourceId,
		content: z.string().regex(/\S/, "must say something").max(8_000),
		category: z.enum(NOTE_CATEGORIES),
		tokens: count,
		created_at: Time,
	})
	.transform((note): Note => note);

/** A section as it is answered has a line each. */
const Section = z.string().transform((text) => (text === "" ? [] : text.split("\n")));

/** A summary's line: the summary as it is answered. */
export const ExportedSummarySchema = z
	.strictObject({
		id: ResourceId,
		number: z.int().min(1),
		from_seq: z.int().min(1),
		to_seq: z.int().min(1),
		sections: z.strictObject({
			task_context: Section,
			completed_work: Section,
			key_decisions: Section,
			current_state: Section,
			open_threads: Section,
			corrections: Section,
			tone: Section,
		}),
		digest: z.string(),
		tokens: count,
		writer: z.string().min(1).max(256),
		dropped_lines: count,
		stale: z.boolean(),
		created_at: Time,
	})
	.transform((summary): Summary => summary);
