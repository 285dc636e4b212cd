import { describe, expect, it } from "vitest";
import { historyBlock } from "../../../../../src/core/context/history/history.ts";
import { historySources } from "../../../../../src/core/context/history/history-sources.ts";
import type { Content } from "../../../../../src/core/model/thread/message.ts";
import type { WindowMessage } from "../../../../../src/core/model/thread/snapshot.ts";
import { message, threadView, toolResult, words, wordsOf } from "../../thread-view.ts";

function filled(messages: WindowMessage[], limit: number, needsQuestion = true) {
	const costing = { format: "messages" as const, count: words, storedCounts: true };
	const request = { view: threadView(messages), needsQuestion, costing, stepTokens: null, clears: true };
	const block = historyBlock(request, historySources(request), limit);
	return { block, shown: block.window.map(({ source }) => source.seq) };
}

const call = (json: string) => ({ tool_calls: [{ id: "w", name: "write_file", arguments: json }] });

describe("a last exchange that can't be cut", () => {
	const talk = Array.from({ length: 20 }, (_, index) =>
		message(index + 1, "assistant", `${wordsOf("w", 3)} m${index}`),
	);
	const exchange = [
		message(21, "user", "Write the file please."),
		message(22, "assistant", "", call(wordsOf("a", 900))),
		toolResult(23, "w", "written: a.ts"),
	];

	it("gives way to what was said before it, and the question stays", () => {
		const { block, shown } = filled([...talk, ...exchange], 200);
		expect(shown.at(-1)).toBe(21);
		expect(shown.length).toBeGreaterThan(10);
		expect(shown).toEqual(shown.toSorted((a, b) => a - b));
		const left = block.items.filter(({ seq }) => seq === 22 || seq === 23);
		expect(left.map(({ kind, reason }) => ({ kind, reason }))).not.toContainEqual({ kind: "message", reason: "fits" });
	});

	it("with a query too", () => {
		expect(filled([...talk, ...exchange], 200, false).shown.length).toBeGreaterThan(10);
	});
});

it("a question whose image is too large is shown without it", () => {
	const content: Content = [
		{ type: "text", text: "what is on this picture?" },
		{ type: "image_url", url: "https://example.test/a.png", tokens: 5_000 },
	];
	const { block } = filled([message(1, "user", content)], 100);
	expect(block.window.map((shown) => shown.message.content)).toEqual([
		[
			{ type: "text", text: "what is on this picture?" },
			{ type: "text", text: "[image left out]" },
		],
	]);
	expect(block.items[0]).toMatchObject({ included: true, reason: "fits" });
	expect(block.items[0]?.truncated_tokens).toBeGreaterThan(4_000);
});

it("a message that is only calls without a result says so where its gist has no room", () => {
	const { block, shown } = filled([message(1, "user", "go"), message(2, "assistant", "", call("{}"))], 6);
	expect(shown).toEqual([1]);
	expect(block.items.at(-1)).toMatchObject({ seq: 2, included: false, reason: "unanswered" });
});
