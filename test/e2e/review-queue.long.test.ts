import { expect, it } from "vitest";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { judgedServer } from "./test-server.ts";

const server = judgedServer();
const anything = z.looseObject({});
const listed = z.object({ data: z.array(z.looseObject({ id: z.string(), content: z.string() })) });

const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) =>
	ask(anything, method, `${server.url}${path}`, body);
const list = async (query: string) => (await ask(listed, "GET", `${server.url}/v1/memories?${query}`)).data;

async function shown(thread: string): Promise<string> {
	const body = { query: "Which city do I live in?", include: { earlier_messages: false } };
	const types = ["fact", "preference", "decision"];
	return JSON.stringify(await call("POST", `/v1/threads/${thread}/context`, { ...body, recall: { types } }));
}

it("keeps what a thread taught from every other until somebody says so", { timeout: 60_000 }, async () => {
	const config = { learn: "review", overflow: { preserve_messages: 0, preserve_tokens: 0 } };
	await call("POST", "/v1/threads", { id: "talk", user_id: "ada", config });
	await call("POST", "/v1/threads", { id: "later", user_id: "ada" });
	const messages = [
		{ role: "user", content: "I live in Bergen. I am allergic to peanuts." },
		{ role: "assistant", content: "Good to know." },
	];
	await call("POST", "/v1/threads/talk/messages", { messages });
	await call("POST", "/v1/threads/talk/distill?wait=true");
	await expect.poll(() => list("status=proposed"), { timeout: 30_000 }).not.toEqual([]);
	const waiting = await list("review=due");
	expect(waiting.map(({ content }) => content).join()).toContain("Bergen");
	expect(await list("scope=user%3Aada")).toEqual([]);
	expect(await shown("later")).not.toContain("Bergen");

	for (const { id, content } of waiting) {
		await call("POST", `/v1/memories/${id}/review`, { decision: content.includes("peanuts") ? "expire" : "keep" });
	}
	expect(await list("status=proposed")).toEqual([]);
	const kept = (await list("scope=user%3Aada")).map(({ content }) => content).join();
	expect(kept).toContain("Bergen");
	expect(kept).not.toContain("peanuts");
	expect(await shown("later")).toContain("Bergen");
});
