// `npm run eval -- --continuity [--offline [--long]] [--seed N]` or `--clearing`: the figures of docs/continuity-figures.md; fails if one
// misses its limit.
import { parseArgs } from "node:util";
import { machine, missed, type Row, table } from "../bench/report.ts";
import { clearing } from "./clearing.ts";
import { continuity, offline } from "./continuity.ts";
import { writerCost } from "./writer-cost.ts";

const { values } = parseArgs({
	options: {
		continuity: { type: "boolean", default: false },
		clearing: { type: "boolean", default: false },
		offline: { type: "boolean", default: false },
		long: { type: "boolean", default: false },
		seed: { type: "string", default: "1" },
	},
});

const seed = Number(values.seed);
if ((!values.continuity && !values.clearing) || !Number.isInteger(seed)) {
	console.error("Usage: npm run eval -- --continuity [--offline [--long]] [--seed N] [--clearing]");
	process.exit(1);
}

const rows: Row[] = [];
if (values.continuity) rows.push(...(await writerCost()));
if (values.continuity) rows.push(...(values.offline ? await offline(seed, values.long) : await continuity(seed)));
if (values.clearing) rows.push(...(await clearing()));
console.log(`${table(rows)}\n\n${machine()}`);
process.exit(rows.some(missed) ? 1 : 0);
