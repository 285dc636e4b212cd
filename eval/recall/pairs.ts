import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { DEFAULT_MODEL, modelOf } from "../../src/core/model/budget/models.ts";
import { gptTokenizer } from "../../src/providers/tokenizer/gpt-tokenizer.ts";
import type { Answer } from "./answer.ts";
import { baselines } from "./baselines.ts";
import { offline } from "./offline.ts";

const folder = join(import.meta.dirname, "pairs");
const message = z.object({ id: z.string(), role: z.literal("user"), created_at: z.string(), content: z.string() });
const setSchema = z.object({
	messages: z.array(message),
	pairs: z.array(z.object({ question: z.string(), answer: z.string() })),
});
const offTopicSchema = z.object({ questions: z.array(z.object({ set: z.number(), question: z.string() })) });

/** The sets that settings were chosen on; the others were never looked at. */
const CHOSEN_ON = [1, 2];
/** A pair is found if its message is among so many that are shown. */
const BEST = 10;
const BUDGET = 4_000;
/** A question about nothing in the chat should show no more tokens than this. */
const NOISE = 200;

type Sums = {
	pairs: number;
	found: number;
	bm25: number;
	strange: number;
	noisy: number;
	shown: number;
	tokens: number;
};

/**
 * `npm run eval -- --pairs`: how often a question finds the one message of a chat of 200 that answers it without a common
 * stem, and what questions about nothing in the chat show.
 */
export async function measurePairs(): Promise<void> {
	const count = await gptTokenizer.counter(modelOf(DEFAULT_MODEL).encoding);
	const strangers = offTopicSchema.parse(read("off-topic.json")).questions;
	const sums = new Map<string, Sums>();
	for (const name of readdirSync(folder).filter((name) => name.startsWith("set-"))) {
		const number = Number(name.replace(/\D/g, ""));
		const { messages, pairs } = setSchema.parse(read(name));
		const here = offline({ id: name, set: "locomo", messages, questions: [] }, count);
		const before = baselines(here, count);
		const group = CHOSEN_ON.includes(number) ? "chosen on (sets 1, 2)" : "blind (sets 3 to 6)";
		const sum = sums.get(group) ?? { pairs: 0, found: 0, bm25: 0, strange: 0, noisy: 0, shown: 0, tokens: 0 };
		for (const { question, answer } of pairs) {
			sum.pairs += 1;
			sum.found += isFound(here.ask(question, BUDGET), answer);
			sum.bm25 += isFound(before.bm25(question, BUDGET), answer);
		}
		for (const { question } of strangers.filter(({ set }) => set === number)) {
			const { used } = here.ask(question, BUDGET);
			sum.strange += 1;
			sum.noisy += used > NOISE ? 1 : 0;
			sum.shown += used > 0 ? 1 : 0;
			sum.tokens += used;
		}
		sums.set(group, sum);
	}
	console.log(
		`| pairs | Tessera, in the best ${BEST}, % | bm25 | off-topic: over ${NOISE} tokens, % | any, % | tokens |`,
	);
	console.log("| --- | --- | --- | --- | --- | --- |");
	for (const [group, sum] of sums) console.log(rowOf(group, sum));
}

function read(name: string): unknown {
	return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

function isFound({ items }: Answer, answer: string): number {
	return items.slice(0, BEST).some(({ id }) => id === answer) ? 1 : 0;
}

function rowOf(group: string, { pairs, found, bm25, strange, noisy, shown, tokens }: Sums): string {
	const share = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);
	const cells = [share(found, pairs), share(bm25, pairs), share(noisy, strange), share(shown, strange)];
	return `| ${[`${group}: ${pairs}`, ...cells, (tokens / Math.max(1, strange)).toFixed(0)].join(" | ")} |`;
}
