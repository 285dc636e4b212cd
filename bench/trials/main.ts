// `npm run load`, `npm run chaos`, `npm run fuzz:http`, `npm run soak`: bounded runs against a server of their own; fails if a figure misses its limit.
import { parseArgs } from "node:util";
import { NotStarted } from "../../scripts/client/server.ts";
import { unknownOption, wantsHelp } from "../../scripts/options.ts";
import { machine, missed, type Row, table } from "../report.ts";
import { chaos } from "./chaos.ts";
import { fuzzHttp } from "./fuzz-http.ts";
import { load } from "./load.ts";
import { SHORT, WHOLE } from "./sizes.ts";
import { soak } from "./soak.ts";

const options = { short: { type: "boolean" }, seed: { type: "string" } } as const;

const usage = `npm run load [-- options]        many write and ask at once
npm run chaos [-- options]       the server is killed at random moments, again and again
npm run fuzz:http [-- options]   malformed requests, made from the OpenAPI document
npm run soak [-- options]        ten minutes of mixed use, in which what is written is deleted again
  --short     a run of some seconds, with fewer of everything
  --seed N    other moments, other requests (1)
  --help      this
Each starts a server on 127.0.0.1 with data of its own. Limits with × are ratios of one run, which a busy machine hardly
changes; those without a unit are counts.`;

const [trial = "", ...words] = process.argv.slice(2);
if (wantsHelp([trial, ...words])) {
	console.log(usage);
	process.exit(0);
}
const unknown = unknownOption([trial, ...words], options);
if (unknown !== null) stop(unknown);
const { values } = parseArgs({ args: words, options, strict: false });
const seed = Number(values.seed ?? 1);
if (!Number.isInteger(seed)) stop(`--seed wants a whole number.\n${usage}`);

const rows = await run(trial).catch((error: unknown) => {
	if (error instanceof NotStarted) return stop(error.message);
	throw error;
});
console.log(`${table(rows)}\n\nseed ${seed} · ${machine()}`);
process.exit(rows.some(missed) ? 1 : 0);

function run(name: string): Promise<Row[]> {
	const sizes = values.short === true ? SHORT : WHOLE;
	if (name === "load") return load(sizes.load);
	if (name === "chaos") return chaos(sizes.chaos, seed);
	if (name === "fuzz:http") return fuzzHttp(sizes.fuzz, seed);
	if (name === "soak") return soak(sizes.soak);
	return stop(`There is no trial "${name}".\n${usage}`);
}

function stop(problem: string): never {
	console.error(problem);
	process.exit(1);
}
