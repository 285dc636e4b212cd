import { gptTokenizer } from "../src/adapters/tokenizer/gpt-tokenizer.ts";
import { indexedOf } from "../src/core/recall/ranking/memory-index.ts";
import { stem, termsOf } from "../src/core/recall/terms.ts";
import type { Row } from "./report.ts";
import { textWriter } from "./text.ts";

const MESSAGES = 100;
const ROUNDS = 20;

/** What it costs to make the traits that an appended message is ranked by, beside its search terms. */
export async function indexing(): Promise<Row[]> {
	const count = await gptTokenizer.counter("o200k_base");
	const { message } = textWriter(11);
	const short = Array.from({ length: MESSAGES }, () => message());
	const long = Array.from({ length: MESSAGES }, () => Array.from({ length: 12 }, () => message()).join(" "));
	return [row("short", short), row("long", long)];

	function row(what: string, texts: readonly string[]): Row {
		const stems = texts.map((text) => termsOf(text).map(stem));
		const index = () => {
			for (const [at, text] of texts.entries()) {
				indexedOf({ seq: at, role: "user", name: null, text, said: 0 }, stems[at] ?? [], count);
			}
		};
		index();
		const since = performance.now();
		for (let round = 0; round < ROUNDS; round++) index();
		const measured = (performance.now() - since) / ROUNDS / MESSAGES;
		const units = texts.reduce((sum, text) => sum + text.length, 0) / MESSAGES;
		return {
			what: `traits of a ${what} message`,
			measured,
			unit: "ms",
			limit: 1,
			note: `${Math.round(units)} characters`,
		};
	}
}
