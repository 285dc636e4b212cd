import { describe, expect, it } from "vitest";
import type {
	AnthropicBlock,
	AnthropicMessage,
	AnthropicText,
} from "../../../../../src/core/context/render/provider-shapes.ts";
import type { Content } from "../../../../../src/core/model/thread/message.ts";
import { amount } from "../../../../long.ts";
import { law } from "../assembly/any-context.ts";
import { keptMessages, textsOf, unescaped } from "./kept-texts.ts";

const RUNS = amount(1_000);

type Rendered = { system: AnthropicText[]; messages: AnthropicMessage[] };
type Check = (rendered: Rendered, ...more: Parameters<Parameters<typeof law>[0]>) => void;

function anthropicLaw(check: Check): void {
	law(
		(context, asked, messages, happened) => {
			const { rendering } = context;
			if (rendering.format === "anthropic") check(rendering, context, asked, messages, happened);
		},
		RUNS,
		{ format: "anthropic" },
	);
}

const uses = ({ content }: AnthropicMessage) => content.flatMap((block) => (block.type === "tool_use" ? [block] : []));
const answered = (content: AnthropicBlock[]) =>
	content.flatMap((block) => (block.type === "tool_result" ? [block.tool_use_id] : []));

/** Whether something stands before a thought. */
function speaksFirst(content: Content): boolean {
	return typeof content !== "string" && content.some((part, index) => part.type === "thinking" && index > 0);
}

describe("what Anthropic refuses never stands in format anthropic", () => {
	it("roles alternate, the first is the user's, and every turn says something", () => {
		anthropicLaw(({ messages }) => {
			for (const [index, { role, content }] of messages.entries()) {
				expect(role).toBe(index % 2 === 0 ? "user" : "assistant");
				expect(content.length).toBeGreaterThan(0);
			}
		});
	});

	it("results lead the turn right behind the turn that uses the tool, and each use has one", () => {
		anthropicLaw(({ messages }) => {
			for (const [index, message] of messages.entries()) {
				const before = messages[index - 1];
				const results = answered(message.content);
				expect(results).toEqual(answered(message.content.slice(0, results.length)));
				expect(results.toSorted()).toEqual((before === undefined ? [] : uses(before).map(({ id }) => id)).toSorted());
			}
			expect(messages.at(-1)?.content.some(({ type }) => type === "tool_use") ?? false).toBe(false);
		});
	});

	it("ids of uses are unique, ids and names have its characters, and input is an object", () => {
		anthropicLaw(({ messages }) => {
			const all = messages.flatMap(uses);
			expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
			for (const { id, name, input } of all) {
				expect(id).toMatch(/^[a-zA-Z0-9_-]+$/);
				expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
				expect(Object.prototype.toString.call(input)).toBe("[object Object]");
			}
		});
	});

	it("no text is blank, and at most four blocks are marked for the cache, thinking never", () => {
		anthropicLaw(({ system, messages }) => {
			const blocks: AnthropicBlock[] = [...system, ...messages.flatMap(({ content }) => content)];
			for (const block of blocks) if (block.type === "text") expect(block.text.trim()).not.toBe("");
			const marked = blocks.filter((block) => "cache_control" in block);
			expect(marked.length).toBeLessThanOrEqual(4);
			expect(marked.map(({ type }) => type)).not.toContain("thinking");
		});
	});

	it("thinking is the assistant's and signed, and a turn that has some begins with it, unless its message does not", () => {
		anthropicLaw(({ messages }, _, __, given) => {
			const spoken = given.some(({ role, content }) => role === "assistant" && speaksFirst(content));
			for (const { role, content } of messages) {
				const thinking = content.filter(({ type }) => type === "thinking" || type === "redacted_thinking");
				if (thinking.length > 0 && !spoken) expect(content[0]).toBe(thinking[0]);
				if (role === "user") expect(thinking).toEqual([]);
				for (const block of thinking) {
					expect(block).toMatchObject(block.type === "thinking" ? { signature: "c2ln" } : { data: "ZW5j" });
				}
			}
		});
	});
});

describe("what is kept", () => {
	it("nothing of its text is lost, in order", () => {
		anthropicLaw(({ messages }, context, { query }, given) => {
			const said = unescaped(messages.flatMap(({ content }) => content.flatMap(textOfBlock)).join("\n"));
			// White space at the very end of the last answer is what this API refuses.
			for (const text of keptMessages(context, given, query).flatMap(textsOf)) expect(said).toContain(text.trimEnd());
		});
	});

	it("a user's images are there by address or, of the four kinds it takes, by data", () => {
		anthropicLaw(({ messages }) => {
			for (const block of messages.flatMap(({ content }) => content)) {
				if (block.type !== "image") continue;
				const { source } = block;
				if (source.type === "url") expect(source.url).toMatch(/^https:/);
				else
					expect([source.media_type, source.data]).toEqual([
						expect.stringMatching(/^image\/(jpeg|png|webp)$/),
						expect.stringMatching(/^[A-Za-z0-9+/=]+$/),
					]);
			}
		});
	});

	it("a later system message becomes tagged text of the user's turn", () => {
		anthropicLaw(({ messages }, context, _asked, given) => {
			const kept = keptMessages(context, given, null).filter(({ role }) => role === "system");
			const tagged = messages
				.filter(({ role }) => role === "user")
				.flatMap(({ content }) => content.flatMap(textOfBlock))
				.filter((text) => /^<message role="system"/.test(text));
			expect(tagged.length).toBeGreaterThanOrEqual(kept.length);
		});
	});
});

function textOfBlock(block: AnthropicBlock): string[] {
	if (block.type === "text") return [block.text];
	if (block.type === "document") return block.source.type === "text" ? [block.source.data] : [];
	if (block.type !== "tool_result") return [];
	return typeof block.content === "string" ? [block.content] : block.content.flatMap(textOfBlock);
}
