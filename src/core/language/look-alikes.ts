/** This much of a line (UTF-16 units) is looked at to tell what it begins with. */
const LONGEST_LOOK = 120;

/** Letters of other scripts that readers take for Latin ones, and those. */
const CYRILLIC = ["авекмнорстухіѕјԁһԛԝьӏ", "abekmhopctyxisjdhqwbl"] as const;
const GREEK = ["αβεηικμνορτυχωγ", "abenikuvoptuxwy"] as const;
const OTHER = ["ıɑɡꜱոսoօհ", "iagsnunoh"] as const;

const LATIN = new Map(
	[CYRILLIC, GREEK, OTHER].flatMap(([from, to]) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const)),
);
const ASCII = /^[ -~]*$/;

/** What nobody sees: marks of format, letters that fill a place with nothing, the braille sign without dots. */
export const INVISIBLE = "\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800";
const UNREAD = new RegExp(`[${INVISIBLE}\\p{M}]`, "gu");
/** A character that is seen, or the white space between two. */
const SEEN = new RegExp(`[^\\s${INVISIBLE}\\p{M}]|\\s+`, "gu");

/** A text as a reader sees it who looks at shapes only: in small Latin letters, no accents, nothing that nobody sees. */
export function plainly(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	return [...unaccented(text)].map((letter) => LATIN.get(letter) ?? letter).join("");
}

/** Whether some of its letters are taken for those of another script. */
export function isDisguised(text: string): boolean {
	return plainly(text) !== unaccented(text) || text.normalize("NFC") !== text.normalize("NFKC");
}

function unaccented(text: string): string {
	return text.normalize("NFKD").replace(UNREAD, "").toLowerCase();
}

/** The beginning of a line that is looked at: what is seen of it, each run of white space as one space. */
export function beginningOf(line: string): string {
	const start = line.slice(0, LONGEST_LOOK);
	if (ASCII.test(start) && !start.includes("  ")) return start.trimStart();
	let seen = "";
	for (const [found] of line.matchAll(SEEN)) {
		if (found.trim() !== "") seen += found;
		else if (seen !== "") seen += " ";
		if (seen.length >= LONGEST_LOOK) break;
	}
	return seen;
}

/** Signs that stand for a letter, and letters that look like another one. */
const DRAWN: Readonly<Record<string, string>> = {
	...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", l: "i", $: "s", "@": "a", "!": "i" },
	...{ "|": "i", rn: "m", vv: "w" },
};

/** A plain text in which those are one: what two texts have in common that are read as the same word. */
export function drawn(plain: string): string {
	return plain.replace(/rn|vv|[0134578l$@!|]/g, (sign) => DRAWN[sign] ?? sign);
}

/** All texts that `drawn` makes this one of. */
export function drawings(text: string): string[] {
	const [letter, ...more] = text;
	if (letter === undefined) return [""];
	const ways = [letter, ...Object.keys(DRAWN).filter((sign) => DRAWN[sign] === letter)];
	return drawings(more.join("")).flatMap((rest) => ways.map((way) => way + rest));
}
