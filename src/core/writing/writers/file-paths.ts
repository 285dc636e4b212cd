import { joined } from "../../language/words/joined.ts";
import { type Content, type ToolCall, textOf } from "../../model/thread/message.ts";

/** Most paths that one message or one argument of a call names. */
const MOST_IN_MESSAGE = 6;
const LONGEST_PATH = 120;
/** How much of a call's arguments is read, in UTF-16 units. */
const LONGEST_ARGUMENTS = 16_384;

const KINDS = joined`
		tsx?|jsx?|mjs|cjs|mts|py|go|rs|java|kt|swift|rb|php|cs|cpp|cc|hpp|c|h|scala|ex|exs|erl|hs|lua|dart|
		vue|svelte|astro|md|mdx|rst|txt|json5?|jsonl|ya?ml|toml|ini|cfg|conf|env|lock|css|scss|less|html?|
		xml|svg|sql|prisma|graphql|proto|sh|bash|zsh|ps1|bat|tf|tfvars|gradle|csv|tsv|parquet|ipynb|tex|bib|
		pdf|docx?|xlsx?|pptx?|png|jpe?g|log|patch|diff`;
const PATH = new RegExp(
	joined`
		(?<![\w@/.-])(?:(?:~|\.{1,2})?/)?(?:[\w@.+-]{1,120}/)*[\w@+-][\w@.+-]{0,120}\.(?:${KINDS})(?![\w/-]|
		\.\w)|(?<![\w/.-])(?:[\w@.+-]{1,120}/)*(?:Dockerfile|Makefile|Procfile|Gemfile|
		Jenkinsfile)(?![\w/-]|\.\w)`,
	"g",
);
/** Prose without any is not looked at more closely. */
const MAY_BE_PATH = /\.[a-z]|file\b/i;
const URL = /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+/gi;
/** Names of programs and libraries that look like files. */
const PRODUCT =
	/^(?:node|next|vue|nuxt|three|d3|express|react|ember|backbone|angular|chart|moment|discord|alpine|solid|p5|deno|socket)\.js$/i;
const FILE_FIELD =
	/^(?:path|file|file_?name|file_?path|target|target_?file|notebook_?path|source|destination|paths|files|uri)$/i;

/** The paths of files in a text. */
function pathsIn(text: string): string[] {
	if (!MAY_BE_PATH.test(text)) return [];
	const found = (text.includes("://") ? text.replace(URL, " ") : text).match(PATH) ?? [];
	return found.filter((path) => path.length <= LONGEST_PATH && !PRODUCT.test(path));
}

/** What commands and code may name files in. */
const COMMANDS = /^(?:command|cmd|script|query|sql|q|pattern|url|code|args|input|patch|diff)$/i;

const MOST_FILES = 10;
/** Of a text so much is looked at, in UTF-16 units. */
const HEAD = 6_000;
const CLOSES = /close|delete|remove|unlink/i;

/** The files that are open after a message: newest last, as named in its text and the arguments of its calls. */
export function afterFiles(files: readonly string[], content: Content, calls: readonly ToolCall[]): string[] {
	const named = pathsIn(textOf(content).slice(0, HEAD)).slice(0, MOST_IN_MESSAGE);
	const opened = calls.flatMap((call) => (CLOSES.test(call.name) ? [] : filesOf(call)));
	const closed = calls.flatMap((call) => (CLOSES.test(call.name) ? filesOf(call) : []));
	const fresh = [...new Set([...named, ...opened])].filter((path) => !closed.includes(path));
	const rest = files.filter((path) => !fresh.includes(path) && !closed.includes(path));
	return [...rest, ...fresh].slice(-Math.max(MOST_FILES, files.length));
}

/** Paths among the arguments of a call: what stands under a name such as `path`, and what looks like one in commands. */
function filesOf({ arguments: json }: ToolCall): string[] {
	return argumentTexts(json)
		.filter(({ field }) => FILE_FIELD.test(field) || COMMANDS.test(field))
		.flatMap(({ field, text }) => {
			const named =
				FILE_FIELD.test(field) &&
				text.length <= LONGEST_PATH &&
				!/\s/.test(text) &&
				/[./]/.test(text) &&
				!text.includes("://");
			return named && !text.endsWith("/")
				? [text]
				: text.length <= 1_000
					? pathsIn(text).slice(0, MOST_IN_MESSAGE)
					: [];
		});
}

/** The texts in a call's arguments, each with the name it stands under. */
export function argumentTexts(json: string): { field: string; text: string }[] {
	if (json.length > LONGEST_ARGUMENTS) return [];
	try {
		const value: unknown = JSON.parse(json);
		return typeof value === "object" && value !== null ? Object.entries(value).flatMap(textsUnder) : [];
	} catch {
		return [];
	}
}

function textsUnder([field, value]: [string, unknown]): { field: string; text: string }[] {
	const values: unknown[] = Array.isArray(value) ? value.slice(0, MOST_IN_MESSAGE) : [value];
	return values.flatMap((text) => (typeof text === "string" ? [{ field, text }] : []));
}
