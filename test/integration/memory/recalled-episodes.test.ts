import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { assistant, user } from "../thread-calls.ts";

const contextAnswer = z.object({ text: z.string() });

/** A tenant in which Ada has told one thread where her key is, and it is known elsewhere by now. */
async function told() {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(tenant);
	const call = (method: string, path: string, body?: unknown) => api(method, `/v1/threads${path}`, body, { key });
	const alarm = () => runDurableObjectAlarm(env.THREADS.getByName(`${tenant}/told`));
	/** What a context in another thread of a user's, or of nobody's, is given. */
	const asked = async (user_id: string | null, more: object = {}) => {
		const id = crypto.randomUUID();
		await call("POST", "", { id, user_id });
		const body = { query: "Where is the spare key of the boathouse?", format: "text", ...more };
		return (await ask(contextAnswer, "POST", `/v1/threads/${id}/context`, body, { key })).text;
	};
	await call("POST", "", { id: "told", user_id: "ada" });
	const messages = [
		user("The spare key of the boathouse hangs behind the third oar.", { id: "key" }),
		assistant("Behind the third oar, noted.", { id: "oar" }),
	];
	await call("POST", "/told/messages", { messages });
	await alarm();
	return { call, alarm, asked };
}

it("brings what was said in another thread of the same user, and of no other user or tenant", async () => {
	const [mine, yours] = [await told(), await told()];
	await yours.call("DELETE", "/told");

	expect(await mine.asked("ada")).toContain("behind the third oar");
	expect(await mine.asked("ben")).not.toContain("oar");
	expect(await mine.asked(null)).not.toContain("oar");
	expect(await yours.asked("ada")).not.toContain("oar");
});

it("brings nothing of a message that is deleted from the next read on, and what is left once that is indexed again", async () => {
	const { call, alarm, asked } = await told();
	await call("DELETE", "/told/messages/key");
	expect(await asked("ada")).not.toContain("oar");

	await alarm();
	const text = await asked("ada", { query: "What was noted about the oar?" });
	expect(text).toContain("third oar, noted");
	expect(text).not.toContain("hangs");
});

it("brings what a message says now, and nothing of a thread that is deleted or somebody else's", async () => {
	const { call, alarm, asked } = await told();
	await call("PATCH", "/told/messages/key", { content: "The spare key of the boathouse is with Sven." });
	expect(await asked("ada")).not.toContain("hangs");
	await alarm();
	expect(await asked("ada")).toContain("with Sven");

	await call("PATCH", "/told", { user_id: "ben" });
	expect(await asked("ada")).not.toContain("Sven");
	await alarm();
	expect(await asked("ben")).toContain("with Sven");

	await call("DELETE", "/told");
	expect(await asked("ben")).not.toContain("Sven");
});

it("stays within the project of the thread that asks", async () => {
	const { call, alarm, asked } = await told();
	await call("PATCH", "/told", { project_id: "p" });
	await alarm();
	expect(await asked("ada", { project_id: "p" })).toContain("behind the third oar");
	expect(await asked("ada", { project_id: "q" })).not.toContain("oar");
	expect(await asked("ada")).not.toContain("oar");
});

it("names the thread, and says that nothing was found if it is asked to", async () => {
	const { call, asked } = await told();
	await call("PATCH", "/told", { title: "Boats" });
	expect(await asked("ada")).toContain('<earlier thread="told" title="Boats">');
	const nothing = "<knowledge>\nNothing relevant was found in memory.\n</knowledge>";
	const include = { nothing_found: true };
	expect(await asked("ben", { include })).toContain(nothing);
	expect(await asked("ben")).not.toContain("Nothing relevant");
	expect(await asked("ada", { include })).not.toContain("Nothing relevant");
});
