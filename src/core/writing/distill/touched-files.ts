import { filesOf } from "../writers/file-paths.ts";
import type { SourceMessage } from "./summary-source.ts";

export const FILES_LABEL = "files: ";

/** Files that are named, and most that one call touches. */
const FILES = 8;
const OF_A_CALL = 6;
/** What commands and code may name files in. */
const COMMANDS = /^(?:command|cmd|script|query|sql|q|pattern|url|code|args)$/i;

/** The files that tool calls touched, in the order they were touched last; `known` are those of the summary before. */
export function touchedFiles(messages: readonly SourceMessage[], known: readonly string[]): string[] {
	const calls = messages.flatMap(({ tool_calls }) => tool_calls ?? []);
	const files = calls.flatMap((call) =>
		filesOf(call, COMMANDS)
			.filter((file) => !file.includes(" ") && !file.includes(","))
			.slice(0, OF_A_CALL),
	);
	return [...new Set([...known, ...files].reverse())].slice(0, FILES).reverse();
}

/** The files that a line of a summary names. */
export function filesIn(line: string): string[] {
	return line.startsWith(FILES_LABEL) ? line.slice(FILES_LABEL.length).split(", ") : [];
}
