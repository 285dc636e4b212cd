import { expect, it } from "vitest";
import { api } from "../client.ts";
import { contextOf, shownText } from "../contexts/context-calls.ts";
import { newThread } from "../thread-calls.ts";

const LABEL = "Profile, no answer to the question: what else is known of the user.";
const profile = { profile: true };
const offTopic = "Which planet has the most moons?";

async function remembering(contents: readonly (string | object)[]) {
	const user = `ada-${crypto.randomUUID().slice(0, 8)}`;
	const id = `t-${crypto.randomUUID().slice(0, 8)}`;
	await newThread({ id, user_id: user });
	const scope = `user:${user}`;
	const memories = contents.map((one) => ({ scope, ...(typeof one === "string" ? { content: one } : one) }));
	if (memories.length > 0) expect((await api("POST", "/v1/memories", { memories })).status).toBe(201);
	const path = `/v1/threads/${id}`;
	return {
		id,
		user,
		path,
		asked: (body: object = {}) => contextOf(path, { query: offTopic, include: profile, ...body }),
	};
}

it("shows the user's few memories where nothing is found, labelled, and as no answer", async () => {
	const { asked } = await remembering([
		"Her boat lies in Genoa",
		"Eats at noon",
		{ content: "Prefers tabs", type: "preference" },
	]);
	const built = await asked({ include: { ...profile, nothing_found: true } });
	const shown = shownText(built);
	expect(shown).toContain(`<knowledge>\nNothing relevant was found in memory.\n${LABEL}\n<facts>\n- `);
	expect(shown).toContain("- Eats at noon");
	expect(shown.split("Prefers tabs")).toHaveLength(2);
	const items = built.report.items.filter(({ section }) => section === "profile");
	expect(items).toHaveLength(2);
	expect(items.every(({ included, kind, block }) => included && kind === "fact" && block === "knowledge")).toBe(true);
	expect(built.report.warnings.map(({ code }) => code)).toContain("empty_knowledge");
});

it("is silent unless asked for, with recall off, and where something answers", async () => {
	const { asked } = await remembering(["Her boat lies in the harbour of Genoa", "Eats at noon"]);
	expect(shownText(await asked({ include: {} }))).not.toContain("noon");
	expect(shownText(await asked({ recall: { enabled: false } }))).not.toContain("noon");
	expect(shownText(await asked({ recall: { limit: 0 } }))).not.toContain("noon");
	const answered = shownText(await asked({ query: "Where is the boat, in which harbour?" }));
	expect(answered).toContain("Genoa");
	expect(answered).not.toContain("noon");
});

it("is shown whole or not at all, within the budget", async () => {
	const { asked } = await remembering(Array.from({ length: 40 }, (_, at) => `Keeps figurine number ${at} on a shelf`));
	const budget = (knowledge: number) => ({
		waterfall: false,
		budget: { system: 200, project: 0, task: 0, history: 0, knowledge, user_query: 500, response: 0, safety_buffer: 0 },
	});
	const whole = await asked(budget(2_000));
	expect(whole.report.items.filter(({ section, included }) => section === "profile" && included)).toHaveLength(40);
	const small = await asked(budget(100));
	expect(shownText(small)).not.toContain("figurine");
	expect(small.report.items.filter(({ section, included }) => section === "profile" && !included)).toHaveLength(40);
});

it("is that of few memories, of the user alone", async () => {
	const many = await remembering(Array.from({ length: 41 }, (_, at) => `Keeps figurine number ${at} on a shelf`));
	expect(shownText(await many.asked())).not.toContain("figurine");

	const other = await remembering(["Sails to Corsica every summer"]);
	const nobody = await remembering([{ content: "Everybody eats at noon", scope: "global" }]);
	const shown = shownText(await nobody.asked());
	expect(shown).not.toContain("Corsica");
	expect(shown).not.toContain("noon");
	expect(shownText(await nobody.asked({ user_id: other.user }))).toContain("Corsica");
});

it("has nothing that is over, and what the thread says instead of the user's", async () => {
	const { asked, path } = await remembering([
		{ content: "Lives in Lisbon", expires_at: "2020-01-01T00:00:00Z" },
		{ content: "Indents by two", key: "indent" },
		"Eats at noon",
	]);
	const thread = path.split("/").at(-1);
	await api("POST", "/v1/memories", { content: "Indents by eight here", key: "indent", scope: `thread:${thread}` });
	const shown = shownText(await asked());
	expect(shown).toContain("noon");
	expect(shown).not.toMatch(/Lisbon|by two/);
});
