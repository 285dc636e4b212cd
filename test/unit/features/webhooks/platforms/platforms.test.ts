import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLATFORMS, secretProblem } from "../../../../../src/features/webhooks/platforms/platforms.ts";

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

	it.each([
		"00".repeat(32),
		`${"00".repeat(31)}80`,
		`01${"00".repeat(30)}80`,
		`EC${"FF".repeat(31)}`,
		`ed${"ff".repeat(30)}7f`,
		`ee${"ff".repeat(31)}`,
		"26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
		"c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
	])("refuses a key of Discord's for which signatures hold that nobody made: %s", (key) => {
		expect(secretProblem("discord", key)).toEqual(wrong);
	});

	it("wants one of every platform but the generic one, whose secret can be made", () => {
		expect(PLATFORMS.filter((platform) => secretProblem(platform, null) === null)).toEqual(["generic"]);
	});
});
