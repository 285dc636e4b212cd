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

/** A thread of so many messages about the tide, the 40th of which tells of a country. */
async function talked(messages: number) {
	const path = await newThread({ config: MESSAGES_ONLY });
	const all = Array.from({ length: messages }, (_, at) =>
		user(at === 39 ? MALDIVES : `The tide stood at mark ${at} of the harbour wall.`, { id: `m${at}` }),
	);
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

	it("is not shown to a question about something else", async () => {
		expect(await shown(await talked(200), "Which musical instruments do I play?")).toEqual([]);
	});
});
