import { describe, expect, it } from "vitest";
import { append, assistant, MESSAGES_ONLY, newThread, user } from "../thread-calls.ts";
import { blockOf, contextOf, itemsOf } from "./context-calls.ts";

const BUDGET = {
	...{ system: 200, project: 0, task: 0, history: 0 },
	knowledge: 400,
	user_query: 1_000,
	response: 0,
	safety_buffer: 0,
};
const WEEK_MS = 7 * 86_400_000;
const FIRST = Date.parse("2026-01-05T09:00:00Z");
/** The second run has most of the talk about the greenhouse, in the fewest words. */
const TALKS = [3, 25, 3, 3, 3];
const RUNS = [...TALKS.keys()];
const IN_A_RUN = 50;

const ABOUT: readonly string[] = [
	"I want to build a greenhouse behind the kitchen.",
	"The greenhouse needs a greenhouse door.",
	"Two panes of the greenhouse broke before the neighbours came over.",
	"We moved the tomatoes into the greenhouse today.",
	"A storm took the roof of the greenhouse last night.",
];
const BESIDES =
	`Nothing else happened that afternoon but rain and a short quarrel about money. Then we walked along the river and looked
	at the boats until it was dark and much too cold to stay outside any longer.`.replace(/\s+/g, " ");

/** A thread of five runs of talk, two weeks apart, each with some about the greenhouse. */
async function talked(inARun = IN_A_RUN): Promise<string> {
	const path = await newThread({ config: MESSAGES_ONLY });
	for (const run of RUNS) {
		const messages = Array.from({ length: inARun }, (_, at) => {
			const about = at % 2 === 0 && at / 2 < (TALKS[run] ?? 0);
			const created_at = new Date(FIRST + run * 2 * WEEK_MS + at * 60_000).toISOString();
			const told = `${ABOUT[run]}${run === 1 ? "" : ` ${BESIDES}`} That is note ${at}.`;
			const text = about ? told : `The bus was late, number ${at} of that morning.`;
			return (at % 2 === 0 ? user : assistant)(text, { id: `r${run}-${at}`, created_at });
		});
		await append(path, messages);
	}
	return path;
}

const ask = (path: string, query: string) =>
	contextOf(path, { query, waterfall: false, budget: BUDGET, format: "text" });
const runOf = ({ id }: { id: string }) => Number(id.slice(1, 2));

describe("a question that asks for a whole subject", () => {
	it.each([
		"Summarize what I did about the greenhouse.",
		"In which order did I work on the greenhouse?",
		"How many different things did I tell you about the greenhouse?",
		"Tell me everything about the greenhouse.",
	])("brings some of each run of talk, in order of time, within the budget: %s", async (query) => {
		const built = await ask(await talked(), query);
		const shown = itemsOf(built, "knowledge").filter(({ included }) => included);
		expect([...new Set(shown.map(runOf))].sort()).toEqual(RUNS);
		const places = ABOUT.map((said) => built.text?.indexOf(said.split(".")[0] ?? said) ?? -1);
		expect(places.every((place) => place > 0)).toBe(true);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(blockOf(built, "knowledge").used).toBeLessThanOrEqual(BUDGET.knowledge);
	});

	it("brings some of each run of talk in a thread that is too long to be ranked whole, too", async () => {
		const built = await ask(await talked(210), "Summarize what I did about the greenhouse.");
		const shown = itemsOf(built, "knowledge").filter(({ included }) => included);
		expect([...new Set(shown.map(runOf))].sort()).toEqual(RUNS);
	});

	it("shows the sentence about it of a message, and a plain question the whole message", async () => {
		const path = await talked();
		const asked = async (query: string) => (await ask(path, query)).text ?? "";
		expect(await asked("Summarize what I did about the greenhouse.")).not.toContain("walked along the river");
		expect(await asked("When did the storm take the roof of the greenhouse?")).toContain("walked along the river");
	});

	it("leaves a plain question to the messages that match best", async () => {
		const built = await ask(await talked(), "Which door does the greenhouse need?");
		const shown = itemsOf(built, "knowledge").filter(({ included }) => included);
		expect([...new Set(shown.map(runOf))]).toEqual([1]);
	});
});
