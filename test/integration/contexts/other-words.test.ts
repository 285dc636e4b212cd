import { describe, expect, it } from "vitest";
import { append, MESSAGES_ONLY, newThread, user } from "../thread-calls.ts";
import { contextOf, itemsOf } from "./context-calls.ts";

const BUDGET = {
	...{ system: 200, project: 0, task: 0, history: 0 },
	knowledge: 2_000,
	user_query: 1_000,
	response: 0,
	safety_buffer: 0,
};
const MALDIVES = "Back from the Maldives, still sunburnt.";

const tide = (mark: number) => `The tide stood at mark ${mark} of the harbour wall.`;

/** A thread of so many messages about the tide, the 40th of which tells of something else. */
async function talked(messages: number, { told = MALDIVES, rest = tide } = {}) {
	const path = await newThread({ config: MESSAGES_ONLY });
	const all = Array.from({ length: messages }, (_, at) => user(at === 39 ? told : rest(at), { id: `m${at}` }));
	for (let from = 0; from < all.length; from += 500) await append(path, all.slice(from, from + 500));
	return path;
}

const shown = async (path: string, query: string) => {
	const built = await contextOf(path, { query, waterfall: false, budget: BUDGET });
	return itemsOf(built, "knowledge").filter(({ included }) => included);
};

describe("what was said in other words", () => {
	// A longer thread than 1,000 messages is ranked by what the index finds alone.
	it.each([200, 1_200])("is found in a thread of %d messages, and the receipt says by what", async (messages) => {
		const [found, ...others] = await shown(await talked(messages), "Which countries have I been to?");
		expect(found).toMatchObject({ id: "m39", score: { features: { lexicon_kind: expect.any(Number) } } });
		expect(others).toEqual([]);
	});

	it.each([200, 1_200])("is found by words that tell of a topic in a thread of %d messages", async (messages) => {
		const told = "woke up to the ceiling dripping, guy says its the flashing round the chimney";
		const [found, ...others] = await shown(await talked(messages, { told }), "What is wrong with the roof?");
		expect(found).toMatchObject({ id: "m39", score: { features: { lexicon_topic: expect.any(Number) } } });
		expect(others).toEqual([]);
	});

	it("is not shown to a question about something else", async () => {
		expect(await shown(await talked(200), "Which musical instruments do I play?")).toEqual([]);
	});

	it.each([
		[
			"German",
			"Welches Haustier habe ich?",
			"Unser Dackel Bruno bellt alle an.",
			(at: number) => `Pegel ${at} an der Mole.`,
		],
		[
			"French",
			"De quel instrument je joue ?",
			"Les voisins entendent mon violon.",
			(at: number) => `Marée ${at} au port.`,
		],
		["Spanish", "¿Qué mascota tengo?", "Nuestra perra Luna ladra mucho.", (at: number) => `Marea ${at} del puerto.`],
		["Chinese", "我有什么宠物？", "我家的猫打翻了花瓶。", (at: number) => `码头今天水位${at}。`],
	])("is found in %s, and nothing else", async (_, question, told, rest) => {
		const [found, ...others] = await shown(await talked(200, { told, rest }), question);
		expect(found).toMatchObject({ id: "m39", score: { features: { lexicon_kind: expect.any(Number) } } });
		expect(others).toEqual([]);
	});

	it("is found where the question is in another language than the talk", async () => {
		const told = "Bruno the beagle ate a shoe.";
		expect(await shown(await talked(200, { told }), "Welches Haustier habe ich?")).toMatchObject([{ id: "m39" }]);
	});
});
