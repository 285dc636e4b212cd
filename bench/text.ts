import { between, pick, type Random, seeded } from "./random.ts";

/** The commonest English words come first, as they do in any text: searching skips them, storing can't. */
const functionWords = `the of and to in a is that for it was on are as with be at by this have from or had not but what
all were when we there can an your which their said if do will each about how up out them then she many some so these
would other into has more two like him see could no make than been its who now did get my over`.split(/\s+/);

const starts = "b bl br c ch cl d dr f fl g gl gr h j k l m n p pl pr qu r s sc sh sl sp st t th tr v w".split(" ");
const middles = "a e i o u ai ea ee ie oa ou".split(" ");
const ends = "b ck d ft g l ll m n nd ng nt p r rd rk rn s ss st t th x".split(" ");
const vocabularySize = 4_000;

export type Writer = {
	/** A message of one to five sentences. */
	message(): string;
	/** A question about things that messages speak of. */
	question(): string;
};

/** Writes text whose word frequencies follow Zipf's law over a few thousand words; the same for the same seed. */
export function textWriter(seed: number): Writer {
	// The words are the same for every seed: only then do two writers speak of the same things.
	const words = vocabulary(seeded(1));
	const random = seeded(seed);
	const word = zipf(words, random);
	const content = zipf(words.slice(functionWords.length), random);
	return {
		message: () => Array.from({ length: between(random, 1, 5) }, () => sentence(word, random)).join(" "),
		question: () => `What did we say about the ${content()} ${content()} and the ${content()} of ${content()}?`,
	};
}

function sentence(word: () => string, random: Random): string {
	const said = Array.from({ length: between(random, 6, 16) }, () =>
		random() < 0.03 ? String(between(random, 2, 2_000)) : word(),
	).join(" ");
	return `${said.charAt(0).toUpperCase()}${said.slice(1)}${pick(random, [".", ".", ".", "?", "!"])}`;
}

function vocabulary(random: Random): string[] {
	const words = new Set(functionWords);
	while (words.size < vocabularySize) {
		const syllables = Array.from({ length: between(random, 1, 3) }, () => pick(random, starts) + pick(random, middles));
		words.add(syllables.join("") + pick(random, ends));
	}
	return [...words];
}

/** The word of rank n comes up with a frequency of 1/n. */
function zipf(words: string[], random: Random): () => string {
	let sum = 0;
	const sums = words.map((_, rank) => {
		sum += 1 / (rank + 1);
		return sum;
	});
	return () => {
		const wanted = random() * sum;
		let low = 0;
		let high = sums.length - 1;
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((sums[middle] ?? sum) < wanted) low = middle + 1;
			else high = middle;
		}
		return words[low] ?? "";
	};
}
