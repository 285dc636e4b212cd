import { expect, it } from "vitest";
import { SMALL_CONVERSATIONS } from "../../unit/core/recall/ranking/small-conversations.ts";
import { contextOf, itemsOf } from "../contexts/context-calls.ts";
import { append, newThread } from "../thread-calls.ts";

const NOW = "2026-11-20T12:00:00.000Z";

it("finds what a thread says of its own topic, and nothing of another's; what was near is named", async () => {
	const [here, , other] = SMALL_CONVERSATIONS;
	const thread = await newThread();
	const said = (here?.said ?? []).map((content, at) => ({
		...{ id: `m${at}`, role: at % 2 === 0 ? "user" : "assistant", content },
		created_at: new Date(Date.parse("2026-10-01T12:00:00Z") + at * 60_000).toISOString(),
	}));
	await append(thread, said);
	const budget = { history: 0, knowledge: 1_000 };
	const recalled = async (query: string) =>
		itemsOf(await contextOf(thread, { query, now: NOW, budget, waterfall: false }), "knowledge");

	for (const { question, evidence } of here?.asked ?? []) {
		const shown = (await recalled(question)).filter(({ included }) => included).map(({ id }) => id);
		expect(shown).toContain(said.find(({ content }) => content === evidence)?.id);
	}
	const strange = (await Promise.all((other?.asked ?? []).map(({ question }) => recalled(question)))).flat();
	expect(strange.filter(({ included }) => included)).toEqual([]);
	expect(strange.length).toBeGreaterThan(0);
	expect(new Set(strange.map(({ reason }) => reason))).toEqual(new Set(["below_min_score"]));
	expect(strange[0]?.score?.features).toHaveProperty("grip");
});
