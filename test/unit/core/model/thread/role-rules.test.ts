import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../../../../src/core/model/thread/message.ts";
import { type CallState, roleProblems } from "../../../../../src/core/model/thread/message-rules.ts";

const calling = (...ids: string[]): ChatMessage => ({
	role: "assistant",
	content: "",
	tool_calls: ids.map((id) => ({ id, name: "run", arguments: "{}" })),
});
const answering = (id: string): ChatMessage => ({ role: "tool", content: "done", tool_call_id: id });
const asking: ChatMessage = { role: "user", content: "hi" };

const problems = (messages: ChatMessage[], stored: Record<string, CallState> = {}, first = 0) =>
	roleProblems(
		messages.map((message, index) => ({ message, index: first + index })),
		(id) => stored[id] ?? "unknown",
	);

const UNKNOWN = "answers no tool call of this thread";
const ANSWERED = "answers a tool call that has its result already";

describe("a tool message", () => {
	it("answers a call made before it in the request, at once or later, in any order", () => {
		expect(problems([calling("a"), answering("a")])).toEqual([]);
		expect(problems([calling("a", "b"), asking, answering("b"), answering("a")])).toEqual([]);
	});

	it("answers a call of the thread that has no result yet", () => {
		expect(problems([answering("a")], { a: "open" })).toEqual([]);
	});

	it("is refused where no call was made, with its place in the request", () => {
		expect(problems([asking, answering("a")])).toEqual([{ path: "messages.1.tool_call_id", message: UNKNOWN }]);
		expect(problems([answering("a")], {}, 7)).toEqual([{ path: "messages.7.tool_call_id", message: UNKNOWN }]);
	});

	it("is refused before its call", () => {
		expect(problems([answering("a"), calling("a")])).toEqual([{ path: "messages.0.tool_call_id", message: UNKNOWN }]);
	});

	it("is refused where the call has its result, in the thread or in the request", () => {
		expect(problems([answering("a")], { a: "answered" })).toEqual([
			{ path: "messages.0.tool_call_id", message: ANSWERED },
		]);
		const twice = [{ path: "messages.2.tool_call_id", message: ANSWERED }];
		expect(problems([calling("a"), answering("a"), answering("a")])).toEqual(twice);
		expect(problems([asking, answering("a"), answering("a")], { a: "open" })).toEqual(twice);
	});

	it("may answer an id that is used again", () => {
		expect(problems([calling("a"), answering("a"), calling("a"), answering("a")])).toEqual([]);
		expect(problems([calling("a"), answering("a")], { a: "answered" })).toEqual([]);
	});
});

it("every breach is told, and messages of other roles have none", () => {
	expect(problems([answering("a"), calling("c"), answering("b"), answering("c")]).map(({ path }) => path)).toEqual([
		"messages.0.tool_call_id",
		"messages.2.tool_call_id",
	]);
	expect(problems([asking, { role: "system", content: "x" }, calling("a")])).toEqual([]);
});
