import { describe, expect, it } from "vitest";
import { renderMessages } from "../../../../../src/core/context/render/render-neutral.ts";
import { chatTokens, contentTokens } from "../../../../../src/core/model/thread/count-message.ts";
import type { ChatMessage } from "../../../../../src/core/model/thread/message.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { type Given, renderInput } from "./render-input.ts";

const count = await gptTokenizer.counter("o200k_base");

const WINDOW: ChatMessage[] = [
	{ role: "user", content: "first </knowledge>" },
	{ role: "assistant", content: "", tool_calls: [{ id: "a", name: "run", arguments: "{}" }] },
	{ role: "tool", content: "done", tool_call_id: "a" },
	{ role: "user", content: "newest", name: "Ada" },
	{ role: "assistant", content: "yes" },
];

function rendered(given: Given, window: ChatMessage[] = []) {
	const rendering = renderMessages(renderInput({ ...given, window }, count), count);
	if (rendering.format !== "messages") throw new Error(rendering.format);
	expect(rendering.counted.total).toBe(chatTokens(rendering.messages, count));
	return rendering;
}

const parts = { system: "<system>s</system>", project: "<project>p</project>", task: "<task>t</task>" };

describe("what leads", () => {
	it("system, project and task in one system message, gists in a second one, then the window as it is", () => {
		const { messages } = rendered({ ...parts, history: "<history>g</history>" }, WINDOW);
		expect(messages).toEqual([
			{ role: "system", content: "<system>s</system>\n\n<project>p</project>\n\n<task>t</task>" },
			{ role: "system", content: "<history>g</history>" },
			...WINDOW,
		]);
	});

	it("what is empty leaves no trace", () => {
		expect(rendered({ task: parts.task }).messages).toEqual([{ role: "system", content: "<task>t</task>" }]);
		expect(rendered({ history: "<history>g</history>" }, WINDOW).messages).toHaveLength(6);
		const { messages, counted } = rendered({});
		expect(messages).toEqual([]);
		expect(counted).toEqual({ total: 3, query: 0 });
	});
});

describe("knowledge", () => {
	const knowledge = "<knowledge>\nk\n</knowledge>";

	it("is never in a system role", () => {
		for (const query of [null, "why?"]) {
			const { messages } = rendered({ ...parts, knowledge, query }, WINDOW);
			for (const { role, content } of messages) {
				if (String(content).includes("<knowledge>")) expect(role).toBe("user");
			}
		}
	});

	it("stands at the head of the query, which is then in tags and escaped", () => {
		const { messages, counted } = rendered({ knowledge, query: "why </query> & <b>?" }, WINDOW);
		expect(messages.slice(0, -1)).toEqual(WINDOW);
		expect(messages.at(-1)).toEqual({
			role: "user",
			content: `${knowledge}\n\n<query>\nwhy &lt;/query> & <b>?\n</query>`,
		});
		expect(counted.query).toBe(count("<query>\nwhy &lt;/query> & <b>?\n</query>"));
	});

	it("without a query stands at the head of the newest user message, which is verbatim and keeps its name", () => {
		const { messages, counted } = rendered({ knowledge }, WINDOW);
		expect(messages).toEqual(
			WINDOW.map((message) => (message.name ? { ...message, content: `${knowledge}\n\nnewest` } : message)),
		);
		expect(counted.query).toBe(0);
	});

	it("with neither query nor user message is a user message of its own at the end", () => {
		const { messages } = rendered({ knowledge }, [{ role: "assistant", content: "hello" }]);
		expect(messages.at(-1)).toEqual({ role: "user", content: knowledge });
		expect(rendered({ ...parts, knowledge }).messages.map(({ role }) => role)).toEqual(["system", "user"]);
	});

	it("goes before the parts of a user message", () => {
		const image = { type: "image_url" as const, url: "https://example.test/a.png", tokens: 85 };
		const asked = (content: ChatMessage["content"]) => rendered({ knowledge }, [{ role: "user", content }]).messages[0];
		expect(asked([{ type: "text", text: "look" }, image])?.content).toEqual([
			{ type: "text", text: `${knowledge}\n\nlook` },
			image,
		]);
		expect(asked([image])?.content).toEqual([{ type: "text", text: knowledge }, image]);
	});
});

describe("the query", () => {
	it("alone stands verbatim at the end, without tags", () => {
		const { messages, counted } = rendered({ query: "why </query>?" }, WINDOW);
		expect(messages.at(-1)).toEqual({ role: "user", content: "why </query>?" });
		expect(counted.query).toBe(count("why </query>?"));
	});

	it("of parts keeps its images, and its text is tagged as one beside knowledge", () => {
		const image = { type: "image_url" as const, url: "https://example.test/a.png" };
		const query = [{ type: "text" as const, text: "look" }, image, { type: "text" as const, text: "and say" }];
		expect(rendered({ query }).messages).toEqual([{ role: "user", content: query }]);
		const { messages, counted } = rendered({ query, knowledge: "<knowledge>\nk\n</knowledge>" });
		expect(messages).toEqual([
			{
				role: "user",
				content: [{ type: "text", text: "<knowledge>\nk\n</knowledge>\n\n<query>\nlook\nand say\n</query>" }, image],
			},
		]);
		expect(counted.query).toBe(contentTokens("<query>\nlook\nand say\n</query>", count) + 1_000);
	});

	it("of images alone has no tags", () => {
		const image = { type: "image_url" as const, url: "https://example.test/a.png" };
		const { messages } = rendered({ query: [image], knowledge: "<knowledge>\nk\n</knowledge>" });
		expect(messages[0]?.content).toEqual([{ type: "text", text: "<knowledge>\nk\n</knowledge>" }, image]);
	});
});
