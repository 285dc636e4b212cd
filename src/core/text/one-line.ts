/** The text on one line. U+0085 ends a line too, though no regular expression counts it as white space. */
export function oneLine(text: string): string {
	return text.replace(/[\s\u0085]+/g, " ").trim();
}
