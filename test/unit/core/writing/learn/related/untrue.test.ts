import { describe, expect, it } from "vitest";
import { TELLS_ALL } from "../../acts/word-model.ts";
import { contentsOf, learnedFrom, talk } from "../learning.ts";

const learned = (...said: string[]) =>
	learnedFrom(talk(...said), [], TELLS_ALL).relations.map((one) => `${one.subject} ${one.predicate} ${one.object}`);

describe("kin of each other are not the speaker's", () => {
	it.each([
		["Kim and Lee are brothers.", []],
		["Kim and Lee are friends.", []],
		["Kim and Lee are twins", []],
		["My boss says Kim and Lee are cousins.", []],
		["Mario and Luigi are brothers, the game is great", []],
		["Kim and my sister Lee are friends.", ["user HAS_SISTER Lee"]],
		["Lee is my brother.", ["user HAS_BROTHER Lee"]],
		["My brothers Kim and Lee are here.", ["user HAS_BROTHER Kim", "user HAS_BROTHER Lee"]],
	])("%s", (said, relations) => expect(learned(said)).toEqual(relations));
});

it.each([
	"my brother was furious about it",
	"the problem is Tom's",
	"the next talk is Ana's",
	"mail from operations about the outage",
	"I work with React",
	"Isidro lives next door to a pub",
])("what only sounds like a tie tells none: %s", (said) => expect(learned(said)).toEqual([]));

describe("a relative clause speaks of the name right before it", () => {
	it.each([
		["Julia is married to Tom, who works at Bayer.", ["Julia MARRIED_TO Tom", "Tom WORKS_AT Bayer"]],
		["Nina reports to Karl, who lives in Wien.", ["Nina REPORTS_TO Karl", "Karl LIVES_IN Wien"]],
		["Nina reports to Dr. Weber, who lives in Wien.", ["Nina REPORTS_TO Dr. Weber", "Dr. Weber LIVES_IN Wien"]],
		["I report to Karl, who lives in Wien.", ["user REPORTS_TO Karl", "Karl LIVES_IN Wien"]],
		["I met Tom, who lives in Wien.", ["user KNOWS Tom", "Tom LIVES_IN Wien"]],
		["Tom works at Acme, which is based in Bern.", ["Tom WORKS_AT Acme"]],
		["Carla is dating Bob, who works at SAP", ["Bob WORKS_AT SAP"]],
		["Nina reports to Karl and lives in Wien.", ["Nina REPORTS_TO Karl", "Nina LIVES_IN Wien"]],
		["My sister Nina, who lives in Wien, called.", ["user HAS_SISTER Nina", "Nina LIVES_IN Wien"]],
	])("%s", (said, relations) => expect(learned(said)).toEqual(relations));
});

describe("what is denied or supposed in another language", () => {
	it.each([
		["Meine Schwester Lena arbeitet nicht mehr bei Bosch.", ["user HAS_SISTER Lena"]],
		["Meine Schwester Lena wohnt nicht in Wien, sondern in Graz.", ["user HAS_SISTER Lena"]],
		["Mein Bruder Jonas wohnt in Graz, nicht in Linz.", ["user HAS_BROTHER Jonas", "Jonas LIVES_IN Graz"]],
		["Ma sœur Léa ne travaille plus chez Renault.", ["user HAS_SISTER Léa"]],
		["Ma sœur Léa travaille chez Renault.", ["user HAS_SISTER Léa", "Léa WORKS_AT Renault"]],
		["Mi hermana Lucía ya no trabaja en Sevilla.", ["user HAS_SISTER Lucía"]],
		["Mi hermana Lucía vive en Sevilla.", ["user HAS_SISTER Lucía", "Lucía LIVES_IN Sevilla"]],
		["Angenommen, mein Bruder Jonas wohnt in Graz.", []],
		["Stell dir vor, mein Bruder Jonas wohnt in Graz.", []],
		["Supposons que mon frère Paul habite à Lyon.", []],
		["Supongamos que mi hermano Juan vive en Madrid.", []],
	])("%s", (said, relations) => expect(learned(said)).toEqual(relations));
});

describe("what is doubted", () => {
	it.each([
		["I doubt that Leo works at Nestlé.", []],
		["I doubt that my sister Ana works at Bosch.", ["user HAS_SISTER Ana"]],
		["Leo works at Nestlé, or so he claims, but it is a lie.", []],
		["Leo works at Nestlé, which is not true.", []],
		["Rumour has it that Leo works at Nestlé.", []],
		["Rita said that Leo works at Nestlé but I do not believe it.", []],
		["Rita said that Leo works at Nestlé. I don't believe it.", []],
		["Rita said that Leo works at Nestlé.", ["Leo WORKS_AT Nestlé"]],
		["My sister Ana lives in Rome, I doubt she'll come.", ["user HAS_SISTER Ana", "Ana LIVES_IN Rome"]],
		["I doubt it. Leo works at Nestlé.", ["Leo WORKS_AT Nestlé"]],
		["Leo works at Nestlé now. I can't believe it!", ["Leo WORKS_AT Nestlé"]],
		["I don't believe in luck. Leo works at Nestlé.", ["Leo WORKS_AT Nestlé"]],
	])("%s", (said, relations) => expect(learned(said)).toEqual(relations));
});

describe("what is invented", () => {
	it.each([
		["Let us say Bob reports to Alice.", []],
		["Assume Bob reports to Alice.", []],
		["For example, Max owns a bakery in Linz.", []],
		["As an example: Alice works at Acme.", []],
		["My sister Ana, for example, lives in Rome.", ["user HAS_SISTER Ana"]],
		["The exercise says: Maria works at Siemens and lives in Berlin.", []],
		["In Hamlet, Ophelia is the daughter of Polonius.", []],
		["In Star Wars, Luke is the son of Vader.", []],
		["In the sample data, Alice works at Acme.", []],
		["In Berlin, Ophelia works at Bosch.", ["Ophelia WORKS_AT Bosch"]],
		["In Spain, Tom lives in Sevilla.", ["Tom LIVES_IN Sevilla"]],
		["Our test user Max Muster lives in Musterstadt.", []],
		["Our tester Max lives in Graz.", ["user HAS_TESTER Max", "Max LIVES_IN Graz"]],
	])("%s", (said, relations) => expect(learned(said)).toEqual(relations));
});

describe("a name that stands beside what is told", () => {
	it.each([
		["The CEO of Tesla lives in Austin.", []],
		["The CEO at Tesla lives in Austin.", []],
		["Our boss Eva Cole lives in Austin.", ["user REPORTS_TO Eva Cole", "Eva Cole LIVES_IN Austin"]],
		["Sara owns the room when she speaks.", []],
		["Sara owns the pharmacy in Bern.", ["Sara OWNS pharmacy"]],
		["Mercedes lives in Ford country.", []],
		["my mum evry mnth", []],
		["my mum rosa comes over", ["user HAS_MUM rosa"]],
		["mi hija clarisimo", []],
		["mi hija Clara viene", ["user HAS_DAUGHTER Clara"]],
		["Ihre Bestellung aus Eupen ist da", []],
		["Die Lieferung aus Graz kommt", []],
		["Die Lena wohnt in Graz.", ["Lena LIVES_IN Graz"]],
		["ask Jonas from Acme", []],
		["ask Jonas from Vienna", ["Jonas COMES_FROM Vienna"]],
		["Jonas comes from Oberndorf.", ["Jonas COMES_FROM Oberndorf"]],
		["my cousin Tom from Oberndorf called", ["user HAS_COUSIN Tom", "Tom COMES_FROM Oberndorf"]],
	])("%s", (said, relations) => expect(learned(said)).toEqual(relations));
});

describe("what is corrected at once", () => {
	it.each([
		"I live in Bern. No wait, Basel.",
		"I live in Bern, no wait, Basel.",
		"I live in Bern. Sorry, I meant Basel.",
	])("is not learned: %s", (said) => {
		expect(learned(said)).toEqual([]);
		expect(contentsOf(said)).toEqual([]);
	});

	it.each(["I live in Bern. No, not alone.", "I live in Bern. Sorry, Tom is calling.", "I live in Bern. Sorry Anna."])(
		"is nothing in: %s",
		(said) => {
			expect(learned(said)).toEqual(["user LIVES_IN Bern"]);
			expect(contentsOf(said)[0]).toBe("The user lives in Bern.");
		},
	);

	it("is told without the words that say so", () => {
		expect(contentsOf("I meant I work at Bosch.")).toEqual(["The user works at Bosch."]);
	});
});
