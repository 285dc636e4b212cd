/**
 * Runs the official conformance suite of the Model Context Protocol against a server of its own: what each revision of
 * the protocol requires. `expected-REVISION.yml` says what does not apply, and why. The suite is fetched by npm. Further
 * words are its own: `--output-dir DIR` writes what each check saw.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { join } from "node:path";
import { LOCAL_KEY } from "../client/api.ts";
import { withServer } from "../client/server.ts";

const SUITE = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
const REVISIONS = ["2025-11-25", "2026-07-28"];

/** The suite sends no key of its own: this passes on what it sends, with one. */
async function withKey(target: URL): Promise<{ door: Server; url: string }> {
	const door = createServer((incoming, outgoing) => {
		const headers = { ...incoming.headers, authorization: `Bearer ${LOCAL_KEY}` };
		const { method, url } = incoming;
		const passed = request(new URL(url ?? "/", target), { method, headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(outgoing);
		});
		passed.on("error", (error) => outgoing.destroy(error));
		incoming.pipe(passed);
	});
	door.listen(0, "127.0.0.1");
	await once(door, "listening");
	const address = door.address();
	if (address === null || typeof address === "string") throw new Error("no port to listen on");
	return { door, url: `http://127.0.0.1:${address.port}/mcp` };
}

async function run(url: string, revision: string): Promise<number> {
	console.log(`\n# What ${revision} requires\n`);
	const expected = join(import.meta.dirname, `expected-${revision}.yml`);
	const suite = ["exec", "--yes", `--package=${SUITE}`, "--", "conformance", "server"];
	const words = [
		...suite,
		"--url",
		url,
		"--requirements",
		revision,
		"--expected-failures",
		expected,
		...process.argv.slice(2),
	];
	const child = spawn("npm", words, { stdio: "inherit" });
	await once(child, "exit");
	return child.exitCode ?? 1;
}

await withServer(async (server) => {
	const { door, url } = await withKey(new URL(server.url));
	try {
		for (const revision of REVISIONS) process.exitCode = (await run(url, revision)) || process.exitCode;
	} finally {
		door.close();
	}
});
