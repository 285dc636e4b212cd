import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
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
