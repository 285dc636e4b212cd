import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { built } from "../contexts/kept-context-calls.ts";
import { newThread, user } from "../thread-calls.ts";

const made = z.looseObject({ id: z.string() });

/** What a context of a thread shows of long-term memory, each with the call that erases it. */
const SHOWN = [
	["a memory", "/v1/memories", { content: "The vault opens at dawn.", type: "fact", scope: "user:ada" }],
	[
		"a relation",
		"/v1/relations",
		{ subject: "Vault", predicate: "OPENED_BY", object: "the dawn guard", scope: "user:ada" },
	],
	[
		"a skill",
		"/v1/skills",
		{ name: "vault", description: "Open the vault", body: "Wait for dawn.", scope: "user:ada" },
	],
] as const;

it.each(SHOWN)("no kept context nor kept answer shows %s that was erased", async (_, path, body) => {
	const key = await newTenant();
	const { id } = await ask(made, "POST", path, body, { key });
	const thread = await newThread({ user_id: "ada" }, key);
	const other = await newThread({ user_id: "ada" }, key);
	const shown = await built(thread, { query: "Vault, dawn?" }, key);
	const once = { key, headers: { "idempotency-key": "k" } };
	const append = { query: "Vault, dawn?", append: true };
	const answered = await api("POST", `${other}/context`, append, once);
	const kept = () => api("GET", `${thread}/contexts/${shown.id}`, undefined, { key });
	for (const { body } of [await kept(), answered]) expect(JSON.stringify(body)).toMatch(/dawn(?!\?)/);

	expect((await api("DELETE", `${path}/${id}`, undefined, { key })).status).toBe(204);
	expect((await kept()).body).toMatchObject({
		rendering_left_out: true,
		response: { id: shown.id, tokens: shown.tokens },
	});
	expect(JSON.stringify((await kept()).body)).not.toMatch(/dawn(?!\?)/);
	expect((await api("POST", `${other}/context`, append, once)).status).toBe(409);
});

it.each([
	["a message", "/messages/vault"],
	["all messages", ""],
])("no kept context nor kept answer shows what was said in another thread whose %s went", async (_, erased) => {
	const tenant = `t-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(tenant);
	const told = await newThread({ user_id: "ada" }, key);
	const messages = [user("The vault opens at dawn, by the northern gate.", { id: "vault" })];
	await api("POST", `${told}/messages`, { messages }, { key });
	await runDurableObjectAlarm(env.THREADS.getByName(`${tenant}/${told.split("/").at(-1)}`));
	const thread = await newThread({ user_id: "ada" }, key);
	const other = await newThread({ user_id: "ada" }, key);
	const query = "When does the vault open, and by which gate?";
	const shown = await built(thread, { query, format: "text" }, key);
	const once = { key, headers: { "idempotency-key": "k" } };
	const appending = { query, format: "text", append: true };
	const answered = await api("POST", `${other}/context`, appending, once);
	const kept = () => api("GET", `${thread}/contexts/${shown.id}`, undefined, { key });
	for (const { body } of [await kept(), answered]) expect(JSON.stringify(body)).toContain("northern");

	expect((await api("DELETE", `${told}${erased}`, undefined, { key })).status).toBe(204);
	expect((await kept()).body).toMatchObject({ rendering_left_out: true });
	expect(JSON.stringify((await kept()).body)).not.toContain("northern");
	expect((await api("POST", `${other}/context`, appending, once)).status).toBe(409);
});

it("takes with a memory the relations that the same words taught, and no others", async () => {
	const key = await newTenant();
	const learned = z.object({ memories: z.array(z.looseObject({ id: z.string(), content: z.string() })) });
	const text = "I work at Wayne Aerospace. My sister is Selina Kyle. I live in Bludhaven.";
	const body = { text, user_id: "ada", wait: true };
	const { memories } = await ask(learned, "POST", "/v1/memories/ingest", body, { key });
	const related = async () =>
		(
			await ask(z.object({ data: z.array(z.looseObject({ object: z.string() })) }), "GET", "/v1/relations", undefined, {
				key,
			})
		).data
			.map(({ object }) => object)
			.sort();
	expect(await related()).toEqual(["Bludhaven", "Selina Kyle", "Wayne Aerospace"]);

	const employer = memories.find(({ content }) => content.includes("Wayne"));
	expect((await api("DELETE", `/v1/memories/${employer?.id}`, undefined, { key })).status).toBe(204);
	expect(await related()).toEqual(["Bludhaven", "Selina Kyle"]);
	const { body: context } = await api("POST", "/v1/context", { query: "Where do I work?", user_id: "ada" }, { key });
	expect(JSON.stringify(context)).not.toContain("Wayne");
});
