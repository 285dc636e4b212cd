/** Takes a context in format `text` apart again: its blocks, and the parts of its history. */

const BLOCK = /^<(system|project|task|history|knowledge)>\n([\s\S]*?)\n<\/\1>$/gm;
/** Where a message of the window begins. */
const MESSAGE = /^(?=<(?:user|assistant|tool|message)[ >])/m;
const SECTION = /^<(digest|summary|gists)\b[^>]*>\n[\s\S]*?^<\/\1>$/gm;

/** The text of each block that is there, by its name. */
export function blocksOf(text: string): Map<string, string> {
	return new Map([...text.matchAll(BLOCK)].map(([, name = "", body = ""]) => [name, body]));
}

/** What stands for the past, and the messages that are shown as they were said. */
export function historyOf(body: string): { past: string; window: string[] } {
	const sections = [...body.matchAll(SECTION)];
	const last = sections.at(-1);
	const end = last === undefined ? 0 : last.index + last[0].length;
	const window = body
		.slice(end)
		.split(MESSAGE)
		.map((text) => text.trim());
	return { past: body.slice(0, end), window: window.filter((text) => text !== "") };
}

/** What the thread itself or a document says, by the place in which it stands: of history, which of its parts. */
export function placesOf(text: string): Map<string, string> {
	const { task, history = "", knowledge } = Object.fromEntries(blocksOf(text));
	const sections = [...history.matchAll(SECTION)].map(([section, name = ""]): [string, string] => [name, section]);
	const window = historyOf(history).window.join("\n");
	return new Map([["task", task ?? ""], ...sections, ["window", window], ["knowledge", knowledge ?? ""]]);
}
