import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLATFORMS } from "../../../../src/core/webhooks/installation.ts";
import { secretProblem } from "../../../../src/core/webhooks/secret-shape.ts";

const wrong = expect.stringMatching(/^must be /);

describe("secretProblem", () => {
	it("takes what Standard Webhooks wants of a generic secret: base64 of 24 to 64 bytes", () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 90 }), (bytes) => {
				const secret = `whsec_${Buffer.from(bytes).toString("base64")}`;

				expect(secretProblem("generic", secret)).toEqual(bytes.length >= 24 && bytes.length <= 64 ? null : wrong);
				expect(secretProblem("generic", secret.slice("whsec_".length))).toEqual(wrong);
			}),
		);
	});

	it.each([
		["slack", "8f742231b10e8888abcd99yyyzzz85a5"],
		["discord", "3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59DA29"],
		["telegram", "a"],
		["telegram", `${"aZ09_-".repeat(42)}abcd`],
	] as const)("takes of %s the secret it gives: %s", (platform, secret) => {
		expect(secretProblem(platform, secret)).toBeNull();
	});

	it("takes nothing with spaces, line breaks or letters of other scripts", () => {
		const odd = fc.constantFrom(" ", "\n", "\t", "\u00a0", "é", "а", "\u0000", "😀");
		fc.assert(
			fc.property(
				fc.constantFrom(...PLATFORMS),
				fc.stringMatching(/^[0-9a-f]{63}$/),
				fc.nat(63),
				odd,
				(platform, hex, at, character) => {
					expect(secretProblem(platform, hex.slice(0, at) + character + hex.slice(at))).toEqual(wrong);
				},
			),
		);
	});

	it("wants one of every platform but the generic one, whose secret can be made", () => {
		expect(PLATFORMS.filter((platform) => secretProblem(platform, null) === null)).toEqual(["generic"]);
	});
});
