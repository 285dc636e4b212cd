import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ThreadObject } from "../../../src/worker.ts";
import { api, newTenant } from "../client.ts";
import { assistant, calling, refusal, result, user } from "../thread-calls.ts";

afterEach(() => vi.restoreAllMocks());

/** A tenant with one thread, and what D1 has of its episodes. */
async function thread(settings: object) {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(tenant);
	const call = (method: string, path: string, body?: unknown) => api(method, `/v1/threads/t${path}`, body, { key });
	const make = (more: object) => api("POST", "/v1/threads", { id: "t", ...more }, { key });
	await make(settings);
	const stub = env.THREADS.getByName(`${tenant}/t`);
	const episodes = async () => {
		const sql = "SELECT user_id, project_id, text FROM episodes WHERE tenant = ? ORDER BY from_seq";
		return (await env.DB.prepare(sql).bind(tenant).all<{ user_id: string; project_id: string; text: string }>())
			.results;
	};
	return {
		call,
		make,
		episodes,
		texts: async () => (await episodes()).map(({ text }) => text),
		say: (...messages: object[]) => call("POST", "/messages", { messages }),
		alarm: () => runDurableObjectAlarm(stub),
		tables: () =>
			runInDurableObject(stub, (_, state) => state.storage.sql.exec("SELECT name FROM sqlite_master").toArray()),
	};
}

const key = user("The key is under the mat.", { id: "key", name: "ada" });
const mat = assistant("Which mat?", { id: "mat" });
const door = user("The one at the back door.", { id: "door" });

async function talked(settings: object = { user_id: "ada" }) {
	const made = await thread(settings);
	await made.say(key, mat, door);
	await made.alarm();
	return made;
}

describe("what is said in a thread", () => {
	it("is indexed behind its appends, for the thread's user and project", async () => {
		const { say, alarm, episodes } = await talked({ user_id: "ada", project_id: "p" });
		const text = "ada: The key is under the mat.\nassistant: Which mat?\nuser: The one at the back door.";
		expect(await episodes()).toEqual([{ user_id: "ada", project_id: "p", text }]);

		await say(calling("c1"), result("c1", "in the shed"), assistant("Found it."));
		await alarm();
		expect(await episodes()).toMatchObject([{ text: `${text}\nassistant: (calls look)\nassistant: Found it.` }]);
	});

	it("is not where the thread is nobody's", async () => {
		const { episodes } = await talked({ project_id: "p" });
		expect(await episodes()).toEqual([]);
	});

	it("is there for whom the thread is moved to, and for nobody from then on till then", async () => {
		const { call, alarm, episodes } = await talked();
		await call("PATCH", "", { user_id: "ben" });
		expect(await episodes()).toEqual([]);
		await alarm();
		expect(await episodes()).toMatchObject([{ user_id: "ben" }]);

		await call("PATCH", "", { user_id: null });
		expect(await episodes()).toEqual([]);
		await alarm();
		expect(await episodes()).toEqual([]);
	});
});

describe("what is deleted", () => {
	it("is gone once that is acknowledged, and the rest of its episode comes back", async () => {
		const { call, alarm, texts } = await talked();
		expect((await call("DELETE", "/messages/key")).status).toBe(204);
		expect(await texts()).toEqual([]);
		await alarm();
		expect(await texts()).toEqual(["assistant: Which mat?\nuser: The one at the back door."]);
	});

	it("is gone with its thread, also where one of its name is made anew", async () => {
		const { call, make, say, alarm, texts, tables } = await talked();
		await call("DELETE", "");
		expect(await texts()).toEqual([]);

		await make({ user_id: "ada" });
		await say(mat);
		await alarm();
		expect(await texts()).toEqual(["assistant: Which mat?"]);

		await call("DELETE", "");
		await alarm();
		expect(await texts()).toEqual([]);
		expect(await tables()).toEqual([]);
	});

	it.each(["message", "thread"])(
		"is not acknowledged while a %s can't be taken out of the index, and the object goes on by itself",
		async (what) => {
			vi.spyOn(console, "error").mockImplementation(() => undefined);
			const { call, alarm, texts } = await talked();
			const path = what === "message" ? "/messages/key" : "";
			const away = vi.spyOn(ThreadObject.prototype, "retractEpisodes").mockRejectedValueOnce(new Error("away"));
			expect(await call("DELETE", path)).toMatchObject(refusal(503, "unavailable"));
			away.mockRestore();
			expect(await texts()).toHaveLength(1);

			await alarm();
			expect(await texts()).toEqual(
				what === "message" ? ["assistant: Which mat?\nuser: The one at the back door."] : [],
			);
			expect((await call("DELETE", path)).status).toBe(404);
		},
	);
});

describe("what is edited", () => {
	it("is found no more as it was, and then as it is", async () => {
		const { call, alarm, texts } = await talked();
		await call("PATCH", "/messages/key", { content: "The key is in the shed." });
		expect(await texts()).toEqual([]);
		await alarm();
		expect(await texts()).toEqual([
			"ada: The key is in the shed.\nassistant: Which mat?\nuser: The one at the back door.",
		]);
	});

	it("is indexed again within its own episode only", async () => {
		const { call, say, alarm, texts } = await talked();
		const later = { created_at: new Date(Date.now() + 7_200_000).toISOString() };
		await say(user("What about lamps?", later));
		await alarm();
		await call("PATCH", "/messages/door", { content: "The front one." });
		expect(await texts()).toEqual(["user: What about lamps?"]);
		await alarm();
		expect(await texts()).toEqual([
			"ada: The key is under the mat.\nassistant: Which mat?\nuser: The front one.",
			"user: What about lamps?",
		]);
	});
});
