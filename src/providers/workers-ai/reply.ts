import * as z from "zod";

const Count = z.number().int().min(0).optional().catch(undefined);

const Choice = z.object({ message: z.object({ content: z.unknown().optional() }) });

/** Each part is read if it is as known; anything else about it is as if it were not there. */
const Reply = z.object({
	response: z.unknown().optional(),
	choices: z.array(Choice).optional().catch(undefined),
	request_id: z.string().optional().catch(undefined),
	usage: z.object({ prompt_tokens: Count, completion_tokens: Count }).optional().catch(undefined),
});

/** What a model answered. `queued`: only the promise of an answer later. */
export type AiReply =
	| { kind: "text"; text: string; input: number | undefined; output: number | undefined }
	| { kind: "queued" }
	| { kind: "empty" };

/**
 * Reads every shape in which models of Workers AI answer: a text; `response` as text or, in JSON mode, as the value
 * itself; the shape of OpenAI. Calls of tools are not looked at: none are offered.
 */
export function readReply(reply: unknown): AiReply {
	const { success, data } = Reply.safeParse(typeof reply === "string" ? { response: reply } : reply);
	if (!success) return { kind: "empty" };
	const text = textOf(data.response) || textOf(data.choices?.[0]?.message.content);
	if (text !== "") {
		return { kind: "text", text, input: data.usage?.prompt_tokens, output: data.usage?.completion_tokens };
	}
	return data.request_id === undefined ? { kind: "empty" } : { kind: "queued" };
}

const Part = z.object({ text: z.string() });

/** A text, the texts of a list of parts, or a value as JSON; "" where there is none. */
function textOf(value: unknown): string {
	if (typeof value === "string") return value.trim();
	if (typeof value !== "object" || value === null) return "";
	const parts = z.array(Part).min(1).safeParse(value);
	if (parts.success) return parts.data.map(({ text }) => text).join("");
	return JSON.stringify(value);
}
