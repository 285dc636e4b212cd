import { describe, expect, it } from "vitest";
import { historyItems } from "../../../../../src/core/context/history/history-items.ts";
import type { ShownMessage } from "../../../../../src/core/context/render/shown-message.ts";
import type { MessageEntry, WindowMessage } from "../../../../../src/core/model/thread/snapshot.ts";
import { message, threadView } from "../../thread-view.ts";

const plain = (length: number, from = 1) =>
	Array.from({ length }, (_, index) => message(from + index, "user", `message ${from + index}`));

const shown = (source: WindowMessage, missing = 0): ShownMessage => ({
	source,
	message: { role: source.role, content: source.content },
	tokens: source.tokens - missing,
	cost: source.tokens - missing + 3,
	missing,
});

const entry = (source: WindowMessage): MessageEntry => ({ ...source, gist: { text: "short", tokens: 1 } });
const gistOf = (source: WindowMessage) => ({ ...entry(source) });

describe("historyItems", () => {
	it("lists every message once, oldest first, as shown, as a gist or as over budget", () => {
		const messages = plain(4);
		const [, second, third, fourth] = messages;
		if (second === undefined || third === undefined || fourth === undefined) throw new Error("four messages");
		const { items, omitted, included, dropped } = historyItems(threadView(messages), {
			messages: [shown(third), shown(fourth, 1)],
			gists: [gistOf(second)],
		});
		const common = { block: "history" };
		expect(items).toEqual([
			{
				...common,
				id: "m1",
				section: "window",
				kind: "message",
				seq: 1,
				tokens: 2,
				included: false,
				reason: "over_budget",
			},
			{ ...common, id: "m2", section: "gists", kind: "gist", seq: 2, tokens: 1, included: true, reason: "fits" },
			{ ...common, id: "m3", section: "window", kind: "message", seq: 3, tokens: 2, included: true, reason: "fits" },
			{
				...common,
				id: "m4",
				section: "window",
				kind: "message",
				seq: 4,
				tokens: 1,
				included: true,
				reason: "fits",
				truncated_tokens: 1,
			},
		]);
		expect({ omitted, included, dropped }).toEqual({ omitted: 0, included: 3, dropped: 1 });
	});

	it("lists the newest 200 and counts the rest, those that were not read included", () => {
		const older = plain(150).map(entry).reverse();
		const view = threadView(plain(150, 151), { older, unread: { messages: 1_000, tokens: 5_000 } });
		const { items, omitted, dropped } = historyItems(view, { messages: [], gists: [] });
		expect(items).toHaveLength(200);
		expect(items[0]?.seq).toBe(101);
		expect(items.at(-1)?.seq).toBe(300);
		expect(omitted).toBe(1_000 + 100);
		expect(dropped).toBe(1_300);
	});

	it("lists a gist that stands in the context, however old its message is", () => {
		const messages = plain(300);
		const [first] = messages;
		if (first === undefined) throw new Error("a message");
		const { items, omitted } = historyItems(threadView(messages), { messages: [], gists: [gistOf(first)] });
		expect(items).toHaveLength(201);
		expect(items[0]).toMatchObject({ id: "m1", kind: "gist" });
		expect(omitted).toBe(99);
	});

	it("a question that is older than the window is one of the messages", () => {
		const question = message(1, "user", "why");
		const view = threadView(plain(2, 9), { question, unread: { messages: 7, tokens: 70 } });
		const { items, omitted, included, dropped } = historyItems(view, { messages: [shown(question)], gists: [] });
		expect(items.map(({ seq, included: isIn }) => [seq, isIn])).toEqual([
			[1, true],
			[9, false],
			[10, false],
		]);
		expect({ omitted, included, dropped }).toEqual({ omitted: 7, included: 1, dropped: 9 });
	});

	it("a question that is among the older entries is listed once", () => {
		const question = message(1, "user", "why");
		const view = threadView(plain(1, 2), { question, older: [entry(question)] });
		expect(historyItems(view, { messages: [shown(question)], gists: [] }).items).toMatchObject([
			{ seq: 1, included: true },
			{ seq: 2, included: false },
		]);
	});

	it("says of a deleted message that it is, and counts those it does not list", () => {
		const gone = { entries: [{ seq: 2, id: "m2", tokens: 0 }], more: 5 };
		const { items, omitted, dropped } = historyItems(threadView(plain(1), { hidden: gone }), {
			messages: [],
			gists: [],
		});
		expect(items).toMatchObject([
			{ seq: 1, reason: "over_budget" },
			{ seq: 2, section: "window", included: false, reason: "deleted" },
		]);
		expect({ omitted, dropped }).toEqual({ omitted: 5, dropped: 7 });
	});

	it("lists a pinned message under its section, however old it is", () => {
		const [pin, ...rest] = plain(300);
		if (pin === undefined) throw new Error("a message");
		const view = threadView(rest, { pinned: [pin] });
		const { items } = historyItems(view, { messages: [shown(pin)], pins: [shown(pin)], gists: [] });
		expect(items[0]).toMatchObject({ seq: 1, section: "pinned", included: true });
		expect(items).toHaveLength(201);
	});
});
