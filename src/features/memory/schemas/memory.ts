import { z } from "@hono/zod-openapi";
import { BLOCK_NAMES } from "../../../core/base/block.ts";
import { MEMORY_STATUSES, type Memory } from "../../../core/model/memory/memory.ts";
import { validityProblem } from "../../../core/model/memory/placing.ts";
import { MEMORY_TYPES } from "../../../core/model/memory/remembered.ts";
import { contentOf, type Waiting } from "../../../core/model/waiting/waiting-entry.ts";
import { blockOfMemory } from "../../../core/recall/routing.ts";
import { idLike, MetadataText, NoTime, TimeAnswer } from "../../../platform/http/fields.ts";
import type { MemoryPatch, Review, WrittenMemory } from "../store/memories/memory-store.ts";
import type { GivenMemory } from "../use-cases/memories.ts";
import type { ReviewedWaiting } from "../use-cases/review-waiting.ts";

const MOST_AT_ONCE = 100;

/** A thread's id, or an owner's, behind its kind. */
export const MemoryScope = idLike(
	/^(?:global|(?:project|user):[A-Za-z0-9._:@|+-]{1,128}|thread:(?!\.{1,2}$)[A-Za-z0-9._:-]{1,128})$/,
	"must be global, user:ID, project:ID or thread:ID",
).openapi({ example: "user:u_ada" });

export const MemoryTypeName = z.enum(MEMORY_TYPES);

export const MemoryKey = z.string().regex(/\S/, "must say something").max(256).openapi({ example: "editor.indent" });

const Content = z
	.string()
	.regex(/\S/, "must say something")
	.openapi({ description: "At most 32 KiB in UTF-8", example: "Prefers tabs" });

const Source = z.strictObject({ id: z.string().min(1).max(512), type: z.string().min(1).max(64) });
const Importance = z.int().min(1).max(10);
const Confidence = z.number().min(0).max(1);

const changeable = {
	key: MemoryKey.nullish(),
	source: Source.nullish(),
	valid_from: NoTime,
	valid_to: NoTime,
	expires_at: NoTime.openapi({ description: "From then on it is hidden" }),
	review_at: NoTime.openapi({ description: "When somebody should look whether it still holds" }),
	metadata: MetadataText.nullish().openapi({ type: ["object", "null"] }),
};

const given = {
	...changeable,
	type: MemoryTypeName.default("fact"),
	is_static: z.boolean().default(false),
	importance: Importance.nullish().openapi({ description: "Rated by rules where it is not given" }),
	confidence: Confidence.default(1),
	created_at: NoTime.openapi({ description: "A time to come counts as now" }),
};

type Times = { valid_from?: string | null | undefined; valid_to?: string | null | undefined };
type Checked<T> = { value: T; issues: z.core.$ZodRawIssue[] };

function checkValidity({ value, issues }: Checked<Times>): void {
	const wrong = validityProblem({ valid_from: value.valid_from ?? null, valid_to: value.valid_to ?? null });
	if (wrong !== null) issues.push({ code: "custom", path: [wrong.path], message: wrong.message, input: value });
}

const NewMemorySchema = z
	.strictObject({ content: Content, scope: MemoryScope, ...given })
	.check(checkValidity)
	.openapi("NewMemory");

type NewMemoryBody = z.output<typeof NewMemorySchema>;

/** Both forms in one object: of two alternatives, zod names the faults of whichever it likes best. */
export const WriteMemoriesBody = z
	.strictObject({
		memories: z.array(NewMemorySchema).min(1).max(MOST_AT_ONCE).optional().openapi({ description: "Stands alone" }),
		content: Content.optional(),
		scope: MemoryScope.optional(),
		...given,
		type: MemoryTypeName.optional().openapi({ default: "fact" }),
		is_static: z.boolean().optional().openapi({ default: false }),
		confidence: Confidence.optional().openapi({ default: 1 }),
	})
	.check(checkValidity)
	.transform(({ memories, ...one }, { issues }): { memories: NewMemoryBody[]; single: boolean } => {
		const fault = (field: string, message: string) =>
			void issues.push({ code: "custom", path: [field], message, input: one });
		const { content, scope, type = "fact", is_static = false, confidence = 1, ...rest } = one;
		if (memories !== undefined) {
			for (const [field, value] of Object.entries(one)) {
				if (value !== undefined) fault(field, "can't be given beside memories");
			}
			return { memories, single: false };
		}
		if (content === undefined) fault("content", "is needed");
		if (scope === undefined) fault("scope", "is needed");
		if (content === undefined || scope === undefined) return z.NEVER;
		return { memories: [{ content, scope, type, is_static, confidence, ...rest }], single: true };
	})
	.openapi("WriteMemories");

/** What is not said is null from here on. */
export function givenMemory(body: NewMemoryBody): GivenMemory {
	return {
		content: body.content,
		type: body.type,
		scope: body.scope,
		key: body.key ?? null,
		is_static: body.is_static,
		importance: body.importance ?? null,
		confidence: body.confidence,
		source: body.source ?? null,
		created_at: body.created_at ?? null,
		valid_from: body.valid_from ?? null,
		valid_to: body.valid_to ?? null,
		expires_at: body.expires_at ?? null,
		review_at: body.review_at ?? null,
		metadata: body.metadata ?? null,
	};
}

/** A change of a memory: what is absent stays, null clears. */
export const MemoryPatchSchema = z
	.strictObject({
		...changeable,
		content: Content.optional(),
		type: MemoryTypeName.optional(),
		is_static: z.boolean().optional(),
		importance: Importance.optional(),
		confidence: Confidence.optional(),
	})
	.check(checkValidity)
	.openapi("MemoryPatch");

export function memoryPatch(body: z.output<typeof MemoryPatchSchema>): MemoryPatch {
	return body;
}

export const ReviewBody = z
	.strictObject({
		decision: z.enum(["keep", "expire", "supersede"]),
		superseded_by: z.string().min(1).max(128).optional().openapi({ description: "With `supersede`" }),
		review_at: NoTime.openapi({ description: "With `keep`: when to look again" }),
	})
	.transform(({ decision, superseded_by, review_at }, { issues }): Review => {
		const fault = (field: string, message: string) =>
			void issues.push({ code: "custom", path: [field], message, input: decision });
		if (superseded_by !== undefined && decision !== "supersede") fault("superseded_by", "goes with supersede");
		if (review_at != null && decision !== "keep") fault("review_at", "goes with keep");
		if (decision === "keep") return { decision, review_at: review_at ?? null };
		if (decision === "expire") return { decision };
		if (superseded_by === undefined) fault("superseded_by", "is needed");
		return { decision, superseded_by: superseded_by ?? "" };
	})
	.openapi("Review");

export const MemorySchema = z
	.object({
		id: z.string(),
		content: z.string(),
		type: MemoryTypeName,
		scope: z.string(),
		key: z.string().optional(),
		is_static: z.boolean(),
		importance: z.int(),
		confidence: z.number(),
		source: z.object({ id: z.string(), type: z.string() }).optional(),
		created_at: TimeAnswer,
		updated_at: TimeAnswer,
		valid_from: TimeAnswer.optional(),
		valid_to: TimeAnswer.optional(),
		expires_at: TimeAnswer.optional(),
		review_at: TimeAnswer.optional(),
		metadata: z.record(z.string(), z.unknown()).optional(),
		status: z.enum([...MEMORY_STATUSES, "proposed"]).openapi({
			description: "`proposed`: it was learned and waits for approval; no context or search has it",
		}),
		relation: z
			.object({ subject: z.string(), predicate: z.string(), object: z.string() })
			.optional()
			.openapi({ description: "Of a relation that waits for approval: what it says" }),
		version: z.int().openapi({ description: "Raised by every change of its content" }),
		supersedes: z.string().optional(),
		superseded_by: z.string().optional(),
		block: z.enum(BLOCK_NAMES).openapi({ description: "The block of a context it goes to" }),
		depth: z.int().optional().openapi({ description: "Of an insight: one more than the deepest of what it rests on" }),
		evidence: z.array(z.string()).readonly().optional().openapi({ description: "Of an insight: what it rests on" }),
		proposed: z
			.object({ superseded_by: z.string(), why: z.string() })
			.optional()
			.openapi({ description: "What may take its place, for somebody to say (`…/review`)" }),
		deduplicated: z.literal(true).optional().openapi({ description: "It was there already" }),
	})
	.openapi("Memory");

export const MemoryVersionSchema = z
	.object({
		id: z.string().openapi({ description: "Of the memory that says it" }),
		version: z.int(),
		content: z.string(),
		status: z.enum(MEMORY_STATUSES),
		valid_from: TimeAnswer.nullable(),
		valid_to: TimeAnswer.nullable(),
		source: z.object({ id: z.string(), type: z.string() }).nullable(),
		changed_at: TimeAnswer.openapi({ description: "Since when it says so" }),
	})
	.openapi("MemoryVersion");

/** A memory as it is answered: what it has not got is absent. */
export function memoryAnswer(memory: Memory): z.input<typeof MemorySchema> {
	const { key, source, valid_from, valid_to, expires_at, review_at, metadata, supersedes, superseded_by, ...more } =
		memory;
	const { depth = 0, evidence = [], proposed, ...rest } = more;
	return {
		...rest,
		...(key !== null && { key }),
		...(source !== null && { source }),
		...(valid_from !== null && { valid_from }),
		...(valid_to !== null && { valid_to }),
		...(expires_at !== null && { expires_at }),
		...(review_at !== null && { review_at }),
		...(metadata !== null && { metadata: JSON.parse(metadata) }),
		...(supersedes !== null && { supersedes }),
		...(superseded_by !== null && { superseded_by }),
		...(depth > 0 && { depth }),
		...(evidence.length > 0 && { evidence }),
		...(proposed !== undefined && { proposed }),
		block: blockOfMemory(memory),
	};
}

/** What waits for approval, as a memory that is not there yet. A relation is shown as a fact. */
function waitingAnswer({ id, created_at, what }: Waiting): z.input<typeof MemorySchema> {
	const entry = what.kind === "memory" ? what.entry : { ...RELATION, ...what.entry, content: contentOf(what) };
	const { content, type, scope, key, is_static, importance, confidence, source, metadata } = entry;
	const { valid_from, valid_to, expires_at, review_at } = entry;
	const shown = memoryAnswer({
		...{ id, content, type, scope, key, is_static, importance, confidence, source, metadata, created_at },
		...{ valid_from, valid_to, expires_at, review_at, updated_at: created_at, version: 1 },
		...{ supersedes: null, superseded_by: null, status: "active" },
	});
	const triple = what.kind === "relation" ? what.entry : null;
	return {
		...shown,
		status: "proposed",
		...(triple !== null && {
			relation: { subject: triple.subject, predicate: triple.predicate, object: triple.object },
		}),
	};
}

/** What a relation has not got of a memory. */
const RELATION = {
	...{
		type: "fact" as const,
		key: null,
		is_static: false,
		importance: 5,
		metadata: null,
		expires_at: null,
		review_at: null,
	},
};

/** A memory, or what waits to become one. */
export function listedAnswer(one: Memory | Waiting): z.input<typeof MemorySchema> {
	return "what" in one ? waitingAnswer(one) : memoryAnswer(one);
}

/** What was reviewed, as it is now. A kept relation is `active`, in the graph; what was dropped is `expired`. */
export function reviewedAnswer(one: Memory | ReviewedWaiting): z.input<typeof MemorySchema> {
	if (!("waiting" in one)) return memoryAnswer(one);
	if (one.memory !== null) return memoryAnswer(one.memory);
	return { ...waitingAnswer(one.waiting), status: one.decision === "keep" ? "active" : "expired" };
}

export function writtenAnswer({ memory, outcome }: WrittenMemory): z.input<typeof MemorySchema> {
	return { ...memoryAnswer(memory), ...(outcome === "duplicate" && { deduplicated: true }) };
}
