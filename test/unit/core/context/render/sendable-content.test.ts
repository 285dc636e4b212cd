import { describe, expect, it } from "vitest";
import { contextOf } from "../../../../../src/core/context/assembly/context-of.ts";
import { FORMATS, type Format } from "../../../../../src/core/context/render/format.ts";
import { sendableContent } from "../../../../../src/core/context/render/sendable-content.ts";
import type { NewMessage, Part, Role } from "../../../../../src/core/model/thread/message.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";

const count = await gptTokenizer.counter("o200k_base");

const text: Part = { type: "text", text: "It is PostgreSQL." };
const thinking: Part = { type: "thinking", text: "let me think ".repeat(60) };
const signed: Part = { ...thinking, signature: "s1" };
const image: Part = { type: "image_url", url: "https://example.test/a.png", tokens: 1_500 };
const drawing: Part = { type: "image_url", url: "data:image/svg+xml;base64,AAAA", tokens: 1_500 };

describe("what a format carries of a content", () => {
	it.each<[Format, Role, Part[], unknown]>([
		["messages", "assistant", [thinking, text, image], [thinking, text, image]],
		["openai", "assistant", [thinking, text, image], "It is PostgreSQL.\n[image]"],
		["openai", "user", [thinking, text, image], [text, image]],
		["openai", "user", [thinking, text], "It is PostgreSQL."],
		["anthropic", "assistant", [thinking, signed, text, image], [signed, text, { type: "text", text: "[image]" }]],
		["anthropic", "user", [signed, text, image], [text, image]],
		["anthropic", "user", [text, drawing], [text, { type: "text", text: "[image]" }]],
		["text", "assistant", [thinking, text], [text]],
		["blocks", "assistant", [thinking], []],
	])("in %s from %s: %#", (format, role, content, carried) => {
		expect(sendableContent({ role, content }, format)).toEqual(carried);
	});

	it.each(FORMATS)("is the very same in %s where nothing is lost", (format) => {
		const content = "Which database?";
		expect(sendableContent({ role: "user", content }, format)).toBe(content);
	});
});

describe("history", () => {
	const talk = (answer: Part[]): NewMessage[] => [
		{ role: "user", content: "hi" },
		{ role: "assistant", content: answer },
		{ role: "user", content: "go on" },
	];
	const assembled = (format: Format, messages: NewMessage[]) => {
		const result = contextOf({ messages, format, now: 0 }, count);
		if (!result.ok) throw new Error(result.error.reason);
		return result.value;
	};

	it.each<[Format, Part[]]>([
		["openai", [thinking, text]],
		["openai", [text, image]],
		["anthropic", [thinking, text]],
		["anthropic", [text, drawing]],
		["text", [thinking, text]],
	])("in %s uses what is sent and no more: %#", (format, answer) => {
		const { report, tokens } = assembled(format, talk(answer));
		const history = report.blocks.find(({ name }) => name === "history");
		expect(history?.used).toBeLessThanOrEqual(tokens.total);
		expect(history?.used).toBeLessThan(60);
	});

	it.each<[Format, Part[]]>([
		["openai", [thinking]],
		["anthropic", [thinking]],
		["anthropic", [{ type: "text", text: " \n" }]],
		["text", [thinking]],
	])("in %s does not say that a message fits of which nothing can be sent: %#", (format, answer) => {
		const { report } = assembled(format, talk(answer));
		expect(report.items.find(({ id }) => id === "messages.1")).toMatchObject({ included: false });
	});
});
