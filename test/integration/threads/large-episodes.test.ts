import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { assistant, user } from "../thread-calls.ts";

const contextAnswer = z.object({ text: z.string() });

/** A file of 60,000 characters, as people paste them. */
const file = (name: string) => `export const ${name} = compute(table);\n`.repeat(2_000).slice(0, 60_000);
const boat = [
	user("My rowing boat is called Seaflower and lies in Kiel harbour."),
	assistant("Noted: Seaflower, in Kiel."),
];

/** A tenant in which Ada has one thread; `asked` is what a context in another thread of hers is given. */
async function ada() {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(tenant);
	const call = (path: string, body: unknown) => api("POST", `/v1/threads${path}`, body, { key });
	const stub = env.THREADS.getByName(`${tenant}/told`);
	await call("", { id: "told", user_id: "ada" });
	return {
		tenant,
		stub,
		say: async (messages: object[]) =>
			expect(await call("/told/messages", { messages })).toMatchObject({ status: 201 }),
		async asked() {
			const id = crypto.randomUUID();
			await call("", { id, user_id: "ada" });
			const body = { query: "Where does my rowing boat Seaflower lie?", format: "text" };
			return (await ask(contextAnswer, "POST", `/v1/threads/${id}/context`, body, { key })).text;
		},
		/** Rings until nothing is left to do; gives how often. */
		async settle() {
			for (let rings = 0; rings < 10; rings++) if (!(await runDurableObjectAlarm(stub))) return rings;
			return Number.POSITIVE_INFINITY;
		},
	};
}

it("finds what is said behind two pasted files from another thread, and has no more to do then", async () => {
	const { say, settle, asked } = await ada();
	await say([user(file("alpha")), user(file("beta")), ...boat]);

	expect(await settle()).toBeLessThan(4);
	await expect.poll(asked, { timeout: 20_000 }).toContain("lies in Kiel harbour");
});

it("finds it behind any number of large messages of every kind", async () => {
	const { say, settle, asked } = await ada();
	const image = { type: "image_url", url: `data:image/png;base64,${"A".repeat(150_000)}` };
	for (let n = 0; n < 5; n++) {
		await say([user(`${" ".repeat(90_000)}x`), user([image, { type: "text", text: "A picture." }])]);
		await say([user(file("gamma")), user(" ".repeat(90_000)), assistant(file("delta"))]);
	}
	await say(boat);

	expect(await settle()).toBeLessThan(6);
	await expect.poll(asked, { timeout: 20_000 }).toContain("lies in Kiel harbour");
});

it("frees a thread that an earlier version left before two such messages", async () => {
	const { tenant, stub, say, settle, asked } = await ada();
	await say([user(file("alpha")), user(file("beta")), ...boat]);
	await settle();
	// The index is told behind the alarm's answer.
	await expect.poll(asked, { timeout: 20_000 }).toContain("lies in Kiel harbour");
	// As it was left: the first message is in the index, and nothing behind it.
	await env.DB.batch(
		[
			"DELETE FROM episodes_fts WHERE rowid IN (SELECT row FROM episodes WHERE tenant = ? AND from_seq > 1)",
			"DELETE FROM episodes WHERE tenant = ? AND from_seq > 1",
		].map((sql) => env.DB.prepare(sql).bind(tenant)),
	);
	await runInDurableObject(stub, async (_, { storage }) => {
		storage.sql.exec("DELETE FROM episodes WHERE from_seq > 1");
		storage.sql.exec("UPDATE thread SET indexed_to = 1");
	});
	expect(await asked()).not.toContain("Kiel");
	await runInDurableObject(stub, (_, { storage }) => storage.setAlarm(Date.now()));

	expect(await settle()).toBeLessThan(4);
	await expect.poll(asked, { timeout: 20_000 }).toContain("lies in Kiel harbour");
});
