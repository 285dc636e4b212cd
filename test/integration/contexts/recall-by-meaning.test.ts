import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { api, newTenant } from "../client.ts";
import { MESSAGES_ONLY, newThread, user } from "../thread-calls.ts";
import { contextIn, episodesOf, holdOutbox, index, withModels } from "./model-environment.ts";

const TENANT = "by-meaning";
const QUERY = "Tell me about the zorblat";
const TOLD = "Ilse put the quixel into the shed.";
const models = withModels();
let [key, other] = ["", ""];

/** A thread of 30 messages about the tide, the fifth of which tells of a quixel. */
async function talked(id: string, user_id: string, told = TOLD) {
	await newThread({ id, user_id, config: MESSAGES_ONLY }, key);
	const messages = Array.from({ length: 30 }, (_, at) =>
		user(at === 4 ? told : `The tide stood at mark ${at} of the harbour wall.`, { id: `${id}-${at}` }),
	);
	expect((await api("POST", `/v1/threads/${id}/messages`, { messages }, { key })).status).toBe(201);
	await episodesOf(TENANT, id, 30);
}

const vectorsOf = (kind: string) =>
	models.vectorize.stored().filter(({ id, metadata }) => id.startsWith(`${TENANT}/`) && metadata?.kind === kind);

beforeAll(async () => {
	key = await newTenant(TENANT);
	other = await newTenant("by-meaning-too");
	await holdOutbox(TENANT);
	await talked("own", "ada");
	await newThread({ id: "new", user_id: "ada", config: MESSAGES_ONLY }, key);
	await newThread({ id: "bobs", user_id: "bob", config: MESSAGES_ONLY }, key);
	await newThread({ id: "new", user_id: "ada", config: MESSAGES_ONLY }, other);
	await index(TENANT, models.env);
}, 60_000);

describe("what no word of the query tells", () => {
	it("is not found by words alone", async () => {
		expect((await contextIn(env, key, "own", QUERY)).text).not.toContain("quixel");
		expect((await contextIn(env, key, "new", QUERY)).text).not.toContain("quixel");
	});

	it("is found in the thread itself, with the part that meaning had in its score", async () => {
		const { text, items, degraded } = await contextIn(models.env, key, "own", QUERY);
		expect(text).toContain(TOLD);
		expect(items).toMatchObject([
			{ id: "own-4", kind: "message", seq: 5, score: { features: { meaning: expect.any(Number) } } },
		]);
		expect(degraded).toEqual([]);
	});

	it("is found in another thread of the same user", async () => {
		const { text, items } = await contextIn(models.env, key, "new", QUERY);
		expect(text).toContain(TOLD);
		expect(items).toMatchObject([{ kind: "episode", provenance: { source_id: "own", source_ids: ["own-4"] } }]);
	});

	it("is never found by another user, or in another tenant", async () => {
		expect((await contextIn(models.env, key, "bobs", QUERY)).items).toEqual([]);
		expect((await contextIn(models.env, other, "new", QUERY)).items).toEqual([]);
	});

	it("is not shown for a query that is about something else", async () => {
		expect((await contextIn(models.env, key, "own", "Which violin was tuned?")).items).toEqual([]);
	});
});

it("an index that hangs changes nothing but what is missing", async () => {
	const settings = { VECTORIZE: { query: () => new Promise(() => undefined) }, TESSERA_DEADLINE_VECTORS_MS: "100" };
	const hanging = Object.assign({ ...models.env }, settings);
	const { text, degraded } = await contextIn(hanging, key, "own", QUERY);
	expect(text).not.toContain("quixel");
	expect(degraded).toEqual([{ part: "vectors", reason: "timeout" }]);
});

it("an edit and a deletion take the vectors with them, and nothing finds them in between", async () => {
	await talked("edited", "eve", "Ilse sold the quixel.");
	await index(TENANT, models.env);
	const before = vectorsOf("message").length;
	expect((await contextIn(models.env, key, "edited", QUERY)).text).toContain("quixel");

	const path = "/v1/threads/edited/messages/edited-4";
	expect((await api("PATCH", path, { content: "Ilse sold the cow." }, { key })).status).toBe(200);
	expect((await contextIn(models.env, key, "edited", QUERY)).items).toEqual([]);
	await episodesOf(TENANT, "edited", 30);
	await index(TENANT, models.env);
	const near = vectorsOf("message").filter(({ values }) => values[0] !== 0);
	expect(near).toHaveLength(1);
	expect(vectorsOf("message")).toHaveLength(before);

	expect((await api("DELETE", "/v1/threads/edited", undefined, { key })).status).toBe(204);
	await index(TENANT, models.env);
	expect(vectorsOf("message")).toHaveLength(before - 30);
});

it("is not embedded on a day whose tokens are used up, which is said, and asked for again on the next", async () => {
	const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const capped = Object.assign({ ...models.env }, { TESSERA_BACKGROUND_TOKENS_PER_DAY: "0" });
	// Of this user alone: that the index is told of another thread again has nothing to do with it.
	const former = new Set(models.vectorize.stored().map(({ metadata }) => metadata?.scope));
	const cats = (kind: string) => vectorsOf(kind).filter(({ metadata }) => !former.has(metadata?.scope));
	await talked("capped", "cat");
	await index(TENANT, capped);
	expect(cats("message")).toEqual([]);
	expect(cats("episode")).not.toEqual([]);
	expect(said).toHaveBeenCalledWith(expect.stringContaining("the day's tokens are used up"));
	said.mockRestore();
	const asked = "SELECT DISTINCT kind, due_at > ?1 AS later FROM outbox WHERE tenant = ?2";
	const { results } = await env.DB.prepare(asked).bind(Date.now(), TENANT).all();
	expect(results).toEqual([{ kind: "message", later: 1 }]);
	await env.DB.prepare("UPDATE outbox SET due_at = 0 WHERE tenant = ?").bind(TENANT).run();
	await index(TENANT, models.env);
	expect(cats("message")).toHaveLength(30);
});
