// `npm run bench [-- --only NAME]`: the figures of docs/benchmarks.md; fails if one misses its limit.
import { parseArgs } from "node:util";
import { didYouMean, unknownOption, wantsHelp } from "../scripts/options.ts";
import { assembly } from "./assembly.ts";
import { contextTime } from "./context-time.ts";
import { counting } from "./counting.ts";
import { distill } from "./distill.ts";
import { erasure } from "./erasure.ts";
import { hostileText } from "./hostile-text.ts";
import { indexing } from "./indexing.ts";
import { proxy } from "./proxy.ts";
import { recall } from "./recall.ts";
import { reflection } from "./reflection.ts";
import { replay } from "./replay.ts";
import { machine, missed, type Row, table } from "./report.ts";
import { selection } from "./selection.ts";
import { sharedDatabase } from "./shared-database.ts";
import { startTime } from "./start-time.ts";
import { webhooks } from "./webhooks.ts";
import { workerSize } from "./worker-size.ts";
import { writingGrowth } from "./writing-growth.ts";

const parts: Record<string, () => Promise<Row[]>> = {
	start: startTime,
	size: workerSize,
	context: contextTime,
	counting,
	indexing,
	selection,
	assembly,
	replay,
	distill,
	recall,
	webhooks,
	proxy,
	reflection,
	erasure,
	"hostile-text": hostileText,
	"writing-growth": writingGrowth,
	"shared-database": sharedDatabase,
};

const usage = `npm run bench [-- options]   measures all parts, or one
  --only PART   ${Object.keys(parts).join(", ")}
  --help        this`;

const words = process.argv.slice(2);
if (wantsHelp(words)) {
	console.log(usage);
	process.exit(0);
}
const names = chosen(words);
const rows: Row[] = [];
for (const name of names) rows.push(...((await parts[name]?.()) ?? []));
console.log(`${table(rows)}\n\n${machine()}`);
process.exit(rows.some(missed) ? 1 : 0);

function chosen(words: string[]): string[] {
	const only = { only: { type: "string" } } as const;
	const unknown = unknownOption(words, only);
	if (unknown !== null) stop(unknown);
	const { values, positionals } = parseArgs({ args: words, options: only, strict: false });
	const name = values.only ?? null;
	if (positionals.length > 0) stop(`"${positionals[0]}" is not understood.\n${usage}`);
	if (name === null) return Object.keys(parts);
	if (typeof name !== "string") stop(`--only needs the name of a part.\n${usage}`);
	return name in parts ? [name] : stop(`There is no part ${name}.${didYouMean(name, Object.keys(parts))}\n${usage}`);
}

function stop(problem: string): never {
	console.error(problem);
	process.exit(1);
}
