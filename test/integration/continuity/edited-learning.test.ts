import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { scheduled } from "../../../src/schedule.ts";
import { api, ask } from "../client.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";
import { contentsOf, remembered, settled, someone } from "./learning-calls.ts";

const SAID = "I'm allergic to kiwis. My manager is Petra Lang. I live in Ghent.";
const EDITED = "I'm allergic to kiwis. My manager is Petra Lang. I live in Gent.";

/** A user's thread from whose message `m-1` was learned. */
async function taught(content = SAID) {
	const user_id = someone();
	const scope = `user:${user_id}`;
	const thread = await newThread({ user_id, config: { learn: "turn" } });
	const say = async (id: string, content: string) => {
		await append(thread, [user(content, { id }), assistant("Noted.")]);
		await settled(thread);
	};
	const edit = async (id: string, content: string) => {
		await ask(z.unknown(), "PATCH", `${thread}/messages/${id}`, { content });
		await settled(thread);
	};
	const idOf = async (word: string, status: "active" | "superseded" = "active") =>
		(await remembered(scope, status)).find(({ content }) => content.includes(word))?.id ?? "";
	const known = async () => {
		const relations = z.object({ data: z.array(z.looseObject({ object: z.string() })) });
		const { data } = await ask(relations, "GET", `/v1/relations?scope=${scope}`);
		return [...(await contentsOf(scope)), ...data.map(({ object }) => object)].join("; ");
	};
	const forget = async (word: string, status?: "superseded") =>
		expect((await api("DELETE", `/v1/memories/${await idOf(word, status)}`)).status).toBe(204);
	await say("m-1", content);
	return { thread, say, edit, idOf, known, forget };
}

describe("a message that is edited", () => {
	it("does not bring back the memories that were deleted, nor their relations, and teaches what is new in it", async () => {
		const { edit, known, forget } = await taught();
		expect(await known()).toMatch(/Ghent/);
		for (const word of ["kiwis", "Petra", "Ghent"]) await forget(word);
		expect(await known()).toBe("");

		await edit("m-1", EDITED);
		expect(await known()).toBe("The user lives in Gent.; Gent");
		await edit("m-1", `${EDITED} I like tea.`);
		expect((await known()).split("; ").sort()).toEqual(["Gent", "The user likes tea.", "The user lives in Gent."]);
		expect(await known()).not.toMatch(/kiwis|Petra/);
	});

	it("teaches again what was deleted before it was said anew", async () => {
		const { say, edit, known, forget } = await taught();
		await forget("kiwis");
		await say("m-2", "I'm allergic to kiwis.");
		expect(await known()).toContain("kiwis");
		await edit("m-2", "I'm allergic to kiwis. I like tea.");
		expect(await known()).toMatch(/kiwis/);
		expect(await known()).toMatch(/tea/);
	});

	it("leaves what its user has worded anew since", async () => {
		const { edit, known, idOf } = await taught();
		const content = "The user is allergic to mangos.";
		await ask(z.unknown(), "PATCH", `/v1/memories/${await idOf("kiwis")}`, { content });
		await edit("m-1", EDITED);
		expect(await known()).toMatch(/mangos/);
		expect(await known()).toMatch(/Gent/);
		expect(await known()).not.toContain("kiwis");
	});

	it.each(["please forget what I said about kiwis", "forget that"])(
		"leaves forgotten what “%s” meant",
		async (asked) => {
			const { say, edit, known } = await taught("I'm allergic to kiwis.");
			await say("m-2", asked);
			await edit("m-1", EDITED);
			expect(await known()).toContain("Gent");
			expect(await known()).not.toContain("kiwis");
			await say("m-3", "I'm allergic to kiwis.");
			expect(await known()).toContain("kiwis");
		},
	);

	it("leaves ended what somebody ended in a review", async () => {
		const { edit, known, idOf } = await taught();
		await ask(z.unknown(), "POST", `/v1/memories/${await idOf("kiwis")}/review`, { decision: "expire" });
		await edit("m-1", EDITED);
		expect(await known()).toMatch(/Gent/);
		expect(await known()).not.toContain("kiwis");
	});

	it("teaches on what was learned from it again, when only the history of that was deleted", async () => {
		const { edit, known, forget } = await taught();
		await edit("m-1", EDITED);
		await forget("kiwis", "superseded");
		await edit("m-1", `${EDITED} I like tea.`);
		expect(await known()).toMatch(/kiwis/);
	});
});

it("leaves no link of a deleted memory to its message once the message is deleted, or after 90 days", async () => {
	const { thread, say, forget } = await taught("I'm allergic to kiwis.");
	await say("m-2", "I live in Ghent.");
	await forget("kiwis");
	await forget("Ghent");
	const linked = async () => {
		const sql = "SELECT message_id FROM memory_quotes WHERE tenant = 'local' AND thread_id = ? ORDER BY message_id";
		const { results } = await env.DB.prepare(sql).bind(thread.split("/").at(-1)).all();
		return results.map(({ message_id }) => message_id);
	};
	expect(await linked()).toEqual(["m-1", "m-2"]);
	expect((await api("DELETE", `${thread}/messages/m-1`)).status).toBe(204);
	expect(await linked()).toEqual(["m-2"]);

	const aged =
		"UPDATE memories SET updated_at = ? WHERE id IN (SELECT memory_id FROM memory_quotes WHERE thread_id = ?)";
	const long = new Date(Date.now() - 91 * 24 * 60 * 60_000).toISOString();
	await env.DB.prepare(aged).bind(long, thread.split("/").at(-1)).run();
	await scheduled(createScheduledController({ cron: "0 3 * * *", scheduledTime: new Date() }), env);
	expect(await linked()).toEqual([]);
});
