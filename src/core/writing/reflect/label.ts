import type { Doing, DoingWord } from "./doings.ts";

const GAP = "…";
/** Words that may stand before what is told and belong to it. */
const LEADING =
	/^(?:the|a|an|our|my|his|her|their|user|user['’]s|was|were|had|have|has|been|of|we|i|he|she|they|it|everyone|everybody|all|both|half|part|some|most|many|several|only)$/i;
/** Words that say nothing of themselves. */
const EMPTY = new Set(
	`the a an our my your his her their its this that these those was were is are been being had has have got of in on at to from with
by for into onto against over about under than user`.split(/\s+/),
);
const NUMBER =
	/\p{N}|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|half|once|twice)$/iu;

/**
 * What several observations have in common, in the words of the one that adds least to it: "the deploy of billing failed". Where
 * it says more between them, "…" stands for that.
 */
export function labelOf(doings: readonly Doing[]): string {
	const common = commonOf(doings, (doing) => [...doing.things, ...doing.kinds]);
	const plain = plainWords(doings);
	let best: { label: string; gaps: number } | null = null;
	// The later ones first: of equals they are what is the case.
	for (const { words } of doings.toReversed()) {
		const one = spanOf(words, common, plain);
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

/** Words that can be told of all: those that each has, and numbers where each has the same. */
function plainWords(doings: readonly Doing[]): ReadonlySet<string> {
	const numbers = doings.map(({ words }) =>
		words.flatMap(({ text }) => (NUMBER.test(text) ? [text.toLowerCase()] : [])),
	);
	const isSame = new Set(numbers.map((own) => own.join(" "))).size === 1;
	const shared = commonOf(doings, ({ words }) => words.map(({ text }) => text.toLowerCase()));
	return new Set([...shared].filter((text) => isSame || !NUMBER.test(text)));
}

function spanOf(
	words: readonly DoingWord[],
	common: ReadonlySet<string>,
	plain: ReadonlySet<string>,
): { label: string; gaps: number } {
	const isShared = (word: DoingWord) => word.action || word.things.some((thing) => common.has(thing));
	const isPlain = ({ text }: DoingWord) => EMPTY.has(text.toLowerCase()) || plain.has(text.toLowerCase());
	let first = words.findIndex(isShared);
	const last = words.findLastIndex(isShared);
	while (first > 0 && LEADING.test(words[first - 1]?.text ?? "")) first--;
	const shown: string[] = [];
	let between: DoingWord[] = [];
	let gaps = 0;
	for (const word of words.slice(first, last + 1)) {
		if (!isShared(word)) {
			between.push(word);
			continue;
		}
		const said = between.slice(between.findLastIndex((one) => !isPlain(one)) + 1);
		const isGap = said.length < between.length && shown.length > 0;
		if (isGap) gaps++;
		shown.push(...(isGap ? [GAP] : []), ...said.map(({ text }) => text), word.text);
		between = [];
	}
	return { label: shown.join(" "), gaps };
}
