import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import * as z from "zod";

/** A model that knows only what it is shown, behind the addresses of OpenAI and Anthropic. */
type FakeProvider = { url: string; stop(): Promise<void> };

const text = z.union([z.string(), z.array(z.object({ text: z.string() }).transform((part) => part.text))]);
const turn = z.object({ role: z.string(), content: text.transform((content) => [content].flat().join("\n")) });
const asked = z.union([
	z.object({ messages: z.array(turn) }).transform(({ messages }) => messages),
	z.object({ input: z.array(turn) }).transform(({ input }) => input),
]);
type Turn = z.infer<typeof turn>;

export async function startFakeProvider(): Promise<FakeProvider> {
	const server = createServer((request, response) => {
		void bodyOf(request).then((body) => {
			const path = request.url ?? "";
			response.writeHead(200, { "content-type": "application/json" });
			response.end(JSON.stringify(shaped(path, answerTo(asked.parse(JSON.parse(body))))));
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the fake provider has no port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

/** What a user told before that shares most words with the question; nothing is known without having been told. */
function answerTo(turns: readonly Turn[]): string {
	const told = turns.filter(({ role }) => role === "user").map(({ content }) => content);
	const question = wordsOf(told.pop() ?? "");
	const shared = (line: string) => [...wordsOf(line)].filter((word) => question.has(word)).length;
	const [best] = told.sort((a, b) => shared(b) - shared(a));
	return best === undefined || shared(best) < 2 ? "I will remember that." : `You told me: ${best}`;
}

function wordsOf(line: string): Set<string> {
	return new Set(line.toLowerCase().match(/\p{L}+/gu));
}

function shaped(path: string, answer: string): object {
	const id = randomUUID();
	const usage = { input_tokens: 1, output_tokens: 1 };
	if (path.endsWith("/chat/completions")) {
		const message = { role: "assistant", content: answer };
		return { id, object: "chat.completion", choices: [{ index: 0, message, finish_reason: "stop" }] };
	}
	if (path.endsWith("/responses")) {
		const content = [{ type: "output_text", text: answer, annotations: [] }];
		const output = [{ type: "message", id, role: "assistant", status: "completed", content }];
		return { id, object: "response", created_at: 0, model: "gpt-5-mini", status: "completed", output, usage };
	}
	const content = [{ type: "text", text: answer }];
	const model = "claude-sonnet-5";
	return { id, type: "message", role: "assistant", model, content, stop_reason: "end_turn", usage };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request.setEncoding("utf8")) body += chunk;
	return body;
}
