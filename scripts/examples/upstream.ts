import { once } from "node:events";
import { createServer } from "node:http";

/** How the reference names what stands behind Tessera: the model's provider and the agent that is sent events. */
export const PRINTED = "https://agent.example";

const ANSWER = "The migration runs on Friday at 9.";
const usage = { prompt_tokens: 41, completion_tokens: 9, total_tokens: 50 };
const about = { id: "chatcmpl-1", object: "chat.completion", created: 1_795_176_000, model: "gpt-4o" };
const message = { role: "assistant", content: ANSWER, refusal: null };
const part = { type: "output_text", text: ANSWER, annotations: [] };
const item = { type: "message", id: "msg_1", status: "completed", role: "assistant", content: [part] };

const ANSWERS = new Map<string, object>([
	["/v1/models", { object: "list", data: [{ id: "gpt-4o", object: "model", created: 0, owned_by: "openai" }] }],
	["/v1/chat/completions", { ...about, choices: [{ index: 0, message, finish_reason: "stop" }], usage }],
	[
		"/v1/responses",
		{
			id: "resp_1",
			object: "response",
			created_at: 1_795_176_000,
			model: "gpt-4o",
			status: "completed",
			output: [item],
		},
	],
]);

const chunk = { ...about, object: "chat.completion.chunk" };

/** The same answers as a caller gets them who asks for a stream. */
const STREAMS = new Map<string, string>([
	[
		"/v1/chat/completions",
		[
			{ ...chunk, choices: [{ index: 0, delta: { role: "assistant", content: ANSWER }, finish_reason: null }] },
			{ ...chunk, choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
		]
			.map((part) => `data: ${JSON.stringify(part)}\n\n`)
			.concat("data: [DONE]\n\n")
			.join(""),
	],
	[
		"/v1/responses",
		[
			{ type: "response.output_text.delta", item_id: "msg_1", output_index: 0, content_index: 0, delta: ANSWER },
			{ type: "response.completed", response: ANSWERS.get("/v1/responses") },
		]
			.map((part, at) => `event: ${part.type}\ndata: ${JSON.stringify({ ...part, sequence_number: at })}\n\n`)
			.join(""),
	],
]);

/** A provider that always answers the same, and an agent's server that takes every event. */
export async function startUpstream(): Promise<{ url: string; stop(): Promise<void> }> {
	const server = createServer((request, response) => {
		const answer = ANSWERS.get(request.url ?? "");
		const stream = STREAMS.get(request.url ?? "");
		let body = "";
		request.setEncoding("utf8").on("data", (part) => {
			body += part;
		});
		request.on("end", () => {
			if (answer === undefined) response.writeHead(204).end();
			else if (stream !== undefined && Object(JSON.parse(body)).stream === true) {
				response.writeHead(200, { "content-type": "text/event-stream" }).end(stream);
			} else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the upstream has no port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

/** The words that start a server which may speak to this upstream. */
export function inFrontOf(upstream: string): string[] {
	return [
		"--no-encoder",
		"--var",
		`TESSERA_PROXY_BASE_URL:${upstream}/v1`,
		"--var",
		"TESSERA_ALLOW_LOCAL_FORWARD:true",
	];
}
