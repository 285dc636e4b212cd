import { describe, expect, it } from "vitest";
import { relationsIn } from "../../../../../src/core/writing/learn/related/relations.ts";
import { slotsIn } from "../../../../../src/core/writing/learn/slots.ts";

const slotsOf = (clause: string) => slotsIn(clause, relationsIn(clause));
const filled = (clause: string) => slotsOf(clause).map(({ key, value }) => `${key}: ${value}`);

describe("a slot of somebody or something", () => {
	it.each([
		["My name is Ada Lindqvist.", "user.name: Ada Lindqvist"],
		["my name's ada", "user.name: ada"],
		["Hi, I'm Priya.", "user.name: Priya"],
		["Ich heiße Jonas Weber.", "user.name: Jonas Weber"],
		["Je m'appelle Claire Dubois.", "user.name: Claire Dubois"],
		["me llamo Lucía Ortega", "user.name: Lucía Ortega"],
		["please call me Ada", "user.called: Ada"],
		["my bday is on the 3rd of june", "user.birthday: the 3rd of june"],
		["My email is ada@x.org", "user.email: ada@x.org"],
		["My phone number is +49 30 1234567", "user.phone: +49 30 1234567"],
		["my new number is +44 7700 900123", "user.phone: +44 7700 900123"],
		["i live in lisbon", "user.home: lisbon"],
		["I moved to Oslo last week.", "user.home: Oslo"],
		["I'm based in Tallinn", "user.home: Tallinn"],
		["Ich wohne in Leipzig.", "user.home: Leipzig"],
		["Vivo en Sevilla.", "user.home: Sevilla"],
		["I work at Nordlys Ferries as a planner", "user.employer: Nordlys Ferries"],
		["I just joined Fjord Data last month", "user.employer: Fjord Data"],
		["I work as a nurse", "user.job: a nurse"],
		["im a marine engineer", "user.job: a marine engineer"],
		["I am 34 years old", "user.age: 34"],
		["I just turned 40", "user.age: 40"],
		["I'm a strict vegetarian", "diet: vegetarian"],
		["im allergic to shellfish btw", "allergy.shellfish: shellfish"],
		["we're on node 20", "uses.node: node 20"],
		["I upgraded to Python 3.12", "uses.python: Python 3.12"],
	])("%s", (clause, slot) => {
		expect(filled(clause)).toEqual([slot]);
	});

	it("ends where its speaker goes on", () => {
		expect(filled("I live in Lisbon and I am allergic to shellfish")).toContain("user.home: Lisbon");
	});
});

it.each([
	...[
		"My name is important to me.",
		"I'm Danish.",
		"I'm Sorry, from the start",
		"call me back later",
		"Call me when you can",
	],
	...["My birthday is next week", "My email is not working", "my number is 12", "I joined Discord", "I joined a gym"],
	...[
		"I live in fear of Mondays",
		"I live in a flat",
		"I used to live in Rome",
		"I no longer live in Rome",
		"I don't live in Rome",
	],
	...["I moved to the next step", "I moved to Bug #16", "i moved to bug 16", "He lives in Rome"],
	...[
		"I moved to Vim",
		"i moved to the kitchen",
		"I moved to Postgres",
		"I joined Zoom (the call)",
		"I joined Bosch (for the call)",
	],
	...["I work with Python", "I work at night", "I work for free", "I joined a gym", "I no longer work at Bosch"],
	...["I am a bit tired", "I'm a teacher's son", "I'm a big fan", "I'm 15 minutes late", "I'm 90 percent sure"],
	...["I am not vegan", "My brother is vegan", "I am not allergic to nuts"],
	...[
		"we moved to 16",
		"we're on step 2",
		"We use port 8080",
		"I'm on chapter 3",
		"We use 3 servers",
		"we went to phase 2",
	],
	...["The deadline is tight", "The budget is fine"],
])("%j fills none", (clause) => {
	expect(filled(clause)).toEqual([]);
});

describe("another value", () => {
	const keyOf = (clause: string) => slotsOf(clause)[0]?.key;

	it("of the same slot has its key", () => {
		expect(keyOf("The budget for the house is 330k")).toBe(keyOf("The budget for the house is €320,000"));
		expect(keyOf("I live in Rome")).toBe(keyOf("I moved to Oslo"));
		expect(keyOf("we use PostgreSQL 16")).toBe(keyOf("we're on PostgreSQL 15"));
	});

	it("of what may be another thing has a key of its own", () => {
		expect(keyOf("Our budget is 200 euros")).not.toBe(keyOf("Our budget is 320,000 euros"));
		expect(keyOf("The budget for the party is 200 euros")).not.toBe(keyOf("The budget for the house is 200 euros"));
		expect(keyOf("I'm allergic to soy")).not.toBe(keyOf("I'm allergic to nuts"));
		expect(keyOf("we use Node 20")).not.toBe(keyOf("we use Go 1.22"));
	});
});
