import { expect, it } from "vitest";
import { storedEpisode, storedMemory, storedRelation, storedSkill } from "../../contract/memory/stored-rows.ts";
import { api } from "../client.ts";
import { contextOf, shownText } from "../contexts/context-calls.ts";
import { newThread } from "../thread-calls.ts";

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

it("says why it does not show what was replaced or has expired, and does not show it", async () => {
	const { scope, path } = await ada();
	const write = async (body: object) => {
		const answer = await api("POST", "/v1/memories", { scope, type: "fact", ...body });
		expect(answer.status).toBe(201);
		return answer.body as { id: string };
	};
	const old = await write({ content: "The gate code is 1111", key: "gate" });
	const now = await write({ content: "The gate code is 2222", key: "gate" });
	const expired = await write({ content: "The gate is stuck", expires_at: "2026-01-01T00:00:00.000Z" });
	const erased = await write({ content: "The gate is green", key: "colour" });
	await write({ content: "The gate is red", key: "colour" });
	expect((await api("DELETE", `/v1/memories/${erased.id}`)).status).toBe(204);

	const built = await contextOf(path, { query: "What is the gate code?" });
	const reasons = new Map(built.report.items.map(({ id, included, reason }) => [id, included ? "shown" : reason]));
	expect([old, now, expired, erased].map(({ id }) => reasons.get(id))).toEqual([
		...["superseded", "shown", "expired", undefined],
	]);
	expect(shownText(built)).not.toMatch(/1111|stuck|green/);
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

it("shows of one key what the user said, before the project and everybody", async () => {
	const project = `p-${crypto.randomUUID().slice(0, 8)}`;
	const { scope, path, user } = await ada({ project_id: project });
	const at = (of: string) => ({ tenant, id: `${user}-${of}`, type: "preference" as const, key: `indent.${user}` });
	await storedMemory({ ...at("all"), scope: "global", content: "Indent by two" });
	await storedMemory({ ...at("team"), scope: `project:${project}`, content: "Indent by four" });
	await storedMemory({ ...at("own"), scope, content: "Indent by tabs" });
	const built = await contextOf(path, { query: "How do I indent?" });
	const reasons = Object.fromEntries(built.report.items.map(({ id, reason }) => [id, reason]));
	expect(reasons).toMatchObject({
		[`${user}-own`]: "fits",
		[`${user}-team`]: "overridden",
		[`${user}-all`]: "overridden",
	});
	expect(shownText(built)).toContain("Indent by tabs");
	expect(shownText(built)).not.toMatch(/Indent by (two|four)/);
});

it("asks for a past time, for types, and by weights; and warns of what should be looked at", async () => {
	const { scope, path, user } = await ada();
	const at = (id: string) => ({ tenant, id: `${user}-${id}`, scope });
	const moved = "2026-03-01T00:00:00.000Z";
	await storedMemory({
		...at("old"),
		content: "Lives in Berlin",
		status: "superseded",
		updatedAt: moved,
		validTo: moved,
	});
	await storedMemory({
		...at("new"),
		content: "Lives in Lisbon",
		createdAt: moved,
		updatedAt: moved,
		importance: 8,
		reviewAt: moved,
	});
	await storedMemory({ ...at("plan"), content: "Lives on a boat from May", type: "decision", createdAt: moved });
	const shown = async (recall: object) => contextOf(path, { query: "Where does she live? Lives", recall });

	const now = await shown({ weights: "generative_agents" });
	expect(shownText(now)).toMatch(/Lisbon[\s\S]*boat|boat[\s\S]*Lisbon/);
	expect(shownText(now)).not.toContain("Berlin");
	expect(now.report.warnings.map(({ code }) => code)).toContain("stale_memory");
	for (const { score } of now.report.items.filter(({ id }) => id.startsWith(user))) {
		const { total = 0, relevance = 0, recency = 0, importance = 0 } = score ?? {};
		expect(Math.abs(total - (relevance + recency + importance) / 3)).toBeLessThan(0.0002);
	}
	const then = await shown({ as_of: "2026-02-01T00:00:00Z" });
	expect(shownText(then)).toContain("Berlin");
	expect(shownText(then)).not.toMatch(/Lisbon|boat/);
	const decided = await shown({ types: ["decision"] });
	expect(shownText(decided)).toContain("boat");
	expect(shownText(decided)).not.toContain("Lisbon");
	const refused = { query: "x", recall: { weights: { recency: 0, importance: 0, relevance: 0 } } };
	expect((await api("POST", `${path}/context`, refused)).status).toBe(400);
});
