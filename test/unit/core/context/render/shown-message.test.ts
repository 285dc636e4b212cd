import { describe, expect, it } from "vitest";
import { type Costing, shortenMessage, shownMessage } from "../../../../../src/core/context/render/shown-message.ts";
import { bodyTokens } from "../../../../../src/core/model/thread/count-message.ts";
import { messageAsText } from "../../../../../src/core/model/thread/message-text.ts";
import type { WindowMessage } from "../../../../../src/core/model/thread/snapshot.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { message, toolCalls, toolResult, words, wordsOf } from "../../thread-view.ts";

const count = await gptTokenizer.counter("o200k_base");
const costing: Costing = { format: "messages", count: words, storedCounts: true };
const asText: Costing = { ...costing, format: "text" };

function shown(source: WindowMessage, how = costing, unanswered: string[] = []) {
	const result = shownMessage(source, new Set(unanswered), how);
	if (result === null) throw new Error("nothing to show");
	return result;
}

describe("shownMessage", () => {
	it("carries what a model reads, and neither ids nor times", () => {
		const source = message(7, "user", "hello there", { name: "Ada" });
		expect(shown(source).message).toEqual({ role: "user", content: "hello there", name: "Ada" });
		expect(shown(toolResult(8, "a", "done")).message).toEqual({ role: "tool", content: "done", tool_call_id: "a" });
	});

	it("costs its body and what the format puts around it: 3, and a name's tokens and 1", () => {
		expect(shown(message(1, "user", wordsOf("w", 10)))).toMatchObject({ tokens: 10, cost: 13, missing: 0 });
		expect(shown(message(1, "user", wordsOf("w", 10), { name: "Grace Hopper" }))).toMatchObject({
			tokens: 10,
			cost: 16,
		});
	});

	it("costs its tags in format text", () => {
		const source = message(1, "assistant", wordsOf("w", 10), { name: "Ada" });
		expect(shown(source, { ...asText, count }).cost).toBe(count(`${messageAsText(source)}\n`));
	});

	it("goes by the stored count in the thread's encoding, and counts again in another", () => {
		const source = { ...message(1, "user", "one two three"), tokens: 50 };
		expect(shown(source).tokens).toBe(50);
		expect(shown(source, { ...costing, storedCounts: false }).tokens).toBe(3);
	});

	it("leaves out calls that have no result yet, with their tokens", () => {
		const source = message(1, "assistant", "wait", toolCalls("a", "b"));
		const partly = shown(source, costing, ["a"]);
		expect(partly.message.tool_calls?.map(({ id }) => id)).toEqual(["b"]);
		expect(partly.tokens).toBe(source.tokens - 2);
		expect(shown(source, costing, ["a", "b"]).message).toEqual({ role: "assistant", content: "wait" });
	});

	it("is nothing where only such calls were said", () => {
		expect(shownMessage(message(1, "assistant", "", toolCalls("a")), new Set(["a"]), costing)).toBeNull();
		expect(shownMessage(message(1, "assistant", [], toolCalls("a")), new Set(["a"]), costing)).toBeNull();
		expect(shownMessage(message(1, "assistant", "", toolCalls("a")), new Set(), costing)).not.toBeNull();
	});
});

describe("shortened", () => {
	const long = shown(message(1, "user", `first ${wordsOf("w", 100)} last`));

	it("is the message itself where it fits", () => {
		expect(shortenMessage(long, long.cost, costing)).toBe(long);
	});

	it("loses its middle, says how much, and keeps both ends", () => {
		const cut = shortenMessage(long, 40, costing);
		expect(cut?.message.content).toMatch(/^first w1 [\s\S]*\n\[… \d+ tokens left out …\]\n[\s\S]* w100 last$/);
		expect(cut?.cost).toBeLessThanOrEqual(40);
		expect(cut?.tokens).toBe(words(String(cut?.message.content)));
		expect(cut?.missing).toBeGreaterThan(60);
		expect(String(cut?.message.content)).toContain(`[… ${cut?.missing} tokens left out …]`);
	});

	it("keeps role, name, calls and the other parts; the longest text is what gives way", () => {
		const parts = [
			{ type: "thinking" as const, text: wordsOf("t", 5) },
			{ type: "text" as const, text: "short" },
			{ type: "text" as const, text: wordsOf("w", 100) },
			{ type: "image_url" as const, url: "https://example.test/a.png", tokens: 10 },
		];
		const source = message(1, "assistant", parts, { name: "Ada", ...toolCalls("a") });
		const cut = shortenMessage(shown(source), 50, costing);
		expect(cut?.cost).toBeLessThanOrEqual(50);
		expect(cut?.message).toMatchObject({ role: "assistant", name: "Ada", tool_calls: source.tool_calls });
		expect(cut?.message.content).toMatchObject([parts[0], parts[1], { type: "text" }, parts[3]]);
		expect(bodyTokens(source, words) - (cut?.tokens ?? 0)).toBeGreaterThan(0);
	});

	it("cuts all texts as one where the others alone are too much", () => {
		const image = { type: "image_url" as const, url: "https://example.test/a.png", tokens: 10 };
		const texts = [wordsOf("first", 60), wordsOf("second", 90)].map((text) => ({ type: "text" as const, text }));
		const source = message(1, "user", [...texts, image]);
		const cut = shortenMessage(shown(source), 50, costing);
		expect(cut?.cost).toBeLessThanOrEqual(50);
		expect(cut?.message.content).toMatchObject([{ type: "text" }, image]);
		expect(JSON.stringify(cut?.message.content)).toMatch(/first1 .*tokens left out.* second90/);
	});

	it("is nothing where not even the mark fits, or there is no text to cut", () => {
		expect(shortenMessage(long, 5, costing)).toBeNull();
		const image = message(1, "user", [{ type: "image_url", url: "https://example.test/a.png" }]);
		expect(shortenMessage(shown(image), 500, costing)?.message.content).toEqual([
			{ type: "text", text: "[image left out]" },
		]);
		expect(shortenMessage(shown(message(1, "assistant", "", toolCalls("a"))), 1, costing)).toBeNull();
	});

	it.each([60, 100, 250, 900])("keeps to %i real tokens in either format", (limit) => {
		const text = "Deploy <memory> 今天天气很好。 x=1; 👍🏽 it's done.\n".repeat(200);
		for (const format of ["messages", "text"] as const) {
			const how: Costing = { format, count, storedCounts: false };
			const cut = shortenMessage(shown(message(1, "user", text), how), limit, how);
			expect(cut?.cost).toBeLessThanOrEqual(limit);
			expect(cut?.cost).toBeGreaterThan(limit / 2);
		}
	});
});
