import { once } from "node:events";
import { createServer } from "node:http";
import * as z from "zod";
import { ask, LOCAL_KEY } from "../scripts/client/api.ts";
import { withServer } from "../scripts/client/server.ts";
import type { Row } from "./report.ts";
import { median, quantile } from "./statistics.ts";
import { textWriter } from "./text.ts";

const rounds = 80;
const warmUp = 20;
const length = 60;
const anything = z.unknown();

const chunk = (delta: object, finish_reason: string | null = null) =>
	`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** What the proxy adds until the first word of a model that answers at once, against the context request alone. */
export async function proxy(): Promise<Row[]> {
	const model = createServer((request, response) => {
		request.resume().on("end", () => {
			response.writeHead(200, { "content-type": "text/event-stream" });
			response.end(`${chunk({ content: "Yes." })}${chunk({}, "stop")}data: [DONE]\n\n`);
		});
	});
	model.listen(0, "127.0.0.1");
	await once(model, "listening");
	const address = model.address();
	const port = address !== null && typeof address === "object" ? address.port : 0;
	try {
		const words = ["--var", `TESSERA_PROXY_BASE_URL:http://127.0.0.1:${port}/v1`];
		return await withServer(({ url }) => firstToken(url), undefined, words);
	} finally {
		model.closeAllConnections();
		model.close();
	}
}

/** Turn by turn, so that whatever else the machine does falls on both. */
async function firstToken(server: string): Promise<Row[]> {
	const { message, question } = textWriter(13);
	const messages: object[] = Array.from({ length }, (_, index) => {
		return { role: index % 2 === 0 ? "user" : "assistant", content: message() };
	});
	const config = { overflow: { strategy: "none" }, learn: "off" };
	await ask(anything, "POST", `${server}/v1/threads`, { id: "proxied", config });
	await ask(anything, "POST", `${server}/v1/threads/proxied/messages`, { messages });
	const taken = { alone: [] as number[], proxied: [] as number[] };
	for (let round = 0; round < warmUp + rounds; round++) {
		const query = question();
		const since = performance.now();
		await ask(anything, "POST", `${server}/v1/threads/proxied/context`, { query, format: "openai", model: "gpt-4o" });
		const alone = performance.now() - since;
		// The conversation as a client resends it, which goes on each time.
		messages.push({ role: "user", content: `${round}: ${query}` });
		const proxied = await untilFirstToken(server, messages);
		messages.push({ role: "assistant", content: "Yes." });
		if (round < warmUp) continue;
		taken.alone.push(alone);
		taken.proxied.push(proxied);
	}
	const p95 = (times: number[]) => quantile(times, 0.95).toFixed(1);
	return [
		{
			...{ what: "first token through the proxy, against the context alone", unit: "×", limit: 1.5 },
			measured: median(taken.proxied) / median(taken.alone),
			note: `${median(taken.proxied).toFixed(1)} and ${median(taken.alone).toFixed(1)} ms; p95 ${p95(taken.proxied)} and ${p95(taken.alone)} ms`,
		},
	];
}

async function untilFirstToken(server: string, messages: readonly object[]): Promise<number> {
	const headers = { authorization: `Bearer ${LOCAL_KEY}`, "content-type": "application/json" };
	const since = performance.now();
	const answer = await fetch(`${server}/openai/v1/chat/completions`, {
		method: "POST",
		headers: { ...headers, "x-tessera-thread": "proxied" },
		body: JSON.stringify({ model: "gpt-4o", messages, stream: true }),
	});
	const reader = answer.body?.getReader();
	await reader?.read();
	const ms = performance.now() - since;
	// To its end: the answer is stored before the stream is closed.
	for (let next = await reader?.read(); next && !next.done; next = await reader?.read());
	return ms;
}
