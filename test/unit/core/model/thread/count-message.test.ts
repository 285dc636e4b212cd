import { describe, expect, it } from "vitest";
import {
	bodyTokens,
	chatTokens,
	contentTokens,
	overheadTokens,
} from "../../../../../src/core/model/thread/count-message.ts";
import type { ChatMessage } from "../../../../../src/core/model/thread/message.ts";

const count = (text: string) => text.length;

const withCalls: ChatMessage = {
	role: "assistant",
	content: "four",
	name: "bob",
	tool_calls: [
		{ id: "call_1", name: "read", arguments: '{"p":1}' },
		{ id: "call_2", name: "ls", arguments: "" },
	],
};

describe("message counts", () => {
	it("counts text and thinking part by part, images as said or 1,000, signatures nothing", () => {
		expect(contentTokens("hello", count)).toBe(5);
		expect(contentTokens([], count)).toBe(0);
		expect(
			contentTokens(
				[
					{ type: "text", text: "ab" },
					{ type: "thinking", text: "abc", signature: "0123456789" },
					{ type: "image_url", url: "https://example.com/long" },
					{ type: "image_url", url: "x", tokens: 85 },
					{ type: "image_url", url: "x", tokens: 0 },
				],
				count,
			),
		).toBe(2 + 3 + 1_000 + 85);
	});

	it("counts a tool call's name and arguments as sent, ids nothing", () => {
		expect(bodyTokens(withCalls, count)).toBe(4 + 4 + 7 + 2);
		expect(bodyTokens({ role: "tool", content: "ok", tool_call_id: "call_1" }, count)).toBe(2);
	});

	it("adds 3 a message, a name's tokens and 1, and 3 once for the reply", () => {
		expect(overheadTokens({}, count)).toBe(3);
		expect(overheadTokens(withCalls, count)).toBe(3 + 3 + 1);
		expect(chatTokens([], count)).toBe(3);
		expect(chatTokens([{ role: "user", content: "hi" }, withCalls], count)).toBe(3 + (2 + 3) + (17 + 7));
	});
});
