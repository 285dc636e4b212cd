import { expect, it } from "vitest";
import { storedEpisode, storedMemory, storedRelation, storedSkill } from "../contract/stored-rows.ts";
import { api } from "./client.ts";
import { contextOf, shownText } from "./context-calls.ts";
import { newThread } from "./thread-calls.ts";

const tenant = "local";

async function ada(changes: object = {}) {
	const user = `ada-${crypto.randomUUID().slice(0, 8)}`;
	const id = `t-${crypto.randomUUID().slice(0, 8)}`;
	await newThread({ id, user_id: user, ...changes });
	return { user, scope: `user:${user}`, id, path: `/v1/threads/${id}` };
}

it("brings what the query asks for, and what stands in lists", async () => {
	const { scope, path, user } = await ada();
	const at = (id: string) => ({ tenant, id: `${user}-${id}`, scope });
	await storedMemory({
		...at("boat"),
		content: "Her boat lies in the harbour of Genoa",
		sourceId: "m7",
		sourceType: "message",
	});
	await storedMemory({ ...at("tabs"), content: "Prefers tabs", type: "preference" });
	await storedMemory({ ...at("born"), content: "Born in 1815", isStatic: true });
	await storedMemory({ ...at("other"), content: "Eats at noon" });
	await storedRelation({ ...at("rel"), subject: "Boat", predicate: "BUILT_BY", object: "Sangermani" });
	await storedSkill({ ...at("skill"), name: "moor", description: "How to moor a boat" });
	await storedEpisode({ ...at("eps"), threadId: "elsewhere", userId: user, text: "user: I sold the old boat" });

	const built = await contextOf(path, { query: "Where is the boat?" });
	const included = Object.fromEntries(built.report.items.filter((one) => one.included).map((one) => [one.id, one]));
	expect(included[`${user}-boat`]).toMatchObject({
		block: "knowledge",
		kind: "fact",
		provenance: { source_id: "m7", source_type: "message" },
	});
	expect(included[`${user}-tabs`]).toMatchObject({ block: "system", kind: "preference" });
	expect(included[`${user}-born`]).toMatchObject({ block: "project", kind: "fact" });
	expect(included[`${user}-rel`]).toMatchObject({ kind: "relation" });
	expect(included[`${user}-skill`]).toMatchObject({ kind: "skill" });
	expect(included[`${user}-eps`]).toMatchObject({
		kind: "episode",
		provenance: { source_id: "elsewhere", source_type: "thread", source_ids: ["m1", "m2"] },
	});
	expect(shownText(built)).not.toContain("noon");

	const bare = { relations: false, skills: false };
	const less = await contextOf(path, { query: "Where is the boat?", include: bare });
	expect(less.report.items.filter(({ kind }) => kind === "relation" || kind === "skill")).toEqual([]);
	const nothing = await contextOf(path, { query: "Where is the boat?", recall: { enabled: false } });
	expect(shownText(nothing)).not.toMatch(/Genoa|tabs|1815|Sangermani|moor|sold/);
});

it("asks with the newest user message where there is no query, and recalls without a thread too", async () => {
	const { scope, path, user } = await ada();
	await storedMemory({ tenant, id: `${user}-m`, scope, content: "Her boat lies in Genoa" });
	const said = [{ role: "user", content: "Where is the boat?" }];
	expect((await api("POST", `${path}/messages`, { messages: said })).status).toBe(201);
	expect(shownText(await contextOf(path))).toContain("Genoa");
	expect(shownText(await contextOf("", { query: "the boat?", user_id: user }))).toContain("Genoa");
	expect(shownText(await contextOf("", { messages: said, user_id: user }))).toContain("Genoa");
	expect(shownText(await contextOf("", { query: "the boat?" }))).not.toContain("Genoa");
});
