import { expect, it } from "vitest";
import * as z from "zod";
import { PROFILES, windowOf } from "../../../src/core/model/budget/profiles.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask } from "../client.ts";
import { newThread, refusal } from "../thread-calls.ts";

const models = z.object({
	data: z.array(
		z.strictObject({
			id: z.string(),
			tokenizer: z.enum(["o200k_base", "cl100k_base"]),
			window: z.int().positive(),
			budget: z.enum(["4k", "8k", "128k"]),
			exact: z.boolean(),
			ratio: z.number().min(0.5).max(2),
		}),
	),
});

it("lists the models with what they are counted with, each once", async () => {
	const { data } = await ask(models, "GET", "/v1/models");

	expect(data).toContainEqual({
		id: "gpt-4",
		tokenizer: "cl100k_base",
		window: 8_192,
		budget: "8k",
		exact: true,
		ratio: 1,
	});
	expect(data).toContainEqual(expect.objectContaining({ id: "claude-3-sonnet", budget: "8k", exact: false }));
	expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
});

it("lists none whose own budget is over its window: each can be asked for as it is", async () => {
	const { data } = await ask(models, "GET", "/v1/models");
	for (const { id, budget, window } of data) expect(windowOf(PROFILES[budget]), id).toBeLessThanOrEqual(window);

	for (const { id } of data.filter((_, at) => at % 10 === 0)) {
		expect(await api("POST", "/v1/context", { query: "q", model: id }), id).toMatchObject({
			status: 200,
			body: {
				model: id,
				report: { warnings: expect.not.arrayContaining([expect.objectContaining({ code: "unknown_model" })]) },
			},
		});
	}
});

it("lists those of every provider", async () => {
	const { data } = await ask(models, "GET", "/v1/models");
	const ids = data.map(({ id }) => id);

	for (const family of ["gpt-", "claude-", "gemini-", "llama-", "mistral-", "qwen", "deepseek-"]) {
		expect(ids.filter((id) => id.startsWith(family)).length, family).toBeGreaterThan(2);
	}
});

it.each([
	["openai/gpt-4o-2024-08-06", 128_000],
	["@cf/meta/llama-3.3-70b-instruct-fp8-fast", 24_000],
	["models/gemini-2.5-pro", 1_048_576],
])("holds a context for %s to that model's window", async (model, maximum) => {
	expect(await api("POST", "/v1/threads", { model, budget: { total: maximum + 1 } })).toMatchObject(
		refusal(422, "invalid_budget", { maximum }),
	);
	expect((await api("GET", await newThread({ model, budget: { total: maximum } }))).status).toBe(200);
});

it("wants a key, of any role", async () => {
	expect((await api("GET", "/v1/models", undefined, { key: await storedKey("acme", { role: "read" }) })).status).toBe(
		200,
	);
	expect(await api("GET", "/v1/models", undefined, { key: null })).toMatchObject(refusal(401, "unauthorized"));
});
