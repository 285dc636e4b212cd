import { expect, it } from "vitest";
import { withoutOldThinking } from "../../../../../src/core/context/history/shown-forms.ts";
import type { ChatMessage } from "../../../../../src/core/model/thread/message.ts";

const thought = (text: string, said?: string): ChatMessage => ({
	role: "assistant",
	content: [{ type: "thinking", text }, ...(said === undefined ? [] : [{ type: "text" as const, text: said }])],
});
const user = (content: string): ChatMessage => ({ role: "user", content });

const talk = [user("one"), thought("a", "A"), user("two"), thought("b", "B"), user("three"), thought("c", "C")];

it("thinking of the last turns stays, older thinking goes, what was said stays", () => {
	expect(withoutOldThinking(talk, 2)).toEqual([
		talk[0],
		{ role: "assistant", content: [{ type: "text", text: "A" }] },
		...talk.slice(2),
	]);
	expect(withoutOldThinking(talk, 0).flatMap(({ content }) => (typeof content === "string" ? [] : content))).toEqual([
		{ type: "text", text: "A" },
		{ type: "text", text: "B" },
		{ type: "text", text: "C" },
	]);
});

it("nothing changes while there are no older turns", () => {
	expect(withoutOldThinking(talk, 3)).toEqual(talk);
	expect(withoutOldThinking(talk, 9)).toEqual(talk);
});

it("a message that was only old thinking goes whole, unless it called a tool", () => {
	const calling: ChatMessage = { ...thought("a"), tool_calls: [{ id: "c", name: "grep", arguments: "{}" }] };
	expect(withoutOldThinking([user("x"), thought("a"), calling, user("y")], 1)).toEqual([
		user("x"),
		{ ...calling, content: [] },
		user("y"),
	]);
});
