// Calls every operation of the API on a server of its own, and writes what was sent and answered as the reference shows it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { withServer } from "./client/server.ts";
import { send } from "./examples/send.ts";
import { STEPS } from "./examples/steps.ts";
import { inFrontOf, startUpstream } from "./examples/upstream.ts";

const file = join(import.meta.dirname, "../src/platform/http/examples.json");

const upstream = await startUpstream();

async function record(url: string): Promise<void> {
	const servers = { url, upstream: upstream.url };
	const saved = new Map<string, string>();
	const examples: unknown[] = [];
	for (const { operation, call, body, headers, answerOnly, save = {} } of STEPS) {
		const [method = "", path = ""] = call.replace(/\{(\w+)\}/g, (_, name: string) => saved.get(name) ?? "").split(" ");
		const { status, answer } = await send(servers, { method, path, headers, body });
		if (status >= 400) throw new Error(`${call}: ${status} ${JSON.stringify(answer)}`);
		for (const [name, at] of Object.entries(save))
			saved.set(name, String(at.split(".").reduce((value, key) => Object(value)[key], answer)));
		examples.push({ operation, answerOnly, method, path, headers, body, status, answer });
	}
	writeFileSync(file, `${JSON.stringify(examples, null, "\t")}\n`);
	console.log(`${examples.length} examples written`);
}

try {
	await withServer(({ url }) => record(url), undefined, inFrontOf(upstream.url));
} finally {
	await upstream.stop();
}
