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

/** A provider that always answers the same, and an agent's server that takes every event. */
export async function startUpstream(): Promise<{ url: string; stop(): Promise<void> }> {
	const server = createServer((request, response) => {
		const answer = ANSWERS.get(request.url ?? "");
		request.resume().on("end", () => {
			if (answer === undefined) response.writeHead(204).end();
			else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
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
	return ["--var", `TESSERA_PROXY_BASE_URL:${upstream}/v1`, "--var", "TESSERA_ALLOW_LOCAL_FORWARD:true"];
}
