// Fails where source reads what its layer may not, or lists words that are the language tier's, which no import shows. Argument: another root folder.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { impureReads } from "./check/core-purity.ts";
import { envReads } from "./check/env-reads.ts";
import { report } from "./check/report.ts";
import { sourceFiles } from "./check/source-files.ts";
import { wordLists } from "./check/word-lists.ts";

/** `env` may be handed on as a whole anywhere; only deps.ts looks inside. */
const mayReadEnv = ["src/deps.ts"];

/** What decides without clock and chance. */
const isPure = /^src\/(?:core|features\/webhooks\/platforms)\//;

/** Word lists are the language tier's; prompts are told to models in sentences, and what a machine writes has its lists elsewhere. */
const mayListWords = /\.gen\.ts$|^src\/core\/(?:language\/|.*\/prompts\/)/;

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const files = sourceFiles(root).filter((path) => /^src\/.*(?<!\.d)\.ts$/.test(path));
const findings = files.flatMap((path) => {
	const source = ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest, true);
	return [
		...(mayReadEnv.includes(path) ? [] : envReads(source)),
		...(isPure.test(path) ? impureReads(source) : []),
		...(mayListWords.test(path) ? [] : wordLists(source)),
	];
});
report(files.length > 0 ? findings : [`No source file found under ${root}.`], `Boundaries of ${files.length} files`);
