import { join } from "node:path";
import { parseArgs } from "node:util";
import { unknownOption } from "../../scripts/options.ts";

/** What `npm run eval` is asked to do. */
export type Options = {
	/** The folder of the data sets. */
	data: string;
	/** A server that runs already; null: one of its own. */
	url: string | null;
	/** A data set or one conversation. */
	only: string | null;
	/** Tokens of the knowledge block; null: those of the measure. */
	budget: number | null;
	million: boolean;
	/** Only recency and bm25. */
	baseline: boolean;
	/** Prints the questions that went worst. */
	explain: boolean;
	/** Asks every conversation the questions of another. */
	swapped: boolean;
	/** Goes on where the last run stopped. */
	resume: boolean;
	/** The same core in this process, without a server. */
	offline: boolean;
};

const root = join(import.meta.dirname, "../..");
export const USAGE = `Usage: npm run eval -- [--data DIR] [--url URL] [--only locomo|beam|CONVERSATION] [--budget N] [--beam-1m]
       [--baseline] [--explain] [--swapped] [--resume] [--offline]
       npm run eval -- --continuity [--offline [--long]] [--seed N] [--clearing]`;

const OPTIONS = {
	data: { type: "string", default: join(root, "../shared/eval") },
	url: { type: "string" },
	only: { type: "string" },
	budget: { type: "string" },
	"beam-1m": { type: "boolean", default: false },
	baseline: { type: "boolean", default: false },
	explain: { type: "boolean", default: false },
	swapped: { type: "boolean", default: false },
	resume: { type: "boolean", default: false },
	offline: { type: "boolean", default: false },
} as const;

/** Reads the words behind `npm run eval --`; null where they are not understood, with the usage told. */
export function recallOptions(words: string[]): Options | null {
	try {
		const unknown = unknownOption(words, OPTIONS);
		if (unknown !== null) throw new Error(unknown);
		const { values } = parseArgs({ args: words, options: OPTIONS });
		const budget = values.budget === undefined ? null : Number(values.budget);
		if (budget !== null && (!Number.isInteger(budget) || budget < 1)) throw new Error("--budget is a number of tokens");
		const { data, baseline, explain, swapped, resume, offline } = values;
		const [url, only] = [values.url ?? null, values.only ?? null];
		return { data, url, only, budget, million: values["beam-1m"], baseline, explain, swapped, resume, offline };
	} catch (problem) {
		console.error(`${problem instanceof Error ? problem.message : String(problem)}\n${USAGE}`);
		return null;
	}
}
