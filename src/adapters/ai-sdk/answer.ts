import type { LanguageModelV4Content, LanguageModelV4StreamPart } from "@ai-sdk/provider";

type Spoken = Extract<LanguageModelV4Content, { type: "text" | "reasoning" | "tool-call" }>;

/**
 * An answer as a message of the AI SDK: what was said, thought and called. Null if there is nothing of it. What the
 * provider ran itself, sources and generated files are not kept.
 */
export function spokenMessage(content: readonly LanguageModelV4Content[]): object | null {
	const parts = content.flatMap((part) => (isSpoken(part) ? [promptPart(part)] : []));
	const says = parts.some((part) => part.type === "tool-call" || part.text !== "");
	return says ? { role: "assistant", content: parts } : null;
}

function isSpoken(part: LanguageModelV4Content): part is Spoken {
	if (part.type === "tool-call") return part.providerExecuted !== true;
	return part.type === "text" || part.type === "reasoning";
}

function promptPart(part: Spoken) {
	const options = part.providerMetadata === undefined ? {} : { providerOptions: part.providerMetadata };
	if (part.type !== "tool-call") return { type: part.type, text: part.text, ...options };
	const { toolCallId, toolName } = part;
	return { type: part.type, toolCallId, toolName, input: inputOf(part.input), ...options };
}

function inputOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

/**
 * The same stream. At its end `keep` gets what was in it, and also where it breaks off or nobody reads on: what the
 * user has seen is not forgotten.
 */
export function collected(
	stream: ReadableStream<LanguageModelV4StreamPart>,
	keep: (content: LanguageModelV4Content[]) => Promise<void>,
): ReadableStream<LanguageModelV4StreamPart> {
	const reader = stream.getReader();
	const content: LanguageModelV4Content[] = [];
	const open = new Map<string, { type: "text" | "reasoning"; text: string }>();
	let kept: Promise<void> | null = null;
	const end = () => {
		kept ??= keep(content);
		return kept;
	};
	return new ReadableStream<LanguageModelV4StreamPart>({
		async pull(controller) {
			try {
				const { done, value } = await reader.read();
				if (!done) {
					collect(value, content, open);
					return controller.enqueue(value);
				}
				await end();
				controller.close();
			} catch (error) {
				await end();
				controller.error(error);
			}
		},
		async cancel(reason) {
			await reader.cancel(reason);
			await end();
		},
	});
}

type Open = Map<string, { type: "text" | "reasoning"; text: string }>;

function collect(part: LanguageModelV4StreamPart, content: LanguageModelV4Content[], open: Open): void {
	switch (part.type) {
		case "text-start":
		case "reasoning-start": {
			const { id, providerMetadata } = part;
			const type = part.type === "text-start" ? "text" : "reasoning";
			const started = { type, text: "", ...(providerMetadata && { providerMetadata }) } as const;
			open.set(`${type} ${id}`, started);
			content.push(started);
			return;
		}
		case "text-delta":
		case "reasoning-delta": {
			const started = open.get(`${part.type === "text-delta" ? "text" : "reasoning"} ${part.id}`);
			if (started !== undefined) started.text += part.delta;
			return;
		}
		case "text-end":
		case "reasoning-end": {
			// A signature comes with the end.
			const started = open.get(`${part.type === "text-end" ? "text" : "reasoning"} ${part.id}`);
			if (started !== undefined && part.providerMetadata) {
				Object.assign(started, { providerMetadata: part.providerMetadata });
			}
			return;
		}
		case "tool-call":
			content.push(part);
			return;
		default:
			return;
	}
}
