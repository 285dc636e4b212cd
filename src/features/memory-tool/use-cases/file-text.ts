import { err, ok, type Result } from "../../../core/base/result.ts";

const NUMBER_WIDTH = 6;

/** Lines around a change that are shown. */
const AROUND = 2;

/** A file as a model reads it, with the numbers of its lines. */
export function numberedText(path: string, text: string, range: readonly number[] | undefined): string {
	const lines = text.split("\n");
	const [from = 1, to = -1] = range ?? [];
	const start = Math.max(1, from) - 1;
	const shown = numbered(lines.slice(start, to === -1 ? lines.length : Math.max(0, to)), start + 1);
	return `Here's the content of ${path} with line numbers:\n${shown}`;
}

function numbered(lines: readonly string[], first: number): string {
	return lines.map((line, index) => `${String(first + index).padStart(NUMBER_WIDTH)}\t${line}`).join("\n");
}

/** The text with one passage replaced, and what the model is told; the error if the passage does not occur just once. */
export function replacedText(
	path: string,
	text: string,
	{ old_str, new_str }: { old_str: string; new_str: string },
): Result<{ text: string; content: string }, string> {
	const places = placesOf(text, old_str);
	const [at] = places;
	if (at === undefined) {
		return err(`No replacement was performed, old_str \`${old_str}\` did not appear verbatim in ${path}.`);
	}
	if (places.length > 1) {
		const lines = [...new Set(places.map((place) => lineAt(text, place)))].join(", ");
		return err(
			`No replacement was performed. Multiple occurrences of old_str \`${old_str}\` in lines: ${lines}. Please ensure it is unique`,
		);
	}
	const changed = `${text.slice(0, at)}${new_str}${text.slice(at + old_str.length)}`;
	const line = lineAt(text, at) - 1;
	const first = Math.max(0, line - AROUND);
	const shown = numbered(changed.split("\n").slice(first, line + AROUND + 1), first + 1);
	const told = "The memory file has been edited. Here is the snippet showing the change (with line numbers):";
	return ok({ text: changed, content: `${told}\n${shown}` });
}

/** Where a passage begins, each time that it occurs. */
function placesOf(text: string, passage: string): number[] {
	const places: number[] = [];
	for (let at = text.indexOf(passage); at >= 0; at = text.indexOf(passage, at + 1)) places.push(at);
	return places;
}

function lineAt(text: string, at: number): number {
	return text.slice(0, at).split("\n").length;
}

/** The text with a line, or several, behind this one. */
export function insertedText(
	path: string,
	text: string,
	{ insert_line, insert_text }: { insert_line: number; insert_text: string },
): Result<{ text: string; content: string }, string> {
	const lines = text.split("\n");
	if (insert_line < 0 || insert_line > lines.length) {
		return err(
			`Invalid \`insert_line\` parameter: ${insert_line}. It should be within the range of lines of the file: [0, ${lines.length}]`,
		);
	}
	lines.splice(insert_line, 0, insert_text.replace(/\n$/, ""));
	return ok({ text: lines.join("\n"), content: `The file ${path} has been edited.` });
}
