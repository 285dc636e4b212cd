import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redactJson, redactText, SECRET_KINDS } from "../../../../../src/core/language/secrets/redact.ts";
import { withoutSecrets } from "../../../../../src/core/language/secrets/withheld.ts";
import { SECRET_EXAMPLES } from "./secret-examples.ts";

const EXAMPLES = Object.entries(SECRET_EXAMPLES);

describe("the kinds of secrets", () => {
	it("are 74, each with one example and one that only looks alike", () => {
		expect(SECRET_KINDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(SECRET_EXAMPLES).toSorted());
		expect(SECRET_KINDS).toHaveLength(74);
	});

	it.each(EXAMPLES)("%s is taken out, and nothing around it", (name, { text, secret }) => {
		const { value, count } = redactText(text);
		expect(value).toBe(text.replace(secret, () => `[redacted: ${name}]`));
		expect(count).toBe(1);
		expect(redactText(value)).toEqual({ value, count: 0 });
	});

	it.each(EXAMPLES)("%s is not seen in what looks alike", (_, { near }) => {
		expect(redactText(near)).toEqual({ value: near, count: 0 });
	});

	it.each(EXAMPLES)("%s is found within JSON text, which stays JSON", (_, { text, secret }) => {
		const { value, count } = redactText(JSON.stringify({ note: text }));
		expect(count).toBe(1);
		expect(JSON.stringify(JSON.parse(value))).not.toContain(secret.slice(0, 12));
	});

	it.each(EXAMPLES)(
		"%s is found in JSON that escapes more than it has to, once and twice over",
		(_, { text, secret }) => {
			const escaped = (value: unknown) => {
				const code = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
				return JSON.stringify(value)
					.replace(/\//g, "\\/")
					.replace(/[&+=<>']/g, code);
			};
			for (const json of [escaped({ note: text }), escaped({ body: escaped({ note: text }) })]) {
				const { value, count } = redactText(json);
				expect(count).toBe(1);
				const { note, body } = JSON.parse(value);
				const left: string = note ?? JSON.parse(body).note;
				expect(left).toMatch(/\[redacted: /);
				// Both ends: nothing of it is left over.
				for (const part of [secret.slice(0, 12), secret.slice(-12)]) expect(left).not.toContain(part);
				expect(redactText(value)).toEqual({ value, count: 0 });
			}
		},
	);

	it.each(EXAMPLES)("%s is never learned either", (_, { text, secret }) => {
		expect(withoutSecrets(text)).not.toContain(secret);
	});
});

describe("redaction", () => {
	it("takes every secret of a long text, wherever they stand", () => {
		const text = EXAMPLES.map((one) => one[1].text).join("\n\n");
		const { value } = redactText(text.repeat(3));
		for (const [, { secret }] of EXAMPLES) if (secret.length > 6) expect(value).not.toContain(secret);
	});

	it("changes nothing but what it takes out", () => {
		const piece = fc.oneof(fc.constantFrom(...EXAMPLES.map((one) => one[1].text)), fc.string({ maxLength: 60 }));
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
				const text = pieces.join("\n");
				const { value, count } = redactText(text);
				const parts = value.split(/\[redacted: [^\]]*\]/);
				expect(parts.every((part) => text.includes(part))).toBe(true);
				expect(count).toBeGreaterThanOrEqual(value === text ? 0 : 1);
			}),
		);
	});

	it.each([
		["amex in its groups", "card 3782 822463 10005 please", 1],
		["a card in one run", "4242424242424242", 1],
		["no card of one digit", "4444444444444444", 0],
		["a card number with a wrong last digit", "4242424242424241", 0],
		["a number of another length", "tracking 424242424242424242", 0],
		["a time in milliseconds", "at 1763740800000 it ended", 0],
		["an IBAN written together in lower case", "gb82west12345698765432", 1],
		["a phone number", "+49 30 12345678, 555-123-4567", 0],
		["a date range", "2026-11-20 to 2026-11-21, 10-12-2026", 0],
		["a uuid", "4f2c1a9e-1b2c-4d3e-8f90-123456789012", 0],
		["a commit", "fixed in 2e498c7b4f2c1a9e1b2c4d3e8f90123456789012", 0],
		["a schema", '{"password": {"type": "string"}, "api_key": "string"}', 0],
		["code that reads a key", "const api_key = process.env.OPENAI_API_KEY; password = getpass()", 0],
		["a placeholder", "password: ********, token=<your-token-here>, api_key=YOUR_API_KEY", 0],
		["a sentence about a password", "The password is not working. My password is too short!", 0],
	])("%s", (_, text, count) => {
		expect(redactText(text).count).toBe(count);
	});

	it("reads every text of a JSON value, and leaves long numbers in ids", () => {
		const card = "4242424242424242";
		const given = {
			id: card,
			user_id: card,
			content: [{ type: "text", text: `card ${card}` }],
			tool_calls: [{ id: card, name: "pay", arguments: JSON.stringify({ id: card }) }],
			metadata: { id: card, note: [card] },
		};
		expect(redactJson(given)).toEqual({
			count: 4,
			value: {
				...{ id: card, user_id: card },
				content: [{ type: "text", text: "card [redacted: card number]" }],
				tool_calls: [{ id: card, name: "pay", arguments: '{"id":"[redacted: card number]"}' }],
				metadata: { id: "[redacted: card number]", note: ["[redacted: card number]"] },
			},
		});
	});
});
