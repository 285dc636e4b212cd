import { isCommon } from "../spoken-words.ts";
import { stem } from "../stem.ts";
import { tokensOf } from "../tokens.ts";
import { listed } from "../words/joined.ts";

/** A word of a clause as rules ask for it: "he's" is two, "mother-in-law" and "brother in law" are one. */
export type Word = {
	text: string;
	/** In small letters, with a straight apostrophe. */
	low: string;
	/** The marks that stand between it and the word before: "" where only a space does. */
	gap: string;
	start: number;
	end: number;
	/** It begins with a capital letter. */
	capital: boolean;
};

/** Short forms, as they are spoken. */
const SHORT: ReadonlyMap<string, readonly string[]> = new Map([
	...["i'm", "im"].map((word): [string, string[]] => [word, ["i", "am"]]),
	...["i've", "ive"].map((word): [string, string[]] => [word, ["i", "have"]]),
	...["we're", "were"].map((word): [string, string[]] => [word, word === "were" ? ["were"] : ["we", "are"]]),
	["we've", ["we", "have"]],
	...["they're", "theyre"].map((word): [string, string[]] => [word, ["they", "are"]]),
	...["hes", "shes", "thats", "whos", "its"].map((word): [string, string[]] => [word, [word.slice(0, -1), "is"]]),
	["bc", ["because"]],
	["w", ["with"]],
]);
/** Words behind which 's is no possessive. */
const SUBJECTS = listed`he she that it who name there what here`;

/** The words of a text with what stands between them. Linear in the text. */
export function clauseWords(text: string): Word[] {
	const words: Word[] = [];
	let gap = "";
	let end = -1;
	for (const token of tokensOf(text)) {
		if (token.kind === "mark") {
			if (token.text !== "/" || words.at(-1)?.text.toLowerCase() !== "w") gap += token.text;
			continue;
		}
		const last = words.at(-1);
		const joined = last !== undefined && token.start === end + gap.length && /^[-&.]$/.test(gap);
		const inLaw = token.text.toLowerCase() === "law" && last?.low === "in" && gap === "" && words.length > 1;
		const lead = token.text === "lead" && last?.low === "team" && gap === "";
		if (joined || inLaw || lead) {
			if (inLaw) words.pop();
			const first = words.pop();
			if (first !== undefined) words.push(wordOf(text.slice(first.start, token.end), first.gap, first.start));
		} else words.push(...spoken(token.text, gap, token.start, last));
		gap = "";
		end = token.end;
	}
	if (gap !== "") words.push({ text: "", low: "", gap, start: text.length, end: text.length, capital: false });
	return words;
}

function spoken(text: string, gap: string, start: number, last: Word | undefined): Word[] {
	const word = wordOf(text, gap, start);
	if (word.low === "'s" && last !== undefined && SUBJECTS.has(last.low)) return [{ ...word, low: "is" }];
	const parts = SHORT.get(word.low);
	if (parts === undefined) return [word];
	return parts.map((low, at) => ({ ...word, low, gap: at === 0 ? gap : "" }));
}

function wordOf(text: string, gap: string, start: number): Word {
	const low = text
		.toLowerCase()
		.replace("’", "'")
		.replace(/ in law$/, "-in-law");
	return { text, low, gap, start, end: start + text.length, capital: /^\p{Lu}/u.test(text) };
}

/** Whether a word opens a clause: its capital says nothing of it. */
export function opens(words: readonly Word[], at: number): boolean {
	return at === 0 || /[.!?:"“]/.test(words[at]?.gap ?? "");
}

/** Whether a word is used whatever one speaks of. */
export function isEveryday({ low }: Word): boolean {
	return isCommon(stem(low));
}

/** Whether a word begins a part of a clause. */
export function begins(words: readonly Word[], at: number): boolean {
	return at === 0 || words[at]?.gap !== "" || JOINING.has(words[at - 1]?.low ?? "");
}

const JOINING = listed`and but so because und et y with from the that no yes oh ah ok well btw also`;

const CLOSING = listed`
	and but so because since for who from with to when until by btw though as in at on now i we he she it they is was has had says said he'd she'd i'd they'd
	he'll she'll und y et will would also too lol which that til till can does did not`;

/** Whether what is told ends before a word. */
export function closes(words: readonly Word[], at: number): boolean {
	const word = words[at];
	return word === undefined || word.gap !== "" || CLOSING.has(word.low);
}

/** A word in small letters; "" where there is none. */
export function low(words: readonly Word[], at: number): string {
	return words[at]?.low ?? "";
}

/** The words from one up to another, with a space between. */
export function textOf(words: readonly Word[], from: number, to: number): string {
	return words
		.slice(from, to)
		.map(({ text, gap }) => (gap === "&" ? `& ${text}` : text))
		.join(" ");
}
