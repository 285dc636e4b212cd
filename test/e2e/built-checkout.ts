import { afterAll, beforeAll, expect } from "vitest";
import { type Checkout, copyCheckout } from "./checkout.ts";

/** A copy in which the library is built: "tessera/core" and the like are then found by the package's exports. */
export function builtCheckout(): Pick<Checkout, "folder" | "execute" | "plant"> {
	let checkout: Checkout | undefined;
	beforeAll(() => {
		checkout = copyCheckout();
		const { code, output } = checkout.run("build");
		expect(code, output).toBe(0);
	});
	afterAll(() => checkout?.remove());
	const made = () => {
		if (checkout === undefined) throw new Error("the checkout is not made");
		return checkout;
	};
	return {
		get folder() {
			return made().folder;
		},
		execute: (...words) => made().execute(...words),
		plant: (...words) => made().plant(...words),
	};
}

/** That what a consumer's compiler is given compiles, and that it finds the fault in the second line of `wrong`. */
export function expectTypes({ execute, plant }: Pick<Checkout, "execute" | "plant">, wrong: string): void {
	const { code, output } = execute("tsc", ["-p", "docs/examples"]);
	expect(code, output).toBe(0);
	plant("docs/examples/wrong.ts", wrong);
	const refused = execute("tsc", ["-p", "docs/examples"]);
	expect(refused.code).not.toBe(0);
	expect(refused.output).toContain("docs/examples/wrong.ts(2,");
}
