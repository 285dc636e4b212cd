/** Text for a terminal: cleaned, shortened and wrapped. */
import { stripVTControlCharacters } from "node:util";

/** Without escape sequences and control characters: what is printed comes from messages. */
export function clean(text: string): string {
	return stripVTControlCharacters(text)
		.replaceAll("\t", "    ")
		.replaceAll(/[^\P{Cc}\n]/gu, "");
}

/** Lines of at most `width` characters, broken at spaces where there are any. */
export function wrap(text: string, width: number): string[] {
	return text.split("\n").flatMap((line) => wrapLine(line, width));
}

function wrapLine(line: string, width: number): string[] {
	const lines: string[] = [];
	let rest = line;
	while (rest.length > width) {
		const space = rest.lastIndexOf(" ", width);
		const cut = space > width / 3 ? space : width;
		lines.push(rest.slice(0, cut));
		rest = rest.slice(cut).trimStart();
	}
	return [...lines, rest];
}

/** The first words on one line, with an ellipsis if there is more. */
export function firstWords(text: string, width: number): string {
	const line = clean(text)
		.replaceAll(/<[^>\n]*>/g, " ")
		.replaceAll(/\s+/g, " ")
		.trim();
	if (line.length <= width) return line;
	const cut = line.lastIndexOf(" ", width - 1);
	return `${line.slice(0, cut > width / 2 ? cut : width - 1)}…`;
}

export function count(value: number): string {
	return Math.round(value).toLocaleString("en-US");
}

/** "1 message", "2,000 messages". */
export function plural(value: number, noun: string): string {
	return `${count(value)} ${noun}${value === 1 ? "" : "s"}`;
}
