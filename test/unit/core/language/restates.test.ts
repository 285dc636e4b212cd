import fc from "fast-check";
import { expect, it } from "vitest";
import { restates, wordsSaid } from "../../../../src/core/language/restates.ts";

it.each([
	["PostgreSQL 16", "we're on pg 16 now"],
	["pg 16", "We run PostgreSQL 16."],
	["Python 3.12", "upgraded to py 3.12"],
	["Postgres 16", "moved everything to pg 16 last week"],
	["2 cats", "i have two cats"],
	["two cats", "I have 2 cats"],
	["zwei Katzen", "ich habe 2 Katzen"],
	["14,000 euros", "the kitchen is 14k euros"],
	["14k", "It costs 14,000."],
	["1.5 million rows", "1.5m rows so far"],
	["30 minutes", "takes 30 min"],
	["30 minutes", "takes 30min"],
	["12 kg", "weighs 12kg"],
	["5 hours", "5 h by train"],
	["TypeScript", "all of it in ts, please"],
	["PostgreSQL", "postgres it is"],
	["New York City", "i moved to nyc"],
	["NYC", "I moved to New York City"],
	["New York City", "in NYC with Ada"],
	["deployments", "we deploy on Fridays; each deployment"],
	["Nordlys Ferries", "nordlys ferries hired me"],
])("takes %j for what was said: %j", (value, said) => {
	expect(restates(value, wordsSaid([said]))).toBe(true);
});

it.each([
	["PostgreSQL 17", "we're on pg 16 now"],
	["PostgreSQL 16", "we're on mysql 16, and pg is gone"],
	["3 cats", "i have two cats"],
	["14,000", "the kitchen is 40k"],
	["August 9", "let's meet at 9"],
	["Annette", "ann is my sister"],
	["Christine", "chris called"],
	["Maria", "Mr Silva called"],
	["TypeScript", "what type is it"],
	["New Zealand", "a new zoo"],
	["UN", "under no stress"],
	["Olga Petrova", "olga called"],
	["", "anything"],
])("does not take %j for it: %j", (value, said) => {
	expect(restates(value, wordsSaid([said]))).toBe(false);
});

it("takes any words for themselves", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), fc.string(), (text, other) => {
			expect(restates(text, wordsSaid([other, text]))).toBe(
				/[\p{L}\p{N}\p{M}]/u.test(text) && restates(text, wordsSaid([text])),
			);
		}),
	);
});
