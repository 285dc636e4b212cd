// `npm run generate:lexicon`: writes src/core/recall/lexicon/concepts.gen.ts from the lists of words beside this file. Each phrase is
// written as its stems, so that nothing is stemmed when a Worker starts.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { stem, termsOf } from "../../src/core/language/terms.ts";

const here = import.meta.dirname;
const target = join(here, "../../src/core/recall/lexicon/concepts.gen.ts");
const entries = z.array(z.strictObject({ name: z.string(), asked: z.array(z.string()), told: z.array(z.string()) }));
const groups = z.array(z.array(z.string()));

function read<T>(name: string, schema: z.ZodType<T>): T {
	return schema.parse(JSON.parse(readFileSync(join(here, `${name}.json`), "utf8")));
}

function stemsOf(phrases: readonly string[]): string {
	return [...new Set(phrases.map((phrase) => termsOf(phrase).map(stem).join(" ")))].join(",");
}

const named = (list: z.infer<typeof entries>) =>
	list.map(({ asked, told }) => `${stemsOf(asked)}|${stemsOf(told)}`).join("\n");
const lists = {
	kind: named(read("kinds", entries)),
	event: named(read("events", entries)),
	synonym: read("synonyms", groups).map(stemsOf).join("\n"),
};
const lines = Object.entries(lists).map(([sort, text]) => `\t${sort}: \`${text}\`,`);
writeFileSync(
	target,
	`// Written by \`npm run generate:lexicon\` from the lists in scripts/lexicon.
/** For each sort a concept a line, as stems: what asks for it, and behind "|" what tells of it; of synonyms each does both. */
export const CONCEPTS = {\n${lines.join("\n")}\n};\n`,
);
console.log(target);
