import { describe, expect, it } from "vitest";
import { peopleReader } from "../../../../../../src/core/writing/learn/related/people.ts";
import { isSmall, relationsIn } from "../../../../../../src/core/writing/learn/related/relations.ts";
import { TELLS_ALL } from "../../acts/word-model.ts";
import { learnedFrom, talk } from "../learning.ts";

function told(clause: string, before = ""): string[] {
	const people = peopleReader();
	people(before, isSmall(clause));
	return relationsIn(clause, { people }).map(({ subject, predicate, object }) => `${subject} ${predicate} ${object}`);
}
const learned = (...said: Parameters<typeof talk>) =>
	learnedFrom(talk(...said), [], TELLS_ALL).relations.map((one) => `${one.subject} ${one.predicate} ${one.object}`);

describe("who is told of, however they are named", () => {
	it.each([
		["My brother Femi, he's 38 and sells mortgages in Spokane", ["user HAS_BROTHER Femi", "Femi WORKS_IN Spokane"]],
		["My daughter Grace, 22, studies nursing in Ghent", ["user HAS_DAUGHTER Grace", "Grace STUDIES_AT Ghent"]],
		["mam's cousin bernice from barnsley comes", ["mam HAS_COUSIN bernice", "bernice COMES_FROM barnsley"]],
		["she's my brother Obinna's wife, Celia", ["user HAS_BROTHER Obinna", "Obinna MARRIED_TO Celia"]],
		["My mum lives in Sligo", ["mum LIVES_IN Sligo"]],
		["Lena (my co-founder) wants them", ["user HAS_CO_FOUNDER Lena"]],
		["it was decided by Aleksi, our cto", ["user HAS_CTO Aleksi"]],
		["my neighbour at the plots, Winston, has a shed", ["user HAS_NEIGHBOUR Winston"]],
		["ask Greet in IT tomorrow", ["Greet WORKS_IN IT"]],
		["I met this amazing woman, Jean, at work", ["user KNOWS Jean"]],
		["we have two cats, Miso and Tofu", ["user HAS_CAT Miso", "user HAS_CAT Tofu"]],
		["I own a small vineyard", ["user OWNS small vineyard"]],
		["we have a spitz called Nakki", ["user OWNS Nakki"]],
		["i'm a postman in Ljusdal", ["user WORKS_IN Ljusdal"]],
		["I'm Craig, a technician from Hull", ["user COMES_FROM Hull"]],
		["wrk nights at a bakry in gent", ["user WORKS_IN gent"]],
		["my employer is Rabobank", ["user WORKS_AT Rabobank"]],
		["I'm doing my degree in Coimbra", ["user STUDIES_AT Coimbra"]],
		["Egon manages the warehouse", ["Egon LEADS warehouse"]],
		["Also I'm in Stavanger.", ["user LOCATED_IN Stavanger"]],
		[
			"my son bas who's 7 and we have 2 cats, dirk and dolly",
			["user HAS_SON bas", "user HAS_CAT dirk", "user HAS_CAT dolly"],
		],
		["my boss, sandra, said no", ["user REPORTS_TO sandra"]],
		["the kids, lena and max, are fine", ["user HAS_KID lena", "user HAS_KID max"]],
		["that's Rohan's parents, Sunita and Dev", ["Rohan HAS_PARENT Sunita", "Rohan HAS_PARENT Dev"]],
		["I'm Priya, nurse, 34, Leeds", ["user LIVES_IN Leeds"]],
		["my daughter Ruth comes from Exeter for two weeks", ["user HAS_DAUGHTER Ruth", "Ruth LIVES_IN Exeter"]],
		["my buyer Ximena is fighting with a form", ["user HAS_BUYER Ximena"]],
		["my lawyer friend Noor nearly had a fit", ["user HAS_FRIEND Noor"]],
		["mother told aunt Uche 700", ["user HAS_AUNT Uche"]],
		["I hired Priyanka", ["Priyanka WORKS_FOR user"]],
		["not the 17th, my brother's in Cork", ["brother LOCATED_IN Cork"]],
		["femi is my colleague from northgate", ["user HAS_COLLEAGUE femi", "femi WORKS_AT northgate"]],
		["zofia = babcia, kasia = sister", ["user HAS_GRANDMOTHER zofia", "user HAS_SISTER kasia"]],
		["we had a baby in november, Fiadh.", ["user HAS_BABY Fiadh"]],
		["I've a brother called Tom who lives in Leeds", ["user HAS_BROTHER Tom", "Tom LIVES_IN Leeds"]],
		["our data protection officer Frau Brandt has been clear", ["user HAS_OFFICER Frau Brandt"]],
		["i'll ask my lead, mrs haddad, on tuesday", ["user HAS_LEAD mrs haddad"]],
		["the rest we give to the neighbor dona ivete", ["user HAS_NEIGHBOR dona ivete"]],
		["prof is dr wambui njoroge", ["user HAS_PROFESSOR dr wambui njoroge"]],
		["let me ask Dr Halmos, hematology.", ["Dr Halmos WORKS_IN hematology"]],
		["Pan Wilk in Tarnów.", ["Pan Wilk LOCATED_IN Tarnów"]],
		["Mick at the mill says nothing", ["Mick WORKS_AT mill"]],
		["Parisa has moved back in with me, my daughter, her marriage didn't hold", ["user HAS_DAUGHTER Parisa"]],
		["i'll swap with our denise at work", ["user HAS_COLLEAGUE denise"]],
		["I'm Meera's mom", ["Meera HAS_MOM user"]],
		["tom and i have been married for 12 years", ["user MARRIED_TO tom"]],
		["my brother Kerem marries Elif in July", ["user HAS_BROTHER Kerem", "Kerem MARRIED_TO Elif"]],
		["petra thats my boss has given me the 16th off", ["user REPORTS_TO petra"]],
		["dave from accounting eats at 11", ["dave WORKS_IN accounting"]],
		["our landlord mr kovacs is back", ["user HAS_LANDLORD mr kovacs"]],
		["my daughter's teacher ms li wrote", ["daughter HAS_TEACHER ms li"]],
		["i work w/ priya at acme", ["user WORKS_WITH priya", "user WORKS_AT acme"]],
		["Declan is my wife's brother", ["wife HAS_BROTHER Declan"]],
		["meine Ex, die Tomke, nimmt ihn", ["user HAS_EX Tomke"]],
		["Aurelie, the eldest, can't have dairy", ["user HAS_KID Aurelie"]],
		["Filou (the cat) knocked tea over", ["user HAS_CAT Filou"]],
		["my grandfather was Albert Tranter, born 1889", ["user HAS_GRANDFATHER Albert Tranter"]],
		["i'm head of sales at Brückner Siebe", ["user WORKS_AT Brückner Siebe"]],
		["i start as a junior at Marlow Fitch", ["user WORKS_AT Marlow Fitch"]],
		["live in my aunts basement in hamilton ontario", ["user LIVES_IN hamilton"]],
		["the boat belongs to my uncle Leo", ["user HAS_UNCLE Leo", "Leo OWNS boat"]],
		["that red Vespa is Caterina's", ["Caterina OWNS red Vespa"]],
		["Isidro lives next door to us", ["user HAS_NEIGHBOUR Isidro"]],
		["I'm friends with Lena", ["user HAS_FRIEND Lena"]],
		["my husband does nights at the depot", ["husband WORKS_AT depot"]],
		["my brother Tom got a job at Siemens", ["user HAS_BROTHER Tom", "Tom WORKS_AT Siemens"]],
		["my sister Ana started at the mill in May", ["user HAS_SISTER Ana", "Ana WORKS_AT mill"]],
		["my wife Ana was born in Porto", ["user MARRIED_TO Ana", "Ana BORN_IN Porto"]],
		["my friend Mia is the director of the museum", ["user HAS_FRIEND Mia", "Mia WORKS_AT museum"]],
		["i moved back to leeds in june", ["user LIVES_IN leeds"]],
		["my aunt in Lisbon sends sardines", ["aunt LIVES_IN Lisbon"]],
		["el seat se lo vendo a mi primo chema", ["user HAS_COUSIN chema"]],
	])("%s", (clause, relations) => {
		expect(told(clause)).toEqual(relations);
	});

	it.each([
		["My brother Didier says so.", "He lives in Montréal", ["Didier LIVES_IN Montréal"]],
		["catrin's on about moving again.", "thats the wife", ["user MARRIED_TO catrin"]],
		["my accountant is gwil.", "hes in lincoln", ["gwil LOCATED_IN lincoln"]],
		["kids are with me this week.", "owen is 9 and wren's 6", ["user HAS_KID owen", "user HAS_KID wren"]],
		["so.", "Xoán made me change it (my supervisor).", ["user REPORTS_TO Xoán"]],
		["bartek wanted to tare it.", "hes my flatmate", ["user HAS_FLATMATE bartek"]],
		// Nobody can tell which of the two it is.
		["My brother Tom met my uncle Bert.", "He lives in Hull", []],
		// The other sex.
		["My sister Anna called.", "He lives in Hull", []],
		["I like the Zebra.", "She lives in Hull", []],
	])("%s %s", (before, clause, relations) => {
		expect(told(clause, before)).toEqual(relations);
	});
});

it.each([
	...["when I'm in Cork", "friday i'm in Linz", "I'm in Leeds on Tuesday"],
	...[
		"my wife is pregnant",
		"my boss is livid",
		"my brother is inter",
		"my computer Bob is slow",
		"is Finnish, lives in Tampere",
	],
	...["she's a nurse. Version is 3", "the kids of Hannes are loud", "you live in Graz, and is it nice?"],
	...["my mother tongue is Gujarati", "auntie cone of vision", "sister act", "for our bike courier dispatch"],
	...["my mum's hip hurts", "my brother's lawyer is in Kassel", "Engelbert's daughter took it", "route from leicester"],
	...["dad speech ideas please", "da kommt der dachdecker", "mi hermana dice que lo lleve", "we own 340k"],
	...["our ride was in winter", "I'm a newcomer in Berlin", "I'm lost in Berlin", "I run in Lisbon"],
	...[
		"in the book Anna lives in Rome",
		"in my dream my brother Tom worked at Bosch",
		"in the game I'm a baker in Novigrad",
	],
	...[
		"Ludmila wants to work for NASA",
		"Tom would live in Rome",
		"Anna never lived in Rome",
		"Anna used to live in Rome",
	],
	...[
		"nobody here works at Bosch",
		"he's the Einstein of our team",
		"my character Kvothe lives in Tarbean",
		"I've a flat in Rome",
		"I met Python in 2010",
		"my friend Excel crashed",
		"she's like a mother to me",
		"we nearly hired Umberto",
		"as if my sister Ada lived in Rome",
	],
	...["Seydou owns same bike", "a scottish rail discount works in sweden", "roswitha calls it Gruppenpreis"],
	...["I live in a mill in May", "do they do discounts at Tesco", "my ride started at noon"],
	...["Is Marit my sister or my cousin?", "imagine if Elon was my landlord", "not my cousin Joe"],
])("nothing is told by %j", (clause) => {
	expect(told(clause)).toEqual([]);
});

it("what is quoted, supposed or to be worked on tells of nobody", () => {
	expect(learned('Translate: "My brother Tom lives in Rome and my wife is Anna."')).toEqual([]);
	expect(learned("If my brother Tom lived in Rome I'd visit.")).toEqual([]);
	expect(learned("Imagine my sister Ada works at Bosch.")).toEqual([]);
	expect(learned('She wrote: "my nephew Gregor will come by on the 8th"')).toEqual([]);
});

it("what stands before a quotation is told by who quotes", () => {
	expect(
		learned('My son Levan, he is in Kutaisi, says "Father, I have decided, you come and live in Rome with us."'),
	).toEqual(["user HAS_SON Levan", "Levan LOCATED_IN Kutaisi"]);
	expect(learned("i take my assistant Blessing to the interview")).toEqual(["user HAS_ASSISTANT Blessing"]);
});

it("who speaks among several says whose they are", () => {
	const said = [
		{ content: "hi", name: "Dmitri" },
		{ content: "Lorraine, grandma of Theo.", name: "Lorraine" },
	];
	expect(learned(...said)).toEqual(["Theo HAS_GRANDMA user"]);
});

it("what asks for work on a text tells whose it is, and the text itself nothing", () => {
	expect(learned("It's an email from my cousin Rosaire, into English please: my sister Lea lives in Bern")).toEqual([
		"user HAS_COUSIN Rosaire",
	]);
	expect(learned("write a story about my brother Tom: he flies")).toEqual([]);
	expect(learned('my mate said this last night, listen: "my wife Maura did it"')).toEqual([]);
	expect(learned("maybe my sister Ana comes")).toEqual(["user HAS_SISTER Ana"]);
});

it("who was called something else is that no more", () => {
	const [former, now] = learnedFrom(
		talk("my brother Tom is here", "no wait, thats my cousin not my brother"),
		[],
		TELLS_ALL,
	).relations.slice(-2);
	expect(former).toMatchObject({ predicate: "HAS_BROTHER", object: "Tom", ended: true });
	expect(now).toMatchObject({ predicate: "HAS_COUSIN", object: "Tom", ended: false });
});

it("a question tells what stands before it", () => {
	const asked = (clause: string) => relationsIn(clause, { asks: true }).map(({ object }) => object);
	expect(asked("I own a small vineyard, can you help me?")).toEqual(["small vineyard"]);
	expect(asked("does Anna live in Rome?")).toEqual([]);
});

it("among several, kin without a name is the speaker's", () => {
	const said = learned(
		{ content: "my dad lives in Kassel", name: "Mo" },
		{ content: "My mum lives in Malmö.", name: "Solvei" },
	);
	expect(said).toEqual(["Mo's dad LIVES_IN Kassel", "Solvei's mum LIVES_IN Malmö"]);
});
