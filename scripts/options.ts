import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { closest, distance } from "fastest-levenshtein";

/** Whether these words ask for help. */
export function wantsHelp(words: readonly string[]): boolean {
	return words.includes("--help") || words.includes("-h");
}

/** What is said of the first word that is no option, with the one that may have been meant; null where there is none. */
export function unknownOption(words: readonly string[], options: ParseArgsOptionsConfig): string | null {
	const known = Object.keys(options);
	const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true });
	for (const token of tokens) {
		if (token.kind !== "option" || known.includes(token.name)) continue;
		return `${token.rawName} is not an option.${didYouMean(token.name, known, (name) => `--${name}`)} See --help.`;
	}
	return null;
}

/** ` Did you mean …?`, or nothing where none of the known words is near. */
export function didYouMean(word: string, known: readonly string[], shown = (name: string) => name): string {
	const best = closest(word, known);
	return distance(word, best) <= Math.max(2, word.length / 3) ? ` Did you mean ${shown(best)}?` : "";
}
