/** Headings and columns. */
import { stripVTControlCharacters, styleText } from "node:util";

const WIDEST = 100;

/** The terminal's width, at most 100 columns. */
export const WIDTH = Math.min(WIDEST, process.stdout.columns ?? WIDEST);

export type Column = { title: string; align: "left" | "right" };

/** A title with a rule to the edge, and on the right what is to be known at once. */
export function heading(title: string, aside = ""): string {
	const rule = "─".repeat(Math.max(2, WIDTH - title.length - aside.length - (aside ? 6 : 4)));
	return `\n${styleText("bold", title)} ${styleText("dim", `${rule}${aside ? ` ${aside} ──` : "──"}`)}\n`;
}

/** Rows under their titles; cells may be coloured. The last column is not padded. */
export function table(columns: Column[], rows: string[][]): string[] {
	const widths = columns.map(({ title }, index) =>
		Math.max(title.length, ...rows.map((row) => size(row[index] ?? ""))),
	);
	const line = (cells: string[]) =>
		columns
			.map(({ align }, index) => pad(cells[index] ?? "", widths[index] ?? 0, align))
			.join("  ")
			.trimEnd();
	return [styleText("dim", line(columns.map(({ title }) => title))), ...rows.map(line)];
}

export function pad(text: string, width: number, align: "left" | "right"): string {
	const space = " ".repeat(Math.max(0, width - size(text)));
	return align === "left" ? text + space : space + text;
}

function size(text: string): number {
	return stripVTControlCharacters(text).length;
}
