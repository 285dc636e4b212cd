import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { marked, type Token } from "marked";

const root = join(import.meta.dirname, "../..");

/** Where readers have their server, as the docs print it. */
const PRINTED_URL = "http://127.0.0.1:8787";

/** A fenced block that can be run, and the block of text right after it: what it prints. */
export type Snippet = { name: string; language: Language; code: string; output: string | null; runs: boolean };
type Language = "ts" | "js" | "sh";
type Block = { code: string; info: string; before: string };

const NOT_RUN = "<!-- not run: ";

/** The snippets of a file of Markdown, in their order; those in lists too. */
export function snippetsIn(path: string): Snippet[] {
	const blocks = blocksOf(marked.lexer(readFileSync(join(root, path), "utf8")));
	return blocks.flatMap(({ code, info, before }, index): Snippet[] => {
		const [language = "", mark] = info.split(" ");
		if (language !== "ts" && language !== "js" && language !== "sh") return [];
		const next = blocks[index + 1];
		const output = next?.info === "text" && next.before === "" ? next.code : null;
		const snippet: Omit<Snippet, "runs"> = { name: `${path} ${index + 1}`, language, code, output };
		if (mark === undefined) return [{ ...snippet, runs: true }];
		if (mark !== "no-run" || !before.startsWith(NOT_RUN)) {
			throw new Error(`${path}: a block of ${info} needs "${NOT_RUN}why -->" before it.`);
		}
		return [{ ...snippet, runs: false }];
	});
}

/** All blocks of code, each with the text that is between it and the block before. */
function blocksOf(tokens: readonly Token[]): Block[] {
	const blocks: Block[] = [];
	let before = "";
	marked.walkTokens([...tokens], (token) => {
		if (token.type === "code") {
			blocks.push({ code: `${token.text}\n`, info: token.lang ?? "", before: before.trim() });
			before = "";
		} else if (token.type === "html" || token.type === "paragraph" || token.type === "heading") {
			before = token.raw;
		}
	});
	return blocks;
}

/** The snippet as it is run against a server that is not at the printed address. */
export function against(serverUrl: string, code: string): string {
	return code.replaceAll(PRINTED_URL, serverUrl);
}

/** What a program prints. Rejects if it fails. This process may serve what it calls. */
export async function printed(
	program: string,
	words: readonly string[],
	cwd: string,
	env: Record<string, string> = {},
): Promise<string> {
	const PATH = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
	const all = { ...process.env, PATH, NODE_ENV: "development", npm_config_loglevel: "silent", ...env };
	const { stdout } = await promisify(execFile)(program, words, { cwd, env: all });
	return stdout;
}

/** Ids and days are other ones each time. */
export function anyTime(text: string): string {
	return text
		.replaceAll(/\b[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}\b/g, "ID")
		.replaceAll(/\d{4}-\d\d-\d\d/g, "DAY")
		.trim();
}
