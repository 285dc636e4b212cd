import { parseArgs } from "node:util";
import { DATA_FOLDER } from "../data-folder.ts";

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
	/** BEAM's chats told in five threads each, and asked from a new one of the same user. */
	fiveThreads: boolean;
	/** Also asks with the speakers' names misspelt, and leaves out what names nobody. */
	misspelt: boolean;
	/** The same in lower case, as people type. */
	lowerCase: boolean;
	/** QMSum's meetings instead of the chats. */
	qmsum: boolean;
};

export const USAGE = `npm run eval -- [options]   how much of the evidence recall finds, once the sentence encoder has read the chat
  --data DIR            the folder of the data sets
  --only NAME           locomo, beam or one conversation
  --beam-1m             BEAM's conversations of a million tokens too
  --budget N            tokens of the knowledge block
  --url URL             a running server, or one is started
  --offline             the same core in this process, without a server: by words alone
  --baseline            recency and bm25 only
  --swapped             the questions of another conversation
  --five-threads        BEAM's chats told in five threads each, asked from a new thread of the same user
  --misspelt            LoCoMo's questions that name a speaker, with the name as it is and misspelt
  --lower-case          the misspelt ones in lower case, as people type
  --qmsum               QMSum's meetings instead, as people speak, with the spans that answer
  --explain             prints the questions that went worst
  --resume              goes on where the last run stopped
npm run eval -- --pairs [--across|--offline]   questions and the messages that answer them in other words, and off-topic questions,
                        of a server; told in five threads of a user and asked from a sixth; by words alone, without a server
npm run eval -- --pairs --speakers [--offline]   off-topic questions that name a speaker of LoCoMo's conversations, or nobody
npm run eval -- --continuity [--offline [--long]] [--seed N]   what contexts know of distilled conversations
npm run eval -- --talk [--held-out|--left-out] [--show]   what the embedded writer makes of labelled talk
npm run eval -- --search [--other-words|--pairs] [--held-out] [--offline] [--show] [--fit]   how exactly searches of memories answer
npm run eval -- --clearing   how many distillations the clearing of tool results saves
  --help                this`;

export const RECALL_OPTIONS = {
	data: { type: "string", default: DATA_FOLDER },
	url: { type: "string" },
	only: { type: "string" },
	budget: { type: "string" },
	"beam-1m": { type: "boolean", default: false },
	baseline: { type: "boolean", default: false },
	explain: { type: "boolean", default: false },
	swapped: { type: "boolean", default: false },
	resume: { type: "boolean", default: false },
	offline: { type: "boolean", default: false },
	"five-threads": { type: "boolean", default: false },
	misspelt: { type: "boolean", default: false },
	"lower-case": { type: "boolean", default: false },
	qmsum: { type: "boolean", default: false },
} as const;

/** Reads the words behind `npm run eval --`; null where they are not understood, with the usage told. */
export function recallOptions(words: string[]): Options | null {
	try {
		const { values } = parseArgs({ args: words, options: RECALL_OPTIONS });
		const budget = values.budget === undefined ? null : Number(values.budget);
		if (budget !== null && (!Number.isInteger(budget) || budget < 1)) throw new Error("--budget is a number of tokens");
		const { data, baseline, explain, swapped, resume, offline, misspelt, qmsum } = values;
		const fiveThreads = values["five-threads"];
		const lowerCase = values["lower-case"];
		if (lowerCase && !misspelt) throw new Error("--lower-case goes with --misspelt");
		if (fiveThreads && offline) throw new Error("--five-threads needs a server");
		const only = values.only ?? (fiveThreads ? "beam" : misspelt ? "locomo" : null);
		const url = values.url ?? null;
		const asked = { baseline, explain, swapped, resume, offline, fiveThreads, misspelt, lowerCase, qmsum };
		return { data, url, only, budget, million: values["beam-1m"], ...asked };
	} catch (problem) {
		console.error(`${problem instanceof Error ? problem.message : String(problem)}\n${USAGE}`);
		return null;
	}
}
