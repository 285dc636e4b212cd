import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { withServer } from "../../scripts/client/server.ts";
import { DEFAULT_MODEL, modelOf } from "../../src/core/model/budget/models.ts";
import type { CountText } from "../../src/core/tokens/encoding.ts";
import { gptTokenizer } from "../../src/providers/tokenizer/gpt-tokenizer.ts";
import { DATA_FOLDER } from "../data-folder.ts";
import type { Answer } from "./answer.ts";
import { baselines } from "./baselines.ts";
import type { Conversation } from "./conversation.ts";
import { readData } from "./data.ts";
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
const OFF_TOPIC = `over ${NOISE} tokens, % | any, % | tokens`;
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

const unheardOfSchema = z.object({
	groups: z.array(z.object({ name: z.string(), naming: z.array(z.string()), nobody: z.array(z.string()) })),
});

/**
 * `npm run eval -- --pairs`: how often a question finds the one message of a chat of 200 that answers it without a common
 * stem, and what questions about nothing in the chat show. Over HTTP, in one thread; `across`: told in five threads of a user
 * and asked from a sixth; `offline`: in this process, by words alone. `speakers`: instead, what questions show in LoCoMo's conversations
 * that are about nothing there, those that name one of its speakers apart.
 */
export async function measurePairs({
	across,
	offline: inProcess,
	speakers,
}: {
	across: boolean;
	offline: boolean;
	speakers: boolean;
}): Promise<void> {
	const measure = speakers ? measureSpeakers : measureSets;
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

/** A question with `{}` is asked of one of the two speakers, in turn. */
async function measureSpeakers(_: CountText, reader: Reader): Promise<void> {
	const { groups } = unheardOfSchema.parse(read("unheard-of.json"));
	const sums = new Map(groups.map(({ name }) => [name, { naming: nothing(), nameless: nothing() }]));
	for (const chat of readData(DATA_FOLDER, { only: "locomo", million: false })) {
		const ask = await reader(chat);
		const names = [...new Set(chat.messages.flatMap(({ name }) => name ?? []))];
		for (const { name, naming, nobody } of groups) {
			const sum = sums.get(name);
			for (const [at, text] of naming.entries()) {
				const asked = text.replaceAll("{}", names[at % names.length] ?? "");
				if (sum !== undefined) note(sum.naming, await ask(asked));
			}
			for (const text of nobody) if (sum !== undefined) note(sum.nameless, await ask(text));
		}
	}
	console.log(
		`| LoCoMo | naming a speaker: ${OFF_TOPIC} | naming nobody: ${OFF_TOPIC} |\n| ${Array(7).fill("---").join(" | ")} |`,
	);
	for (const [name, { naming, nameless }] of sums)
		console.log(`| ${[`${name}: ${naming.asked}`, ...cellsOf(naming), ...cellsOf(nameless)].join(" | ")} |`);
}

function note(sum: Silence, { used }: Pick<Answer, "used">): void {
	sum.asked += 1;
	sum.noisy += used > NOISE ? 1 : 0;
	sum.shown += used > 0 ? 1 : 0;
	sum.tokens += used;
}

async function measureSets(count: CountText, reader: Reader): Promise<void> {
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
			note(names_speaker ? sum.naming : sum.nameless, silent.count(await ask(question)));
		}
		sums.set(group, sum);
	}
	silent.tell();
	console.log(
		`| pairs | Tessera, in the best ${BEST}, % | bm25 | off-topic, naming somebody: ${OFF_TOPIC} | naming nobody: ${OFF_TOPIC} |`,
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
	const cells = [share(found, pairs), share(bm25, pairs), ...cellsOf(naming), ...cellsOf(nameless)];
	return `| ${[`${group}: ${pairs}`, ...cells].join(" | ")} |`;
}

function cellsOf({ asked, noisy, shown, tokens }: Silence): string[] {
	return [share(noisy, asked), share(shown, asked), (tokens / Math.max(1, asked)).toFixed(0)];
}

function share(part: number, whole: number): string {
	return ((100 * part) / Math.max(1, whole)).toFixed(1);
}
