const NOT_ASCII = /[\u0080-\uffff]/;
const APOSTROPHE = /['’]/;
const LATIN_MARKS = /(?<=\p{Script=Latin}\p{M}{0,30})\p{M}/gu;
const PLAIN: Readonly<Record<string, string>> = { ß: "ss", ł: "l", ø: "o", đ: "d" };

/** A lower-case word without the accents of Latin letters: they are often left out, and the word means the same. */
export function withoutAccents(word: string): string {
	if (!NOT_ASCII.test(word)) return word;
	return word
		.normalize("NFD")
		.replace(LATIN_MARKS, "")
		.replace(/[ßłøđ]/g, (letter) => PLAIN[letter] ?? letter)
		.normalize("NFC");
}

/** A word as it is compared: without case, apostrophes and accents. "I'm" and "im", "Köln" and "koln" are the same. */
export function fold(word: string): string {
	const lower = word.toLowerCase();
	return withoutAccents(APOSTROPHE.test(lower) ? lower.replace(/['’]/g, "") : lower);
}
