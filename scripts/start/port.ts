import { createServer, type Server } from "node:net";

/** Every local server listens here and nowhere else. */
export const host = "127.0.0.1";

/** Why nothing can listen on the port, or null when it is free. */
async function portProblem(port: number): Promise<string | null> {
	const probe = createServer();
	const problem = await listen(probe, port);
	await new Promise((closed) => probe.close(closed));
	return problem;
}

/** Has a server listen on a port; why it can't, or null when it does. */
export function listen(server: Server, port: number): Promise<string | null> {
	return new Promise((answer) => {
		server.once("error", (error: NodeJS.ErrnoException) => answer(explain(port, error)));
		server.listen(port, host, () => answer(null));
	});
}

/**
 * A port that is free now and likely stays so until the server is up: not one of those that the
 * system hands out to outgoing connections (32768 and above), of which a running workerd takes many.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = 20_000 + Math.floor(Math.random() * 10_000);
		if ((await portProblem(port)) === null) return port;
	}
}

function explain(port: number, error: NodeJS.ErrnoException): string {
	if (error.code === "EADDRINUSE") return `Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`;
	return `Port ${port} can't be used (${error.code ?? error.message}). Choose another: npm start -- --port 8787`;
}
