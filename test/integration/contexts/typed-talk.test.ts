import { beforeAll, describe, expect, it } from "vitest";
import { TWO_COLLEAGUES, TWO_FRIENDS } from "../../fixtures/typed-talk.ts";
import { append, MESSAGES_ONLY, newThread, user } from "../thread-calls.ts";
import { blockOf, contextOf, itemsOf } from "./context-calls.ts";

const BUDGET = { system: 0, project: 0, task: 0, history: 0, knowledge: 2_000, user_query: 1_000 };
/** So much may be shown of a thread to a question about nothing there. */
const LITTLE = 200;

let [friends, colleagues] = ["", ""];
beforeAll(async () => {
	friends = await newThread({ config: MESSAGES_ONLY });
	colleagues = await newThread({ config: MESSAGES_ONLY });
	await append(friends, TWO_FRIENDS.slice(0, 100));
	await append(friends, TWO_FRIENDS.slice(100));
	await append(colleagues, TWO_COLLEAGUES);
});

/** What a thread shows to a question, by words alone: its text, its tokens, and which messages. */
async function shown(thread: string, query: string, more: object = {}) {
	const built = await contextOf(thread, { query, format: "text", waterfall: false, budget: BUDGET, ...more });
	const ids = itemsOf(built, "knowledge").flatMap(({ id, included }) => (included ? [id] : []));
	const warnings = built.report.warnings.map(({ code }) => code);
	return { text: built.text ?? "", tokens: blockOf(built, "knowledge").used, ids, warnings };
}

it.each([
	["which bike did muhhamed have stolen", "the green one"],
	["how much was the operation for dana's dog going to be, the vet one", "they said two grand"],
	["what did dana make in the first pottery class", "looks like an ashtray"],
	["when is muhhamed's practical, the driving thing", "may 12th at 8"],
	["how many photos did muhhamed loose, which birthday was it", "photos of the twins birthday"],
	["whos buying the fiesta off karim", "the old fiesta for 600 quid"],
	["what does the landlord want for the rent now", "put the rent up by 150"],
	["where was nadias hen weekend", "lisbon, four days"],
	["who gets hitched in june?", "they tie the knot on june 20th"],
])("what two friends typed answers, and is never left empty: %s", async (query, answer) => {
	const { text, warnings } = await shown(friends, query);
	expect(text).toContain(answer);
	expect(warnings).not.toContain("empty_knowledge");
});

it.each([
	["how many queries did the login page do when tom counted", "40 queries"],
	["who switched redis off, was it tom or kofi", "kofi switched it off at noon"],
	["what did the supplier change in the csv", "semicolons now"],
	["when does the staging cert run out, did tom put it somewhere", "runs out on the 20th"],
	["how long did the restore take priya", "47 minutes"],
	["why did priya want an alert for the importer", "sven asked where his report was"],
])("what two colleagues typed answers, and is never left empty: %s", async (query, answer) => {
	const { text, warnings } = await shown(colleagues, query);
	expect(text).toContain(answer);
	expect(warnings).not.toContain("empty_knowledge");
});

// Words of theirs do stand there, in another sense: "missed the bus", "second", "court", "break".
it.each([
	"what did muhhamed name his boat?",
	"how much did dana pay for the second violin",
	"which army did muhhamed's grandfather serve in",
	"who won the cup when muhhamed's team got to the final, and what was the score",
	"when did dana's court case against the council end?",
	"did dana ever break her arm skiing and which slope was it",
	"who did muhhamed vote for in the last election",
	"how many queries did the login page do when muhhamed counted",
])("little is shown to a question about nothing there, though it names who speaks there: %s", async (query) => {
	expect((await shown(friends, query)).tokens).toBeLessThanOrEqual(LITTLE);
});

it.each([
	"who switched redis off, was it muhhamed or kofi",
	"when does the staging cert run out, did muhhamed put it somewhere",
	"why did dana want an alert for the importer",
])("little is shown to what was talked of elsewhere, asked of who speaks here: %s", async (query) => {
	expect((await shown(friends, query)).tokens).toBeLessThanOrEqual(LITTLE);
});

it.each([
	"how deep is the lake where the ship sank",
	"who wrote the opera about the flying dutchman",
	"how do you centre a div in css",
])("nothing is shown to a question about nothing there that names nobody, and a line says so: %s", async (query) => {
	const { text, ids, warnings } = await shown(friends, query, { include: { nothing_found: true } });
	expect(ids).toEqual([]);
	expect(warnings).toContain("empty_knowledge");
	expect(text).toContain("<knowledge>\nNothing relevant was found in memory.\n</knowledge>");
});

it.each([
	["what job does Muhammad do at the bakery", "Muhammad", "Muhhamed"],
	["what job does muhammad do at the bakery", "muhammad", "muhhamed"],
	["did Mohamed pass the theory", "Mohamed", "Muhhamed"],
	["what did Danna make in the pottery class", "Danna", "Dana"],
	["what did danna make in the pottery class", "danna", "dana"],
])("who speaks is known by a name that is spelt nearly so: %s", async (query, misspelt, name) => {
	const right = await shown(friends, query.replace(misspelt, name));
	expect((await shown(friends, query)).ids).toEqual(right.ids);
	const other = misspelt === misspelt.toLowerCase() ? "bartholomew" : "Bartholomew";
	const stranger = await shown(friends, query.replace(misspelt, other));
	expect(stranger.ids.length).toBeLessThan(right.ids.length / 2);
});

it("who speaks is known without the apostrophe too", async () => {
	const { ids } = await shown(friends, "what is muhhameds job");
	expect(new Set(ids)).toEqual(new Set((await shown(friends, "what is muhhamed's job")).ids));
	expect(ids.length).toBeGreaterThan(20);
});

describe("a meeting as people speak", () => {
	const ABOUT = [
		"um so the the casing, I mean we said plastic last time but, you know, with the curved one it has to be, uh, rubber I think",
		"well the marketing people, they they looked at it and, uh, eighty percent of the users would, would pay more if it looks fancy",
		"right so the battery then, I I would go for the, the kinetic one, because you, you never have to buy any, you just shake it",
		"mm, speech recognition, I'm sorry but that is just, it's way too expensive for, for a twelve euro fifty remote",
	];
	const BESIDES = [
		"yeah okay so, um, can everybody see that, or shall I, uh, move the thing over a bit so that you're not all sitting in the dark",
		"mm-hmm, mm-hmm, right, no I agree, I mean it's, it's sort of what I, what I thought as well when I was, uh, reading it",
		"sorry I, I lost the, hang on, my screen's gone again, can you, can you just go back to the one before, yeah that one",
		"okay, um, we have like ten minutes left so I'd say we, we go round the table and everybody just, uh, says what they did",
		"so I think, well I don't know, it's, it's difficult isn't it, I mean on the one hand yes, but on the other, hmm",
	];
	const WHO = ["Ada", "Bram", "Chris", "Dilek"];

	it.each([
		["What did Chris say about the battery?", "kinetic one"],
		["why didnt they want speech recognition in the remote", "way too expensive"],
		["what did the marketing people find out about what users would pay for", "eighty percent"],
		["What material should the curved casing be?", "rubber I think"],
	])("is searched through its fillers: %s", async (query, answer) => {
		const said = Array.from({ length: 60 }, (_, at) => {
			const text = (at % 15 === 7 ? ABOUT[(at - 7) / 15] : null) ?? `${BESIDES[at % 5]}, ${BESIDES[(at + 2) % 5]}`;
			return user(text, { name: at % 15 === 7 ? "Chris" : WHO[at % 4] });
		});
		const meeting = await newThread({ config: MESSAGES_ONLY });
		await append(meeting, said);
		const { text } = await shown(meeting, query, { budget: { ...BUDGET, knowledge: 120 } });
		expect(text).toContain(answer);
	});
});
