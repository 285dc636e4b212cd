import { type Content, type ToolCall, textOf } from "../../model/thread/message.ts";
import { filesOf, MOST_IN_MESSAGE, pathsIn } from "../writers/file-paths.ts";

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
	if (fresh.length === 0 && closed.length === 0) return [...files];
	const rest = files.filter((path) => !fresh.includes(path) && !closed.includes(path));
	return [...rest, ...fresh].slice(-Math.max(MOST_FILES, files.length));
}
