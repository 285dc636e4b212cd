import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { createDeps } from "../../../src/deps.ts";

/** This environment with other settings. */
function having(settings: Record<string, unknown>): Env {
	return { ...env, ...settings };
}

const openAi = {
	TESSERA_WRITERS: "openai-compatible,embedded",
	TESSERA_OPENAI_BASE_URL: "http://127.0.0.1:11434/v1",
	TESSERA_OPENAI_MODEL: "llama3.2",
};

describe("an environment", () => {
	it("has its models in order, by role", () => {
		const AI = { run: async () => ({ response: "{}" }) };
		const both = having({
			...openAi,
			AI,
			TESSERA_WRITERS: "workers-ai,openai-compatible,embedded",
			TESSERA_WORKERS_AI_MODEL: "@cf/a/big",
			TESSERA_WORKERS_AI_MODEL_STATE: "@cf/a/small",
		});
		const names = (role: "summarise" | "state") =>
			createDeps(both)
				.textModels(role)
				.map(({ name }) => name);
		expect(names("summarise")).toEqual(["workers-ai:@cf/a/big", "openai-compatible:llama3.2"]);
		expect(names("state")).toEqual(["workers-ai:@cf/a/small", "openai-compatible:llama3.2"]);
		expect(createDeps(env).textModels("summarise")).toEqual([]);
	});

	it("fails where a writer can't be had, by the name of the setting", () => {
		expect(() => createDeps(having({ ...openAi, TESSERA_OPENAI_MODEL: "" }))).toThrow("TESSERA_OPENAI_MODEL");
		expect(() => createDeps(having({ TESSERA_WRITERS: "workers-ai" }))).toThrow("AI binding");
	});

	it("says in /health whether a model writes", async () => {
		const health = async (settings: object) =>
			(await createApp().request("/health", {}, having({ ...settings }))).json();
		expect(await health(openAi)).toMatchObject({ status: "ok", parts: { writers: "ok" } });
		expect(await health({})).toMatchObject({ status: "ok", parts: { writers: "off" } });
	});

	it("tells in /health how a provider's calls went last, and logs one that failed without what was said", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const sent = vi.spyOn(globalThis, "fetch");
		const settings = having({ ...openAi });
		const [model] = createDeps(settings).textModels("extract");
		const health = async () => (await createApp().request("/health", {}, settings)).json();
		const ask = () => model?.generate({ system: "s", prompt: "Ada's secret", maxOutputTokens: 5, deadlineMs: 1_000 });
		const never = { last_success_at: null, last_error_at: null, last_error: null };
		expect(await health()).toMatchObject({ parts: { writers: "ok" }, writers: { "openai-compatible": never } });

		sent.mockResolvedValue(new Response("can't do: Ada's secret", { status: 503 }));
		expect(await ask()).toMatchObject({ ok: false });
		expect(logged).toHaveBeenCalledTimes(1);
		expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toEqual({
			...{ event: "call_failed", request_id: null, tenant: null, status: "HTTP 503", ms: expect.any(Number) },
			...{ part: "writer", provider: "openai-compatible", model: "llama3.2", operation: "extract" },
		});
		const last_error_at = expect.stringMatching(/^\d{4}-.*Z$/);
		expect(await health()).toMatchObject({
			...{ status: "degraded", parts: { writers: "degraded" } },
			writers: { "openai-compatible": { ...never, last_error_at, last_error: "extract: HTTP 503" } },
		});

		sent.mockResolvedValue(Response.json({ choices: [{ message: { content: "ok" } }] }));
		await ask();
		expect(await health()).toMatchObject({
			parts: { writers: "ok" },
			writers: { "openai-compatible": { last_success_at: last_error_at, last_error: "extract: HTTP 503" } },
		});
		logged.mockRestore();
		sent.mockRestore();
	});

	it("sends the secret to the server that is configured", async () => {
		const sent = vi
			.spyOn(globalThis, "fetch")
			.mockResolvedValue(Response.json({ choices: [{ message: { content: "ok" } }] }));
		const [model] = createDeps(having({ ...openAi, TESSERA_OPENAI_API_KEY: "sk-1" })).textModels("summarise");
		const made = await model?.generate({ system: "s", prompt: "p", maxOutputTokens: 5, deadlineMs: 1_000 });
		expect(made).toMatchObject({ ok: true, value: { text: "ok" } });
		expect(sent).toHaveBeenCalledExactlyOnceWith(
			"http://127.0.0.1:11434/v1/chat/completions",
			expect.objectContaining({ headers: expect.objectContaining({ authorization: "Bearer sk-1" }) }),
		);
		sent.mockRestore();
	});
});
