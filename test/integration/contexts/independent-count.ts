import * as cl100k from "gpt-tokenizer/encoding/cl100k_base";
import * as o200k from "gpt-tokenizer/encoding/o200k_base";
import * as z from "zod";

/*
 * What a context costs by docs/design.md, "Counting", written a second time and with the tokenizer's own count:
 * shares no code with what it checks.
 */

const encodings = { cl100k_base: cl100k, o200k_base: o200k };
export type EncodingName = keyof typeof encodings;

const part = z.looseObject({ type: z.string(), text: z.string().optional(), tokens: z.number().optional() });
const sent = z.looseObject({
	content: z.union([z.string(), z.array(part)]),
	name: z.string().optional(),
	tool_calls: z.array(z.looseObject({ name: z.string(), arguments: z.string() })).optional(),
});

export function countedText(text: string, encoding: EncodingName): number {
	return encodings[encoding].countTokens(text, { disallowedSpecial: new Set() });
}

/** 3 a message, its content, a name's tokens and 1, a call's name and arguments; 3 for the reply. */
export function countedMessages(messages: unknown, encoding: EncodingName): number {
	const count = (text: string) => countedText(text, encoding);
	let total = 3;
	for (const { content, name, tool_calls } of z.array(sent).parse(messages)) {
		total += 3;
		if (typeof content === "string") total += count(content);
		else for (const one of content) total += one.type === "image_url" ? (one.tokens ?? 1_000) : count(one.text ?? "");
		if (name !== undefined) total += count(name) + 1;
		for (const call of tool_calls ?? []) total += count(call.name) + count(call.arguments);
	}
	return total;
}
