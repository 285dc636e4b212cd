import { createServer } from "node:net";

/** Every local server listens here and nowhere else. */
export const host = "127.0.0.1";

/** Why nothing can listen on the port, or null when it is free. Asked before anything is written. */
export function portProblem(port: number): Promise<string | null> {
	return new Promise((answer) => {
		const probe = createServer();
		probe.once("error", (error: NodeJS.ErrnoException) => answer(explain(port, error)));
		probe.listen(port, host, () => probe.close(() => answer(null)));
	});
}

function explain(port: number, error: NodeJS.ErrnoException): string {
	if (error.code === "EADDRINUSE") return `Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`;
	return `Port ${port} can't be used (${error.code ?? error.message}). Choose another: npm start -- --port 8787`;
}
