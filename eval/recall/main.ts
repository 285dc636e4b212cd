import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withServer } from "../../scripts/client/server.ts";
import { DEFAULT_MODEL, modelOf } from "../../src/core/model/budget/models.ts";
import { gptTokenizer } from "../../src/providers/tokenizer/gpt-tokenizer.ts";
import { type Asked, askAll } from "./ask-all.ts";
import { readData } from "./data.ts";
import type { Options } from "./options.ts";
import { tables, worst } from "./report.ts";
import { openState } from "./state.ts";

const root = join(import.meta.dirname, "../..");

/** Measures recall over the public API and prints the tables; every question's items go into eval/results. */
export async function recall(options: Options): Promise<void> {
	const conversations = readData(options.data, { only: options.only, million: options.million, qmsum: options.qmsum });
	if (conversations.length === 0) throw new Error(`no conversation is called ${options.only}`);
	const count = await gptTokenizer.counter(modelOf(DEFAULT_MODEL).encoding);
	const state = openState(join(root, ".wrangler/eval"), options.resume);
	const own = options.url === null && !options.offline && !options.baseline;
	const ask = async (url: string | null) => {
		const asked = await askAll(conversations, { url, state, options, count });
		console.log(tables(asked));
		if (options.explain) console.log(`\n${worst(asked)}`);
		console.log(`\nEvery question's items: ${keepResults(asked, options)}`);
	};
	await (own ? withServer(({ url }) => ask(url), state.data) : ask(options.url));
	state.remove();
}

/** Ids and scores only: no text of the data sets leaves them. */
function keepResults(asked: readonly Asked[], options: Options): string {
	const folder = join(root, "eval/results");
	mkdirSync(folder, { recursive: true });
	const kind = kindOf(options);
	const path = join(
		folder,
		[kind, options.only, options.budget]
			.filter((part) => part !== null)
			.join("-")
			.concat(".json"),
	);
	const lines = asked.map(({ conversation, question, budget, way, answer }) => {
		const { found, missing, strict, used, items } = answer;
		const asked = { conversation: conversation.id, question: question.id, category: question.category, budget, way };
		// Of what there was before, only how it went: its items can be made anew without a server.
		const held = way === "recall" ? { items: items.map(({ id, score }) => [id, score]) } : {};
		return JSON.stringify({ ...asked, found, missing, strict, used, ...held });
	});
	writeFileSync(path, `[\n${lines.join(",\n")}\n]\n`);
	return path;
}

function kindOf({ swapped, fiveThreads, misspelt, lowerCase, offline, qmsum }: Options): string {
	if (qmsum) return "qmsum";
	if (swapped) return "swapped";
	if (fiveThreads) return "five-threads";
	if (misspelt) return lowerCase ? "misspelt-lower-case" : "misspelt";
	return offline ? "offline" : "recall";
}
