import { expect, it } from "vitest";
import { contentsOf, learnedFrom, relationsOf, talk } from "./learning.ts";

it("learns who stands where to whom, in the direction it was said", () => {
	expect(
		relationsOf(
			"Alice reports to Bob. Carol reports to Alice, and Alice manages Carol.",
			"Dora is the CTO of Nova Labs. Nova Labs is based in Tallinn.",
			"Bob's manager is Erin. Ferrum depends on Libra.",
			"Harbour is owned by Nova Labs.",
		),
	).toEqual([
		"Alice REPORTS_TO Bob",
		"Carol REPORTS_TO Alice",
		"Dora CTO_OF Nova Labs",
		"Nova Labs LOCATED_IN Tallinn",
		"Bob REPORTS_TO Erin",
		"Ferrum DEPENDS_ON Libra",
		"Nova Labs OWNS Harbour",
	]);
});

it("learns that one is over, and the next", () => {
	expect(
		relationsOf("Alice reports to Bob.", "Alice no longer reports to Bob.", "Alice now reports to Dora Winter."),
	).toEqual(["Alice REPORTS_TO Bob", "no longer Alice REPORTS_TO Bob", "Alice REPORTS_TO Dora Winter"]);
});

it("learns of the people around the user, who is called as they said or as the message says", () => {
	const said = ["My wife is Greta.", "My sister Anna lives in Oslo.", "I report to Tom Baker."];
	const found = (name: string) => [
		`${name} MARRIED_TO Greta`,
		`${name} HAS_SISTER Anna`,
		"Anna LIVES_IN Oslo",
		`${name} REPORTS_TO Tom Baker`,
	];
	expect(relationsOf(...said)).toEqual(found("user"));
	expect(relationsOf(...said, "My name is Ada.")).toEqual(found("Ada"));
	expect(relationsOf(...said.map((content) => ({ content, name: "Ada L." })))).toEqual(found("Ada L."));
	expect(contentsOf(...said)).toEqual(["The user's wife is Greta.", "The user's sister Anna lives in Oslo."]);
});

it("learns other names with the relation they stand in", () => {
	const { relations } = learnedFrom(talk("Alexandra, who everybody calls Alex, reports to Bob."));
	expect(relations).toMatchObject([
		{ subject: "Alexandra", object: "Bob", aliases: [{ alias: "Alex", entity: "Alexandra" }] },
	]);
});

it.each([
	"Does Alice report to Bob?",
	"If Alice reports to Bob, tell me.",
	"People live in Oslo.",
	"She reports to Bob's team.",
	"My manager is on holiday.",
	"Anna is part of the problem.",
])("learns no relation from %j", (text) => {
	expect(relationsOf(text)).toEqual([]);
});

it("knows since when one holds, and until when", () => {
	const { relations } = learnedFrom(
		talk(
			"Carol joined Nova Labs in March 2024.",
			"Alice no longer reports to Bob since last week.",
			"I moved to Oslo yesterday.",
		),
	);
	expect(relations.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
		["2024-03-01T00:00:00.000Z", null],
		[null, "2026-11-09T00:00:00.000Z"],
		["2026-11-19T00:00:00.000Z", null],
	]);
});
