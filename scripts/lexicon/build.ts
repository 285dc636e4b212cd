// `npm run generate:lexicon`: writes src/core/recall/lexicon/concepts.gen.ts from the lists of words beside this file. Each phrase is
// written as its stems, so that nothing is stemmed when a Worker starts.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { stem, termsOf } from "../../src/core/language/terms.ts";
import { readLanguages, type Sort } from "./languages.ts";
import { topicLines } from "./topics.ts";

const here = import.meta.dirname;
const target = join(here, "../../src/core/recall/lexicon/concepts.gen.ts");
const topics = join(here, "../../src/core/recall/lexicon/topics.gen.ts");
const entries = z.array(z.strictObject({ name: z.string(), asked: z.array(z.string()), told: z.array(z.string()) }));
const groups = z.array(z.array(z.string()));

function read<T>(name: string, schema: z.ZodType<T>): T {
	return schema.parse(JSON.parse(readFileSync(join(here, `${name}.json`), "utf8")));
}

function stemsOf(phrases: readonly string[]): string {
	return [...new Set(phrases.map((phrase) => termsOf(phrase).map(stem).join(" ")))].join(",");
}

const lines = [...readLanguages().values()].flat();

/** The concepts of a sort, each with its words in every language. */
function named(sort: Sort): string {
	const list = read(sort, entries);
	const own = lines.filter((line) => line.sort === sort);
	const unknown = own.flatMap(({ concepts }) => concepts).filter((name) => !list.some((one) => one.name === name));
	if (unknown.length > 0) throw new Error(`no ${sort} of the name ${unknown.join(", ")}`);
	return list
		.map(({ name, asked, told }) => {
			const asking = own.filter(({ concepts }) => concepts.at(-1) === name).flatMap((line) => line.asked);
			const telling = own.filter(({ concepts }) => concepts.includes(name)).flatMap((line) => line.told);
			return `${stemsOf([...asked, ...asking])}|${stemsOf([...told, ...telling])}`;
		})
		.join("\n");
}

const lists = {
	kind: named("kinds"),
	event: named("events"),
	synonym: read("synonyms", groups).map(stemsOf).join("\n"),
};
const written = Object.entries(lists).map(([sort, text]) => `\t${sort}: \`${text}\`,`);
writeFileSync(
	target,
	`// Written by \`npm run generate:lexicon\` from the lists in scripts/lexicon.
/** For each sort a concept a line, as stems: what asks for it, and behind "|" what tells of it; of synonyms each does both. */
export const CONCEPTS = {\n${written.join("\n")}\n};\n`,
);
writeFileSync(
	topics,
	`// Written by \`npm run generate:lexicon\` from the lists in scripts/lexicon/topics.
/** A topic a line, as stems: what asks for it, and behind "|" what tells of it: strongly, middling, weakly. */
export const TOPICS = \`${topicLines().join("\n")}\`;\n`,
);
console.log(`${target}\n${topics}`);
