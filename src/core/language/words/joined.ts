/**
 * A long pattern or list of words, written on several lines: line breaks and the indentation around them are no part of
 * it, and backslashes need no second one.
 */
export function joined({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
	return String.raw({ raw: raw.map((text) => text.replace(/\n\t*/g, "")) }, ...parts);
}

/** Lists of words, with a semicolon between them. */
export const rows = (text: string): string[][] => text.split(";").map((row) => row.trim().split(/\s+/));

/** The words of a list, in any order. */
export const listed = ({ raw }: TemplateStringsArray): ReadonlySet<string> => new Set(raw.join("").trim().split(/\s+/));
