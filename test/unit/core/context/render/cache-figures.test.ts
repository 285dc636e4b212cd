import { describe, expect, it } from "vitest";
import { type CachePart, cacheFigures, hashPrefixes } from "../../../../../src/core/context/render/cache-figures.ts";

const part = (text: string, boundary = false): CachePart => ({ text, tokens: text.length, boundary });

function figures(now: CachePart[], before: CachePart[], ratio = 1, seeds = ["s", "s"]) {
	const prefixHashes = hashPrefixes(now, seeds[0] ?? "");
	return cacheFigures(now, { prefixHashes, before: hashPrefixes(before, seeds[1] ?? ""), ratio });
}

describe("cacheFigures", () => {
	it("counts the leading parts that are as before", () => {
		const before = [part("aaa"), part("bb"), part("c")];
		expect(figures(before, before).stable_tokens).toBe(6);
		expect(figures([...before, part("dddd")], before).stable_tokens).toBe(6);
		expect(figures([part("aaa"), part("bb"), part("x")], before).stable_tokens).toBe(5);
		expect(figures([part("aaa")], before).stable_tokens).toBe(3);
	});

	it("counts nothing behind the first change, nor without a context before", () => {
		const before = [part("aaa"), part("bb")];
		expect(figures([part("x"), part("bb")], before).stable_tokens).toBe(0);
		expect(figures([part("bb"), part("aaa")], before).stable_tokens).toBe(0);
		expect(figures([part("aaab"), part("b")], before).stable_tokens).toBe(0);
		expect(figures(before, []).stable_tokens).toBe(0);
		expect(figures([], before).stable_tokens).toBe(0);
	});

	it("counts nothing for another format or model", () => {
		expect(figures([part("a")], [part("a")], 1, ["openai gpt-4", "messages gpt-4"]).stable_tokens).toBe(0);
	});

	it("gives the positions where prefixes end, in tokens of the model", () => {
		const parts = [part("aaa", true), part("bb"), part("c", true), part("d")];
		expect(figures(parts, []).breakpoints).toEqual([3, 6]);
		expect(figures(parts, parts, 1.5)).toEqual({ stable_tokens: 11, breakpoints: [5, 9] });
	});
});
