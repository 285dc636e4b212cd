import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { stem, termsOf } from "../../../src/core/language/terms.ts";
import { createDeps } from "../../../src/deps.ts";
import { api, ask } from "../client.ts";
import { append, assistant, invalid, newThread, user } from "../thread-calls.ts";
import { contentsOf, remembered, settled, someone } from "./learning-calls.ts";

const FLUSH = { overflow: { strategy: "flush", preserve_messages: 2 } };

const flushed = z.strictObject({ summary: z.unknown(), covered: z.number() });
const report = z.looseObject({
	report: z.looseObject({
		items: z.array(
			z.looseObject({ id: z.string(), seq: z.number().optional(), block: z.string(), reason: z.string() }),
		),
	}),
});

/** An assistant for HR policy, told the same things as in the demo of continuity. */
const HR_TALK = [
	user("Hi, my name is Dana Reyes and I work in the Lisbon office.", { id: "hr-1" }),
	assistant("Welcome, Dana. What would you like to know about our policies?", { id: "hr-2" }),
	user("How many days of parental leave do we get? I live in Porto.", { id: "hr-3" }),
	assistant("Sixteen weeks, paid in full.", { id: "hr-4" }),
	user("And how long is the notice period?", { id: "hr-5" }),
	assistant("Thirty days.", { id: "hr-6" }),
];

const flush = (thread: string) => ask(flushed, "POST", `${thread}/distill?wait=true`);

async function reasons(thread: string) {
	const { report: said } = await ask(report, "POST", `${thread}/context`, { query: "What about sick leave?" });
	return said.items.filter(({ block, seq }) => block === "history" && seq !== undefined);
}

describe("a thread under the strategy flush", () => {
	it("stores what was said in its long-term blocks, and only then moves the window", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: FLUSH });
		await append(thread, HR_TALK);
		expect((await reasons(thread)).every(({ reason }) => reason === "fits")).toBe(true);

		expect(await flush(thread)).toEqual({ summary: null, covered: 4 });
		expect(await settled(thread)).toMatchObject([{ kind: "flush", status: "done" }]);
		const shown = await reasons(thread);
		expect(shown.filter(({ reason }) => reason === "flushed").map(({ id }) => id)).toEqual(
			expect.arrayContaining(["hr-1", "hr-2", "hr-3", "hr-4"]),
		);
		const memories = await remembered(`user:${user_id}`);
		const byBlock = (block: string) => memories.filter(({ metadata }) => metadata?.includes(`"${block}"`));
		expect(byBlock("extractive").map(({ content }) => content)).toEqual(
			expect.arrayContaining([expect.stringContaining("Dana Reyes"), expect.stringContaining("Porto")]),
		);
		expect(byBlock("vector").map(({ type, content }) => `${type} ${content}`)).toEqual(
			expect.arrayContaining(["episode assistant: Sixteen weeks, paid in full."]),
		);
		// The same again adds nothing, and nothing is left to flush.
		expect(await flush(thread)).toEqual({ summary: null, covered: 0 });
		expect(await remembered(`user:${user_id}`)).toHaveLength(memories.length);
	});

	it("flushes by itself above its trigger, while appends go on", async () => {
		const user_id = someone();
		const config = { overflow: { ...FLUSH.overflow, token_limit: 60, ltm: ["vector"] } };
		const thread = await newThread({ user_id, config });
		const { overflow } = await append(thread, HR_TALK);
		expect(overflow.job).toMatch(/^job_/);
		await append(thread, [user("And the dress code?", { id: "hr-7" })]);
		await settled(thread);

		const items = await reasons(thread);
		expect(items.find(({ id }) => id === "hr-1")).toMatchObject({ reason: "flushed" });
		expect(items.find(({ id }) => id === "hr-7")).toMatchObject({ reason: "fits" });
	});

	it("keeps no more than a block's limit, and only in the blocks that are named", async () => {
		const user_id = someone();
		const limited = { ...FLUSH.overflow, ltm: ["static", "vector"], ltm_limits: { vector: 2 } };
		const thread = await newThread({ user_id, config: { overflow: limited } });
		await append(thread, HR_TALK);
		await flush(thread);

		const memories = await remembered(`user:${user_id}`);
		expect(memories.filter(({ type }) => type === "episode")).toHaveLength(2);
		expect(memories.filter(({ metadata }) => metadata?.includes('"static"')).map(({ content }) => content)).toEqual(
			expect.arrayContaining([expect.stringContaining("Dana Reyes")]),
		);
		expect(await contentsOf(`user:${user_id}`)).not.toContainEqual(expect.stringContaining("user lives in Porto"));
	});

	it("stores what a flushed message says now in place of what it said", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: FLUSH });
		await append(thread, HR_TALK);
		await flush(thread);
		await ask(z.unknown(), "PATCH", `${thread}/messages/hr-4`, { content: "Eighteen weeks since January." });
		await settled(thread);

		const contents = await contentsOf(`user:${user_id}`);
		expect(contents).toContain("assistant: Eighteen weeks since January.");
		expect(contents.join()).not.toContain("Sixteen weeks");
	});

	it("takes a flushed message's text out of its blocks when it is deleted", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: FLUSH });
		await append(thread, HR_TALK);
		await flush(thread);
		await ask(z.unknown(), "DELETE", `${thread}/messages/hr-1`);

		expect(JSON.stringify(await remembered(`user:${user_id}`))).not.toContain("Dana Reyes");
		const known = createDeps(env).knownMemories("local");
		const [hits] = await known.like([{ terms: termsOf("Reyes").map(stem), key: null }], [`user:${user_id}`], 5);
		expect(hits).toEqual([]);
	});

	it("is never one that may not learn: what left its window would be stored nowhere", async () => {
		const user_id = someone();
		const flushing = await newThread({ user_id, config: { overflow: { ...FLUSH.overflow, token_limit: 60 } } });
		const silent = await newThread({ config: { learn: "off" } });
		const refused = [
			await api("PATCH", flushing, { config: { learn: "off" } }),
			await api("PATCH", silent, { config: { overflow: { strategy: "flush" } } }),
		];
		for (const answer of refused) expect(answer).toMatchObject(invalid("config.learn"));
		expect(await api("PATCH", silent, { config: { learn: "turn", overflow: { strategy: "flush" } } })).toMatchObject({
			status: 200,
		});

		// One that was stored so before keeps its messages in view, and can be changed in all else.
		await runInDurableObject(env.THREADS.getByName(`local/${flushing.split("/").at(-1)}`), (_, { storage }) => {
			storage.sql.exec("UPDATE thread SET config = json_set(config, '$.learn', 'off')");
		});
		await append(flushing, HR_TALK);
		expect(await flush(flushing)).toEqual({ summary: null, covered: 0 });
		expect(await settled(flushing)).toEqual([]);
		expect((await reasons(flushing)).every(({ reason }) => reason === "fits")).toBe(true);
		expect(await remembered(`user:${user_id}`)).toEqual([]);
		expect(await api("PATCH", flushing, { config: { working_state: false } })).toMatchObject({ status: 200 });
	});

	it("keeps what was said word for word, but no password, key or token", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: FLUSH });
		const said = "My password is hunter2-Xy9. The staging database is at postgres://mira:tulip42@db.acme.dev/app.";
		await append(thread, [
			user(said),
			assistant("Your key is sk-proj-abc123DEF456ghi789."),
			user("Fine."),
			assistant("Yes."),
		]);
		await flush(thread);

		const kept = JSON.stringify(await remembered(`user:${user_id}`));
		expect(kept).toContain("My password is [secret]. The staging database is at postgres://[secret]@db.acme.dev/app.");
		const { results } = await env.DB.prepare(
			"SELECT content AS text FROM memories UNION ALL SELECT quote FROM memory_quotes UNION ALL SELECT content FROM memory_versions",
		).all();
		expect(/hunter2-Xy9|tulip42|sk-proj-abc/.test(JSON.stringify(results))).toBe(false);
	});
});
