import * as z from "zod";

/** An answer larger than this is not read on (bytes). */
const MOST_BYTES = 2_000_000;

const Count = z.number().int().min(0).optional().catch(undefined);

const Answer = z.object({
	choices: z.array(z.object({ message: z.object({ content: z.unknown().optional() }) })),
	usage: z.object({ prompt_tokens: Count, completion_tokens: Count }).nullish().catch(null),
});

const Parts = z.array(z.object({ text: z.string() }));

export type ChatAnswer = { text: string; input: number | undefined; output: number | undefined };

/** The text of a chat completion and what it cost; null where this is none. */
export function readAnswer(body: string): ChatAnswer | null {
	const answer = Answer.safeParse(jsonOf(body));
	if (!answer.success) return null;
	const content = answer.data.choices[0]?.message.content;
	const parts = Parts.safeParse(content);
	const text =
		typeof content === "string" ? content : parts.success ? parts.data.map((part) => part.text).join("") : "";
	const { prompt_tokens: input, completion_tokens: output } = answer.data.usage ?? {};
	return { text: text.trim(), input, output };
}

/** The value of a JSON text; null where it is none. */
export function jsonOf(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return null;
	}
}

/** The body as text; null as soon as it is larger than so many bytes, usually 2 MB. */
export async function boundedText(answer: Response, most = MOST_BYTES): Promise<string | null> {
	const decoder = new TextDecoder();
	let text = "";
	let size = 0;
	const body: ReadableStream<Uint8Array> | null = answer.body;
	for await (const chunk of body ?? []) {
		size += chunk.byteLength;
		if (size > most) return null;
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
