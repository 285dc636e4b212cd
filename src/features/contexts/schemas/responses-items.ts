import { z } from "@hono/zod-openapi";

const cached = { prompt_cache_breakpoint: z.object({ mode: z.literal("explicit") }).optional() };
const phase = z.enum(["commentary", "final_answer"]).optional();

const Input = z
	.discriminatedUnion("type", [
		z.object({ type: z.literal("input_text"), text: z.string(), ...cached }),
		z.object({
			type: z.literal("input_image"),
			image_url: z.string(),
			detail: z.enum(["low", "high", "auto", "original"]),
			...cached,
		}),
		z.object({
			type: z.literal("input_file"),
			file_data: z.string().optional(),
			file_url: z.string().optional(),
			filename: z.string().optional(),
			detail: z.enum(["auto", "low", "high"]).optional(),
			...cached,
		}),
	])
	.openapi("ResponsesContextInput");
const inputs = z.union([z.string(), z.array(Input)]);

const Output = z.discriminatedUnion("type", [
	z.object({ type: z.literal("output_text"), text: z.string(), annotations: z.array(z.unknown()).max(0) }),
	z.object({ type: z.literal("refusal"), refusal: z.string() }),
]);

/** An item of the Responses API as contexts answer it. */
export const ResponsesContextItem = z
	.union([
		z.object({ role: z.enum(["user", "developer", "system"]), content: inputs }),
		z.object({ role: z.literal("assistant"), content: z.string(), phase }),
		z.object({
			type: z.literal("message"),
			id: z.string(),
			role: z.literal("assistant"),
			status: z.literal("completed"),
			content: z.array(Output),
			phase,
		}),
		z.object({
			type: z.literal("reasoning"),
			id: z.string(),
			summary: z.array(z.object({ type: z.literal("summary_text"), text: z.string() })),
			content: z.array(z.object({ type: z.literal("reasoning_text"), text: z.string() })).optional(),
			encrypted_content: z.string().optional(),
		}),
		z.object({
			type: z.literal("function_call"),
			id: z.string().optional(),
			call_id: z.string(),
			name: z.string(),
			arguments: z.string(),
		}),
		z.object({ type: z.literal("function_call_output"), call_id: z.string(), output: inputs }),
	])
	.openapi("ResponsesContextItem");
