import type { CountText } from "../src/core/tokens/encoding.ts";
import { gptTokenizer } from "../src/providers/tokenizer/gpt-tokenizer.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { pick, seeded } from "./random.ts";
import type { Row } from "./report.ts";
import { type Reader, TEXT_READERS } from "./text-readers.ts";

const DOUBLINGS = 7;
const SMALLEST = 8_192;
/** Twice the text may take so many times as long: a third more than where time is linear. */
const MOST_GROWTH = 2 * (4 / 3);
/** What takes less than this is not compared: the clock is too coarse (ms). */
const LEAST_COMPARED = 40;
const TRIES = 3;

const READERS = {
	learning: ["learning"],
	distilling: ["summaries, of users", "summaries, of assistants"],
	flushing: ["learning", "pieces of flushed messages"],
	"working state": ["working state, of users", "working state, of assistants"],
};

/** The processor's time of what is written in the background, for texts that double from 8 KB to 1 MB. */
export async function writingGrowth(): Promise<Row[]> {
	const count = await gptTokenizer.counter("o200k_base");
	return Object.entries(READERS).flatMap(([name, readers]) =>
		Object.entries(TEXTS).map(([kind, make]): Row => {
			const times = Array.from({ length: DOUBLINGS + 1 }, (_, at) =>
				Math.min(...Array.from({ length: TRIES }, () => timed(readers, make(SMALLEST * 2 ** at), count))),
			);
			const ratios = times.slice(1).map((time, at) => time / Math.max(times[at] ?? 0, LEAST_COMPARED));
			const note = `${times.map((time) => time.toFixed(0)).join(", ")} ms; ${ratios.map((one) => one.toFixed(1)).join(", ")} ×`;
			return { what: `${name}, ${kind}`, measured: Math.max(...ratios), unit: "×", limit: MOST_GROWTH, note };
		}),
	);
}

function timed(readers: readonly string[], text: string, count: CountText): number {
	const since = process.threadCpuUsage();
	for (const name of readers) for (const _ of readerOf(name)(text, count));
	const { user, system } = process.threadCpuUsage(since);
	return (user + system) / 1_000;
}

function readerOf(name: string): Reader {
	const read = TEXT_READERS[name];
	if (read === undefined) throw new Error(`There is no reader ${name}.`);
	return read;
}

const TEXTS: Readonly<Record<string, (bytes: number) => string>> = {
	"managers by name": (bytes) => filled(bytes, (random) => `My manager is ${name(random)} Smith.`),
	"odd characters": (bytes) => hostileTexts(bytes)["odd characters"] ?? "",
	"ordinary talk": (bytes) => filled(bytes, (random, at) => `${pick(random, TALK)}${at % 9 === 8 ? "\n\n" : ""}`),
	"one line without spaces": (bytes) =>
		filled(bytes, (random) => String.fromCodePoint(pick(random, [97, 101, 0xe9, 0x4e2d, 0x1f600, 0x661, 0x3b1])), ""),
};

const TALK = [
	"We moved the billing service to PostgreSQL last week and it went fine.",
	"I live in Bergen with my sister Marta.",
	"Can you look at the failing test in src/export.ts first?",
	"No, the budget is 4,200 euro, not five.",
	"I prefer short answers without tables.",
	"The staging server was down again this morning, so nobody could deploy.",
	"Next I'll write the migration and then we talk to Priya about the deadline.",
	"That sounds good, thanks.",
];

function name(random: () => number): string {
	const letters = Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join("");
	return letters.charAt(0).toUpperCase() + letters.slice(1);
}

function filled(bytes: number, next: (random: () => number, at: number) => string, between = " "): string {
	const random = seeded(11);
	const parts: string[] = [];
	for (let size = 0; size < bytes; ) {
		const part = next(random, parts.length);
		parts.push(part);
		size += Buffer.byteLength(part) + between.length;
	}
	return parts.join(between);
}
