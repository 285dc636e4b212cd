import { describe, expect, it } from "vitest";
import type { OpenAiMessage } from "../../../../../src/core/context/render/provider-shapes.ts";
import { amount } from "../../../../long.ts";
import { law } from "../assembly/any-context.ts";
import { keptMessages, textsOf, unescaped } from "./kept-texts.ts";

const RUNS = amount(1_000);

type Check = (messages: OpenAiMessage[], ...more: Parameters<Parameters<typeof law>[0]>) => void;

function openAiLaw(check: Check): void {
	law(
		(context, asked, messages, happened) => {
			const { rendering } = context;
			if (rendering.format === "openai") check(rendering.messages, context, asked, messages, happened);
		},
		RUNS,
		{ format: "openai" },
	);
}

describe("what OpenAI refuses never stands in format openai", () => {
	it("results stand directly behind their calls: each call has one, and no other message is between", () => {
		openAiLaw((messages) => {
			let open: string[] = [];
			for (const message of messages) {
				if (message.role === "tool") {
					expect(open).toContain(message.tool_call_id);
					open = open.filter((id) => id !== message.tool_call_id);
					continue;
				}
				expect(open).toEqual([]);
				if (message.role === "assistant") open = (message.tool_calls ?? []).map(({ id }) => id);
				expect(new Set(open).size).toBe(open.length);
			}
			expect(open).toEqual([]);
		});
	});

	it("names and ids have its characters and lengths", () => {
		openAiLaw((messages) => {
			for (const message of messages) {
				if ("name" in message && message.name !== undefined) {
					expect(message.name).toMatch(/^[^\s<|\\/>]{1,64}$/u);
					expect(message.name.isWellFormed()).toBe(true);
				}
				for (const call of message.role === "assistant" ? (message.tool_calls ?? []) : []) {
					expect(call.id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
					expect(call.function.name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
				}
			}
		});
	});

	it("content is never an empty list, and only an assistant that calls tools or refuses has none", () => {
		openAiLaw((messages) => {
			for (const message of messages) {
				if (Array.isArray(message.content)) expect(message.content.length).toBeGreaterThan(0);
				if (message.content === null && !("refusal" in message)) {
					expect(message).toHaveProperty("tool_calls", expect.arrayContaining([expect.anything()]));
				}
				if (message.role === "assistant" && message.tool_calls) expect(message.tool_calls.length).toBeGreaterThan(0);
			}
		});
	});
});

describe("what is kept", () => {
	it("nothing of its text is lost, and its images are there by address or data", () => {
		openAiLaw((messages, context, { query }, given) => {
			const said = unescaped(
				messages
					.flatMap((message) => [
						...(typeof message.content === "string" ? [message.content] : (message.content ?? []).flatMap(textOfPart)),
						...("refusal" in message ? [message.refusal] : []),
					])
					.join("\n"),
			);
			const kept = keptMessages(context, given, query);
			for (const text of kept.flatMap(textsOf)) expect(said).toContain(text);
			const urls = messages.flatMap(({ content }) =>
				Array.isArray(content)
					? content.flatMap((part) => (part.type === "image_url" ? [part.image_url.url] : []))
					: [],
			);
			for (const { role, content } of kept) {
				for (const part of role === "user" && typeof content !== "string" ? content : []) {
					if (part.type === "image_url") expect(urls).toContain(part.url);
				}
			}
		});
	});
});

function textOfPart(part: { type: string; text?: string }): string[] {
	return part.text === undefined ? [] : [part.text];
}
