// `npm run bench [-- --only NAME]`: the figures of docs/benchmarks.md; fails if one misses its limit.
import { parseArgs } from "node:util";
import { didYouMean, unknownOption, wantsHelp } from "../scripts/options.ts";
import { machine, missed, type Row, table } from "./report.ts";

/** Each is loaded when it is measured: `--help` waits for none. */
const parts: Record<string, () => Promise<Row[]>> = {
	start: async () => (await import("./start-time.ts")).startTime(),
	size: async () => (await import("./worker-size.ts")).workerSize(),
	context: async () => (await import("./context-time.ts")).contextTime(),
	counting: async () => (await import("./counting.ts")).counting(),
	indexing: async () => (await import("./indexing.ts")).indexing(),
	selection: async () => (await import("./selection.ts")).selection(),
	assembly: async () => (await import("./assembly.ts")).assembly(),
	replay: async () => (await import("./replay.ts")).replay(),
	distill: async () => (await import("./distill.ts")).distill(),
	recall: async () => (await import("./recall.ts")).recall(),
	webhooks: async () => (await import("./webhooks.ts")).webhooks(),
	proxy: async () => (await import("./proxy.ts")).proxy(),
	reflection: async () => (await import("./reflection.ts")).reflection(),
	erasure: async () => (await import("./erasure.ts")).erasure(),
	"hostile-text": async () => (await import("./hostile-text.ts")).hostileText(),
	"writing-growth": async () => (await import("./writing-growth.ts")).writingGrowth(),
	"shared-database": async () => (await import("./shared-database.ts")).sharedDatabase(),
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
