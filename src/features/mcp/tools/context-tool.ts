import * as z from "zod";
import { err, ok } from "../../../core/base/result.ts";
import { FORMATS } from "../../../core/context/render/format.ts";
import { MEMORY_TOOLS } from "../../../core/model/thread/continuity.ts";
import { ModelName } from "../../../platform/http/fields.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import {
	askOf,
	assembleThreadContext,
	keepContext,
	ThreadContextAnswerSchema,
	ThreadContextSchema,
	threadContextAnswer,
	written,
} from "../../contexts/index.ts";
import { openThread } from "../../threads/index.ts";
import { ownersOf, threadOf, writer } from "../call/mcp-call.ts";
import { receiptUri } from "../call/uris.ts";
import { thread_id } from "./inputs.ts";
import { textOf, tool } from "./tool.ts";

const [{ shape }] = ThreadContextAnswerSchema.options;
const { id, thread_id: ofThread, model, tokens, appended } = shape;
const rendered = z.unknown().optional();
/** One object for all formats: an output schema may be no union. */
const answered = {
	...{ id, appended, thread_id: ofThread, model, format: z.enum(FORMATS), tokens },
	...{ text: rendered, system: rendered, instructions: rendered, messages: rendered, blocks: rendered },
};

/** Builds what a model should see of a thread. Its receipt is a resource: it is for people, and longer than the context. */
export const contextTool = tool({
	name: "get_context",
	title: "Get the context of a thread",
	description:
		"Assembles what you should know to answer in a thread, within a token budget: instructions, task, summary of the past, " +
		"recent messages, notes, and what long-term memory knows about the query. Makes the thread on first use.",
	input: z.strictObject({
		thread_id,
		query: z.string().optional().describe("The new user message; without it the thread's newest one is what counts"),
		append: z.boolean().default(false).describe("Also append the query to the thread"),
		model: ModelName.optional().describe("The model that reads it; sets tokenizer and budget"),
		total: z.int().min(1).max(10_000_000).optional().describe("A budget in tokens, shared out among the blocks"),
		format: ThreadContextSchema.shape.format.unwrap().default("text").describe("text to read, or messages to send on"),
	}),
	output: z.object({ ...answered, receipt: z.string() }),
	annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
	async run(call, { thread_id, total, ...given }) {
		const thread = threadOf(call, thread_id);
		if (!thread.ok) return thread;
		const mayWrite = writer(call);
		// The tools for memory that there are here for this key.
		const tools = mayWrite.ok ? [...MEMORY_TOOLS] : ["recall"];
		const request = { ...given, tools, ...(total !== undefined && { budget: { total } }) };
		const body = ThreadContextSchema.safeParse(request);
		if (!body.success) return err({ reason: "invalid_request", problems: problemsOf(body.error.issues) });
		if (body.data.append) {
			if (!mayWrite.ok) return mayWrite;
			const opened = await openThread(call.deps, mayWrite.value, thread.value, ownersOf(call, {}));
			if (!opened.ok) return opened;
		}
		const { deps, caller } = call;
		const asked = { ...askOf(body.data), append: body.data.append };
		const assemble = () => assembleThreadContext(deps, { caller, id: thread.value }, asked);
		const first = await assemble();
		// A conversation that begins has no thread yet: asking for its context makes it, as appending to it does.
		const begins = !first.ok && first.error.reason === "not_found" && mayWrite.ok;
		const opened = begins ? await openThread(deps, mayWrite.value, thread.value, ownersOf(call, {})) : null;
		const built = opened?.ok === true ? await assemble() : first;
		if (!built.ok) return built;
		call.countTokens(built.value.tokens.total);
		const response = threadContextAnswer(built.value);
		const { report, rendering } = written(response);
		call.behind(keepContext(deps, caller, built.value, { request, report, rendering }));
		const { report: _, ...answer } = response;
		const receipt = receiptUri(answer.thread_id, answer.id);
		const link = { type: "resource_link" as const, uri: receipt, name: "Receipt", mimeType: "application/json" };
		const text = answer.format === "text" ? answer.text : rendering;
		return ok({ answer: { ...answer, receipt }, content: [textOf(text), link] });
	},
});
