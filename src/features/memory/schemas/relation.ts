import { z } from "@hono/zod-openapi";
import { entityName, LONGEST_NAME } from "../../../core/language/names.ts";
import { predicateOf } from "../../../core/model/relations/predicates.ts";
import type { NewRelation, Relation } from "../../../core/model/relations/relation.ts";
import { NoTime, Time, TimeAnswer } from "../../../platform/http/fields.ts";
import { MemoryScope } from "./scope.ts";

const EntityText = z
	.string()
	.regex(/\S/, "must name something")
	.max(LONGEST_NAME)
	.refine((name) => name.isWellFormed() && !name.includes("\u0000"), "must be Unicode text without NUL")
	.openapi({ example: "Alice" });

const Predicate = z
	.string()
	.max(256)
	.transform((text, context) => {
		const predicate = predicateOf(text);
		if (predicate !== null) return predicate;
		context.issues.push({ code: "custom", message: "must be as REPORTS_TO, at most 64 of A-Z 0-9 _", input: text });
		return z.NEVER;
	})
	.openapi({ type: "string", example: "REPORTS_TO" });

const Source = z.strictObject({ id: z.string().min(1).max(512), type: z.string().min(1).max(128) });

const MOST_ALIASES = 20;

export const RelationBody = z
	.strictObject({
		subject: EntityText,
		predicate: Predicate,
		object: EntityText,
		scope: MemoryScope,
		valid_from: NoTime,
		valid_to: NoTime.openapi({ description: "From when on it holds no more" }),
		source: Source.nullish(),
		single_valued: z.boolean().nullish().openapi({
			description: "Whether a subject has one such object at a time; unless said, as the predicate usually has it",
		}),
		confidence: z.number().min(0).max(1).default(1),
		aliases: z
			.array(z.strictObject({ alias: EntityText, entity: EntityText }))
			.max(MOST_ALIASES)
			.default([])
			.openapi({ description: "Other names of its subject or object" }),
	})
	.check(({ value: { subject, object, valid_from, valid_to, aliases }, issues }) => {
		if (valid_from != null && valid_to != null && valid_to < valid_from) {
			issues.push({ code: "custom", path: ["valid_to"], message: "is before valid_from", input: valid_to });
		}
		const ends = [entityName(subject), entityName(object)];
		for (const [index, { entity }] of aliases.entries()) {
			if (ends.includes(entityName(entity))) continue;
			issues.push({
				code: "custom",
				path: ["aliases", index, "entity"],
				message: "is neither subject nor object",
				input: entity,
			});
		}
	})
	.openapi("NewRelation");

export const RelationSchema = z
	.object({
		id: z.string(),
		subject: z.string(),
		predicate: z.string(),
		object: z.string(),
		scope: MemoryScope,
		valid_from: TimeAnswer.optional(),
		valid_to: TimeAnswer.optional().openapi({ description: "Where it holds no more" }),
		source: z.object({ id: z.string(), type: z.string() }).optional(),
		single_valued: z.boolean(),
		confidence: z.number(),
		memory_id: z.string().optional().openapi({ description: "The memory it was learned with" }),
		quote: z
			.object({ thread_id: z.string(), message_id: z.string(), seq: z.int(), quote: z.string() })
			.optional()
			.openapi({ description: "The words it was learned from" }),
		created_at: TimeAnswer,
	})
	.openapi("Relation");

export const RelationFilters = {
	subject: EntityText.optional(),
	predicate: Predicate.optional(),
	object: EntityText.optional(),
	scope: MemoryScope.optional(),
	as_of: Time.optional().openapi({ description: "Only those that held then; without it all there are" }),
};

export const GraphSchema = z
	.object({
		nodes: z.array(
			z.object({ id: z.string().openapi({ description: "Its name as names are compared" }), name: z.string() }),
		),
		edges: z.array(RelationSchema),
	})
	.openapi("RelationGraph");

export const GraphQuerySchema = z.strictObject({
	entity: EntityText,
	depth: z
		.string()
		.regex(/^[1-3]$/, "must be 1, 2 or 3")
		.transform(Number)
		.default(1)
		.openapi({ type: "integer", minimum: 1, maximum: 3, default: 1 }),
	as_of: Time.optional().openapi({ description: "At this time; without it now" }),
});

/** What a request says of a relation; what it leaves out is null. */
export function newRelationOf(body: z.output<typeof RelationBody>): NewRelation {
	const { valid_from = null, valid_to = null, source = null, single_valued = null, ...given } = body;
	return { ...given, valid_from, valid_to, source, single_valued, memory_id: null, quote: null };
}

/** A relation as it is answered: what it has not got is absent. */
export function relationAnswer(relation: Relation): z.input<typeof RelationSchema> {
	const { valid_from, valid_to, source, memory_id, quote, ...always } = relation;
	return {
		...always,
		...(valid_from !== null && { valid_from }),
		...(valid_to !== null && { valid_to }),
		...(source !== null && { source }),
		...(memory_id !== null && { memory_id }),
		...(quote !== null && { quote }),
	};
}
