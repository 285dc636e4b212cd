import { describe, expect, it } from "vitest";
import { callIds, toolName } from "../../../../../src/core/context/render/tool-calls.ts";

const used = (...ids: string[]) => {
	const given = callIds();
	return ids.map((id) => given.use(id));
};

describe("callIds", () => {
	it("leaves an id alone that every provider takes", () => {
		expect(used("toolu_01A09q90qw90lq917835lq9", "call-1")).toEqual(["toolu_01A09q90qw90lq917835lq9", "call-1"]);
	});

	it("never gives the same one twice, whatever ids look like", () => {
		expect(used("a", "a", "a")).toEqual(["a", "a-2", "a-3"]);
		expect(used("a b", "a_b", "a-2", "a b")).toEqual(["a_b", "a_b-2", "a-2", "a_b-3"]);
		expect(used("a-2", "a", "a")).toEqual(["a-2", "a", "a-3"]);
		const long = used(...Array.from({ length: 1_200 }, () => "x".repeat(300)));
		expect(new Set(long).size).toBe(1_200);
		expect(long.every((id) => id.length <= 40)).toBe(true);
	});

	it("gives a result the id of the newest call it answers", () => {
		const ids = callIds();
		ids.use("a b");
		ids.use("a_b");
		expect(ids.answered("a b")).toBe("a_b");
		expect(ids.answered("a_b")).toBe("a_b-2");
		ids.use("a b");
		expect(ids.answered("a b")).toBe("a_b-3");
	});
});

describe("toolName", () => {
	it("has letters, digits, _ and - only, at most 64", () => {
		expect(toolName("mcp__files__read-2")).toBe("mcp__files__read-2");
		expect(toolName("files.read/a b")).toBe("files_read_a_b");
		expect(toolName("x".repeat(100))).toHaveLength(64);
	});
});
