import { describe, expect, it } from "vitest";
import { historyBlock } from "../../../../../src/core/context/history/history.ts";
import { historySources } from "../../../../../src/core/context/history/history-sources.ts";
import type { Format } from "../../../../../src/core/context/render/format.ts";
import type { ThreadView } from "../../../../../src/core/model/thread/snapshot.ts";
import { message, threadView, toolCalls, toolResult, words, wordsOf } from "../../thread-view.ts";

type Setup = { format?: Format; needsQuestion?: boolean };

function filled(view: ThreadView, limit: number, { format = "messages", needsQuestion = false }: Setup = {}) {
	const costing = { format, count: words, storedCounts: true };
	const request = { view, needsQuestion, costing, stepTokens: null, clears: true };
	const block = historyBlock(request, historySources(request), limit);
	const shown = block.window.map(({ source }) => source.seq);
	const gists = block.items.filter(({ kind }) => kind === "gist").map(({ seq }) => seq);
	const cost = words(block.text) + block.window.reduce((sum, one) => sum + one.cost, 0);
	expect(cost).toBeLessThanOrEqual(limit);
	return { ...block, shown, gists };
}

/** Messages of 10 tokens with what is around them. */
const plain = (length: number) =>
	Array.from({ length }, (_, index) =>
		message(index + 1, index % 2 ? "assistant" : "user", `${wordsOf("w", 6)} m${index + 1}`),
	);

describe("a window that holds everything", () => {
	it("in format messages they stay messages, and no text stands for them", () => {
		const block = filled(threadView(plain(3)), 100);
		expect(block).toMatchObject({ shown: [1, 2, 3], text: "", wanted: 30, used: 21, omitted: 0 });
		expect([...block.shownSeqs]).toEqual([1, 2, 3]);
	});

	it("in format text they are text in tags of their roles", () => {
		const messages = [
			message(1, "user", "hello there", { name: "Ada" }),
			message(2, "assistant", "", toolCalls("a")),
			toolResult(3, "a", "done"),
			message(4, "system", "be quick"),
		];
		const block = filled(threadView(messages), 100, { format: "text" });
		expect(block.text).toBe(
			[
				"<history>",
				'<user name="Ada">hello there</user>',
				'<assistant>called run({"id":"a"})</assistant>',
				"<tool>done</tool>",
				'<message role="system">be quick</message>',
				"</history>",
			].join("\n"),
		);
		expect(block.used).toBe(words(block.text));
		expect(block.window).toEqual([]);
		expect([...block.shownSeqs]).toEqual([1, 2, 3, 4]);
	});

	it("is empty for an empty thread", () => {
		for (const format of ["messages", "text"] as const) {
			const block = filled(threadView([]), 100, { format, needsQuestion: true });
			expect(block).toMatchObject({ text: "", wanted: 0, used: 0, items: [], included: 0, dropped: 0 });
		}
	});
});

describe("a window that does not hold everything", () => {
	it("is the newest run, with gists of the newest of what it leaves out", () => {
		for (const format of ["messages", "text"] as const) {
			const { shownSeqs, gists } = filled(threadView(plain(30)), 120, { format });
			const first = Math.min(...shownSeqs);
			expect([...shownSeqs]).toEqual(Array.from({ length: 31 - first }, (_, index) => first + index));
			expect(gists.length).toBeGreaterThan(0);
			expect(gists).toEqual(gists.map((_, index) => first - gists.length + index));
		}
	});

	it.each([60, 100, 200, 500])("gists have at most 30%% of %i tokens", (limit) => {
		const messages = Array.from({ length: 80 }, (_, index) =>
			message(index + 1, "user", `Fact ${index} is known now.`),
		);
		const { text, gists } = filled(threadView(messages), limit);
		const section = text.slice(text.indexOf("<gists>"), text.indexOf("</gists>") + 8);
		expect(gists.length).toBeGreaterThan(0);
		expect(words(section)).toBeLessThanOrEqual(limit * 0.3);
	});

	it("gists of messages that were not read whole follow those that were", () => {
		const older = [3, 2, 1].map((seq) => ({
			...message(seq, "user", "old news"),
			gist: { text: `news ${seq}`, tokens: 2 },
		}));
		const { text } = filled(
			threadView(
				plain(4).map((one) => ({ ...one, seq: one.seq + 3 })),
				{ older },
			),
			100,
		);
		expect(text).toBe("<history>\n<gists>\nuser: news 1\nuser: news 2\nuser: news 3\n</gists>\n</history>");
	});

	it("wants what all messages would cost, those that were not read included", () => {
		const older = [{ ...message(1, "user", wordsOf("w", 20)), gist: { text: "w", tokens: 1 } }];
		const view = threadView(plain(2), { older, unread: { messages: 4, tokens: 100 } });
		expect(filled(view, 50).wanted).toBe(20 + 23 + 100 + 4 * 3);
	});

	it("with no room holds nothing, and everything is over budget", () => {
		const block = filled(threadView(plain(3)), 0, { needsQuestion: true });
		expect(block).toMatchObject({ text: "", used: 0, shown: [], included: 0, dropped: 3 });
		expect(block.items.map(({ reason }) => reason)).toEqual(["over_budget", "over_budget", "over_budget"]);
	});
});
