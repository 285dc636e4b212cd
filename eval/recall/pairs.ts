import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { withServer } from "../../scripts/client/server.ts";
import { DEFAULT_MODEL, modelOf } from "../../src/core/model/budget/models.ts";
import type { CountText } from "../../src/core/tokens/encoding.ts";
import { gptTokenizer } from "../../src/providers/tokenizer/gpt-tokenizer.ts";
import type { Answer } from "./answer.ts";
import { baselines } from "./baselines.ts";
import type { Conversation } from "./conversation.ts";
import { unheard } from "./encoder-reads.ts";
import { offline } from "./offline.ts";
import { askConversation, loadConversation } from "./thread-calls.ts";

const folder = join(import.meta.dirname, "pairs");
const message = z.object({ id: z.string(), role: z.literal("user"), created_at: z.string(), content: z.string() });
const setSchema = z.object({
	messages: z.array(message),
	pairs: z.array(z.object({ question: z.string(), answer: z.string() })),
});
const offTopicSchema = z.object({
	questions: z.array(z.object({ set: z.number(), question: z.string(), names_speaker: z.boolean() })),
});

/** The sets that settings were chosen on; the others were never looked at. */
const CHOSEN_ON = [1, 2];
/** A pair is found if its message is among so many that are shown. */
const BEST = 10;
const BUDGET = 4_000;
/** A question about nothing in the chat should show no more tokens than this. */
const NOISE = 200;
/** What is asked across threads was told in so many. */
const PARTS = 5;

/** Makes what is asked of a chat, once that is known. */
type Reader = (chat: Conversation) => Promise<(query: string) => Promise<Answer>>;

type Sums = {
	pairs: number;
	found: number;
	bm25: number;
	naming: Silence;
	nameless: Silence;
};

/** What questions about nothing in a chat show, those that name one of its speakers apart from others. */
type Silence = { asked: number; noisy: number; shown: number; tokens: number };
const nothing = (): Silence => ({ asked: 0, noisy: 0, shown: 0, tokens: 0 });

/**
 * `npm run eval -- --pairs`: how often a question finds the one message of a chat of 200 that answers it without a common
 * stem, and what questions about nothing in the chat show. Over HTTP, in one thread; `across`: told in five threads of a user
 * and asked from a sixth; `offline`: in this process, by words alone.
 */
export async function measurePairs({
	across,
	offline: inProcess,
}: {
	across: boolean;
	offline: boolean;
}): Promise<void> {
	const count = await gptTokenizer.counter(modelOf(DEFAULT_MODEL).encoding);
	if (inProcess) {
		return measure(count, async (chat) => {
			const here = offline(chat, count);
			return async (query) => here.ask(query, BUDGET);
		});
	}
	const parts = across ? PARTS : 1;
	await withServer(({ url }) =>
		measure(count, async (chat) => {
			await loadConversation(url, chat, parts);
			return (query) => askConversation(url, chat, { query, budget: BUDGET, parts });
		}),
	);
}

async function measure(count: CountText, reader: Reader): Promise<void> {
	const strangers = offTopicSchema.parse(read("off-topic.json")).questions;
	const sums = new Map<string, Sums>();
	const silent = unheard();
	for (const name of readdirSync(folder).filter((name) => name.startsWith("set-"))) {
		const number = Number(name.replace(/\D/g, ""));
		const { messages, pairs } = setSchema.parse(read(name));
		const chat: Conversation = { id: `set-${number}`, set: "locomo", messages, questions: [] };
		const ask = await reader(chat);
		const before = baselines(offline(chat, count), count);
		const group = CHOSEN_ON.includes(number) ? "chosen on (sets 1, 2)" : "blind (sets 3 to 6)";
		const sum = sums.get(group) ?? { pairs: 0, found: 0, bm25: 0, naming: nothing(), nameless: nothing() };
		for (const { question, answer } of pairs) {
			sum.pairs += 1;
			sum.found += isFound(silent.count(await ask(question)), answer);
			sum.bm25 += isFound(before.bm25(question, BUDGET), answer);
		}
		for (const { question, names_speaker } of strangers.filter(({ set }) => set === number)) {
			const { used } = silent.count(await ask(question));
			const kind = names_speaker ? sum.naming : sum.nameless;
			kind.asked += 1;
			kind.noisy += used > NOISE ? 1 : 0;
			kind.shown += used > 0 ? 1 : 0;
			kind.tokens += used;
		}
		sums.set(group, sum);
	}
	silent.tell();
	const offTopic = `over ${NOISE} tokens, % | any, % | tokens`;
	console.log(
		`| pairs | Tessera, in the best ${BEST}, % | bm25 | off-topic, naming a speaker: ${offTopic} | naming nobody: ${offTopic} |`,
	);
	console.log(`| ${Array(9).fill("---").join(" | ")} |`);
	for (const [group, sum] of sums) console.log(rowOf(group, sum));
}

function read(name: string): unknown {
	return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

function isFound({ items }: Answer, answer: string): number {
	return items.slice(0, BEST).some(({ id, sources }) => id === answer || sources.includes(answer)) ? 1 : 0;
}

function rowOf(group: string, { pairs, found, bm25, naming, nameless }: Sums): string {
	const share = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);
	const silence = ({ asked, noisy, shown, tokens }: Silence) => [
		share(noisy, asked),
		share(shown, asked),
		(tokens / Math.max(1, asked)).toFixed(0),
	];
	const cells = [share(found, pairs), share(bm25, pairs), ...silence(naming), ...silence(nameless)];
	return `| ${[`${group}: ${pairs}`, ...cells].join(" | ")} |`;
}
