import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Checkout, copyCheckout } from "./checkout.ts";

const MOST_BYTES = 10 * 1024;

let checkout: Checkout;

beforeAll(() => {
	checkout = copyCheckout();
	const { code, output } = checkout.run("build");
	expect(code, output).toBe(0);
});

afterAll(() => checkout.remove());

it("needs no package, and is at most 10 KiB", () => {
	expect(checkout.execute("grep", ["-rhoE", 'from "[^.][^"]*"', "dist/client", "--include=*.js"]).output).toBe("");
	const code = checkout.execute("sh", ["-c", "cat dist/client/*.js"]).output;
	expect(code).toContain("export function connect");
	const bytes = gzipSync(code).byteLength;
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

it("has types that a consumer's compiler takes, and that refuse what is wrong", () => {
	const { code, output } = checkout.execute("tsc", ["-p", "docs/examples"]);
	expect(code, output).toBe(0);
	const wrong =
		'import { connect } from "tessera/client";\nawait connect({ url: "", key: "" }).context({ format: "yaml" });\n';
	checkout.plant("docs/examples/wrong.ts", wrong);
	const refused = checkout.execute("tsc", ["-p", "docs/examples"]);
	expect(refused.output).toContain("docs/examples/wrong.ts(2,");
});
