import { runSteps } from "../src/core/base/steps.ts";
import { stem, termsOf } from "../src/core/language/terms.ts";
import type { EpisodeMessage } from "../src/core/recall/episode-lines.ts";
import { splitIntoRunsInSteps } from "../src/core/recall/episode-runs.ts";
import { traitSteps } from "../src/core/recall/ranking/memory-index.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import type { Row } from "./report.ts";
import { median } from "./statistics.ts";
import { textWriter } from "./text.ts";

const MESSAGES = 100;
const ROUNDS = 20;

/** What it costs to make the traits that an appended message is ranked by, beside its search terms. */
export async function indexing(): Promise<Row[]> {
	const count = await gptTokenizer.counter("o200k_base");
	const { message } = textWriter(11);
	const short = Array.from({ length: MESSAGES }, () => message());
	const long = Array.from({ length: MESSAGES }, () => Array.from({ length: 12 }, () => message()).join(" "));
	return [row("short", short), row("long", long), ...largeMessages()];

	function row(what: string, texts: readonly string[]): Row {
		const stems = texts.map((text) => termsOf(text).map(stem));
		const index = () => {
			for (const [at, text] of texts.entries()) {
				runSteps(traitSteps({ role: "user", name: null, text, saidAt: 0 }, stems[at] ?? [], count));
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

const LARGE_ROUNDS = 15;

/** Texts that people paste: each is as long as asked. */
const PASTED: Record<string, (size: number) => string> = {
	code: (size) => repeated(size, (at) => `export const alpha${at} = compute(alphaTable[${at}]);\n`),
	prose: (size) => repeated(size, (at) => `We moved the harbour office number ${at} to Bergen on 3 June, said Anna. `),
	German: (size) => repeated(size, (at) => `Die Straße ${at} führt über größere Hügel, wo Bäume blühen. `),
	Chinese: (size) => repeated(size, (at) => `东京的天气很好。我们去公园散步吧，第${at}次。`),
	blanks: (size) => `${" ".repeat(size - 1)}x`,
};

function repeated(size: number, piece: (at: number) => string): string {
	const pieces: string[] = [];
	for (let at = 0, length = 0; length < size; at++) {
		const next = piece(at);
		pieces.push(next);
		length += next.length;
	}
	return pieces.join("").slice(0, size);
}

/** What episodes of large messages cost: 1 MB in large messages against as much in messages of 10 KB, and the longest step. */
function largeMessages(): Row[] {
	let longest = 0;
	const cutting = (messages: readonly EpisodeMessage[]) => {
		const since = performance.now();
		let last = since;
		let slowest = 0;
		for (const steps = splitIntoRunsInSteps(messages); ; ) {
			const { done, value } = steps.next();
			slowest = Math.max(slowest, performance.now() - last);
			last = performance.now();
			if (!done) continue;
			for (const { text } of value) {
				termsOf(text).map(stem);
				slowest = Math.max(slowest, performance.now() - last);
				last = performance.now();
			}
			return { total: performance.now() - since, slowest };
		}
	};
	const ratios = Object.values(PASTED).map((text) => {
		const all = { small: 10_000, large: 1_000_000 };
		const small = Array.from({ length: 100 }, (_, at) => saidAs(at, text(all.small)));
		const large = [saidAs(1, text(all.large))];
		const times = Array.from({ length: LARGE_ROUNDS }, () => ({ small: cutting(small), large: cutting(large) }));
		const slow = times.map((time) => Math.max(time.small.slowest, time.large.slowest));
		// The quickest round: what else the machine does is none of its cost.
		longest = Math.max(longest, Math.min(...slow));
		return median(times.map((time) => time.large.total)) / median(times.map((time) => time.small.total));
	});
	const kinds = Object.keys(PASTED).join(", ");
	return [
		{
			what: "episodes of one message of 1 MB against 100 of 10 KB",
			measured: Math.max(...ratios),
			unit: "×",
			limit: 1.5,
			note: kinds,
		},
		{
			what: "the longest step of the index of episodes",
			measured: longest,
			unit: "ms",
			limit: 50,
			note: "a message, or an episode",
		},
	];
}

function saidAs(seq: number, content: string): EpisodeMessage {
	return { id: `m${seq}`, seq, role: "user", content, calls: [], created_at: new Date(seq * 1_000).toISOString() };
}
