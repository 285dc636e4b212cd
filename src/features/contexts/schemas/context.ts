import { z } from "@hono/zod-openapi";
import { PRESETS } from "../../../core/base/block.ts";
import { FORMATS, LAYOUTS } from "../../../core/context/render/format.ts";
import { MEMORY_TOOLS } from "../../../core/model/thread/continuity.ts";
import { isEmptyContent } from "../../../core/model/thread/message.ts";
import { BudgetSchema, ModelName, OwnerId, Time } from "../../../platform/http/fields.ts";
import { recallFields, recallOf } from "../../memory/index.ts";
import { ContentSchema, MessageShape, messageList, readMessages } from "../../threads/index.ts";
import type { ContextAsk } from "../use-cases/build-context.ts";

/** More documents than this are a corpus, which belongs into an index. */
const MOST_DOCUMENTS = 1_000;

/** Far more than a window shows; the size of a body is limited anyway. */
const MOST_MESSAGES = 10_000;

const lines = z.array(z.string().min(1)).max(200);

const TaskSchema = z.union([
	z.string(),
	z
		.strictObject({
			task: z.string().optional(),
			goals: lines.optional(),
			constraints: lines.optional(),
			expected_output: z.string().optional(),
		})
		.openapi("Task"),
]);

const DocumentSchema = z
	.strictObject({
		content: z.string().min(1),
		source: z.strictObject({ id: z.string().min(1).max(512), type: z.string().min(1).max(64) }),
		confidence: z.number().min(0).max(1).optional(),
		score: z.number().optional().openapi({ description: "Higher is better; on 0..1, or stretched onto it" }),
		created_at: Time.optional(),
	})
	.openapi("Document");

const Documents = z
	.array(DocumentSchema)
	.max(MOST_DOCUMENTS)
	.check(({ value, issues }) => {
		for (const index of repeated(value.map(({ source }) => source.id))) {
			const message = "another document has the same id";
			issues.push({ code: "custom", path: [index, "source", "id"], message, input: value });
		}
	});

/** The indexes at which an id stands that stood before. */
function repeated(ids: readonly (string | undefined)[]): number[] {
	const seen = new Set<string>();
	return ids.flatMap((id, index) => {
		if (id === undefined) return [];
		const again = seen.has(id);
		seen.add(id);
		return again ? [index] : [];
	});
}

const RecallSchema = z
	.strictObject({
		enabled: z.boolean().default(true),
		limit: z.int().min(0).max(200).default(100),
		rewrite: z.boolean().default(true).openapi({
			description:
				"Whether a model may turn the query into keywords to search for besides, where one is configured for it",
		}),
		...recallFields,
	})
	.openapi("RecallSettings");

const shown = z.boolean().default(true);

const IncludeSchema = z
	.strictObject({
		...{ working_state: shown, notes: shown, relations: shown, skills: shown, earlier_messages: shown },
		nothing_found: z.boolean().default(false),
		profile: z.boolean().default(false),
	})
	.openapi("ShownParts", {
		description: "Parts that may be shown; all but `nothing_found` and `profile` are unless said",
	});

const owner = OwnerId.nullish().openapi({ description: "Whose stored blocks and memories; the thread's unless said" });

const fields = {
	query: ContentSchema.nullish().openapi({ description: "The text of the new user message" }),
	model: ModelName.nullish(),
	budget: BudgetSchema.nullish(),
	waterfall: z.boolean().default(true),
	preset: z.enum(PRESETS).default("conversational"),
	layout: z.enum(LAYOUTS).default("ranked"),
	format: z.enum(FORMATS).default("messages"),
	system: z.string().nullish().openapi({ description: "Else the thread's leading system messages, else the stored" }),
	project: z.string().nullish().openapi({ description: "Else the stored conventions" }),
	task: TaskSchema.nullish(),
	user_id: owner,
	project_id: owner,
	knowledge: Documents.default([]),
	recall: RecallSchema.prefault({}),
	include: IncludeSchema.prefault({}),
	tools: z.array(z.enum(MEMORY_TOOLS)).max(MEMORY_TOOLS.length).default([]).openapi({
		description:
			"The tools for memory that your agent has: pressure on memory is told where there are some, with their names",
	}),
	context_management: z
		.boolean()
		.default(false)
		.openapi({ description: "Format anthropic only: the provider clears old results and thinking, and nothing here" }),
	now: Time.optional(),
};

/** Only one provider edits a context on its own. */
function checkManaged({ value, issues }: z.core.ParsePayload<{ context_management: boolean; format: string }>): void {
	if (!value.context_management || value.format === "anthropic") return;
	const message = "needs format anthropic";
	issues.push({ code: "custom", path: ["context_management"], message, input: value.context_management });
}

export const ThreadContextSchema = z
	.strictObject({ ...fields, append: z.boolean().default(false) })
	.check((context) => {
		const { append, query } = context.value;
		checkManaged(context);
		if (append && (query === null || query === undefined || isEmptyContent(query))) {
			context.issues.push({ code: "custom", path: ["append"], message: "there is no query to append", input: append });
		}
	})
	.openapi("ThreadContextRequest");

export const StatelessContextSchema = z
	.strictObject({
		...fields,
		messages: messageList("auto", { minItems: 0, maxItems: MOST_MESSAGES }).default([]),
		messages_format: MessageShape.default("auto"),
	})
	.check(checkManaged)
	.openapi("ContextRequest")
	.transform(({ messages: given, messages_format: shape, ...asked }, { issues }) => {
		const read = readMessages(given, shape, issues);
		// What one of them says must be found under its id in the receipt.
		for (const index of repeated(read.messages.map(({ id }) => id))) {
			const path = ["messages", read.places[index] ?? index, "id"];
			issues.push({ code: "custom", path, message: "another message has the same id", input: given });
		}
		return { ...asked, ...read };
	});

type Asked = Omit<z.output<typeof ThreadContextSchema>, "append">;

/** The request as use cases take it: what is not said is null, and an empty query is none. */
export function askOf(body: Asked): ContextAsk {
	const { query, task, recall } = body;
	const recalls = recall.enabled && recall.limit > 0;
	return {
		model: body.model ?? null,
		budget: body.budget ?? null,
		waterfall: body.waterfall,
		format: body.format,
		layout: body.layout,
		preset: body.preset,
		query: query === null || query === undefined || isEmptyContent(query) ? null : query,
		system: body.system ?? null,
		project: body.project ?? null,
		task: typeof task === "string" ? { task } : (task ?? null),
		owners: { user_id: body.user_id ?? null, project_id: body.project_id ?? null },
		documents: body.knowledge,
		include: body.include,
		tools: body.tools,
		recall: recalls ? { limit: recall.limit, rewrite: recall.rewrite, ...recallOf(recall) } : null,
		contextManagement: body.context_management,
		now: body.now === undefined ? null : Date.parse(body.now),
	};
}
