import { z } from "@hono/zod-openapi";
import { BLOCK_NAMES } from "../../../core/base/block.ts";
import { LONGEST_NAME } from "../../../core/language/names.ts";
import { tooLargeMemory } from "../../../core/model/memory/memory.ts";
import { MEMORY_TYPES } from "../../../core/model/memory/remembered.ts";
import { tooLargeSkill } from "../../../core/model/memory/skill.ts";
import { MetadataText, ResourceId, Time } from "../../../platform/http/fields.ts";
import type { ExportedMemory, ExportedRelation, ExportedSkill } from "../store/exported/exported.ts";
import { memoryAnswer } from "./memory.ts";
import { relationAnswer } from "./relation.ts";
import { MemoryScope } from "./scope.ts";
import { skillAnswer } from "./skill.ts";

const count = z.int().min(0);
const version = z.int().min(1);
const Said = z.string().regex(/\S/, "must say something");
const Source = z.strictObject({ id: z.string().min(1).max(512), type: z.string().min(1).max(128) });
const Status = z.enum(["active", "superseded", "expired"]);

const QuoteFields = { thread_id: z.string(), message_id: z.string(), seq: count, quote: z.string() };

const MemoryVersion = z.strictObject({
	version,
	content: Said,
	status: Status,
	valid_from: Time.nullable(),
	valid_to: Time.nullable(),
	source: Source.nullable(),
	changed_at: Time,
});

/** A memory's line: the memory as it is answered, and what a copy goes on from. */
export const ExportedMemorySchema = z
	.strictObject({
		id: ResourceId,
		content: Said,
		type: z.enum(MEMORY_TYPES),
		scope: MemoryScope,
		key: z.string().min(1).max(1_024).optional(),
		is_static: z.boolean(),
		importance: z.int().min(1).max(10),
		confidence: z.number().min(0).max(1),
		source: Source.optional(),
		created_at: Time,
		updated_at: Time,
		valid_from: Time.optional(),
		valid_to: Time.optional(),
		expires_at: Time.optional(),
		review_at: Time.optional(),
		metadata: MetadataText.optional(),
		status: Status,
		version,
		supersedes: ResourceId.optional(),
		superseded_by: ResourceId.optional(),
		block: z.enum(BLOCK_NAMES).optional(),
		depth: z.int().min(0).max(10).optional(),
		evidence: z.array(ResourceId).max(1_000).optional(),
		quotes: z
			.array(z.strictObject({ ...QuoteFields, said_at: Time.nullable().default(null) }))
			.max(1_000)
			.optional(),
		said_again: z
			.array(z.strictObject({ day: z.iso.date(), said_at: Time }))
			.max(1_000)
			.optional(),
		versions: z.array(MemoryVersion).min(1).max(50),
		keyed: z.literal(true).optional(),
	})
	.refine((memory) => tooLargeMemory([memory]) === null, { path: ["content"], message: "is too large" })
	.transform(({ block: _, key, source, metadata, keyed, ...memory }): ExportedMemory => {
		const { valid_from, valid_to, expires_at, review_at, supersedes, superseded_by, ...rest } = memory;
		const { evidence = [], quotes = [], said_again = [], ...given } = rest;
		return {
			...given,
			key: key ?? null,
			source: source ?? null,
			valid_from: valid_from ?? null,
			valid_to: valid_to ?? null,
			expires_at: expires_at ?? null,
			review_at: review_at ?? null,
			metadata: metadata ?? null,
			supersedes: supersedes ?? null,
			superseded_by: superseded_by ?? null,
			evidence,
			quotes,
			said_again,
			keyed: keyed ?? false,
		};
	});

/** A memory as an export has it; what somebody proposed for it is not exported. */
export function exportedMemoryAnswer({ quotes, said_again, versions, keyed, proposed: _, ...memory }: ExportedMemory) {
	return {
		...memoryAnswer(memory),
		...(quotes.length > 0 && { quotes }),
		...(said_again.length > 0 && { said_again }),
		versions,
		...(keyed && { keyed }),
	};
}

const EntityText = z.string().regex(/\S/, "must name something").max(LONGEST_NAME);

/** A relation's line: the relation as it is answered, and what a copy goes on from. */
export const ExportedRelationSchema = z
	.strictObject({
		id: ResourceId,
		subject: EntityText,
		predicate: z.string().min(1).max(64),
		object: EntityText,
		scope: MemoryScope,
		valid_from: Time.optional(),
		valid_to: Time.optional(),
		source: Source.optional(),
		single_valued: z.boolean(),
		confidence: z.number().min(0).max(1),
		memory_id: ResourceId.optional(),
		quote: z.strictObject(QuoteFields).optional(),
		created_at: Time,
		closed_by: ResourceId.optional(),
		aliases: z
			.array(z.strictObject({ alias: EntityText, entity: EntityText }))
			.max(1_000)
			.optional(),
	})
	.transform(
		({ valid_from, valid_to, source, memory_id, quote, closed_by, aliases, ...relation }): ExportedRelation => ({
			...relation,
			valid_from: valid_from ?? null,
			valid_to: valid_to ?? null,
			source: source ?? null,
			memory_id: memory_id ?? null,
			quote: quote ?? null,
			closed_by: closed_by ?? null,
			aliases: aliases ?? [],
		}),
	);

/** A relation as an export has it. */
export function exportedRelationAnswer({ closed_by, aliases, ...relation }: ExportedRelation) {
	return {
		...relationAnswer(relation),
		...(closed_by !== null && { closed_by }),
		...(aliases.length > 0 && { aliases }),
	};
}

const outcomes = { successes: count, failures: count };

/** A skill's line: the skill as it is answered, and its versions. */
export const ExportedSkillSchema = z
	.strictObject({
		id: ResourceId,
		name: Said.max(200),
		description: Said.max(2_000),
		body: Said.refine((body) => tooLargeSkill(body) === null, "is too large"),
		language: z.string().max(64).optional(),
		tags: z.array(z.string().max(64)).max(50),
		scope: MemoryScope,
		version,
		...outcomes,
		created_at: Time,
		updated_at: Time,
		versions: z
			.array(z.strictObject({ version, description: Said, body: Said, ...outcomes, created_at: Time }))
			.min(1)
			.max(50),
	})
	.transform(({ language, ...skill }): ExportedSkill => ({ ...skill, language: language ?? null }));

/** A skill as an export has it. */
export function exportedSkillAnswer({ versions, ...skill }: ExportedSkill) {
	return { ...skillAnswer(skill), versions };
}
