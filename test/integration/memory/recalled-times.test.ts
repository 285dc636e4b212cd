import { expect, it } from "vitest";
import { contextOf } from "../contexts/context-calls.ts";
import { append, assistant, MESSAGES_ONLY, newThread, user } from "../thread-calls.ts";

const DAY = 86_400_000;
const START = Date.parse("2024-01-01T10:00:00.000Z");
const at = (day: number) => new Date(START + day * DAY).toISOString();

/** The ids of what recall brings of a question that has no word of any message. */
async function recalled(path: string, query: string, knowledge = 300) {
	const { report } = await contextOf(path, {
		...{ query, now: at(400), waterfall: false },
		budget: {
			system: 200,
			project: 0,
			task: 0,
			history: 0,
			knowledge,
			user_query: 1_000,
			response: 0,
			safety_buffer: 0,
		},
	});
	return report.items.filter(({ section, included }) => section === "earlier_messages" && included);
}

it.each([
	["a thread that is ranked whole", 130],
	["a longer one", 1_300],
])("of %s, what was said on a day is found by that day alone, the year left out too", async (_, messages) => {
	const path = await newThread({ config: MESSAGES_ONLY });
	const said = Array.from({ length: messages }, (_, n) => ({
		...(n % 2 === 0 ? user : assistant)(`So much for number ${n}.`),
		...{ id: `m${n}`, created_at: at(Math.floor((n * 390) / messages)) },
	}));
	for (let from = 0; from < messages; from += 100) await append(path, said.slice(from, from + 100));
	const ofDay = said.filter(({ created_at }) => created_at.startsWith("2024-03-09")).map(({ id }) => id);

	for (const query of ["What happened on 9 March 2024?", "What happened on March 9?"]) {
		const ids = (await recalled(path, query)).map(({ id }) => id);
		for (const one of ofDay) expect(ids).toContain(one);
	}
});

it("shows passages of a message that is larger than the block", async () => {
	const path = await newThread({ config: MESSAGES_ONLY });
	const long = Array.from({ length: 150 }, (_, n) => `The ${n}th barrel was rolled into the cellar before noon.`);
	await append(path, [user([...long, "In the end Ana visited Damme."].join(" "), { id: "long" }), assistant("I see.")]);

	const [item] = await recalled(path, "Did Ana visit Damme?");
	expect(item).toMatchObject({ id: "long", truncated_tokens: expect.any(Number) });
	expect(item?.tokens).toBeLessThanOrEqual(300);
});
