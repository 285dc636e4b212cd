import { expect, it } from "vitest";
import { isNearName, isNickname } from "../../../../../src/core/recall/ranking/near-names.ts";

it.each([
	...[
		["muhammad", "muhhamed"],
		["karoline", "caroline"],
		["melany", "melanie"],
		["jonh", "john"],
		["filip", "phillip"],
	],
	...[
		["koeln", "köln"],
		["müller", "mueller"],
		["josé", "jose"],
		["emi", "emmi"],
		["nnate", "nate"],
	],
])("%s may be %s misspelt", (word, name) => {
	expect(isNearName(word, name)).toBe(true);
	expect(isNearName(name, word)).toBe(true);
});

it.each([
	...[
		["tim", "tom"],
		["mary", "gary"],
		["john", "joan of arc"],
		["anna", "emma"],
		["mark", "maria"],
		["calvin", "melvin"],
	],
	["a".repeat(10_000), `${"a".repeat(9_999)}b`],
])("%s is somebody else than %s", (word, name) => {
	expect(isNearName(word, name)).toBe(false);
});

it("knows what people are called", () => {
	expect(isNickname("bob", "robert")).toBe(true);
	expect(isNickname("katherine", "kate")).toBe(true);
	expect(isNickname("bob", "kate")).toBe(false);
	expect(isNickname("xavier", "xavier")).toBe(false);
});
