import type Anthropic from "@anthropic-ai/sdk";
import type { ModelMessage } from "ai";
import fc from "fast-check";
import type OpenAI from "openai";
import { anyText } from "../../../../arbitraries/text.ts";

type OpenAiMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;

const text = anyText().filter(
	(value) =>
		value.trim() !== "" &&
		value.length < 500 &&
		value.isWellFormed() &&
		!value.includes("\0") &&
		!/<\s*\/?\s*message/i.test(value),
);
const name = fc.constantFrom("read_file", "search", "files-read");
const input = fc.dictionary(
	fc.constantFrom("path", "query", "lines"),
	fc.oneof(text, fc.integer(), fc.constant(null)),
	{
		maxKeys: 3,
	},
);
const PNG = "iVBORw0KGgo=";
const PDF = "JVBERi0=";

/** Up to four turns; a turn is what the user says, what the assistant does and what follows. Each has ids of its own. */
function turns<M>(turn: (id: string) => fc.Arbitrary<M[]>, most = 4): fc.Arbitrary<M[]> {
	const all = fc.tuple(...["a", "b", "c", "d"].slice(0, most).map(turn));
	return fc.tuple(all, fc.integer({ min: 1, max: most })).map(([made, count]) => made.slice(0, count).flat());
}

/** The same in another order: calls before what is said and thought, or between. */
function rotated<T>(content: readonly T[], by: number): T[] {
	return [...content.slice(by), ...content.slice(0, by)];
}

const turned = fc.nat({ max: 4 });

/** How many calls an assistant makes in one message. */
const calls = fc.integer({ min: 1, max: 3 });

const openAiUser: fc.Arbitrary<OpenAiMessage> = fc.record(
	{
		role: fc.constant("user" as const),
		content: fc.oneof(
			text,
			fc.array(
				fc.oneof(
					text.map((value) => ({ type: "text" as const, text: value })),
					fc.constantFrom<OpenAI.Chat.Completions.ChatCompletionContentPart>(
						{ type: "image_url", image_url: { url: "https://example.test/a.png", detail: "low" } },
						{ type: "image_url", image_url: { url: `data:image/png;base64,${PNG}` } },
						{ type: "file", file: { file_data: `data:application/pdf;base64,${PDF}`, filename: "a.pdf" } },
					),
				),
				{ minLength: 1, maxLength: 3 },
			),
		),
		name: fc.constant("ada"),
	},
	{ requiredKeys: ["role", "content"] },
);

const openAiSpoken: fc.Arbitrary<OpenAiMessage> = fc.oneof(
	text.map((content) => ({ role: "assistant" as const, content })),
	text.map((refusal) => ({ role: "assistant" as const, content: null, refusal })),
	fc.array(text, { minLength: 2, maxLength: 3 }).map((texts) => ({
		role: "assistant" as const,
		content: texts.map((value) => ({ type: "text" as const, text: value })),
	})),
	text.map((content) => ({ role: "developer" as const, content })),
);

/** Conversations as the Chat Completions API takes them. */
export const openAiConversation: fc.Arbitrary<OpenAiMessage[]> = turns<OpenAiMessage>((id) =>
	fc
		.record({
			user: openAiUser,
			said: fc.option(openAiSpoken),
			count: fc.option(calls),
			beside: fc.option(text),
			tool: name,
			input,
			result: text,
		})
		.map(({ user, said, count, beside, tool, input: given, result }) => {
			const made = Array.from({ length: count ?? 0 }, (_, index) => `call_${id}${index}`);
			const called: OpenAiMessage[] =
				count === null
					? []
					: [
							{
								role: "assistant",
								content: beside,
								tool_calls: made.map((call) => ({
									id: call,
									type: "function",
									function: { name: tool, arguments: JSON.stringify(given) },
								})),
							},
							...made.map((call): OpenAiMessage => ({ role: "tool", tool_call_id: call, content: result })),
						];
			return [user, ...called, ...(said === null ? [] : [said])];
		}),
);

type Block = Anthropic.ContentBlockParam;

const anthropicUserBlock: fc.Arbitrary<Block> = fc.oneof(
	text.map((value) => ({ type: "text" as const, text: value })),
	fc.constantFrom<Block>(
		{ type: "image", source: { type: "url", url: "https://example.test/a.png" } },
		{ type: "image", source: { type: "base64", media_type: "image/png", data: PNG } },
		{ type: "document", source: { type: "base64", media_type: "application/pdf", data: PDF }, title: "a.pdf" },
		{ type: "document", source: { type: "url", url: "https://example.test/a.pdf" }, context: "The contract" },
		{ type: "document", source: { type: "text", media_type: "text/plain", data: "Clause 1" }, title: "Contract" },
	),
);

const thoughts: fc.Arbitrary<Block[]> = fc.array(
	fc.oneof(
		text.map((thinking) => ({ type: "thinking" as const, thinking, signature: "c2ln" })),
		fc.constant({ type: "redacted_thinking" as const, data: "ZW5j" }),
	),
	{ maxLength: 2 },
);

/** Conversations as the Messages API takes them. */
export const anthropicConversation: fc.Arbitrary<Anthropic.MessageParam[]> = turns<Anthropic.MessageParam>(
	(id) =>
		fc
			.record({
				user: fc.oneof(text, fc.array(anthropicUserBlock, { minLength: 1, maxLength: 3 })),
				thoughts,
				count: fc.option(calls),
				beside: fc.option(text),
				tool: name,
				input,
				failed: fc.boolean(),
				result: fc.oneof(text, fc.array(anthropicUserBlock, { minLength: 2, maxLength: 3 })),
				said: text,
				turned,
			})
			.map(
				({
					turned: by,
					user,
					thoughts: thinking,
					count,
					beside,
					tool,
					input: given,
					failed,
					result,
					said,
				}): Anthropic.MessageParam[] => {
					const made = Array.from({ length: count ?? 0 }, (_, index) => `call_${id}${index}`);
					const called: Anthropic.MessageParam[] =
						count === null
							? []
							: [
									{
										role: "assistant",
										content: rotated<Block>(
											[
												...thinking,
												...(beside === null ? [] : [{ type: "text" as const, text: beside }]),
												...made.map((call) => ({ type: "tool_use" as const, id: call, name: tool, input: given })),
											],
											by,
										),
									},
									{
										role: "user",
										content: made.map((call) => ({
											type: "tool_result" as const,
											tool_use_id: call,
											content: result as Anthropic.ToolResultBlockParam["content"] & {},
											...(failed && { is_error: true }),
										})),
									},
								];
					return [{ role: "user", content: user }, ...called, { role: "assistant", content: said }];
				},
			),
	2,
);

type AiPart = Extract<Extract<ModelMessage, { role: "user" }>["content"], unknown[]>[number];

const aiUserPart: fc.Arbitrary<AiPart> = fc.oneof(
	text.map((value) => ({ type: "text" as const, text: value })),
	fc.constantFrom<AiPart>(
		{ type: "file", mediaType: "image/*", data: "https://example.test/a.png" },
		{ type: "file", mediaType: "image/png", data: `data:image/png;base64,${PNG}` },
		{ type: "file", mediaType: "application/pdf", data: `data:application/pdf;base64,${PDF}`, filename: "a.pdf" },
		{ type: "file", mediaType: "text/plain", data: { type: "text", text: "Clause 1" }, filename: "contract.txt" },
	),
);

type AiSpoken = Exclude<Extract<ModelMessage, { role: "assistant" }>["content"], string>[number];

/** Conversations as `generateText` takes them. */
export const aiSdkConversation: fc.Arbitrary<ModelMessage[]> = turns<ModelMessage>(
	(id) =>
		fc
			.record({
				user: fc.oneof(text, fc.array(aiUserPart, { minLength: 1, maxLength: 3 })),
				thought: fc.option(
					fc.record({
						text,
						options: fc.constantFrom(
							{ anthropic: { signature: "c2ln" } },
							{ openai: { itemId: "rs_1", reasoningEncryptedContent: "ZW5j" } },
						),
					}),
				),
				count: fc.option(calls),
				beside: fc.option(text),
				tool: name,
				input,
				signed: fc.boolean(),
				output: fc.oneof(
					fc.record({ type: fc.constantFrom("text" as const, "error-text" as const), value: text }),
					fc.record({
						type: fc.constantFrom("json" as const, "error-json" as const),
						value: fc.oneof(text, fc.integer(), fc.constant(null), fc.array(text), input),
					}),
					fc.record({ type: fc.constant("execution-denied" as const), reason: text }, { requiredKeys: ["type"] }),
					fc.array(text, { minLength: 1, maxLength: 3 }).map((texts) => ({
						type: "content" as const,
						value: texts.map((value) => ({ type: "text" as const, text: value })),
					})),
				),
				said: text,
				turned,
			})
			.map(({ user, thought, count, beside, tool, input: given, signed, output, said, turned: by }): ModelMessage[] => {
				const made = Array.from({ length: count ?? 0 }, (_, index) => `call_${id}${index}`);
				const called: ModelMessage[] =
					count === null
						? []
						: [
								{
									role: "assistant",
									content: rotated<AiSpoken>(
										[
											...(thought === null
												? []
												: [{ type: "reasoning" as const, text: thought.text, providerOptions: thought.options }]),
											...(beside === null ? [] : [{ type: "text" as const, text: beside }]),
											...made.map((toolCallId) => ({
												type: "tool-call" as const,
												toolCallId,
												toolName: tool,
												input: given,
												...(signed && { providerOptions: { google: { thoughtSignature: "c2ln" } } }),
											})),
										],
										by,
									),
								},
								{
									role: "tool",
									content: made.map((toolCallId) => ({
										type: "tool-result" as const,
										toolCallId,
										toolName: tool,
										output,
									})),
								},
							];
				return [{ role: "user", content: user }, ...called, { role: "assistant", content: said }];
			}),
	2,
);
