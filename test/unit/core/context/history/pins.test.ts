import { describe, expect, it } from "vitest";
import { pinnedUnits, selectPins } from "../../../../../src/core/context/history/pins.ts";
import type { WindowMessage } from "../../../../../src/core/model/thread/snapshot.ts";
import { message, threadView, toolCalls, toolResult, words } from "../../thread-view.ts";

const costing = { format: "messages" as const, count: words, storedCounts: true };
const pinned = (one: WindowMessage): WindowMessage => ({ ...one, pinned: true });
const seqs = (units: ReturnType<typeof pinnedUnits>) =>
	units.map(({ messages }) => messages.map(({ source }) => source.seq));

describe("pinnedUnits", () => {
	it("are the pinned messages, newest first, before the window and in it", () => {
		const view = threadView([message(8, "user", "x"), pinned(message(9, "user", "y"))], {
			pinned: [pinned(message(1, "user", "a")), pinned(message(4, "assistant", "b"))],
		});
		expect(seqs(pinnedUnits(view, costing))).toEqual([[9], [4], [1]]);
		expect(pinnedUnits(threadView([message(1, "user", "a")]), costing)).toEqual([]);
	});

	it("hold a call with its results, whichever of them is pinned", () => {
		const call = message(1, "assistant", "", toolCalls("a", "b"));
		const view = threadView([call, message(2, "user", "x"), toolResult(3, "a", "r"), pinned(toolResult(4, "b", "s"))]);
		expect(seqs(pinnedUnits(view, costing))).toEqual([[1, 3, 4]]);
	});

	it("show no call without its result, no result without its call, and of a used id the nearest pair", () => {
		const call = (seq: number) => pinned(message(seq, "assistant", "", toolCalls("a")));
		expect(pinnedUnits(threadView([call(1)]), costing)).toEqual([]);
		expect(pinnedUnits(threadView([pinned(toolResult(1, "a", "r"))]), costing)).toEqual([]);
		const used = threadView([call(1), toolResult(2, "a", "r"), call(3), toolResult(4, "a", "s")]);
		expect(seqs(pinnedUnits(used, costing))).toEqual([
			[3, 4],
			[1, 2],
		]);
	});
});

describe("selectPins", () => {
	const unit = (from: number, cost: number) => ({ from, messages: [], cost });

	it("takes the newest before the window, within half of the room, and passes over what does not fit", () => {
		const units = [unit(9, 10), unit(7, 30), unit(5, 40), unit(3, 20), unit(1, 1)];
		expect(selectPins(units, 9, 100).map(({ from }) => from)).toEqual([7, 3]);
		expect(selectPins(units, 4, 100).map(({ from }) => from)).toEqual([3, 1]);
		expect(selectPins(units, 9, 0)).toEqual([]);
	});
});
