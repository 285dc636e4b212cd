import { beforeAll, describe, expect, it } from "vitest";
import { storedKey } from "../access/stored-key.ts";
import { api, newTenant } from "../client.ts";
import { newThread } from "../thread-calls.ts";
import { contents, remembered, searched } from "./memory-search-calls.ts";

const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
let key = "";
beforeAll(async () => {
	key = await newTenant(tenant);
});

const refused = async (body: unknown) => {
	const { status, body: problem } = await api("POST", "/v1/memories/search", body, { key });
	return { status, paths: (Object(problem).errors ?? []).map(({ path }: { path: string }) => path) };
};

describe("what is found", () => {
	it("best first, with scores that follow from their parts", async () => {
		const scope = "user:scores";
		await remembered({ content: "The harbour of Genoa is closed in winter", scope, importance: 9 }, key);
		await remembered({ content: "The harbour", scope, importance: 2, created_at: "2020-01-01T00:00:00Z" }, key);
		const query = { query: "harbour of Genoa", user_id: "scores", min_score: 0 };

		const found = await searched(query, key);
		expect(found.map(({ memory }) => memory.content)).toEqual([
			"The harbour of Genoa is closed in winter",
			"The harbour",
		]);
		expect(found[0]).toMatchObject({
			memory: { scope, importance: 9, block: "knowledge" },
			score: { importance: 0.9 },
		});
		expect(found[0]?.channels).toContain("lexical");
		for (const weights of ["generative_agents", { recency: 2, importance: 1, relevance: 1 }]) {
			const [a, b, c] = weights === "generative_agents" ? [1, 1, 1] : [2, 1, 1];
			for (const { score } of await searched({ ...query, weights }, key)) {
				const mean = (a * score.recency + b * score.importance + c * score.relevance) / (a + b + c);
				expect(Math.abs(score.total - mean)).toBeLessThan(0.0002);
			}
		}
		const oldest = { ...query, weights: { recency: 0, importance: 1, relevance: 0 } };
		expect((await searched(oldest, key)).map(({ score }) => score.total)).toEqual([0.9, 0.2]);
		const worthy = { ...oldest, min_score: 0.5 };
		expect(await contents(worthy, key)).toEqual(["The harbour of Genoa is closed in winter"]);
		expect(await contents({ ...query, limit: 1 }, key)).toHaveLength(1);
		expect(await contents({ ...query, types: ["decision"] }, key)).toEqual([]);
	});

	it.each([
		["用户喜欢龙井茶", "龙井"],
		["会議は金曜日の午後です", "金曜"],
		["Der Nutzer fährt nach Köln", "Köln"],
		["يسكن المستخدم في القاهرة", "القاهرة"],
		["We 部署 on Fridays", "部署"],
	])("%s, by %s", async (content, query) => {
		await remembered({ content, scope: "user:polyglot" }, key);
		expect((await contents({ query, user_id: "polyglot" }, key))[0]).toBe(content);
	});

	it.each(['"', "harbour OR NOT AND (", "scope:x NEAR/2 *", "'; DROP TABLE memories; --"])(
		"plain words: %s",
		async (query) => {
			expect((await api("POST", "/v1/memories/search", { query, user_id: "scores" }, { key })).status).toBe(200);
		},
	);

	it("of a long query what its beginning and its end ask", async () => {
		const query = `Where is the harbour? ${"filler words about nothing much ".repeat(20_000)} Genoa`;
		expect((await contents({ query, user_id: "scores" }, key))[0]).toContain("Genoa");
	});
});

it.each([
	[{}, "query"],
	[{ query: " " }, "query"],
	[{ query: "x", limit: 0 }, "limit"],
	[{ query: "x", limit: 101 }, "limit"],
	[{ query: "x", min_score: 1.1 }, "min_score"],
	[{ query: "x", weights: { recency: 0, importance: 0, relevance: 0 } }, "weights"],
	[{ query: "x", weights: { recency: -1, importance: 0, relevance: 0 } }, "weights.recency"],
	[{ query: "x", as_of: "yesterday" }, "as_of"],
	[{ query: "x", types: ["thought"] }, "types.0"],
	[{ query: "x", user_id: "a b" }, "user_id"],
	[{ query: "x", scope: "global" }, "scope"],
])("%j is refused", async (body, path) => {
	expect(await refused(body)).toEqual({ status: 400, paths: [path] });
});

it("a body over 1 MiB is too large", async () => {
	expect((await refused({ query: "x".repeat(1_100_000) })).status).toBe(413);
});

it("the newer of what contradicts, and at a past time what was so then", async () => {
	const at = { scope: "user:moves", key: "home" };
	await remembered({ ...at, content: "Lives in Berlin", created_at: "2025-01-01T00:00:00Z" }, key);
	await remembered({ ...at, content: "Lives in Lisbon" }, key);
	const query = { query: "Where does she live? home Lives", user_id: "moves" };
	expect(await contents(query, key)).toEqual(["Lives in Lisbon"]);
	expect(await contents({ ...query, as_of: "2025-06-01T00:00:00Z" }, key)).toEqual(["Lives in Berlin"]);
	expect(await contents({ ...query, as_of: "2024-06-01T00:00:00Z" }, key)).toEqual([]);
});

it("what holds at the time that is asked for, whenever it was written", async () => {
	const at = { scope: "user:times" };
	const [rome, since, until] = ["The Rome office was open", "2020-01-01T00:00:00Z", "2021-01-01T00:00:00Z"];
	await remembered({ ...at, content: rome, valid_from: since, valid_to: until }, key);
	await remembered({ ...at, content: "Gate code is 11", key: "gate" }, key);
	await remembered({ ...at, content: "Gate code is 22", key: "gate", valid_from: "2100-01-01T00:00:00Z" }, key);
	const query = { user_id: "times" };
	const office = (as_of?: string) => contents({ ...query, query: "Rome office", types: ["fact"], as_of }, key);
	const gate = async (as_of?: string) =>
		(await contents({ ...query, query: "gate code", as_of }, key)).filter((one) => one.startsWith("Gate"));

	expect(await office("2020-06-01T00:00:00Z")).toEqual([rome]);
	expect(await office("2019-06-01T00:00:00Z")).toEqual([]);
	expect((await office()).includes(rome)).toBe(false);
	expect(await gate()).toEqual(["Gate code is 11"]);
	expect(await gate(new Date().toISOString())).toEqual(["Gate code is 11"]);
	expect(await gate("2099-01-01T00:00:00Z")).toEqual(["Gate code is 11"]);
	expect(await gate("2101-01-01T00:00:00Z")).toEqual(["Gate code is 22"]);
	expect(await gate("2020-06-01T00:00:00Z")).toEqual([]);
	const listed = await api("GET", "/v1/memories?scope=user:times&key=gate", undefined, { key });
	expect(listed.body).toMatchObject({
		data: [
			{ content: "Gate code is 22", status: "active", valid_from: "2100-01-01T00:00:00.000Z" },
			{ content: "Gate code is 11", status: "active", valid_to: "2100-01-01T00:00:00.000Z" },
		],
	});
});

it("a thread's own memories and owners, within the reach of the key", async () => {
	await newThread({ id: "talk", user_id: "ada", project_id: "apollo" }, key);
	for (const scope of ["thread:talk", "user:ada", "project:apollo", "global", "user:bob"]) {
		await remembered({ content: `The harbour as ${scope} knows it`, scope }, key);
	}
	const seen = async (body: object, with_: string) =>
		(await searched({ query: "harbour", ...body }, with_)).map(({ memory }) => memory.scope).sort();
	expect(await seen({ thread_id: "talk" }, key)).toEqual(["global", "project:apollo", "thread:talk", "user:ada"]);
	expect(await seen({}, key)).toEqual(["global"]);
	const ada = await storedKey(tenant, { role: "read", userId: "ada" });
	expect(await seen({}, ada)).toEqual(["user:ada"]);
	expect(await seen({ thread_id: "talk" }, ada)).toEqual(["thread:talk", "user:ada"]);
	const bob = await storedKey(tenant, { userId: "bob" });
	const asked = (body: object) => api("POST", "/v1/memories/search", { query: "harbour", ...body }, { key: bob });
	expect((await asked({ thread_id: "talk" })).status).toBe(404);
	expect((await asked({ user_id: "ada" })).status).toBe(403);
	expect((await asked({ thread_id: "none" })).status).toBe(404);
});

it("what is deleted is gone at once", async () => {
	const id = await remembered({ content: "The combination is 1815", scope: "user:gone" }, key);
	expect(await contents({ query: "combination", user_id: "gone" }, key)).toHaveLength(1);
	expect((await api("DELETE", `/v1/memories/${id}`, undefined, { key })).status).toBe(204);
	expect(await contents({ query: "combination", user_id: "gone" }, key)).toEqual([]);
});
