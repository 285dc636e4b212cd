import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsSecret, withoutSecrets } from "../../../../../src/core/language/secrets/withheld.ts";
import { learnedFrom, talk } from "../../writing/learn/learning.ts";

const TOLD = [
	["My password is {}.", "hunter2-Xy9"],
	["Remember that my wifi password is {}", "tulip-garden-42"],
	["password: {}", "correct horse battery staple"],
	["Auth: user=root pwd={}", "toor"],
	["Remember that DB_PASSWORD={}", "swordfish9"],
	["Remember: AWS_SECRET_ACCESS_KEY={}", "wJalrXUtnFEMI"],
	["Remember that admin_password: {}", "tiger77"],
	["I use {} as my password.", "hunter2"],
	["Our Stripe key is {}.", "sk_live_51HxyzABCDEFGHIJKLMNOP"],
	["Use {} for it.", "ghp_abcdefghijklmnopqrstuvwxyz0123456789"],
	["Decided: {}", "AKIAIOSFODNN7EXAMPLE"],
	["curl -H 'Authorization: Bearer {}' it", "abcdef0123456789abcdef"],
	["It is {}", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc123def456"],
	["The staging database URL is postgres://{}@db.acme.dev:5432/app.", "admin:s3cr3tpw"],
	["See https://a.dev/?api_key={}&page=1", "q8w7e6"],
	["The PIN of my bank card is {}.", "4821"],
	["My card is {}.", "4111 1111 1111 1111"],
	["Pay to {}", "DE89 3704 0044 0532 0130 00"],
	["My recovery phrase is {}.", "ripple scatter apple drum lens"],
	["Das WLAN-Passwort ist {}.", "Tulpe42"],
	["La contraseña es {}.", "Gato123"],
	["Le mot de passe est {}.", "Chat123"],
	["我的密码是{}。", "abc12345"],
	["パスワードは{}。", "abc12345"],
] as const;

describe("a secret", () => {
	it.each(TOLD)("is left out of %s", (frame, secret) => {
		const text = frame.replace("{}", secret);
		expect(holdsSecret(text)).toBe(true);
		expect(withoutSecrets(text)).toBe(frame.replace("{}", "[secret]"));
		expect(withoutSecrets(withoutSecrets(text))).toBe(withoutSecrets(text));
	});

	it.each([
		"We pass 3 arguments, and the pass rate is 95%.",
		"The demo is on 2026-11-20 at 14:00, call +49 30 1234567.",
		"See https://example.com/a:b and git@github.com:x/y.git",
		"Please pin PostgreSQL to 2024.",
		"My passport has expired, but the key point is that we sk-ip it.",
	])("is nothing in %s", (text) => {
		expect(holdsSecret(text)).toBe(false);
		expect(withoutSecrets(text)).toBe(text);
	});

	it("that is only spoken of stays as it was said", () => {
		const text = "How do I reset my password? My password is not working.";
		expect(withoutSecrets(text)).toBe(text);
	});

	it("is never learned, nor kept in the words of what is", () => {
		const { memories, relations } = learnedFrom(
			talk(
				"The staging database URL is postgres://admin:s3cr3tpw@db.acme.dev:5432/app.",
				"I live in Oslo and my password is hunter2-Xy9.",
				"My manager is sk_live_51HxyzABCDEFGHIJKLMNOP.",
			),
		);
		expect(memories.map(({ content }) => content)).toEqual([expect.stringContaining("Oslo")]);
		expect(JSON.stringify([memories, relations])).not.toMatch(/s3cr3tpw|hunter2|sk_live/);
	});

	it("is looked for in any text, and nothing else is changed in it", () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 300 }), (text) => {
				expect(
					withoutSecrets(text)
						.split("[secret]")
						.every((part) => text.includes(part)),
				).toBe(true);
			}),
		);
	});
});
