import { describe, expect, it } from "vitest";
import { pairToolCalls } from "../../../../../src/core/context/history/shown-forms.ts";
import type { StoredMessage } from "../../../../../src/core/model/thread/message.ts";
import { message, toolCalls, toolResult } from "../../thread-view.ts";

const user = (seq: number) => message(seq, "user", "hi");
const calling = (seq: number, ...ids: string[]) => message(seq, "assistant", "", toolCalls(...ids));

/** Seqs a window may begin at, and the calls left open, by the seq of their message. */
function walked(messages: StoredMessage[]) {
	const { cuttable, unanswered } = pairToolCalls(messages);
	return {
		starts: messages.filter((_, index) => cuttable[index]).map(({ seq }) => seq),
		open: messages.flatMap(({ seq }, index) => [...(unanswered[index] ?? [])].map((id) => `${seq}:${id}`)),
	};
}

describe("where a window may begin", () => {
	it("at every message where no tools are called", () => {
		expect(walked([user(1), message(2, "assistant", "yes"), user(3)])).toEqual({ starts: [1, 2, 3], open: [] });
		expect(walked([])).toEqual({ starts: [], open: [] });
	});

	it("at a call, and not between it and its result", () => {
		expect(walked([user(1), calling(2, "a"), toolResult(3, "a", "x"), user(4)])).toEqual({
			starts: [1, 2, 4],
			open: [],
		});
	});

	it("not between the results of parallel calls, whatever their order", () => {
		const parallel = [
			calling(1, "a", "b", "c"),
			toolResult(2, "c", "x"),
			toolResult(3, "a", "y"),
			toolResult(4, "b", "z"),
		];
		expect(walked(parallel)).toEqual({ starts: [1], open: [] });
	});

	it("not between a call and its result that came after other messages", () => {
		const late = [calling(1, "a"), user(2), calling(3, "b"), toolResult(4, "b", "x"), toolResult(5, "a", "y"), user(6)];
		expect(walked(late)).toEqual({ starts: [1, 6], open: [] });
	});

	it("with an id used again, at each of its calls", () => {
		const again = [calling(1, "a"), toolResult(2, "a", "x"), calling(3, "a"), toolResult(4, "a", "y")];
		expect(walked(again)).toEqual({ starts: [1, 3], open: [] });
	});

	it("not at a result whose call was not read, nor before it", () => {
		expect(walked([user(2), toolResult(3, "gone", "x"), user(4)])).toEqual({ starts: [4], open: [] });
	});
});

describe("calls without a result", () => {
	it("are told by message, alone or beside answered ones", () => {
		const { open, starts } = walked([calling(1, "a", "b"), toolResult(2, "b", "x"), calling(3, "c")]);
		expect(open).toEqual(["1:a", "3:c"]);
		expect(starts).toEqual([1, 3]);
	});

	it("are the older ones when an id is called twice and answered once", () => {
		expect(walked([calling(1, "a"), user(2), calling(3, "a"), toolResult(4, "a", "x")]).open).toEqual(["1:a"]);
	});

	it("are not those answered before an id is used again", () => {
		expect(walked([calling(1, "a"), toolResult(2, "a", "x"), calling(3, "a")]).open).toEqual(["3:a"]);
	});
});
