import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "./client.ts";
import { built } from "./kept-context-calls.ts";
import { newThread } from "./thread-calls.ts";

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
	expect((await kept()).body).toMatchObject({ rendering_left_out: true, response: { report: shown.report } });
	expect(JSON.stringify((await kept()).body)).not.toMatch(/dawn(?!\?)/);
	expect((await api("POST", `${other}/context`, append, once)).status).toBe(409);
});
