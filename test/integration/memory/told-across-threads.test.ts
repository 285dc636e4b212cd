import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { TWO_FRIENDS } from "../../fixtures/typed-talk.ts";
import { api, ask, newTenant } from "../client.ts";
import { user } from "../thread-calls.ts";

const contextAnswer = z.object({
	text: z.string(),
	report: z.object({ items: z.array(z.looseObject({ kind: z.string(), included: z.boolean() })) }),
});

const ROOF = "woke up to the ceiling dripping, guy says its the flashing round the chimney";
const KNEE = "came off the bike again, six hours in a e and an ice pack";
const QUESTION = "What is wrong with the roof?";

/** A tenant of its own, in which each of these users has told one thread of the tide, and of something else in between. */
async function tenantOf(told: Record<string, string>) {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(tenant);
	const call = (method: string, path: string, body: unknown) => api(method, `/v1/threads${path}`, body, { key });
	for (const [user_id, line] of Object.entries(told)) {
		const tides = Array.from({ length: 20 }, (_, at) => user(`The tide stood at mark ${at} of the harbour wall.`));
		await call("POST", "", { id: `of-${user_id}`, user_id });
		await call("POST", `/of-${user_id}/messages`, { messages: tides.with(9, user(line)) });
		await runDurableObjectAlarm(env.THREADS.getByName(`${tenant}/of-${user_id}`));
	}
	/** What a context in a new thread of a user's is given. */
	return async (user_id: string, query: string) => {
		const id = crypto.randomUUID();
		await call("POST", "", { id, user_id });
		const answer = await ask(contextAnswer, "POST", `/v1/threads/${id}/context`, { query, format: "text" }, { key });
		return { text: answer.text, episodes: answer.report.items.filter(({ kind }) => kind === "episode") };
	};
}

let asked: Awaited<ReturnType<typeof tenantOf>>;
beforeAll(async () => {
	asked = await tenantOf({ ada: ROOF, ben: KNEE });
});

it("finds in a new thread what another thread of the user tells in quite other words, and the receipt says by what", async () => {
	const { text, episodes } = await asked("ada", QUESTION);
	expect(text).toContain(ROOF);
	expect(text).not.toContain("The tide");
	expect(episodes).toMatchObject([
		{ included: true, score: { features: { lexicon_topic: expect.any(Number) } }, provenance: { source_id: "of-ada" } },
	]);
});

it("finds it by words that are told next to each other", async () => {
	expect((await asked("ben", "How is my knee injury?")).text).toContain(KNEE);
});

it("shows nothing of it to a question about something else", async () => {
	expect((await asked("ada", "Which musical instruments do I play?")).episodes).toEqual([]);
});

it("shows it to no other user and to no other tenant", async () => {
	const elsewhere = await tenantOf({ ada: KNEE });
	for (const { text, episodes } of [
		await asked("ben", QUESTION),
		await asked("cleo", QUESTION),
		await elsewhere("ada", QUESTION),
	]) {
		expect(text).not.toContain("dripping");
		expect(episodes).toEqual([]);
	}
});

/** What a user typed of a kitchen in five chats, each with other talk around it. */
const KITCHEN = [
	"so for the kitchen we went with the slate worktop, oak needs oiling twice a year",
	"the joiner comes thursday to brace the kitchen cabinet, that sink weighs a ton",
	"kitchen tiles arrived and theyre NOT sage, more like toothpaste green",
	"paid the deposit for the kitchen today, 2300, feel a bit sick",
	"kitchens done!! first thing we cooked in it was burnt pancakes",
];
const AROUND = 26;

it("finds in a sixth thread what five others of the user tell, each with its thread, and nothing of another user's", async () => {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(tenant);
	const talk = async (id: string, user_id: string, said: string, at: number) => {
		const around = TWO_FRIENDS.slice(at * AROUND, (at + 1) * AROUND).map(({ content }) => user(content));
		expect((await api("POST", "/v1/threads", { id, user_id }, { key })).status).toBe(201);
		const path = `/v1/threads/${id}/messages`;
		expect((await api("POST", path, { messages: around.with(9, user(said)) }, { key })).status).toBe(201);
		await runDurableObjectAlarm(env.THREADS.getByName(`${tenant}/${id}`));
	};
	for (const [at, said] of KITCHEN.entries()) await talk(`chat-${at}`, "ada", said, at);
	await talk("bens", "ben", "our kitchen is a yacht galley, slate worktop sink tiles joiner deposit and all", 0);
	await api("POST", "/v1/threads", { id: "sixth", user_id: "ada" }, { key });

	/** What is shown of each of the five. */
	const shown = async (query: string) => {
		const body = { query, format: "text", budget: { history: 0 } };
		const { text } = await ask(contextAnswer, "POST", "/v1/threads/sixth/context", body, { key });
		expect(text).not.toContain("galley");
		return KITCHEN.map((_, at) => text.split(`<earlier thread="chat-${at}"`)[1]?.split("</earlier>")[0] ?? "");
	};
	for (const [query, at] of [
		["which worktop did we go with", 0],
		["when is the joiner coming about the sink", 1],
		["whats wrong with the tiles", 2],
		["how much was the deposit", 3],
		["what did we cook first", 4],
	] as const) {
		expect((await shown(query))[at]).toContain(KITCHEN[at]);
	}
	const whole = await shown("summarize how the kitchen went");
	for (const [at, said] of KITCHEN.entries()) expect(whole[at]).toContain(said);
});
