/** So much of a line (UTF-16 units) is looked at to tell what it begins with. */
export const LONGEST_LOOK = 120;

/** Letters of other scripts that readers take for Latin ones, and those. */
const CYRILLIC = ["авекмнорстухіѕјԁһԛԝьӏ", "abekmhopctyxisjdhqwbl"] as const;
const GREEK = ["αβεηικμνορτυχωγ", "abenikuvoptuxwy"] as const;
const OTHER = ["ıɑɡꜱոսոօհ", "iagsnunoh"] as const;

const LATIN = new Map(
	[CYRILLIC, GREEK, OTHER].flatMap(([from, to]) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const)),
);
const ASCII = /^[ -~]*$/;

/** A text as a reader sees it who looks at shapes only: in small Latin letters, no accents, nothing that nobody sees. */
export function plainly(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	const small = text
		.normalize("NFKD")
		.replace(/[\p{Cf}\p{M}]/gu, "")
		.toLowerCase();
	return [...small].map((letter) => LATIN.get(letter) ?? letter).join("");
}
