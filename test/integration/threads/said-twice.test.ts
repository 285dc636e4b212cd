import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { assistant, newThread, user } from "../thread-calls.ts";

const listed = z.object({ data: z.array(z.looseObject({ content: z.string() })) });

it.each([
	["in one append", true],
	["in two turns", false],
])("what is said twice %s is kept until both messages are deleted", async (_, together) => {
	const key = await newTenant();
	const thread = await newThread({ user_id: "ada", config: { learn: "turn" } }, key);
	const known = async () => {
		const { data } = await ask(listed, "GET", "/v1/memories?scope=user:ada", undefined, { key });
		return data.map(({ content }) => content);
	};
	const settled = async () => {
		const { data } = await ask(
			z.object({ data: z.array(z.looseObject({ status: z.string() })) }),
			"GET",
			`${thread}/jobs`,
			undefined,
			{ key },
		);
		return data.every(({ status }) => status === "done");
	};
	const said = ["m1", "m2"].map((id) => [user("I'm allergic to figs.", { id }), assistant("Noted.")]);
	for (const messages of together ? [said.flat()] : said) {
		await api("POST", `${thread}/messages`, { messages }, { key });
		await expect.poll(settled, { timeout: 10_000 }).toBe(true);
	}
	await expect.poll(known, { timeout: 10_000 }).toEqual(["The user is allergic to figs."]);

	expect((await api("DELETE", `${thread}/messages/m1`, undefined, { key })).status).toBe(204);
	expect(await known()).toEqual(["The user is allergic to figs."]);
	expect((await api("DELETE", `${thread}/messages/m2`, undefined, { key })).status).toBe(204);
	expect(await known()).toEqual([]);
});
