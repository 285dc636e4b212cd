import type { Doing, DoingWord } from "./doings.ts";
import { GENERIC } from "./plain-things.ts";

const GAP = "…";
/** Words that may stand before what is told and belong to it. */
const LEADING = /^(?:the|a|an|our|his|her|their|user|user['’]s|was|were|had|have|has|been)$/i;

/**
 * What several observations have in common, in the words of the one that adds least to it: "the deploy of billing failed". Where
 * it says more between them, "…" stands for that.
 */
export function labelOf(doings: readonly Doing[], things: ReadonlySet<string>): string {
	let best: { label: string; gaps: number } | null = null;
	// The later ones first: of equals they are what is the case.
	for (const doing of doings.toReversed()) {
		const one = spanOf(doing.words, things);
		if (best === null || one.gaps < best.gaps || (one.gaps === best.gaps && one.label.length < best.label.length))
			best = one;
	}
	const label = best?.label ?? "";
	return label.charAt(0).toUpperCase() + label.slice(1);
}

function spanOf(words: readonly DoingWord[], things: ReadonlySet<string>): { label: string; gaps: number } {
	const isShared = (word: DoingWord) => word.action || word.things.some((thing) => things.has(thing));
	const isOther = (word: DoingWord) => !isShared(word) && word.things.some((thing) => !GENERIC.has(thing));
	let first = words.findIndex(isShared);
	let last = words.findLastIndex(isShared);
	while (first > 0 && LEADING.test(words[first - 1]?.text ?? "")) first--;
	// "the billing service": what it is called goes with its name.
	while (isKind(words[last + 1]) && words[last]?.action === false) last++;
	const shown: string[] = [];
	let between: DoingWord[] = [];
	let gaps = 0;
	for (const word of words.slice(first, last + 1)) {
		between.push(word);
		if (!isShared(word) && word !== words[last]) continue;
		const others = between.some(isOther);
		if (others) gaps++;
		shown.push(...(others ? [GAP, word.text] : between.map(({ text }) => text)));
		between = [];
	}
	return { label: shown.join(" "), gaps };
}

function isKind(word: DoingWord | undefined): boolean {
	return word?.things.some((thing) => GENERIC.has(thing)) === true;
}
