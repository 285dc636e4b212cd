import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { builtCheckout, expectTypes } from "./built-checkout.ts";

const MOST_BYTES = 10 * 1024;

const checkout = builtCheckout();

it("needs no package, and is at most 10 KiB", () => {
	expect(checkout.execute("grep", ["-rhoE", 'from "[^.][^"]*"', "dist/client", "--include=*.js"]).output).toBe("");
	const code = checkout.execute("sh", ["-c", "cat dist/client/*.js"]).output;
	expect(code).toContain("export function connect");
	const bytes = gzipSync(code).byteLength;
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

it("has types that a consumer's compiler takes, and that refuse what is wrong", () => {
	expectTypes(
		checkout,
		'import { connect } from "tessera/client";\nawait connect({ url: "", key: "" }).context({ format: "yaml" });\n',
	);
});
