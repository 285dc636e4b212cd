// Fails on a source file of more than 300 lines: it wants to be two ideas. Argument: another root folder.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "./check/report.ts";
import { sourceFiles } from "./check/source-files.ts";

const limit = 300;
const ours = /^(src|test|scripts|demo|bench|eval)\/.*\.(ts|mjs|cjs|js|sql)$/;
const generated = /(^|\/)migrations\/meta\//;

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const files = sourceFiles(root).filter((path) => ours.test(path) && !generated.test(path));
const tooLong = files
	.map((path) => ({ path, lines: countLines(readFileSync(join(root, path), "utf8")) }))
	.filter(({ lines }) => lines > limit)
	.map(({ path, lines }) => `${path}: ${lines} lines, more than ${limit}`);
report(files.length > 0 ? tooLong : [`No source file found under ${root}.`], `Length of ${files.length} files`);

function countLines(text: string): number {
	return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}
