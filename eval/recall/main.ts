import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gptTokenizer } from "../../src/adapters/tokenizer/gpt-tokenizer.ts";
import { startServer } from "../../test/e2e/server.ts";
import { type Asked, askAll } from "./ask-all.ts";
import { readData } from "./data.ts";
import type { Options } from "./options.ts";
import { tables, worst } from "./report.ts";
import { openState } from "./state.ts";

const root = join(import.meta.dirname, "../..");

/** Measures recall over the public API and prints the tables; every question's items go into eval/results. */
export async function recall(options: Options): Promise<void> {
	const conversations = readData(options.data, { only: options.only, million: options.million });
	if (conversations.length === 0) throw new Error(`no conversation is called ${options.only}`);
	const count = await gptTokenizer.counter("o200k_base");
	const state = openState(join(root, ".wrangler/eval"), options.resume);
	const own = options.url === null && !options.offline && !options.baseline;
	const server = own ? await startServer(state.data) : null;
	try {
		const url = options.url ?? server?.url ?? null;
		const asked = await askAll(conversations, { url, state, options, count });
		console.log(tables(asked));
		if (options.explain) console.log(`\n${worst(asked)}`);
		console.log(`\nEvery question's items: ${keepResults(asked, options)}`);
	} finally {
		await server?.stop();
	}
	state.remove();
}

/** Ids and scores only: no text of the data sets leaves them. */
function keepResults(asked: readonly Asked[], options: Options): string {
	const folder = join(root, "eval/results");
	mkdirSync(folder, { recursive: true });
	const kind = options.swapped ? "swapped" : options.offline ? "offline" : "recall";
	const path = join(
		folder,
		[kind, options.only, options.budget]
			.filter((part) => part !== null)
			.join("-")
			.concat(".json"),
	);
	const lines = asked.map(({ conversation, question, budget, way, answer }) =>
		JSON.stringify({
			conversation: conversation.id,
			question: question.id,
			category: question.category,
			budget,
			way,
			...answer,
		}),
	);
	writeFileSync(path, `[\n${lines.join(",\n")}\n]\n`);
	return path;
}
