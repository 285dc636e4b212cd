import type { CallToolResult, McpServer, ToolAnnotations } from "@modelcontextprotocol/server";
import type * as z from "zod";
import type { Failure } from "../../../core/base/failure.ts";
import type { Result } from "../../../core/base/result.ts";
import { problemText } from "../../../platform/http/problem.ts";
import { type McpCall, withoutThrowing } from "../call/mcp-call.ts";

/** What a tool answers: what its schema says, and what the model reads of it (the same as JSON unless said). */
type Told<O> = { answer: O; content?: CallToolResult["content"] };

type Definition<I extends z.ZodObject, O extends z.ZodObject> = {
	name: string;
	title: string;
	description: string;
	input: I;
	output: O;
	annotations: ToolAnnotations;
	run(call: McpCall, input: z.output<I>): Promise<Result<Told<z.input<O>>, Failure>>;
};

/** Puts a tool on a server that answers one request. */
export type Tool = (server: McpServer, call: McpCall) => void;

/** A tool as it is registered: a refusal is told to the model, which may ask better the next time. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(definition: Definition<I, O>): Tool {
	const { name, title, description, input, output, annotations, run } = definition;
	// Nothing that is remembered here reaches further than this server.
	const config = { title, description, annotations: { openWorldHint: false, ...annotations } };
	return (server, call) => {
		server.registerTool<z.ZodObject, z.ZodObject>(
			name,
			{ ...config, inputSchema: input, outputSchema: output },
			async (given) => {
				const answered = await withoutThrowing(call, () => run(call, input.parse(given)));
				if (!answered.ok) return { isError: true, content: [textOf(problemText(answered.error))] };
				const { answer, content } = answered.value;
				return { structuredContent: answer, content: content ?? [textOf(JSON.stringify(answer))] };
			},
		);
	};
}

export function textOf(text: string): CallToolResult["content"][number] {
	return { type: "text", text };
}
