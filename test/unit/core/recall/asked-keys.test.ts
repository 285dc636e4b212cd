import { describe, expect, it } from "vitest";
import { fuseChannels } from "../../../../src/core/recall/fuse-channels.ts";
import { selectResults } from "../../../../src/core/recall/select-results.ts";
import { gathered, kept } from "./recalling.ts";

const KNOWN = {
	home: kept("home", "The user moved to Bremen.", { key: "user.home" }),
	manager: kept("manager", "The user's manager is Jonas Weber.", { key: "user.manager" }),
	name: kept("name", "The user's name is Mira Okafor.", { key: "user.name", is_static: true }),
	employer: kept("employer", "The user works at Airbus as an engineer.", { key: "user.employer" }),
	wife: kept("wife", "The user's wife Elena is a cardiologist."),
	walnuts: kept("walnuts", "The user is allergic to walnuts.", { key: "allergy.walnut" }),
	diet: kept("diet", "The user is vegetarian.", { key: "diet" }),
	postgres: kept("postgres", "We use PostgreSQL 16 for the readings.", { key: "uses.postgresql.readings" }),
	host: kept("host", "We decided to host on Hetzner because the data stays in Europe.", { key: "decision.hosting" }),
	beta: kept("beta", "The deadline for the beta is 14 December 2026.", { key: "deadline.beta" }),
	dog: kept("dog", "The user has a dog named Biscuit."),
	birthday: kept("birthday", "The user's birthday is on July 4th.", { key: "user.birthday", is_static: true }),
	born: kept("born", "The user was born in 1988 in Kraków.", { is_static: false }),
	car: kept("car", "The user drives a Tesla Model 3."),
	editor: kept("editor", "The user's favourite editor is Helix.", { key: "favourite.editor" }),
};
const TOOLS = Array.from({ length: 30 }, (_, n) =>
	kept(`tool${n}`, `We use Tool${n} for the task${n}.`, { key: `uses.tool${n}.task${n}` }),
);

/** The most relevant of what is known of the user, and of thirty memories that have nothing to do with any question. */
function answers(query: string): string[] {
	const fused = fuseChannels(query, gathered({ memories: [...TOOLS, ...Object.values(KNOWN)] }));
	const best = Math.max(...fused.memories.map(({ relevance }) => relevance));
	return best === 0 ? [] : fused.memories.filter(({ relevance }) => relevance === best).map(({ item }) => item.id);
}

describe("questions whose words are not those of the answer", () => {
	it.each([
		["Where do I live?", "home"],
		["What city am I in?", "home"],
		["Wo wohne ich?", "home"],
		["¿Dónde vivo?", "home"],
		["Où est-ce que j'habite ?", "home"],
		["我住在哪里？", "home"],
		["私の住所は？", "home"],
		["Who is my boss?", "manager"],
		["Who do I report to?", "manager"],
		["Wer ist mein Chef?", "manager"],
		["Where do I work?", "employer"],
		["Plan my commute to work tomorrow", "employer"],
		["What's my name?", "name"],
		["What does my spouse do?", "wife"],
		["What can I not eat?", "walnuts"],
		["What can I not eat?", "diet"],
		["Do I have any allergies?", "walnuts"],
		["Suggest a dinner recipe", "diet"],
		["Which database version do we use?", "postgres"],
		["Where do we host and why?", "host"],
		["Warum Hetzner?", "host"],
		["When is the beta due?", "beta"],
		["What is my dog called?", "dog"],
		["When is my birthday?", "birthday"],
		["How old am I?", "birthday"],
		["What car do I have?", "car"],
		["Which editor do I like?", "editor"],
	])("%s", (query, id) => {
		expect(answers(query)).toContain(id);
	});

	it("are not of others, nor of anything at all", () => {
		for (const query of [
			"Where does Alice live?",
			"Where does my sister live?",
			"Who is Bob's boss?",
			"What is the capital of Peru?",
			"Why?",
		])
			expect(answers(query)).toEqual([]);
	});

	it("bring no more than what they ask for", () => {
		const fused = fuseChannels("Which database version do we use?", gathered({ memories: [...TOOLS, KNOWN.postgres] }));
		const options = { query: "", weights: null, now: Date.now(), limit: 10, past: false, precision: null };
		expect(selectResults(fused, options).map(({ id }) => id)).toEqual(["postgres"]);
	});
});
