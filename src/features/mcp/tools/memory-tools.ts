import * as z from "zod";
import { ownScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import { ResourceId } from "../../../platform/http/fields.ts";
import type { Access } from "../../access/index.ts";
import { deleteNote } from "../../continuity/index.ts";
import {
	deleteMemory,
	deleteRelation,
	deleteSkill,
	FoundSchema,
	foundAnswer,
	GraphSchema,
	givenMemory,
	MemoryKey,
	MemorySchema,
	MemoryScope,
	MemoryTypeName,
	readGraph,
	recallOf,
	relationAnswer,
	searchMemories,
	WriteMemoriesBody,
	writeMemories,
	writtenAnswer,
} from "../../memory/index.ts";
import { type McpCall, missing, ownersOf, threadOf, writer } from "../call/mcp-call.ts";
import { MomentInput, project_id, thread_id, user_id } from "./inputs.ts";
import { type Tool, tool } from "./tool.ts";

const { content, importance } = WriteMemoriesBody.in.shape;

/** The scope that a call means: the one it names, else that of the client's user or project, else of the key's. */
export function scopeOf(call: McpCall, given: string | undefined): Result<string, Failure> {
	const scope = given ?? ownScope(call.named) ?? ownScope(call.access);
	return scope === null
		? missing("scope", "is needed: neither the client nor its key belongs to a user or project")
		: ok(scope);
}

export const scope = MemoryScope.optional().describe(
	"Who shares it: user:ID, project:ID, thread:ID or global; the client's own user, else project, unless said",
);

const remember = tool({
	name: "remember",
	title: "Remember something",
	description:
		"Stores one statement in long-term memory, for all later threads of its scope. What is known under the same key is " +
		"replaced and stays as history; the same statement is stored once.",
	input: z.strictObject({
		content: content.unwrap().describe("One statement that can be read by itself"),
		type: MemoryTypeName.default("fact").describe("What kind of memory it is"),
		scope,
		key: MemoryKey.optional().describe("Its subject, such as user.home; a new value replaces the one before"),
		importance: importance.unwrap().unwrap().optional().describe("From 1 to 10; rated by rules unless said"),
	}),
	output: MemorySchema,
	annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
	async run(call, { scope, ...body }) {
		const [access, within] = [writer(call), scopeOf(call, scope)];
		if (!access.ok) return access;
		if (!within.ok) return within;
		const memory = givenMemory({ ...body, scope: within.value, is_static: false, confidence: 1 });
		const written = await writeMemories(call.deps, access.value, [memory]);
		if (!written.ok) return written;
		const [first] = written.value;
		return first === undefined ? missing("content", "could not be stored") : ok({ answer: writtenAnswer(first) });
	},
});

const recall = tool({
	name: "recall",
	title: "Recall",
	description:
		"Searches long-term memory by words, meaning, relations and keys, best first. Ask a question or name what you need.",
	input: z.strictObject({
		query: z.string().regex(/\S/, "must say something").describe("A question, or words"),
		user_id,
		project_id,
		thread_id,
		types: z.array(MemoryTypeName).min(1).optional().describe("Only memories of these types"),
		limit: z.int().min(1).max(100).default(10).describe("At most this many"),
		as_of: MomentInput.optional().describe("What was known to be so at this time; now unless said"),
	}),
	output: FoundSchema,
	annotations: { readOnlyHint: true },
	async run(call, { query, limit, thread_id, types, as_of, ...given }) {
		const found = await searchMemories(call.deps, call.access, {
			query,
			limit,
			owners: ownersOf(call, given),
			thread: thread_id ?? null,
			...recallOf({ types, as_of: as_of && new Date(as_of).toISOString() }),
		});
		return found.ok ? ok({ answer: foundAnswer(found.value) }) : found;
	},
});

const forget = tool({
	name: "forget",
	title: "Forget something",
	description:
		"Erases a memory, relation, skill or note by its id, with everything it said before. This can't be undone.",
	input: z.strictObject({
		id: ResourceId.describe(
			"As recall, relations, find_skill or a note's own answer name it: mem_…, rel_…, skl_… or note_…",
		),
		thread_id,
	}),
	output: z.object({ id: z.string(), forgotten: z.boolean() }),
	annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
	async run(call, { id, thread_id }) {
		const access = writer(call);
		if (!access.ok) return access;
		const erased = await erase(call, access.value, id, thread_id);
		return erased.ok ? ok({ answer: { id, forgotten: true } }) : erased;
	},
});

/** Ids say by their beginning what they are of. */
async function erase(
	call: McpCall,
	access: Access,
	id: string,
	thread_id: string | undefined,
): Promise<Result<null, Failure>> {
	switch (id.split("_")[0]) {
		case "rel":
			return deleteRelation(call.deps, access, id);
		case "skl":
			return deleteSkill(call.deps, access, id);
		case "note": {
			const thread = threadOf(call, thread_id);
			return thread.ok ? deleteNote(call.deps, access, { thread: thread.value, note: id }) : thread;
		}
		default:
			return deleteMemory(call.deps, access, id);
	}
}

const relations = tool({
	name: "relations",
	title: "Read relations",
	description:
		"Reads what an entity is related to: people, places, projects and things, with the relations between them, now or at " +
		"an earlier time.",
	input: z.strictObject({
		entity: z.string().regex(/\S/, "must say something").max(512).describe("Its name, in any case"),
		depth: z.int().min(1).max(3).default(1).describe("How many relations to follow from it"),
		user_id,
		project_id,
		as_of: MomentInput.optional().describe("At this time; now unless said"),
	}),
	output: GraphSchema,
	annotations: { readOnlyHint: true },
	async run(call, { entity, depth, as_of, ...given }) {
		const asked = { entity, depth, ...ownersOf(call, given), as_of: as_of && new Date(as_of).toISOString() };
		const { nodes, edges } = await readGraph(call.deps, call.access, asked);
		return ok({ answer: { nodes, edges: edges.map(relationAnswer) } });
	},
});

export const memoryTools: readonly Tool[] = [remember, recall, forget, relations];
