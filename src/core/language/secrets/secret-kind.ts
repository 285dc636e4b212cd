/** A kind of secret: how it looks, and what makes sure of it where its looks alone do not. */
export type SecretKind = {
	/** As it stands in place of the secret: `[redacted: NAME]`. */
	name: string;
	/** In lower case; a text without any of them holds none. Empty: every text is looked at. */
	hints: readonly string[];
	/** What it looks like, or how it begins where `endOf` finds its end. Global, and linear in the text. */
	pattern: RegExp;
	/** Where a secret that the pattern found at `start` ends; null: it is none. */
	endOf?: (text: string, start: number, end: number) => number | null;
	/** What looks a little like it: nothing of that is learned, though it may be no secret. Unless given, the pattern. */
	loose?: RegExp;
	/** Plain numbers and words may look like it, so it is not looked for in ids. */
	weak?: true;
};

/** A key that a service makes, which is known by how it begins. Letters and digits right before it belong to another word. */
export function keyKind(name: string, hints: readonly string[], pattern: RegExp): SecretKind {
	return { name, hints, pattern };
}

/** How much the characters of a text differ, in bits a character: words have about 3, keys made by chance more. */
export function entropyOf(text: string): number {
	const counts = Object.values(Object.groupBy(text, (character) => character)).map((same) => same?.length ?? 0);
	return counts.reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}
