import type { CountText, Encoding } from "../src/core/tokens/encoding.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import type { Row } from "./report.ts";
import { adversarialTexts, naturalTexts } from "./sample-texts.ts";
import { median } from "./statistics.ts";

const megabyte = 1_000_000;
const times = 9;
const encodings: Encoding[] = ["o200k_base", "cl100k_base"];

/** How fast text is counted, and that no text makes it slow. */
export async function counting(): Promise<Row[]> {
	const natural = Object.entries(await naturalTexts(megabyte));
	const adversarial = Object.entries(adversarialTexts(megabyte));
	const rows: Row[] = [];
	for (const encoding of encodings) {
		const count = await gptTokenizer.counter(encoding);
		for (const [name, text] of natural) rows.push(throughput(`${encoding}, ${name}`, text, count));
		for (const [name, text] of adversarial) rows.push(slowness(`${encoding}, 1 MB: ${name}`, text, count));
	}
	return rows;
}

function throughput(what: string, text: string, count: CountText): Row {
	const { ms, note } = timed(text, count);
	return { what, measured: Buffer.byteLength(text) / megabyte / (ms / 1_000), unit: "MB/s", least: 5, note };
}

function slowness(what: string, text: string, count: CountText): Row {
	const { ms, note } = timed(text, count);
	return { what, measured: ms, unit: "ms", limit: 100, note };
}

/** The first time the text is new to the tokenizer's cache; the median is over all. */
function timed(text: string, count: CountText): { ms: number; note: string } {
	let tokens = 0;
	const all = Array.from({ length: times }, () => {
		const since = performance.now();
		tokens = count(text);
		return performance.now() - since;
	});
	const first = all[0] ?? 0;
	const note = `${tokens.toLocaleString("en")} tokens; first ${first.toFixed(0)} ms, slowest of ${times} ${Math.max(...all).toFixed(0)} ms`;
	return { ms: median(all), note };
}
