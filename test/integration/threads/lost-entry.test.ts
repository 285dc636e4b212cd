import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { ThreadObject } from "../../../src/worker.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { api, newTenant } from "../client.ts";
import { user } from "../thread-calls.ts";

/** A thread whose list and index are up to date; and then one more message, of which nobody was told yet. */
async function told() {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(tenant);
	const call = (method: string, path: string, body?: unknown) => api(method, `/v1/threads${path}`, body, { key });
	const stub = env.THREADS.getByName(`${tenant}/t`);
	await call("POST", "", { id: "t", user_id: "ada" });
	await call("POST", "/t/messages", { messages: [user("We moved to Bergen.")] });
	/** In one object, whose own alarms do not ring: gives how long each waits for the next (ms), null where none is set. */
	const ring = (times: number, settings: Env = env) =>
		runInDurableObject(stub, async (_, state) => {
			const object = new ThreadObject(state, settings);
			const waits: (number | null)[] = [];
			for (let rings = 0; rings < times; rings++) {
				await state.storage.deleteAlarm();
				await object.alarm();
				const next = await state.storage.getAlarm();
				waits.push(next === null ? null : next - Date.now());
			}
			await state.storage.deleteAlarm();
			return waits;
		});
	await ring(2);
	const of = (sql: string) => env.DB.prepare(sql).bind(tenant);
	const episodes = async () => (await of("SELECT text FROM episodes WHERE tenant = ?").all()).results;
	return { ring, call, of, episodes, say: (text: string) => call("POST", "/t/messages", { messages: [user(text)] }) };
}

it("tells the list again that has lost its entry, and is in the index of episodes then", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { ring, of, say, episodes, call } = await told();
	await say("The harbour opens at six.");
	// The list is told, the index is not; and then the list loses it.
	await ring(1, { ...env, DB: databaseFailing(env.DB, /INSERT INTO episodes/) });
	expect(logged).toHaveBeenCalled();
	logged.mockRestore();
	await of("DELETE FROM threads WHERE tenant = ?").run();
	await ring(2);
	expect((await call("GET", "")).body).toMatchObject({ data: [{ id: "t", message_count: 2 }] });
	expect(JSON.stringify(await episodes())).toContain("harbour");
});

it("waits ever longer where the list has the thread as another's each time it was told", async () => {
	const { ring, of, say } = await told();
	await say("The harbour opens at six.");
	// A newer entry stays, whoever tells an older one.
	await of("UPDATE threads SET user_id = 'ben', updated_at = '2999-01-01T00:00:00.000Z' WHERE tenant = ?").run();
	const waits = await ring(4);
	for (const [n, wait] of waits.entries()) {
		expect(wait).toBeGreaterThan(25_000 * 2 ** n);
		expect(wait).toBeLessThanOrEqual(30_000 * 2 ** n);
	}
});
