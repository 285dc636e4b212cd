// `npm run eval`: how much of the evidence recall finds (eval/recall). With `--continuity [--offline [--long]] [--seed N]` or
// `--clearing`: the figures of docs/continuity-figures.md; fails if one misses its limit. With `--talk [--held-out] [--show]`: what
// the embedded writer makes of labelled talk (eval/talk). With `--search`: how exactly searches answer (eval/recall/search).
// With `--pairs [--across|--offline] [--speakers]`: whether questions find what answers them in other words (eval/recall/pairs.ts).
import { parseArgs } from "node:util";
import { machine, missed, type Row, table } from "../bench/report.ts";
import { unknownOption, wantsHelp } from "../scripts/options.ts";
import { RECALL_OPTIONS, recallOptions, USAGE } from "./recall/options.ts";
import { SEARCH_OPTIONS } from "./recall/search/options.ts";
import { TALK_OPTIONS } from "./talk/options.ts";

// What measures is loaded when it is asked for: `--help` waits for none of it.
const words = process.argv.slice(2);
const CONTINUITY_OPTIONS = {
	continuity: { type: "boolean", default: false },
	clearing: { type: "boolean", default: false },
	offline: { type: "boolean", default: false },
	long: { type: "boolean", default: false },
	seed: { type: "string", default: "1" },
} as const;

const PAIRS_OPTIONS = {
	pairs: { type: "boolean", default: false },
	across: { type: "boolean", default: false },
	offline: { type: "boolean", default: false },
	speakers: { type: "boolean", default: false },
} as const;

const unknown = unknownOption(words, {
	...{ ...RECALL_OPTIONS, ...CONTINUITY_OPTIONS, ...TALK_OPTIONS, ...SEARCH_OPTIONS, ...PAIRS_OPTIONS },
});
if (wantsHelp(words)) console.log(USAGE);
else if (unknown !== null) fail(unknown);
else if (words.includes("--talk")) await talk();
else if (words.includes("--search")) await search();
else if (words.includes("--pairs")) await pairs();
else if (words.includes("--continuity") || words.includes("--clearing")) await measureContinuity();
else await measureRecall();

async function talk(): Promise<void> {
	const misplaced = unknownOption(words, TALK_OPTIONS);
	if (misplaced !== null) fail(misplaced);
	const { measureTalk } = await import("./talk/main.ts");
	measureTalk(words);
}

async function search(): Promise<void> {
	const misplaced = unknownOption(words, SEARCH_OPTIONS);
	if (misplaced !== null) fail(misplaced);
	const { measureSearch } = await import("./recall/search/main.ts");
	await measureSearch(words);
}

async function pairs(): Promise<void> {
	const misplaced = unknownOption(words, PAIRS_OPTIONS);
	if (misplaced !== null) fail(misplaced);
	const { measurePairs } = await import("./recall/pairs.ts");
	const has = (word: string) => words.includes(word);
	const asked = { across: has("--across"), offline: has("--offline"), speakers: has("--speakers") };
	if (asked.across && asked.offline) fail("--across needs a server");
	await measurePairs(asked);
}

async function measureRecall(): Promise<void> {
	const options = recallOptions(words);
	if (options === null) process.exit(1);
	const { recall } = await import("./recall/main.ts");
	await recall(options);
}

async function measureContinuity(): Promise<void> {
	const misplaced = unknownOption(words, CONTINUITY_OPTIONS);
	if (misplaced !== null) return fail(misplaced);
	const { values } = parseArgs({ options: CONTINUITY_OPTIONS });
	const seed = Number(values.seed);
	if (!Number.isInteger(seed)) return fail("--seed is a whole number");
	const rows: Row[] = [];
	if (values.continuity) {
		const { writerCost } = await import("./writer-cost.ts");
		const { continuity, offline } = await import("./continuity.ts");
		rows.push(...(await writerCost()));
		rows.push(...(values.offline ? await offline(seed, values.long) : await continuity(seed)));
	}
	if (values.clearing) rows.push(...(await (await import("./clearing.ts")).clearing()));
	console.log(`${table(rows)}\n\n${machine()}`);
	process.exit(rows.some(missed) ? 1 : 0);
}

function fail(problem: string): never {
	console.error(problem);
	process.exit(1);
}
