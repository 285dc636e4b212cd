import type { Doing, DoingWord } from "./doings.ts";

const GAP = "…";
/** Words that may stand before what is told and belong to it. */
const LEADING = /^(?:the|a|an|our|his|her|their|user|user['’]s|was|were|had|have|has|been)$/i;

/**
 * What several observations have in common, in the words of the one that adds least to it: "the deploy of billing failed". Where
 * it says more between them, "…" stands for that.
 */
export function labelOf(doings: readonly Doing[]): string {
	const common = commonOf(doings, (doing) => [...doing.things, ...doing.kinds]);
	let best: { label: string; gaps: number } | null = null;
	// The later ones first: of equals they are what is the case.
	for (const { words } of doings.toReversed()) {
		const one = spanOf(words, common);
		if (best === null || one.gaps < best.gaps || (one.gaps === best.gaps && one.label.length < best.label.length))
			best = one;
	}
	const label = best?.label ?? "";
	return label.charAt(0).toUpperCase() + label.slice(1);
}

/** What all have of something. */
export function commonOf(doings: readonly Doing[], of: (doing: Doing) => Iterable<string>): ReadonlySet<string> {
	const [first, ...rest] = doings;
	let common = first === undefined ? [] : [...of(first)];
	for (const doing of rest) {
		const own = new Set(of(doing));
		common = common.filter((one) => own.has(one));
	}
	return new Set(common);
}

function spanOf(words: readonly DoingWord[], common: ReadonlySet<string>): { label: string; gaps: number } {
	const isShared = (word: DoingWord) => word.action || word.things.some((thing) => common.has(thing));
	let first = words.findIndex(isShared);
	const last = words.findLastIndex(isShared);
	while (first > 0 && LEADING.test(words[first - 1]?.text ?? "")) first--;
	const shown: string[] = [];
	let between: DoingWord[] = [];
	let gaps = 0;
	for (const word of words.slice(first, last + 1)) {
		between.push(word);
		if (!isShared(word)) continue;
		const others = between.slice(0, -1).some(({ things }) => things.length > 0);
		if (others) gaps++;
		shown.push(...(others ? [GAP, word.text] : between.map(({ text }) => text)));
		between = [];
	}
	return { label: shown.join(" "), gaps };
}
