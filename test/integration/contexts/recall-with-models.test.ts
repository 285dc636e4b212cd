import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { slowBindings } from "../../fakes/slow-bindings.ts";
import { api, newTenant } from "../client.ts";
import { assistant, MESSAGES_ONLY, newThread, user } from "../thread-calls.ts";
import { contextIn, episodesOf, withModels } from "./model-environment.ts";

const TENANT = "with-models";
/** The questions share words with all that tells of the harbour. */
const QUERY = "What happened at the harbour?";
let key = "";

async function talked(id: string, told: string) {
	await newThread({ id, user_id: "ada", config: MESSAGES_ONLY }, key);
	const messages = [
		user(told, { id: `${id}-told` }),
		...Array.from({ length: 20 }, (_, at) => user(`Number ${at} of the wool is dyed.`, { id: `${id}-${at}` })),
		user("My sister Ingrid weaves."),
		assistant("How does she like it?"),
	];
	expect((await api("POST", `/v1/threads/${id}/messages`, { messages }, { key })).status).toBe(201);
	await episodesOf(TENANT, id, 23);
}

beforeAll(async () => {
	key = await newTenant(TENANT);
	await talked("own", "The harbour froze in January.");
	await talked("another", "The harbour burned in March.");
	const memory = { content: "The harbour was sold.", scope: "user:ada", type: "fact" };
	expect((await api("POST", "/v1/memories", memory, { key })).status).toBe(201);
}, 60_000);

const plainText = async (query: string) => (await contextIn(env, key, "own", query)).text;

describe("a reranker", () => {
	it("sees memories and messages of this thread and others in one call, and orders them", async () => {
		const scores = ({ contexts }: Record<string, unknown>) => ({
			response: Array.isArray(contexts)
				? contexts.map(({ text }, id) => ({ id, score: String(text).includes("burned") ? 9 : -9 }))
				: [],
		});
		const { env: other, reranked } = withModels({ rerank: scores });
		const { items, degraded } = await contextIn(other, key, "own", QUERY);
		expect(degraded).toEqual([]);
		expect(reranked).toHaveLength(1);
		const [texts = []] = reranked;
		for (const said of ["harbour was sold", "harbour froze", "harbour burned"]) {
			expect(texts).toContainEqual(expect.stringContaining(said));
		}
		expect(texts.length).toBeLessThanOrEqual(20);
		const relevances = items.map(({ kind, score }) => ({ kind, relevance: Number(score?.relevance) }));
		const best = relevances.sort((a, b) => b.relevance - a.relevance)[0];
		expect(best).toMatchObject({ kind: "episode" });
	});

	it.each([
		["hangs", () => new Promise(() => undefined), "timeout"],
		["fails", () => Promise.reject(new Error("3040: Capacity temporarily exceeded")), "failed"],
		["answers garbage", () => ({ response: "yes" }), "failed"],
	])("that %s changes nothing but what is missing", async (_, rerank, reason) => {
		const { env: other } = withModels({ rerank });
		const { text, degraded } = await contextIn(other, key, "own", QUERY);
		expect(degraded).toEqual([{ part: "reranker", reason }]);
		expect(text).toBe(await plainText(QUERY));
	});
});

describe("a rewritten query", () => {
	const ASKED = "What became of it?";
	const keywords = (...words: string[]) => ({ response: JSON.stringify({ keywords: words }) });

	it("is searched for besides, in the thread and in others, with the last turns to resolve its pronouns", async () => {
		expect(await plainText(ASKED)).not.toContain("froze");
		const { env: other, rewritten } = withModels({ rewrite: () => keywords("harbour") });
		const { text, degraded } = await contextIn(other, key, "own", ASKED);
		expect(degraded).toEqual([]);
		for (const said of ["harbour froze", "harbour burned", "harbour was sold"]) expect(text).toContain(said);
		expect(rewritten).toHaveLength(1);
		expect(rewritten[0]).toContain("My sister Ingrid weaves.");
		expect(rewritten[0]).toContain(ASKED);
	});

	it("is not asked for where the request does not want it", async () => {
		const { env: other, rewritten } = withModels({ rewrite: () => keywords("harbour") });
		const { text } = await contextIn(other, key, "own", ASKED, { recall: { rewrite: false } });
		expect(rewritten).toEqual([]);
		expect(text).toBe(await plainText(ASKED));
	});

	it("is shown nowhere", async () => {
		const { env: other } = withModels({ rewrite: () => keywords("harbour", "xylotomy") });
		const { text } = await contextIn(other, key, "own", ASKED);
		expect(text).not.toContain("xylotomy");
	});

	it.each([
		["hangs", () => new Promise(() => undefined), {}, "timeout"],
		["fails", () => Promise.reject(new Error("3040: Capacity temporarily exceeded")), {}, "rate_limited"],
		["answers garbage", () => ({ response: "harbour! harbour!" }), {}, "rubbish"],
		["answers other JSON", () => ({ response: '{"keywords": [1]}' }), {}, "rubbish"],
		["is over the cap", () => keywords("harbour"), { TESSERA_BACKGROUND_TOKENS_PER_DAY: "10" }, "over_cap"],
	])("by a model that %s is the plain query, and says so", async (_, rewrite, settings, reason) => {
		const { env: other, rewritten } = withModels({ rewrite, settings });
		const { text, degraded } = await contextIn(other, key, "own", ASKED);
		expect(degraded).toEqual([{ part: "rewriter", reason }]);
		expect(text).toBe(await plainText(ASKED));
		expect(rewritten).toHaveLength(reason === "over_cap" ? 0 : 1);
	});

	it("counts among what a tenant's models used", async () => {
		const { env: other } = withModels({
			rewrite: () => ({ ...keywords("harbour"), usage: { prompt_tokens: 7_000_000 } }),
		});
		const again = Object.assign({ ...other }, { TESSERA_BACKGROUND_TOKENS_PER_DAY: "1_000_000" });
		expect((await contextIn(again, key, "own", ASKED)).degraded).toEqual([]);
		expect((await contextIn(again, key, "own", ASKED)).degraded).toEqual([{ part: "rewriter", reason: "over_cap" }]);
	});
});

it("a rewritten query and a real embedder wait three times together", async () => {
	const { env: other } = withModels({
		rewrite: () => ({ response: JSON.stringify({ keywords: ["harbour"] }) }),
		settings: { TESSERA_BACKGROUND_TOKENS_PER_DAY: "900000000" },
	});
	const slow = slowBindings(other);
	const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
	const request = { method: "POST", headers, body: JSON.stringify({ query: QUERY }) };
	const answer = await createApp().request("/v1/threads/own/context", request, slow.env);
	expect(answer.status).toBe(200);
	expect(slow.waits()).toBeLessThanOrEqual(3);
});
