import { expect, it } from "vitest";
import { localKey, newTenant } from "../client.ts";
import { contextOf, shownText } from "../contexts/context-calls.ts";
import { newThread } from "../thread-calls.ts";
import { contents, remembered, searched } from "./memory-search-calls.ts";

/** A user of a new tenant who has these memories. */
async function known(...memories: string[]) {
	const key = await newTenant(`t-${crypto.randomUUID().slice(0, 18)}`);
	for (const content of memories) await remembered({ content, scope: "user:ada", type: "fact" }, key);
	return key;
}

const RENT = "The rent is due on the first of the month.";

it.each([
	["health problems", "Had covid in March.", RENT],
	["Which pet do I have?", "Has a beagle named Bruno.", RENT],
	["When was the wedding?", "Tied the knot in 2019.", RENT],
	["Welches Haustier habe ich?", "Unser Dackel Bruno bellt viel.", "Die Kaution liegt bei der Volksbank."],
	["De quel instrument est-ce que je joue ?", "Je joue du violon le soir.", "Le loyer est payé le premier."],
	["¿Qué mascota tengo?", "Nuestra perra se llama Luna.", "El alquiler vence el lunes."],
	["我有什么宠物？", "我家的猫叫年糕。", "房租每月一号交。"],
	["Welches Haustier habe ich?", "Has a beagle named Bruno.", RENT],
])("a search for “%s” finds “%s”", async (query, content, other) => {
	const key = await known(other, content);
	expect(await contents({ query, user_id: "ada" }, key)).toEqual([content]);
	expect(await contents({ query, user_id: "bob" }, key)).toEqual([]);
});

it("a memory of the kind that is asked for is less relevant than one in the question's words", async () => {
	const key = await known("The pet insurance is with Petplan.", "Has a beagle named Bruno.", RENT);
	expect(await contents({ query: "pet", user_id: "ada" }, key)).toEqual(["The pet insurance is with Petplan."]);
	const all = await searched({ query: "pet", user_id: "ada", min_score: 0 }, key);
	const relevance = all.map(({ memory, score }) => [memory.content, score.relevance] as const);
	expect(relevance[1]?.[0]).toBe("Has a beagle named Bruno.");
	expect(relevance[1]?.[1]).toBeLessThan(relevance[0]?.[1] ?? 0);
	expect(relevance[1]?.[1]).toBeGreaterThan(0.25);
});

it("a question of which the kind is the smaller part finds nothing by it", async () => {
	const key = await known("Has a beagle named Bruno.");
	expect(await contents({ query: "How does Petra Holm insure a pet in Norway?", user_id: "ada" }, key)).toEqual([]);
});

it("a memory says something else after a change, and is found by that", async () => {
	const key = await newTenant(`t-${crypto.randomUUID().slice(0, 18)}`);
	const write = (content: string) => remembered({ content, scope: "user:ada", type: "fact", key: "evening" }, key);
	await write("Plays the trombone in a brass band.");
	await write("Goes bouldering with Kim.");
	expect(await contents({ query: "Which musical instrument?", user_id: "ada" }, key)).toEqual([]);
	expect(await contents({ query: "Which sport?", user_id: "ada" }, key)).toEqual(["Goes bouldering with Kim."]);
});

it("a context brings the memory that a question asks for in other words", async () => {
	const user_id = `ada-${crypto.randomUUID().slice(0, 8)}`;
	const path = await newThread({ user_id });
	await remembered({ content: "Had bronchitis in March.", scope: `user:${user_id}`, type: "fact" }, localKey);
	expect(shownText(await contextOf(path, { query: "What health problems have I had?" }))).toContain("bronchitis");
	expect(shownText(await contextOf(path, { query: "Which database do we use?" }))).not.toContain("bronchitis");
});
