import { z } from "@hono/zod-openapi";
import { type BudgetField, type BudgetRequest, PROFILE_NAMES } from "../../core/model/budget/profiles.ts";

/** No budget is larger than this: beyond it figures say nothing, and sums of them stay exact below it. */
const MOST_TOKENS = 1_000_000_000;

/** Why an id or a name is refused where secrets are not stored. */
export const LOOKS_SECRET = "looks like a secret, which is not stored";

/** What an id or a scope looks like. One that a secret was taken out of before it came here is told so: of what was sent, `must` may be true. */
export function idLike(pattern: RegExp, must: string) {
	return z.string().regex(pattern, {
		error: ({ input }) => (typeof input === "string" && input.includes("[redacted: ") ? LOOKS_SECRET : must),
	});
}

export const ResourceId = idLike(/^[A-Za-z0-9._:-]{1,128}$/, "must be 1 to 128 of A-Z a-z 0-9 . _ : -").refine(
	(id) => id !== "." && id !== "..",
	"can't stand in a path",
);

export const OwnerId = idLike(/^[A-Za-z0-9._:@|+-]{1,128}$/, "must be 1 to 128 of A-Z a-z 0-9 . _ : @ | + -").openapi({
	example: "u_ada",
});

/** A time in UTC, given to the millisecond or coarser; kept with milliseconds. */
export const Time = z.iso
	.datetime("must be an ISO 8601 time in UTC, such as 2026-01-12T09:30:00.000Z")
	.transform((text) => new Date(text).toISOString())
	.openapi({ type: "string", format: "date-time", example: "2026-01-12T09:30:00.000Z" });

/** The same, absent or null where there is none. */
export const NoTime = Time.nullish().openapi({ type: ["string", "null"] });

export const TimeAnswer = z.string().openapi({ format: "date-time", example: "2026-01-12T09:30:00.000Z" });

export const ModelName = z.string().min(1).max(200).openapi({ example: "gpt-4o" });

/** An object that is kept as it is; as JSON text from here on. */
export const MetadataText = z
	.record(z.string(), z.json())
	.transform((value) => JSON.stringify(value))
	.openapi({ type: "object", additionalProperties: true, description: "At most 64 KiB as JSON" });

const Tokens = z.int().min(0).max(MOST_TOKENS);

const tokens = Tokens.optional();

const budgetFields = {
	system: tokens,
	project: tokens,
	task: tokens,
	history: tokens,
	knowledge: tokens,
	user_query: tokens,
	response: tokens,
	safety_buffer: tokens,
} satisfies Record<BudgetField, typeof tokens>;

/** One object and not one for each way to ask: of several, zod names the faults of whichever it likes best. */
const BudgetFigures = z
	.strictObject({
		total: tokens.openapi({ description: "Shared out like `8k`; no other field beside it is allowed" }),
		...budgetFields,
	})
	.check(({ value: { total, ...fields }, issues }) => {
		if (total === undefined) return;
		for (const field of Object.keys(fields)) {
			issues.push({ code: "custom", path: [field], message: "can't be given beside total", input: fields });
		}
	})
	.transform(({ total, ...fields }): Exclude<BudgetRequest, string> => (total === undefined ? fields : { total }));

export const BudgetSchema = z.union([z.enum(PROFILE_NAMES), BudgetFigures]).openapi("Budget", { example: "8k" });

export const ThreadPath = z.object({ id: ResourceId });
