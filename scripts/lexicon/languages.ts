// The concepts' words in languages other than English: a file a language in `languages`, a line for some concepts, as
// "concept, wider concept: what asks | what tells". What asks belongs to the last concept named, what tells to each.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "languages");

export type Sort = "kinds" | "events";

/** A line of a language's file. */
export type Line = { sort: Sort; concepts: string[]; asked: string[]; told: string[] };

/** The lines of each language, by the language's name in English. */
export function readLanguages(): ReadonlyMap<string, Line[]> {
	const files = readdirSync(folder).sort();
	return new Map(files.map((file) => [file.replace(".txt", ""), linesOf(readFileSync(join(folder, file), "utf8"))]));
}

function linesOf(text: string): Line[] {
	let sort: Sort = "kinds";
	return text.split("\n").flatMap((line) => {
		if (line.startsWith("# ")) sort = line === "# events" ? "events" : "kinds";
		return line === "" || line.startsWith("# ") ? [] : [lineOf(line, sort)];
	});
}

function lineOf(line: string, sort: Sort): Line {
	const [concepts = "", words = ""] = line.split(": ");
	const [asked = "", told = ""] = words.split("|");
	return { sort, concepts: listed(concepts), asked: listed(asked), told: listed(told) };
}

function listed(words: string): string[] {
	return words
		.split(",")
		.map((word) => word.trim())
		.filter((word) => word !== "");
}
