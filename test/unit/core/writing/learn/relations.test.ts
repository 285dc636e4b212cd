import { expect, it } from "vitest";
import type { KnownMemory, LearnedMessage } from "../../../../../src/core/writing/learn/found/learned.ts";
import { amongOthers } from "../../../../../src/core/writing/learn/found/own-name.ts";
import { contentsOf, keyedOf, knownAfter, learnedFrom, relationsOf, talk } from "./learning.ts";

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

it("learns of the people around the user, who stays the same one whether or not the name is known by then", () => {
	const said = ["My wife is Greta.", "My sister Anna lives in Oslo.", "I report to Tom Baker."];
	const found = ["user MARRIED_TO Greta", "user HAS_SISTER Anna", "Anna LIVES_IN Oslo", "user REPORTS_TO Tom Baker"];
	const names = (messages: LearnedMessage[], known: KnownMemory[] = []) =>
		learnedFrom(messages, known).relations.map(({ aliases }) => aliases.map(({ alias }) => alias).join());
	expect(relationsOf(...said)).toEqual(found);
	expect(relationsOf(...said, "My name is Ada.", "Ada reports to Eva Cole.")).toEqual([
		...found,
		"user HAS_NAME Ada",
		"user REPORTS_TO Eva Cole",
	]);
	expect(names(talk(...said))).toEqual(["", "", "", ""]);
	expect(names(talk(...said), knownAfter(talk("My name is Ada.")))).toEqual(["Ada", "Ada", "", "Ada"]);
	expect(names(talk(...said.map((content) => ({ content, name: "Ada L." }))))).toEqual([
		"Ada L.",
		"Ada L.",
		"",
		"Ada L.",
	]);
	expect(contentsOf(...said)).toEqual(["The user's wife is Greta.", "The user's sister Anna lives in Oslo."]);
});

it("calls the user by name in a memory of several", () => {
	const among = (...said: string[]) =>
		learnedFrom(talk(...said)).relations.map((one) => {
			const { subject, predicate, object, aliases } = amongOthers(one);
			return [`${subject} ${predicate} ${object}`, aliases.length];
		});
	expect(among("I report to Tom Baker.")).toEqual([["user REPORTS_TO Tom Baker", 0]]);
	expect(among("I report to Tom Baker.", "My name is Ada.")).toEqual([
		["Ada REPORTS_TO Tom Baker", 0],
		["Ada HAS_NAME Ada", 0],
	]);
});

it("takes what somebody is now for what they are, and ends what is no more", () => {
	expect(
		keyedOf(
			"My manager is now Jonas Weber.",
			"My partner is actually called Kim.",
			"My dentist isn't Eva Holm anymore.",
		),
	).toEqual({
		"user.manager": "The user's manager is Jonas Weber.",
		"user.partner": "The user's partner is Kim.",
		"user.dentist": "The user's dentist is no longer Eva Holm.",
	});
	expect(relationsOf("My manager is no longer Tom.", "My manager isn't Eva.")).toEqual([
		"no longer user REPORTS_TO Tom",
	]);
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
	"Anna lived in Oslo.",
	"Alice was managed by Bob.",
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

it("believes that somebody around the user lives or works elsewhere by now", () => {
	const known = knownAfter(talk("My brother Tom lives in Leeds.", "My sister Eva works at Bosch."));
	const { memories } = learnedFrom(
		talk("My brother Tom lives in Hull now.", "My sister Eva works at Miele now."),
		known,
	);
	expect(memories.map(({ key, content }) => [key, content])).toEqual([
		["person.tom.home", "The user's brother Tom lives in Hull."],
		["person.eva.employer", "The user's sister Eva works at Miele."],
	]);
});

it("knows of somebody around the user what is so by now, and that a day beside them is not of the tie", () => {
	const known = knownAfter(talk("My sister Hannah lives in Melbourne."));
	const { memories, relations } = learnedFrom(
		talk(
			"Hannah moved to Sydney last month.",
			"Eva moved to Rome last month.",
			"My daughter Mia turned six last week.",
		),
		known,
	);
	expect(memories.map(({ key, content }) => [key, content])).toEqual([
		["person.hannah.home", "Hannah moved to Sydney last month (2026-10)."],
		[null, "The user's daughter Mia turned six last week (week of 2026-11-09)."],
	]);
	expect(relations.map(({ object, valid_from }) => [object, valid_from?.slice(0, 10) ?? null])).toEqual([
		["Sydney", "2026-10-01"],
		["Rome", "2026-10-01"],
		["Mia", null],
	]);
});
