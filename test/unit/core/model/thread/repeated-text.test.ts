import { expect, it } from "vitest";
import { textMatcher, textsOfMessage } from "../../../../../src/core/model/thread/message-text.ts";

const request = JSON.stringify({
	query: 'She said: "it is\nan old secret".',
	format: "a format as long as this",
	task: { goals: [" short "] },
	knowledge: [{ content: [{ type: "image_url", url: "https://example.org/cat.png" }] }],
});

it.each([
	['"it is\nan old secret"', true],
	["  an old secret\n", true],
	["short", true],
	["sho", false],
	["https://example.org/cat.png", true],
	["a format as long as this", false],
	["an old secret that nobody told", false],
	["", false],
	["\n", false],
])("a request repeats %j: %s", (text, expected) => {
	expect(textMatcher([text])(request)).toBe(expected);
});

it("a message says its texts, its thinking, its images and what its calls are given", () => {
	const content = [
		{ type: "text" as const, text: "a" },
		{ type: "thinking" as const, text: "b" },
		{ type: "image_url" as const, url: "c" },
	];
	expect(textsOfMessage({ content, tool_calls: [{ id: "i", name: "n", arguments: "d" }] })).toEqual([
		"a",
		"b",
		"c",
		"d",
	]);
	expect(textsOfMessage({ content: "all" })).toEqual(["all"]);
});
