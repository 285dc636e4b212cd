import { expect, it } from "vitest";
import { compileSteps } from "../../../../src/core/base/compile-patterns.ts";

it("yields after each pattern, and takes none twice", () => {
	const patterns = [/first/u, /second/gu];
	expect([...compileSteps(patterns)]).toHaveLength(2);
	expect([...compileSteps([...patterns, /third/u])]).toHaveLength(1);
});

it("leaves a pattern that is at work where it is", () => {
	const pattern = /ada/gu;
	expect(pattern.test("ada and ada")).toBe(true);
	expect([...compileSteps([pattern])]).toHaveLength(1);
	expect(pattern.exec("ada and ada")?.index).toBe(8);
});
