import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A model behind an OpenAI-compatible address that answers as it is told. */
export type FakeWriter = {
	baseUrl: string;
	/** How many requests it had since it was last told something. */
	calls(): number;
	/** From now on it answers so. */
	tell(answer: (response: ServerResponse, prompt: string) => void): void;
	stop(): Promise<void>;
};

export async function startFakeWriter(): Promise<FakeWriter> {
	let calls = 0;
	let answer: (response: ServerResponse, prompt: string) => void = (response) => response.writeHead(503).end();
	const server = createServer((request, response) => {
		calls++;
		void readBody(request).then((prompt) => answer(response, prompt));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the fake writer has no port");
	return {
		baseUrl: `http://127.0.0.1:${address.port}/v1`,
		calls: () => calls,
		tell(next) {
			calls = 0;
			answer = next;
		},
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

/** A model's answer with this text. */
export function says(text: string) {
	return (response: ServerResponse) => {
		response.writeHead(200, { "content-type": "application/json" });
		response.end(
			JSON.stringify({
				choices: [{ message: { role: "assistant", content: text }, finish_reason: "stop" }],
				usage: { prompt_tokens: 900, completion_tokens: 120 },
			}),
		);
	};
}

/** A refusal with this status. */
export function refuses(status: number, headers: Record<string, string> = {}) {
	return (response: ServerResponse) => {
		response.writeHead(status, { "content-type": "application/json", ...headers });
		response.end(JSON.stringify({ error: { message: "not now" } }));
	};
}

async function readBody(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request.setEncoding("utf8")) body += chunk;
	return body;
}
