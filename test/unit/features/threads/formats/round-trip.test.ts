import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextOf } from "../../../../../src/core/context/assembly/context-of.ts";
import type { Format } from "../../../../../src/core/context/render/format.ts";
import { readMessages } from "../../../../../src/features/threads/formats/read-messages.ts";
import type { Shape } from "../../../../../src/features/threads/formats/recognise.ts";
import { amount } from "../../../../long.ts";
import { aiSdkConversation, anthropicConversation, openAiConversation } from "./conversations.ts";

const RUNS = amount(500);

/** Room for all of it. */
const WIDE = { history: 100_000, knowledge: 0, response: 1_000 };

/** In by the shape that is named, and out again in the format of the same name, without the rule that stands first. */
function through(given: readonly unknown[], shape: Shape, format: Format): readonly unknown[] {
	const issues: unknown[] = [];
	const { messages } = readMessages(JSON.parse(JSON.stringify(given)), shape, issues as never[]);
	expect(issues).toEqual([]);
	const context = contextOf({ messages, format, model: "gpt-4o", budget: WIDE, now: 0 }, (text) =>
		Math.ceil(text.length / 4),
	);
	if (!context.ok) throw new Error(JSON.stringify(context.error));
	const { rendering } = context.value;
	if (rendering.format === "openai") return rendering.messages.slice(1);
	return "messages" in rendering ? rendering.messages : [];
}

describe("in and out again in the same format, a conversation is the same for the provider", () => {
	it("OpenAI Chat Completions", () => {
		fc.assert(
			fc.property(openAiConversation, (given) => {
				expect(through(given, "openai", "openai").map(asOpenAi)).toEqual(given.map(asOpenAi));
			}),
			{ numRuns: RUNS },
		);
	});

	it("Anthropic", () => {
		fc.assert(
			fc.property(anthropicConversation, (given) => {
				expect(asAnthropic(through(given, "anthropic", "anthropic"))).toEqual(asAnthropic(given));
			}),
			{ numRuns: RUNS },
		);
	});

	it("AI SDK", () => {
		fc.assert(
			fc.property(aiSdkConversation, (given) => {
				expect(through(given, "ai-sdk", "ai-sdk").map(asParts)).toEqual(given.map(asParts));
			}),
			{ numRuns: RUNS },
		);
	});

	it("recognised by its shape it becomes the same messages as named", () => {
		const all = fc.oneof(
			openAiConversation.map((given) => ({ shape: "openai" as const, given })),
			anthropicConversation.map((given) => ({ shape: "anthropic" as const, given })),
			aiSdkConversation.map((given) => ({ shape: "ai-sdk" as const, given })),
		);
		fc.assert(
			fc.property(all, ({ shape, given }) => {
				const plain: readonly unknown[] = JSON.parse(JSON.stringify(given));
				const read = (as: Shape | "auto") => {
					const issues: never[] = [];
					const { messages, places } = readMessages(plain, as, issues);
					return { messages: messages.map((one) => ({ ...one, content: oneText(one.content) })), places, issues };
				};
				expect(read("auto")).toEqual(read(shape));
			}),
			{ numRuns: RUNS },
		);
	});
});

type Loose = { role?: unknown; content?: unknown };

/** What OpenAI reads: a developer is the system, one text is a text, and no content is none. */
function asOpenAi(message: unknown): unknown {
	const { role, content, ...rest } = message as Loose;
	return { ...rest, role: role === "developer" ? "system" : role, content: oneText(content ?? null) };
}

function oneText(content: unknown): unknown {
	const [first, ...more] = Array.isArray(content) ? content : [];
	return more.length === 0 && first?.type === "text" ? first.text : content;
}

/** What Anthropic reads: texts are blocks, and messages of one role are one turn. */
function asAnthropic(messages: readonly unknown[]): unknown[] {
	const turns: { role: unknown; content: unknown[] }[] = [];
	for (const message of messages) {
		const { role, content } = message as Loose;
		const blocks = (typeof content === "string" ? [{ type: "text", text: content }] : (content as object[])).map(
			(block) => ({ ...block, cache_control: undefined }),
		);
		if (turns.at(-1)?.role === role) turns.at(-1)?.content.push(...blocks);
		else turns.push({ role, content: blocks });
	}
	const last = turns.at(-1)?.content.at(-1);
	if (last && typeof last === "object" && "text" in last) last.text = String(last.text).trimEnd();
	return turns;
}

/** What the AI SDK reads: texts are parts. */
function asParts(message: unknown): unknown {
	const { role, content } = message as Loose;
	return { role, content: typeof content === "string" ? [{ type: "text", text: content }] : content };
}
