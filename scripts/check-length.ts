// Fails on a file of more than 300 lines, which wants to be two ideas, and on a line of src of more than 160 characters, which
// nobody can review. What a machine writes (`*.gen.ts`) has no limit: its source is what is read. The design is to be read in one go.
// Argument: another root folder.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "./check/report.ts";
import { sourceFiles } from "./check/source-files.ts";

const mostLines = 300;
const mostCharacters = 160;
const design = { path: "docs/design.md", mostWords: 4_000 };
const ours = /^(src|test|scripts|demo|bench|eval|public)\/.*\.(ts|mjs|cjs|js|css|sql)$/;
/** Biome and Knip leave `*.gen.ts` alone too (biome.json, knip.json). */
const generated = /(^|\/)migrations\/meta\/|\.gen\.ts$/;
/** Migrations stay as they were when they ran, so their lines do too. */
const product = /^src\/.*\.ts$/;

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const files = sourceFiles(root).filter((path) => ours.test(path) && !generated.test(path));
const inFiles = files.flatMap((path) => {
	const lines = readFileSync(join(root, path), "utf8").replace(/\n$/, "").split("\n");
	return [
		...(lines.length > mostLines ? [`${path}: ${lines.length} lines, more than ${mostLines}`] : []),
		...(product.test(path) ? lines.flatMap((line, index) => tooLong(`${path}:${index + 1}`, line)) : []),
	];
});
const findings = [...inFiles, ...(sourceFiles(root).includes(design.path) ? tooManyWords(design) : [])];
report(files.length > 0 ? findings : [`No source file found under ${root}.`], `Length of ${files.length} files`);

function tooLong(place: string, line: string): string[] {
	return line.length > mostCharacters ? [`${place}: ${line.length} characters, more than ${mostCharacters}`] : [];
}

function tooManyWords({ path, mostWords }: typeof design): string[] {
	const count = readFileSync(join(root, path), "utf8")
		.split(/\s+/)
		.filter((word) => word !== "").length;
	return count > mostWords ? [`${path}: ${count} words, more than ${mostWords}`] : [];
}
