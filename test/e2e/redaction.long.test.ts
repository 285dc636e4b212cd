import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import * as z from "zod";
import { ask, LOCAL_KEY } from "../../scripts/client/api.ts";
import { type Server, temporaryFolder } from "../../scripts/client/server.ts";
import { SECRET_EXAMPLES } from "../unit/core/language/secrets/secret-examples.ts";
import { startBareServer } from "./bare-server.ts";
import { filesIn, rawWords } from "./stored-words.ts";

/** Of each kind: what somebody says, and the secret in it. */
const SECRETS = Object.values(SECRET_EXAMPLES);
const ALL = SECRETS.map(({ text }) => text).join("\n");
/** Short numbers stand in files by chance. */
const SOUGHT = SECRETS.map(({ secret }) => secret).filter((secret) => secret.length > 8);

/** Answers with a secret of its own, as a model may. */
const upstream = createServer((request, response) => {
	const message = { role: "assistant", content: `It is ${SECRETS[0]?.secret ?? ""}` };
	request.resume().on("end", () => {
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] }));
	});
});
const data = temporaryFolder(inject("migratedData"));
let server: Server;

beforeAll(async () => {
	upstream.listen(0, "127.0.0.1");
	await once(upstream, "listening");
	const address = upstream.address();
	const port = address !== null && typeof address === "object" ? address.port : 0;
	const to = ["--var", `TESSERA_PROXY_BASE_URL:http://127.0.0.1:${port}/v1`];
	server = await startBareServer(data.path, ["--var", "TESSERA_REDACT:on", ...to, "--verbose"]);
});

afterAll(async () => {
	await server.kill9();
	upstream.close();
	data.remove();
});

async function done(method: string, path: string, body: object, headers: Record<string, string> = {}): Promise<void> {
	const answer = await fetch(`${server.url}${path}`, {
		method,
		headers: { authorization: `Bearer ${LOCAL_KEY}`, "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
	const text = await answer.text();
	expect({ path, ok: answer.ok, problem: answer.ok ? null : text }).toEqual({ path, ok: true, problem: null });
}

const installation = z.object({ webhook_url: z.string(), secret: z.string() });

async function sayInChat(text: string): Promise<void> {
	const made = await ask(installation, "POST", `${server.url}/v1/installations`, { platform: "generic", name: "chat" });
	const now = new Date();
	const said = { id: "e1", type: "message", channel: "c", message_id: "m", user: "ada", text, ts: now.toISOString() };
	const payload = JSON.stringify(said);
	const headers = {
		"webhook-id": "e1",
		"webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
		"webhook-signature": new Webhook(made.secret).sign("e1", now, payload),
	};
	await done("POST", new URL(made.webhook_url, server.url).pathname, said, headers);
}

it("leaves no byte of a secret in any file or log, whatever it came in by", { timeout: 120_000 }, async () => {
	const said = SECRETS.map(({ text }, n) => ({ id: `m${n}`, role: "user", content: `Remember this: ${text}` }));
	await done("POST", "/v1/threads", { id: "t", user_id: "ada", title: SECRETS[0]?.text, config: { learn: "turn" } });
	await done("POST", "/v1/threads/t/messages", { messages: said }, { "idempotency-key": "k1" });
	await done("POST", "/v1/threads/t/messages", { messages: [{ role: "assistant", content: `Noted: ${ALL}` }] });
	await done("POST", "/v1/threads/t/distill?wait=true", {});
	await done("POST", "/v1/threads/t/context", { query: ALL, append: true }, { "idempotency-key": "k2" });
	for (const [n, { text }] of SECRETS.entries()) {
		const scope = "user:ada";
		await done("POST", "/v1/memories", { content: `Note ${n}: ${text}`, type: "fact", scope, metadata: { text } });
	}
	await done("POST", "/v1/threads/t/notes", { content: ALL.slice(0, 7_000), category: "context" });
	await done("POST", "/v1/memories/ingest", { text: `I live in Oslo. ${ALL}`, user_id: "ada", wait: true });
	await done("PUT", "/v1/blocks/global/system", { content: ALL });
	const turn = { model: "gpt-4o", messages: [{ role: "user", content: ALL }] };
	await done("POST", "/openai/v1/chat/completions", turn, { "x-tessera-thread": "proxied" });
	await sayInChat(ALL);
	for (let n = 0; n < 4; n++) {
		await fetch(`${server.url}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron: "*/5 * * * *" })}`);
		await sleep(300);
	}
	for (const thread of ["t", "proxied", "generic:c"]) {
		const page = z.object({ data: z.array(z.looseObject({})) });
		const { data: messages } = await ask(page, "GET", `${server.url}/v1/threads/${thread}/messages`);
		expect(JSON.stringify(messages)).toContain("[redacted: aws access key]");
	}
	await server.stop();
	const files = filesIn(data.path);
	expect(files.reduce((sum, file) => sum + rawWords(file, /redacted: aws access key/), 0)).toBeGreaterThan(5);
	const escaped = (secret: string) => secret.replaceAll(/[^\w ]/g, "\\$&");
	const found = SOUGHT.flatMap((secret) =>
		files.filter((file) => rawWords(file, new RegExp(escaped(secret))) > 0).map((file) => `${secret} in ${file}`),
	);
	expect(found).toEqual([]);
	for (const secret of SOUGHT) expect(server.output()).not.toContain(secret);
});
