import { describe, expect, it } from "vitest";
import { asTyped } from "../../../../../src/core/recall/meaning/as-typed.ts";

describe("a memory as somebody would type it", () => {
	it.each([
		["The user is allergic to shellfish.", "im allergic to shellfish"],
		["The user's boss is Petra.", "my boss is petra"],
		["The user lives in Lisbon", "i live in lisbon"],
		["The user teaches maths and uses Vim.", "i teach maths and uses vim"],
		["The user said: “we left Mariupol in 2022”.", "we left mariupol in 2022"],
		["The user doesn't eat meat and isn't tall.", "i dont eat meat and isn't tall"],
		["The user never carries cash.", "i never carry cash"],
		["The user focuses on birds.", "i focus on birds"],
		["Ada prefers tabs.", "ada prefers tabs"],
		["Never push to main without asking the user.", "never push to main without asking me"],
	])("%s", (memory, typed) => {
		expect(asTyped(memory)).toBe(typed);
	});
});
