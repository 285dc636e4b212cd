import { z } from "@hono/zod-openapi";

/** What is done next, in this order; `cancelling` takes a copy away again. */
export const MOVE_STEPS = [
	"clearing",
	"copying",
	"indexing",
	"checking",
	"switching",
	"waiting",
	"removing",
	"cancelling",
] as const;

const ProgressSchema = z.object({
	step: z.enum(MOVE_STEPS),
	/** The table that is gone through, by its place in the list. */
	table: z.int(),
	/** The key of the row that was done last. */
	after: z.array(z.union([z.string(), z.number()])).nullable(),
	/** What is added to the numbers of rows, by table. */
	numbers: z.record(z.string(), z.int()),
	/** How many rows were copied. */
	rows: z.int(),
	/** Until when every isolate will have seen where the tenant is (ms since the epoch). */
	until: z.number(),
});

/** How far a move has come. */
export type Progress = z.infer<typeof ProgressSchema>;

export const BEGINNING: Progress = { step: "clearing", table: 0, after: null, numbers: {}, rows: 0, until: 0 };

/** As it was stored. */
export function progressOf(text: string): Progress {
	return ProgressSchema.parse(JSON.parse(text));
}
