import { describe, expect, it } from "vitest";
import { shownForms } from "../../../../../src/core/context/history/shown-forms.ts";
import type { ToolCall } from "../../../../../src/core/model/thread/message.ts";
import type { WindowMessage } from "../../../../../src/core/model/thread/snapshot.ts";
import { message, toolResult, words, wordsOf } from "../../thread-view.ts";

const call = (seq: number, id: string, name: string) => {
	const calls: ToolCall[] = [{ id, name, arguments: "{}" }];
	return message(seq, "assistant", "", { tool_calls: calls });
};
const thinking = (seq: number, said: string) =>
	message(seq, "assistant", [
		{ type: "thinking", text: "hm hm hm" },
		...(said === "" ? [] : [{ type: "text" as const, text: said }]),
	]);

type Rules = { boundary?: number; exclude_tools?: string[]; keep?: number };

function formsOf(messages: WindowMessage[], { boundary = 0, exclude_tools = [], keep = 2 }: Rules) {
	const rules = { clearing: { boundary, exclude_tools }, keep_thinking_turns: keep };
	return Object.fromEntries(shownForms(messages, rules, words));
}

describe("results up to the boundary", () => {
	const exchanges = [
		...[call(1, "a", "look"), toolResult(2, "a", wordsOf("r", 90))],
		...[call(3, "b", "memory"), toolResult(4, "b", wordsOf("r", 90))],
		...[call(5, "a", "grep"), toolResult(6, "a", wordsOf("r", 90))],
	];

	it("say that they are cleared, whose they were and how large", () => {
		expect(formsOf(exchanges, { boundary: 4 })).toEqual({
			2: "[result of look cleared: 90 tokens]",
			4: "[result of memory cleared: 90 tokens]",
		});
	});

	it("stay where their tool is excluded, by the call they answer", () => {
		expect(Object.keys(formsOf(exchanges, { boundary: 6, exclude_tools: ["memory", "look"] }))).toEqual(["6"]);
	});

	it("stay where they are pinned, or no larger than what would stand for them", () => {
		const pinned = exchanges.map((one) => (one.seq === 2 ? { ...one, pinned: true } : one));
		expect(Object.keys(formsOf(pinned, { boundary: 4 }))).toEqual(["4"]);
		const short = [call(1, "a", "look"), toolResult(2, "a", wordsOf("r", 6))];
		expect(formsOf(short, { boundary: 2 })).toEqual({});
	});
});

describe("thinking older than the last turns", () => {
	const turns = [1, 2, 3].flatMap((n) => [
		message(2 * n - 1, "user", `q${n}`),
		thinking(2 * n, n === 1 ? "" : `a${n}`),
	]);

	it("is left out, and a message that is nothing else with it", () => {
		expect(formsOf(turns, { keep: 1 })).toEqual({ 2: "", 4: [{ type: "text", text: "a2" }] });
		expect(formsOf(turns, { keep: 2 })).toEqual({ 2: "" });
		expect(formsOf(turns, { keep: 3 })).toEqual({});
		expect(Object.keys(formsOf(turns, { keep: 0 }))).toEqual(["2", "4", "6"]);
	});

	it("stays where the message is pinned, or a result beside its call", () => {
		const pinned = turns.map((one) => ({ ...one, pinned: one.seq === 2 }));
		expect(Object.keys(formsOf(pinned, { keep: 1 }))).toEqual(["4"]);
		const result = { ...thinking(2, ""), role: "tool" as const, tool_call_id: "a" };
		expect(formsOf([call(1, "a", "look"), result, message(3, "user", "q")], { keep: 0 })).toEqual({});
	});

	it("leaves calls that stood beside it", () => {
		const calling = { ...thinking(2, ""), tool_calls: [{ id: "a", name: "look", arguments: "{}" }] };
		expect(formsOf([calling, toolResult(3, "a", "r"), message(4, "user", "q")], { keep: 1 })).toEqual({ 2: "" });
	});
});
