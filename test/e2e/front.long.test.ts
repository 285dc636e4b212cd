import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server as ListeningServer } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { processTree } from "../../scripts/client/process-tree.ts";
import { type Server, temporaryFolder } from "../../scripts/client/server.ts";
import { front } from "../../scripts/start/front.ts";
import { startBareServer } from "./bare-server.ts";

const data = temporaryFolder(inject("migratedData"));
const key = "authorization: Bearer tsr_local_dev";
let server: Server;
/** Wrangler's own port, behind the one that is named. */
let inner: number;

beforeAll(async () => {
	server = await startBareServer(data.path);
	const { stdout } = spawnSync("ps", ["-o", "args=", "-ww", "-p", processTree(server.pid).join(",")], {
		encoding: "utf8",
	});
	inner = Number(/--socket-addr=entry=127\.0\.0\.1:([1-9]\d*)/.exec(stdout)?.[1]);
});

afterAll(async () => {
	await server?.stop();
	data.remove();
});

/** Sends lines as they stand, and gives the answer as it comes: no client sets a header of its own. */
async function raw(port: number, ...lines: string[]): Promise<string> {
	const socket = connect(port, "127.0.0.1").setEncoding("latin1");
	// A server that refuses may hang up before it has read everything.
	const ended = new Promise((resolve) => socket.on("error", () => undefined).once("close", resolve));
	socket.write(`${[...lines, "connection: close"].join("\r\n")}\r\n\r\n`, "latin1");
	let answer = "";
	// workerd leaves the connection open for five seconds behind its answer.
	const whole = new Promise<void>((resolve) => {
		socket.on("data", (text) => {
			answer += text;
			if (isWhole(answer)) resolve();
		});
	});
	await Promise.race([ended, whole]);
	socket.destroy();
	return answer;
}

function isWhole(answer: string): boolean {
	const end = answer.indexOf("\r\n\r\n");
	const length = /^content-length: (\d+)\r$/im.exec(answer.slice(0, Math.max(0, end)))?.[1];
	return (
		end >= 0 && (length === undefined ? answer.endsWith("\r\n0\r\n\r\n") : answer.length >= end + 4 + Number(length))
	);
}

function get(port: number, ...headers: string[]): Promise<string> {
	return raw(port, "GET /v1/threads HTTP/1.1", key, ...headers);
}

function isRefused(answer: string): void {
	expect(answer).toMatch(/^HTTP\/1\.1 403 /);
	expect(answer).toMatch(/^content-type: application\/problem\+json\r$/im);
	expect(answer).toContain('"code":"forbidden"');
}

describe("the port of npm start", () => {
	it("answers to this machine's names", async () => {
		for (const host of ["localhost", `127.0.0.1:${server.port}`, "[::1]:8787", "LOCALHOST"]) {
			expect(await get(server.port, `host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
		}
	});

	it.each(["MF-Original-URL", "mf-original-url"])(
		"takes no other name for the one it was called by from %s",
		async (header) => {
			const local = `${header}: http://127.0.0.1:${server.port}/v1/threads`;
			isRefused(await get(server.port, "host: evil.example", local));
			const foreign = `${header}: http://evil.example/health`;
			const answer = await get(server.port, "host: localhost", foreign);
			expect(answer).toMatch(/^HTTP\/1\.1 200 /);
			expect(answer).toContain('"data":[]');
		},
	);

	it.each(["MF-Proxy-Shared-Secret: x", "MF-Route-Override: x", "MF-CF-Blob: {", "tessera-door: x"])(
		"does not pass on %s",
		async (header) => {
			expect(await get(server.port, "host: localhost", header)).toMatch(/^HTTP\/1\.1 200 /);
		},
	);

	it.each([
		["evil.example@localhost"],
		["localhost/@evil.example"],
		["localhost#.evil.example"],
		["localhost?.evil.example"],
		["localhost\\.evil.example"],
		["localhost:99999"],
		["localhost evil.example"],
		["%6cocalhost"],
		[""],
		["evil.example", "localhost"],
		["localhost", "evil.example"],
	])("refuses the Host %j %j in its own words", async (...hosts) => {
		isRefused(await get(server.port, ...hosts.map((host) => `host: ${host}`)));
	});

	it.each(["http://evil.example/v1/threads", "http://localhost/v1/threads", "*"])(
		"refuses to be asked for %s, which is no path",
		async (target) => {
			isRefused(await raw(server.port, `OPTIONS ${target} HTTP/1.1`, "host: localhost"));
		},
	);

	it("lets no page run the schedule", async () => {
		const paths = ["/cdn-cgi/handler/scheduled", "/cdn-cgi/local/scheduled", "/x/../cdn-cgi/local/scheduled"];
		for (const path of paths) {
			for (const header of ["sec-fetch-site: cross-site", "sec-fetch-site: same-site", "origin: http://localhost:1"]) {
				isRefused(await raw(server.port, `GET ${path} HTTP/1.1`, "host: localhost", header));
			}
		}
	});

	it("passes on bytes that no header should have, or refuses them, and goes on", async () => {
		for (let byte = 0; byte < 256; byte++) {
			const odd = String.fromCharCode(byte);
			const ask = (path: string, header: string) => raw(server.port, `GET ${path} HTTP/1.1`, "host: localhost", header);
			await Promise.all([ask(`/nope${odd}`, "x: y"), ask("/nope", `x: a${odd}b`), ask("/nope", `x${odd}y: 1`)]);
		}
		expect((await fetch(`${server.url}/health`)).status).toBe(200);
	});

	it("carries large bodies both ways, with a length and without one", async () => {
		const headers = { authorization: "Bearer tsr_local_dev", "content-type": "application/json" };
		const content = "Grüße 👋 ".repeat(8_000);
		const body = JSON.stringify({ format: "text", system: "x", messages: [{ role: "user", content }] });
		const ask = async (sent: string | ReadableStream) => {
			const init = { method: "POST", headers, body: sent, duplex: "half" } as const;
			return z.object({ text: z.string() }).parse(await (await fetch(`${server.url}/v1/context`, init)).json()).text;
		};
		const said = await ask(body);
		expect(said).toContain(content.trim().slice(-100));
		expect(await ask(new Blob([body]).stream())).toBe(said);
		const script = await (await fetch(`${server.url}/docs/vendor/swagger-ui-bundle.js`)).text();
		expect(script).toBe(
			readFileSync(new URL("../../public/docs/vendor/swagger-ui-bundle.js", import.meta.url), "utf8"),
		);
	});
});

describe("an answer that is not the Worker's", () => {
	it("is 503, as the server is on its way down or up; another goes through", async () => {
		const behind = createServer(({ url }, answer) => {
			const own = url === "/own" ? { "x-request-id": "own-12345" } : {};
			answer.writeHead(500, own).end("Error: Network connection lost.");
		}).listen(0, "127.0.0.1");
		await once(behind, "listening");
		const before = front({ port: portOf(behind), secret: "x" }).listen(0, "127.0.0.1");
		await once(before, "listening");
		const asked = (path: string) => fetch(`http://127.0.0.1:${portOf(before)}${path}`);

		const bare = await asked("/v1/threads");
		expect([bare.status, await bare.json()]).toMatchObject([503, { code: "unavailable" }]);
		expect(bare.headers.get("retry-after")).toBe("1");
		expect(await asked("/own")).toMatchObject({ status: 500 });
		for (const one of [before, behind]) {
			one.closeAllConnections();
			one.close();
		}
	});
});

function portOf(listening: ListeningServer): number {
	return z.object({ port: z.number() }).parse(listening.address()).port;
}

describe("wrangler's port behind it", () => {
	it("answers nobody who has not come through, whatever headers say", async () => {
		const local = `MF-Original-URL: http://127.0.0.1:${inner}/v1/threads`;
		for (const headers of [
			["host: localhost"],
			[`host: 127.0.0.1:${inner}`],
			["host: evil.example", local],
			["host: localhost", "tessera-door: x"],
			["host: localhost", "tessera-door: x", local],
		]) {
			isRefused(await get(inner, ...headers));
		}
		isRefused(await raw(inner, "GET /health HTTP/1.1", "host: localhost"));
	});
});
