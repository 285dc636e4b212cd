// Fails on a regular expression that takes more than linear time on some text. Argument: another root folder.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { builtPatterns, type Pattern, writtenPatterns } from "./check/patterns.ts";
import { report } from "./check/report.ts";
import { whySlow } from "./check/slow-patterns.ts";
import { sourceFiles } from "./check/source-files.ts";

/** Patterns that are built while requests are answered, one to a file, and why they are linear all the same. */
const builtLater: Readonly<Record<string, string>> = {
	"src/providers/tokenizer/byte-pairs.ts":
		"a copy of the tokenizer's own pattern, which reads runs of 256 units at most",
};

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const files = sourceFiles(root).filter((path) => /^src\/.*(?<!\.d)\.ts$/.test(path));
const written = files.map((path) =>
	writtenPatterns(ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest, true)),
);
const sites = written.flatMap((one) => one.sites);
const built = await builtPatterns(root, new Set(sites.map(({ path }) => path)));
const patterns = distinct([...written.flatMap((one) => one.patterns), ...built]);
const unread = sites.filter(({ path, line }) => !built.some((one) => one.path === path && one.line === line));
const findings = [
	...patterns.flatMap((pattern) => {
		const why = whySlow(pattern);
		return why === null ? [] : [`${pattern.path}:${pattern.line}: ${why}`];
	}),
	...unread
		.filter(({ path }, index) => !(path in builtLater) || unread.findIndex((one) => one.path === path) !== index)
		.map(({ path, line }) => `${path}:${line}: this pattern is not built while the file loads, so it can't be checked`),
	...Object.keys(builtLater)
		.filter((path) => files.includes(path) && !unread.some((one) => one.path === path))
		.map((path) => `${path}: builds no pattern any more that can't be checked; take it from the list of those`),
];
report(files.length > 0 ? findings : [`No source file found under ${root}.`], `${patterns.length} patterns`);

function distinct(all: readonly Pattern[]): Pattern[] {
	return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
