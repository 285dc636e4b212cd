// `npm run bench [-- --only NAME]`: the figures of docs/benchmarks.md; fails if one misses its limit.
import { assembly } from "./assembly.ts";
import { contextTime } from "./context-time.ts";
import { counting } from "./counting.ts";
import { distill } from "./distill.ts";
import { indexing } from "./indexing.ts";
import { recall } from "./recall.ts";
import { reflection } from "./reflection.ts";
import { replay } from "./replay.ts";
import { machine, missed, type Row, table } from "./report.ts";
import { selection } from "./selection.ts";
import { sharedDatabase } from "./shared-database.ts";
import { startTime } from "./start-time.ts";
import { webhooks } from "./webhooks.ts";
import { workerSize } from "./worker-size.ts";

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
	reflection,
	"shared-database": sharedDatabase,
};

const names = chosen(process.argv.slice(2));
const rows: Row[] = [];
for (const name of names) rows.push(...((await parts[name]?.()) ?? []));
console.log(`${table(rows)}\n\n${machine()}`);
process.exit(rows.some(missed) ? 1 : 0);

function chosen([word, name, ...rest]: string[]): string[] {
	if (word === undefined) return Object.keys(parts);
	if (word === "--only" && name !== undefined && name in parts && rest.length === 0) return [name];
	console.error(`Usage: npm run bench [-- --only ${Object.keys(parts).join("|")}]`);
	process.exit(1);
}
