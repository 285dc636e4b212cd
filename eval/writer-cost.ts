import type { Row } from "../bench/report.ts";
import { runSteps } from "../src/core/base/steps.ts";
import { bodyTokens } from "../src/core/model/thread/count-message.ts";
import { extraction } from "../src/core/writing/distill/extract-summary.ts";
import type { SourceMessage } from "../src/core/writing/distill/summary-source.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import { scripts } from "./scripts/script.ts";

const TOKENS = 100_000;
const SCRIPTS = 60;

/** What the embedded writer takes for a long past in one go; memory is what the heap grew by, garbage included. */
export async function writerCost(): Promise<Row[]> {
	const count = await gptTokenizer.counter("cl100k_base");
	const messages: SourceMessage[] = [];
	let tokens = 0;
	for (const message of scripts(SCRIPTS, "tuned", 5).flatMap((script) => script.messages)) {
		if (tokens >= TOKENS) break;
		tokens += bodyTokens(message, count);
		messages.push({ ...message, seq: messages.length + 1, created_at: "2026-11-20T12:00:00.000Z" });
	}
	const heap = process.memoryUsage().heapUsed;
	const since = performance.now();
	runSteps(extraction({ previous: null, messages, limit: 1_000 }, count));
	const seconds = (performance.now() - since) / 1_000;
	const grown = (process.memoryUsage().heapUsed - heap) / 2 ** 20;
	const note = `${tokens.toLocaleString("en")} tokens in ${messages.length.toLocaleString("en")} messages`;
	return [
		{ what: "embedded writer: time", measured: seconds, unit: "s", limit: 2, note },
		{ what: "embedded writer: heap", measured: grown, unit: "MiB", limit: 64, note: "growth, garbage included" },
	];
}
