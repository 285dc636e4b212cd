import { describe, expect, it } from "vitest";
import { remembering } from "../../../../src/core/base/remember.ts";

/** A function that remembers so much, and what it was asked to work out. */
function watched(most: number) {
	const worked: string[] = [];
	const lengthOf = remembering((text) => {
		worked.push(text);
		return text.length;
	}, most);
	return { lengthOf, worked };
}

describe("remembering", () => {
	it("works a text out once, and gives what the function gives", () => {
		const { lengthOf, worked } = watched(100);
		expect(["one", "three", "one", "three"].map(lengthOf)).toEqual([3, 5, 3, 5]);
		expect(worked).toEqual(["one", "three"]);
	});

	it("lets all go where there is more than it may keep", () => {
		const { lengthOf, worked } = watched(10);
		expect(["sixsix", "five5", "sixsix", "sixsix"].map(lengthOf)).toEqual([6, 5, 6, 6]);
		expect(worked).toEqual(["sixsix", "five5", "sixsix"]);
	});

	it("keeps no text that is longer than all it may keep", () => {
		const { lengthOf, worked } = watched(4);
		expect(["longer", "longer"].map(lengthOf)).toEqual([6, 6]);
		expect(worked).toEqual(["longer", "longer"]);
	});

	it("remembers that there is nothing", () => {
		let asked = 0;
		const nothing = remembering(() => {
			asked++;
			return undefined;
		});
		expect([nothing("a"), nothing("a")]).toEqual([undefined, undefined]);
		expect(asked).toBe(1);
	});
});
