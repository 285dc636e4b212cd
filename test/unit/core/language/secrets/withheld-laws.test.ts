import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runSteps } from "../../../../../src/core/base/steps.ts";
import { redactionSteps, withoutSecrets } from "../../../../../src/core/language/secrets/withheld.ts";

const spaces = fc
	.tuple(fc.constantFrom(" ", "\n", "\t", " \n", "\u00a0"), fc.integer({ min: 1, max: 3_000 }))
	.map(([space, times]) => space.repeat(times));
const named = fc.constantFrom("my password", "The API key", "our passphrase", "das Kennwort", "the recovery code");
const verb = fc.constantFrom(" is", " was", ":", " is:", " lautet", " are");
const secret = fc.constantFrom("hunter2", "x9-kk-Tango", "correcthorse", "Sommer_2024");

/** What secrets are told with, in any order. */
const said = fc.constantFrom(
	...[
		"password",
		"is",
		"are",
		":",
		"=",
		" ",
		"  ",
		"\n",
		"hunter2",
		"eyJ",
		"eyJhbGciOiJ",
		"-",
		".",
		"abcdefgh1234",
		"_",
	],
	...[
		"4111 1111 1111 1111",
		"PIN",
		"my pin",
		"4711",
		"Bearer ",
		"as the password",
		"sk_live_",
		"!",
		"。",
		"密码",
		"は",
	],
	...[
		"api key",
		"https://a:",
		"b@",
		"AKIAABCDEFGH12345678",
		"-----BEGIN PRIVATE KEY-----",
		"-----END PRIVATE KEY-----",
	],
);
const text = (most: number) => fc.array(said, { maxLength: most }).map((parts) => parts.join(" "));

describe("what is left out as a secret", () => {
	it("is found behind white space of any length", () => {
		fc.assert(
			fc.property(named, verb, spaces, secret, (name, is, space, value) => {
				expect(withoutSecrets(`Well, ${name}${is}${space}${value}.`)).not.toContain(value);
			}),
		);
	});

	it("is a signed token wherever in a run of such characters it begins", () => {
		const plain = /\beyJ[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*)?/g;
		const parts = fc.constantFrom("eyJ", "eyJhbGciOiJ", "-", "_", ".", "a", "abcd", " ", "é");
		fc.assert(
			fc.property(fc.array(parts, { maxLength: 30 }), (all) => {
				const run = all.join("");
				expect(withoutSecrets(run)).toBe(run.replace(plain, "[secret]"));
			}),
		);
	});

	it("is the same in steps, at the edges of what is read at once too", () => {
		const filling = fc
			.tuple(fc.constantFrom("word ", " ", "eyJ-", "a", "is ", "\n"), fc.integer({ min: 1_300, max: 16_700 }))
			.map(([part, length]) => part.repeat(Math.ceil(length / part.length)).slice(0, length));
		fc.assert(
			fc.property(text(6), filling, text(8), filling, text(6), (...parts) => {
				const whole = parts.join("");
				expect(runSteps(redactionSteps(whole))).toBe(withoutSecrets(whole));
			}),
		);
	});

	it("is read in short steps, whatever the text", () => {
		for (const part of ["a", "is ", "password: ", "eyJ-", "\n", "my pin is "]) {
			const steps = [...redactionSteps(part.repeat(100_000 / part.length))];
			// White space is not parted, as a secret may stand behind it.
			if (part !== "\n") expect(Math.max(...steps)).toBeLessThan(10_000);
		}
	});
});
