import { describe, expect, it } from "vitest";
import { amongOthers } from "../../../../../../src/core/writing/learn/found/found.ts";
import type { KnownMemory, LearnedMessage } from "../../../../../../src/core/writing/learn/found/learned.ts";
import { peopleReader } from "../../../../../../src/core/writing/learn/related/people.ts";
import { isSmall, relationsIn } from "../../../../../../src/core/writing/learn/related/relations.ts";
import { TELLS_ALL } from "../../acts/word-model.ts";
import { knownAfter, learnedFrom, talk } from "../learning.ts";

const told = (clause: string) =>
	relationsIn(clause).map(({ subject, predicate, object }) => `${subject} ${predicate} ${object}`);

describe("what is told plainly", () => {
	it.each([
		["My wife is Greta.", ["user MARRIED_TO Greta"]],
		["I'm married to Eva.", ["user MARRIED_TO Eva"]],
		["My sister Anna lives in Oslo.", ["user HAS_SISTER Anna", "Anna LIVES_IN Oslo"]],
		["my friend is called Tamara", ["user HAS_FRIEND Tamara"]],
		["Petra, my boss, is away.", ["user REPORTS_TO Petra"]],
		["my boss petra said no", ["user REPORTS_TO petra"]],
		["Anna is my older sister", ["user HAS_SISTER Anna"]],
		["Rex is our dog", ["user HAS_DOG Rex"]],
		["our cat Miso is asleep", ["user HAS_CAT Miso"]],
		["My cat Luna and my dog Rex", ["user HAS_CAT Luna", "user HAS_DOG Rex"]],
		["Anna's husband Tom works at Miele", ["Anna MARRIED_TO Tom", "Tom WORKS_AT Miele"]],
		["I report to Tom Baker.", ["user REPORTS_TO Tom Baker"]],
		["Alice reports to Bob", ["Alice REPORTS_TO Bob"]],
		["Eva now works for Fjord Data", ["Eva WORKS_AT Fjord Data"]],
		["Eva moved to Rome", ["Eva LIVES_IN Rome"]],
		["My mother-in-law Ruth", ["user HAS_MOTHER_IN_LAW Ruth"]],
		["my crazy sister femke in Amersfoort", ["user HAS_SISTER femke", "femke LIVES_IN Amersfoort"]],
		["my physio (hattie) says run", ["user HAS_THERAPIST hattie"]],
		["Rozenn (my girlfriend) is away", ["user HAS_GIRLFRIEND Rozenn"]],
		["My wife's name is Lea", ["user MARRIED_TO Lea"]],
		["My manager is now Jonas Weber.", ["user REPORTS_TO Jonas Weber"]],
		["meine schwester svenja war auch da", ["user HAS_SISTER svenja"]],
		["our cats, Dirk and Dolly, are asleep", ["user HAS_CAT Dirk", "user HAS_CAT Dolly"]],
		["Kasia lives in York with her husband Ben", ["Kasia LIVES_IN York", "Kasia MARRIED_TO Ben"]],
		["elios mum rosa comes over", ["elio HAS_MUM rosa"]],
		["I'm Lorcan's uncle", ["Lorcan HAS_UNCLE user"]],
		["Wouter is the husband of Katrijn", ["Katrijn MARRIED_TO Wouter"]],
		["Yusra and me work together", ["user WORKS_WITH Yusra"]],
		["Liv from the platform team reviews", ["Liv WORKS_IN platform team"]],
		["Marloes from my team said so", ["user HAS_COLLEAGUE Marloes"]],
		["femi (husband) says yes", ["user MARRIED_TO femi"]],
		["the wife bethan wants it", ["user MARRIED_TO bethan"]],
		["sian my niece is rebuilding it", ["user HAS_NIECE sian"]],
		["grandson Jakob comes back", ["user HAS_GRANDSON Jakob"]],
		["new boss will be priya nair", ["user REPORTS_TO priya"]],
		["our youngest Ruben is 7 months", ["user HAS_KID Ruben"]],
		["I'd ask Wietske at the met office", ["Wietske WORKS_AT met office"]],
		["phone Frauke at Harms", ["Frauke WORKS_AT Harms"]],
		["the worker writes to redis", ["worker WRITES_TO redis"]],
		["gtfsgen reads postgres", ["gtfsgen READS postgres"]],
		["Otis studies at Lund", ["Otis STUDIES_AT Lund"]],
		["I've been a nurse in Tacoma for 9 years", ["user WORKS_IN Tacoma"]],
		["our car is a Skoda Octavia", ["user OWNS Skoda Octavia"]],
		["that van is mine", ["user OWNS van"]],
		["I run a bakery in Ghent called Korst", ["user LEADS Korst"]],
		["my shop is called Nordlys", ["user OWNS Nordlys"]],
		["thats ines' nested fields pr", ["ines CREATED nested fields pr"]],
		[
			"joao's dashboards are on orders_daily the whole day",
			["dashboards RUNS_ON orders_daily", "joao OWNS dashboards"],
		],
		["1.9gb is too much, norrland runs this in 512mb containers", ["norrland RUNS_ON 512mb containers"]],
		["0.8.2 was cut from release/0.8, not from main", ["0.8.2 COMES_FROM release/0.8"]],
		["now i know the docs are stored in the sqlite database today", ["docs LOCATED_IN sqlite database"]],
		["the importer was written by Przemek", ["Przemek CREATED importer"]],
		["I'm nervous about my new role as a producer at StreamWave", ["user WORKS_AT StreamWave"]],
		["I'm Ada, a welder based in Hull", ["user LIVES_IN Hull"]],
		["Håkon plays in my band", ["user HAS_BANDMATE Håkon"]],
		["I'm mentoring Abdi this term", ["Abdi HAS_MENTOR user"]],
		["Ewa mentors me since January", ["user HAS_MENTOR Ewa"]],
		["we rent from a Mr Haddad", ["user HAS_LANDLORD Mr Haddad"]],
		[
			"Joe, who is married to my cousin Abena, works for Shell",
			["Joe MARRIED_TO Abena", "user HAS_COUSIN Abena", "Joe WORKS_AT Shell"],
		],
		["I moved from Accra to Leeds last year", ["user LIVES_IN Leeds"]],
	])("%s", (clause, relations) => {
		expect(told(clause)).toEqual(relations);
	});
});

it.each([
	["we broke up last week", ["HAS_GIRLFRIEND *", "HAS_PARTNER *"]],
	["Mia and i split up", ["HAS_GIRLFRIEND Mia"]],
	["We got divorced in June", ["MARRIED_TO *"]],
	["i got laid off", ["WORKS_AT *"]],
	["we almost broke up", []],
	["they broke up", []],
	["did we break up?", []],
])("what is over: %s", (clause, relations) => {
	const over = relationsIn(clause).filter(({ ended }) => ended);
	const all = over.map(({ predicate, object }) => `${predicate} ${object}`);
	expect(all).toEqual(expect.arrayContaining(relations));
	expect(over.length > 0).toBe(relations.length > 0);
});

it.each([
	["the shop needs kombucha", "a thing of everyday life"],
	["my mum runs on coffee", "somebody"],
	["the api no longer runs on fly.io", "denied"],
	["i doubt that the worker reads from kafka", "doubted"],
	["I am leaving my job at Harms", "over"],
	["take Wim's van", "said by the way"],
	["I teach biology on mondays", "no somebody"],
	["Kim and Lee are brothers", "of each other"],
])("nothing is told by: %s (%s)", (clause) => expect(told(clause)).toEqual([]));

it("of a question only what it takes for given is told", () => {
	const asked = (clause: string) => relationsIn(clause, { asks: true }).map(({ object }) => object);
	expect(asked("can my sister Ana come?")).toEqual(["Ana"]);
	expect(asked("is Marit my cousin?")).toEqual([]);
});

it("a name that is told behind is that of who was spoken of", () => {
	const named = (before: string, clause: string) => {
		const people = peopleReader();
		people(before, isSmall(clause));
		return relationsIn(clause, { people }).map(({ object }) => object);
	};
	expect(named("my sister says we get the bus.", "her name is Ilse")).toEqual(["Ilse"]);
	expect(named("my sister says we get the bus.", "his name is Ilse")).toEqual([]);
	expect(named("my sister asked, then Sanne drove.", "her name is Ilse")).toEqual([]);
});

it.each([
	...[
		"my nephew, egg allergy, proper epipen stuff",
		"my husband built INTO the wall",
		"My husband's CPAP, AirNest 7",
		"My mother flew at 91",
		"I couldn't, she minds my mother on Wednesdays",
		"my accountant brother in law",
		"my mum takes Zosia to school",
		"my dad lent me 500",
		"according to my aunt's Bible",
		"python is my best friend this week",
		"My old boss Gwen",
		"my cat litter is out",
	],
	...[
		"My manager is on holiday.",
		"My boss is an idiot.",
		"my doctor said rest",
		"my son plays football",
		"My teacher was late",
	],
	...["My sister, a nurse, called.", "My boss, who is nice", "I'm married to my job.", "my partner and I"],
	...["She works at Bosch", "People live in Oslo.", "That works for Tom", "It works for Chrome", "Anna lived in Oslo."],
	...[
		"My ex-wife Greta",
		"my ex boyfriend Tom",
		"Alice no longer reports to Bob",
		"Tom is not my brother",
		"My wife Greta left me",
	],
	...["We use Redis."],
])("nothing is told by %j", (clause) => {
	expect(told(clause)).toEqual([]);
});

const relationsOf = (...said: Parameters<typeof talk>) => learnedFrom(talk(...said), [], TELLS_ALL).relations;

it("who speaks stays the same one, whether or not the name is known by then", () => {
	const said = ["My wife is Greta.", "My sister Anna lives in Oslo.", "I report to Tom Baker."];
	const names = (messages: LearnedMessage[], known: KnownMemory[] = []) =>
		learnedFrom(messages, known, TELLS_ALL).relations.map(({ aliases }) => aliases.map(({ alias }) => alias).join());
	const subjects = relationsOf(...said, "My name is Ada.", "Ada reports to Eva Cole.").map(({ subject }) => subject);
	expect(subjects).toEqual(["user", "user", "Anna", "user", "user"]);
	expect(names(talk(...said))).toEqual(["", "", "", ""]);
	const known = knownAfter(talk("My name is Ada."), [], TELLS_ALL);
	expect(names(talk(...said), known)).toEqual(["Ada", "Ada", "", "Ada"]);
	expect(names(talk(...said.map((content) => ({ content, name: "Ada L." }))))).toEqual([
		"Ada L.",
		"Ada L.",
		"",
		"Ada L.",
	]);
});

it("in a memory of several the user has a name", () => {
	const among = (...said: string[]) =>
		relationsOf(...said).map((one) => {
			const { subject, predicate, object, aliases } = amongOthers(one);
			return [`${subject} ${predicate} ${object}`, aliases.length];
		});
	expect(among("I report to Tom Baker.")).toEqual([["user REPORTS_TO Tom Baker", 0]]);
	expect(among("I report to Tom Baker.", "My name is Ada.")).toEqual([["Ada REPORTS_TO Tom Baker", 0]]);
});

it("of people among themselves each is told by the name of who speaks", () => {
	const relations = relationsOf(
		{ content: "My wife is Greta.", name: "Tom", user_id: undefined },
		{ content: "My boss is Eva.", name: "Ada", user_id: undefined },
	);
	expect(relations.map(({ subject, object }) => `${subject} ${object}`)).toEqual(["Tom Greta", "Ada Eva"]);
});

it("since when one holds is known where its day was told, and a day beside a tie is not of it", () => {
	const relations = relationsOf(
		"Eva moved to Rome last month.",
		"I started at Fjord Data yesterday.",
		"My dog Rex was ill last week.",
	);
	expect(relations.map(({ object, valid_from }) => [object, valid_from?.slice(0, 10) ?? null])).toEqual([
		["Rome", "2026-10-01"],
		["Fjord Data", "2026-11-19"],
		["Rex", null],
	]);
});

it("of one message so many are taken, and what is left is said", () => {
	const letter = (number: number) => String.fromCharCode(97 + (number % 26));
	const names = Array.from({ length: 600 }, (_, at) => `Anna${letter(at)}${letter(Math.floor(at / 26))}x`);
	const content = names.map((name) => `My sister ${name}.`).join(" ");
	const { relations, skipped } = learnedFrom(talk(content), [], TELLS_ALL);
	expect(relations).toHaveLength(24);
	const said = skipped.filter(({ reason }) => reason === "too_many").map(({ detail }) => detail);
	expect(said).toContain("Message 0: more relations were not read.");
});

it("of one who changes again and again so many changes are taken at once, and what is left is said", () => {
	const letter = (number: number) => String.fromCharCode(97 + (number % 26));
	const managers = Array.from(
		{ length: 40 },
		(_, at) => `My manager is Anna${letter(at)}${letter(Math.floor(at / 26))}x.`,
	);
	const { relations, skipped } = learnedFrom(talk(...managers), [], TELLS_ALL);
	expect(relations).toHaveLength(24);
	expect(skipped.filter(({ reason }) => reason === "too_many").length).toBeGreaterThanOrEqual(16);
});
