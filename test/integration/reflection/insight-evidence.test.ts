import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { remember } from "../memory/memory-calls.ts";
import { insightsOf, reflectOn, threeFailures } from "./reflection-calls.ts";

const item = z.looseObject({
	id: z.string(),
	included: z.boolean(),
	reason: z.string(),
	duplicate_of: z.string().optional(),
});
const context = z.object({ report: z.object({ items: z.array(item) }) });
const found = z.object({ data: z.array(z.object({ memory: z.object({ id: z.string() }) })) });

const query = "What about the billing deploy that failed?";

async function knowledge(key: string, more: object = {}) {
	const body = { query, user_id: "ada", ...more };
	const { report } = await ask(context, "POST", "/v1/context", body, { key });
	return report.items;
}

it("is recalled instead of what it rests on, which the receipt says, and search finds both", async () => {
	const key = await newTenant();
	const ids = await threeFailures("user:ada", key);
	await reflectOn("user:ada", key);
	const [insight] = await insightsOf("user:ada", key);
	const items = await knowledge(key);
	expect(items.find(({ id }) => id === insight?.id)).toMatchObject({ included: true, section: "insights" });
	for (const id of ids) {
		const left = { included: false, reason: "duplicate", duplicate_of: insight?.id };
		expect(items.find((one) => one.id === id)).toMatchObject(left);
	}
	const { data } = await ask(found, "POST", "/v1/memories/search", { query, user_id: "ada" }, { key });
	const named = data.map(({ memory }) => memory.id);
	expect(named).toEqual(expect.arrayContaining([insight?.id, ...ids]));
});

it("leaves what tells more of what is asked where it is", async () => {
	const key = await newTenant();
	const reasons = ["the lift was stuck", "her child was ill", "the train from Leeds was cancelled", "of a dentist"];
	const days = ["2026-03-02", "2026-03-05", "2026-03-09", "2026-03-12"];
	const said = reasons.map((reason, at) =>
		remember(
			`Ada missed the standup because ${reason}`,
			{ scope: "user:ada", created_at: `${days[at]}T10:00:00.000Z` },
			key,
		),
	);
	const ids = (await Promise.all(said)).map(({ id }) => id);
	const [insight] = (await reflectOn("user:ada", key)).insights;
	const asked = { query: "Was the train from Leeds cancelled when Ada missed the standup?" };
	const items = await knowledge(key, asked);
	expect(items.find(({ id }) => id === insight?.id)).toMatchObject({ included: true });
	for (const [at, id] of ids.entries()) {
		// The others say less of what is asked than the third does: they are out with the insight or by their relevance.
		const reason = expect.stringMatching(/^(?:duplicate|below_min_score)$/);
		const left = at === 2 ? { included: true, reason: "fits" } : { included: false, reason };
		expect(items.find((one) => one.id === id)).toMatchObject(left);
	}
});

it("goes with what it rests on, whose words it may have, and is concluded anew from the rest", async () => {
	const key = await newTenant();
	const [first = "", ...rest] = await threeFailures("user:ada", key, "The zanzibar deploy failed");
	const more = { scope: "user:ada", created_at: "2026-03-12T10:00:00.000Z" };
	const another = await ask(
		z.object({ id: z.string() }),
		"POST",
		"/v1/memories",
		{ content: "The zanzibar deploy failed at noon", ...more },
		{ key },
	);
	const [insight] = (await reflectOn("user:ada", key)).insights;
	expect(insight?.evidence).toContain(first);

	await api("DELETE", `/v1/memories/${first}`, undefined, { key });
	expect(await insightsOf("user:ada", key)).toEqual([]);
	expect((await api("GET", `/v1/memories/${insight?.id}`, undefined, { key })).status).toBe(404);
	const tables = ["memories", "memory_versions", "memories_fts"];
	const rows = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)));
	expect(JSON.stringify(rows.map(({ results }) => results))).not.toContain("zanzibar deploy failed because");

	const [anew] = (await reflectOn("user:ada", key)).insights;
	expect(anew?.evidence.toSorted()).toEqual([...rest, another.id].toSorted());
});

it("goes with the message that taught what it rests on", async () => {
	const key = await newTenant();
	const thread = { id: "standup", user_id: "ada", config: { learn: "off" } };
	await ask(z.unknown(), "POST", "/v1/threads", thread, { key });
	const upgrades = [
		["2026-03-02", "Kafka 4"],
		["2026-03-05", "Postgres 18"],
		["2026-03-09", "Redis 8"],
	];
	const messages = upgrades.map(([day, version], at) => ({
		id: `m${at}`,
		role: "user",
		content: `The billing deploy failed after we upgraded to ${version}.`,
		created_at: `${day}T10:00:00.000Z`,
	}));
	await ask(z.unknown(), "POST", "/v1/threads/standup/messages", { messages }, { key });
	await ask(z.unknown(), "POST", "/v1/memories/ingest", { messages, thread_id: "standup", wait: true }, { key });
	const { insights } = await reflectOn("user:ada", key);
	expect(insights).toHaveLength(1);
	expect(insights[0]?.evidence).toHaveLength(3);
	await api("DELETE", "/v1/threads/standup/messages/m0", undefined, { key });
	expect(await insightsOf("user:ada", key)).toEqual([]);
});

it("is corrected and removed as other memories are", async () => {
	const key = await newTenant();
	await threeFailures("user:ada", key);
	const [insight] = (await reflectOn("user:ada", key)).insights;
	const path = `/v1/memories/${insight?.id}`;
	const changed = await api("PATCH", path, { content: "Billing deploys fail in the morning" }, { key });
	expect(changed).toMatchObject({ status: 200, body: { version: 2, depth: 1, evidence: insight?.evidence } });
	const retyped = await api("PATCH", path, { type: "fact" }, { key });
	expect(retyped).toMatchObject({ status: 400, body: { errors: [{ path: "type" }] } });
	expect((await api("DELETE", path, undefined, { key })).status).toBe(204);
	expect(await reflectOn("user:ada", key)).toEqual({ insights: [] });
});

it("holds no more what was corrected, and hides no correction", async () => {
	const key = await newTenant();
	const ids = await threeFailures("user:ada", key);
	await reflectOn("user:ada", key);
	const fourth = { scope: "user:ada", created_at: "2026-03-12T10:00:00.000Z" };
	const { id } = await remember("The billing deploy failed on the okapi host", fourth, key);
	await reflectOn("user:ada", key);
	const [four] = await insightsOf("user:ada", key);
	expect(four?.content).toMatch(/on 4 days.*okapi/);

	const content = "What about the billing deploy that failed? It was the search deploy";
	await api("PATCH", `/v1/memories/${ids[0]}`, { content }, { key });
	const [still] = await insightsOf("user:ada", key);
	expect(still?.id).toBe(four?.id);
	expect((await knowledge(key)).find((one) => one.id === ids[0])).not.toHaveProperty("duplicate_of");
	await reflectOn("user:ada", key);
	expect((await insightsOf("user:ada", key)).map((one) => one.content)).toEqual([
		expect.stringMatching(/on 3 days.*okapi/),
	]);

	await api("PATCH", `/v1/memories/${id}`, { content: "The lift was out of order" }, { key });
	expect(await insightsOf("user:ada", key)).toEqual([]);
});

it("comes back with its smaller count where what made it larger is deleted", async () => {
	const key = await newTenant();
	const ids = await threeFailures("user:ada", key);
	await reflectOn("user:ada", key);
	const fourth = { scope: "user:ada", created_at: "2026-03-12T10:00:00.000Z" };
	const { id } = await remember("The billing deploy failed at noon", fourth, key);
	expect((await reflectOn("user:ada", key)).insights[0]?.content).toContain("on 4 days");
	await api("DELETE", `/v1/memories/${id}`, undefined, { key });
	const [anew] = (await reflectOn("user:ada", key)).insights;
	expect(anew?.content).toContain("on 3 days");
	expect(anew?.evidence.toSorted()).toEqual(ids.toSorted());
});

it("is over with what it rests on, in search too", async () => {
	const key = await newTenant();
	const ids = await threeFailures("user:ada", key);
	const [insight] = (await reflectOn("user:ada", key)).insights;
	for (const id of ids.slice(0, 2)) await api("POST", `/v1/memories/${id}/review`, { decision: "expire" }, { key });
	expect(await insightsOf("user:ada", key)).toEqual([]);
	const { data } = await ask(found, "POST", "/v1/memories/search", { query, user_id: "ada" }, { key });
	expect(data.map(({ memory }) => memory.id)).not.toContain(insight?.id);
	expect((await api("GET", `/v1/memories/${insight?.id}`, undefined, { key })).body).toMatchObject({
		status: "expired",
	});
});
