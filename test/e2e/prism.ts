import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import * as z from "zod";
import { temporaryFolder } from "../../scripts/client/server.ts";
import { freePort } from "../../scripts/start/port.ts";

const root = join(import.meta.dirname, "../..");
const MOST_KEPT = 10_000;
const READY = "Prism is listening";

const Violations = z.array(z.object({ location: z.array(z.union([z.string(), z.number()])), message: z.string() }));

/** A server behind Prism, which reads every request and answer against the server's OpenAPI document. */
export type Judged = {
	url: string;
	/** What contradicted the document since this was asked last, with its call and path. */
	contradictions(): string[];
	/** How many calls were read. */
	calls(): number;
	stop(): Promise<void>;
};

/**
 * Puts Prism in front of a server. An answer must be as the document says; a request must be only where the server takes
 * it, so tests may send bad ones. Prism notes what it finds on its answers, which a relay before it reads.
 */
export async function judge(serverUrl: string): Promise<Judged> {
	const folder = temporaryFolder();
	const file = join(folder.path, "openapi.json");
	writeFileSync(file, await (await fetch(`${serverUrl}/openapi.json`)).text());
	const prism = await startPrism(file, serverUrl);
	let found: string[] = [];
	let calls = 0;
	const relay = createServer((sent, response) => {
		passOn(prism.port, sent, response, ({ status, noted }) => {
			calls++;
			const call = `${sent.method} ${sent.url} (${status})`;
			for (const { location, message } of noted) {
				if (location[0] === "response" || status < 400) found.push(`${call}: ${location.join(".")} ${message}`);
			}
		});
	});
	relay.listen(0, "127.0.0.1");
	await once(relay, "listening");
	const address = relay.address();
	if (address === null || typeof address === "string") throw new Error("the relay has no port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		calls: () => calls,
		contradictions() {
			const all = found;
			found = [];
			return all;
		},
		async stop() {
			relay.closeAllConnections();
			relay.close();
			await prism.stop();
			folder.remove();
		},
	};
}

async function startPrism(file: string, serverUrl: string) {
	const port = await freePort();
	const words = ["proxy", file, serverUrl, "--host", "127.0.0.1", "--port", String(port)];
	const child = spawn(process.execPath, [join(root, "node_modules/@stoplight/prism-cli/dist/index.js"), ...words], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const exited = once(child, "exit");
	let output = "";
	await new Promise<void>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			// It logs every call: what it says is read on, or it would wait.
			stream.setEncoding("utf8").on("data", (text: string) => {
				output = output.slice(-MOST_KEPT) + text;
				if (output.includes(READY)) resolve();
			});
		}
		void exited.then(() => reject(new Error(`Prism ended:\n${output}`)));
	});
	return {
		port,
		async stop() {
			child.kill();
			await exited;
		},
	};
}

type Noted = { status: number; noted: z.output<typeof Violations> };

function passOn(port: number, sent: IncomingMessage, back: ServerResponse, take: (noted: Noted) => void) {
	const { method, url, headers } = sent;
	const onward = request({ host: "127.0.0.1", port, method, path: url, headers });
	sent.pipe(onward);
	onward.once("error", () => back.destroy());
	onward.once("response", (answer) => {
		const { "sl-violations": noted, ...others } = answer.headers;
		take({ status: answer.statusCode ?? 0, noted: noted === undefined ? [] : read(noted) });
		back.writeHead(answer.statusCode ?? 502, others);
		answer.pipe(back);
	});
}

/** Where it notes too much for a header, it cuts its list short. */
function read(noted: string | string[]) {
	const text = String(noted);
	const whole = text.startsWith("[") ? text : `${text.slice(text.indexOf("["), text.lastIndexOf(',{"location"'))}]`;
	return Violations.parse(JSON.parse(whole));
}
