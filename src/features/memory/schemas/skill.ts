import { z } from "@hono/zod-openapi";
import type { NewSkill, Skill } from "../../../core/model/memory/skill.ts";
import { OwnerId, TimeAnswer } from "../../../platform/http/fields.ts";
import { MemoryScope } from "./scope.ts";

const MOST_TAGS = 50;
const MOST_FOUND = 50;

const text = (most: number) =>
	z
		.string()
		.regex(/\S/, "must say something")
		.max(most)
		.refine((text) => text.isWellFormed(), "must be Unicode text");

export const SkillBody = z
	.strictObject({
		name: text(200),
		description: text(2_000).openapi({ description: "What it is for: it is found by this" }),
		body: z.string().regex(/\S/, "must say something").openapi({ description: "At most 32 KiB in UTF-8" }),
		language: text(64).nullish(),
		tags: z.array(text(64)).max(MOST_TAGS).default([]),
		scope: MemoryScope,
	})
	.openapi("NewSkill");

export const SkillSchema = z
	.object({
		id: z.string(),
		name: z.string(),
		description: z.string(),
		body: z.string(),
		language: z.string().optional(),
		tags: z.array(z.string()),
		scope: MemoryScope,
		version: z.int(),
		successes: z.int().openapi({ description: "Of this version" }),
		failures: z.int(),
		created_at: TimeAnswer,
		updated_at: TimeAnswer,
	})
	.openapi("Skill");

export const SkillFilters = { scope: MemoryScope.optional() };

export const SkillSearchBody = z
	.strictObject({
		goal: text(32_000),
		user_id: OwnerId.optional(),
		project_id: OwnerId.optional(),
		limit: z.int().min(1).max(MOST_FOUND).default(5),
	})
	.openapi("SkillSearch");

export const SkillHitSchema = z
	.object({
		skill: SkillSchema,
		score: z.number().openapi({ description: "On 0..1: how well it fits, less where it keeps failing" }),
	})
	.openapi("SkillHit");

export const OutcomeBody = z
	.strictObject({ success: z.boolean(), detail: text(2_000).nullish() })
	.openapi("SkillOutcome");

export function newSkillOf({ language = null, ...body }: z.output<typeof SkillBody>): NewSkill {
	return { ...body, language };
}

/** A skill as it is answered: what it has not got is absent. */
export function skillAnswer({ language, tags, ...skill }: Skill): z.input<typeof SkillSchema> {
	return { ...skill, tags: [...tags], ...(language !== null && { language }) };
}
