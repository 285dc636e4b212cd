import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answering = (response: ServerResponse, nth: number) => void;

/** An agent's own server, which answers 204 unless told otherwise. */
export type Receiver = {
	url: string;
	port: number;
	/** What came to this path, oldest first. */
	received(path: string): Received[];
	/** From now on it answers so at this path; `nth` counts from 1. */
	tell(path: string, answer: Answering): void;
	stop(): Promise<void>;
};

export async function startReceiver(port = 0): Promise<Receiver> {
	const all: Received[] = [];
	const answers = new Map<string, Answering>();
	const received = (path: string) => all.filter((one) => one.path === path);
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request.setEncoding("utf8")) body += chunk;
		const path = request.url ?? "";
		all.push({ path, headers: request.headers, body });
		const answer = answers.get(path) ?? ((plain) => plain.writeHead(204).end());
		answer(response, received(path).length);
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the receiver has no port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		port: address.port,
		received,
		tell: (path, answer) => void answers.set(path, answer),
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
