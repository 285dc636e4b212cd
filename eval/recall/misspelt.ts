import type { Conversation } from "./conversation.ts";

const VOWELS = "aeiou";
/** What one alphabet's name becomes in another's spelling. */
const TRANSLITERATED: readonly [string, string][] = [
	["ph", "f"],
	["f", "ph"],
	["ck", "k"],
	["c", "k"],
	["k", "c"],
	["y", "i"],
	["i", "y"],
	["j", "dj"],
	["th", "t"],
	["oo", "u"],
];

type Chance = (below: number) => number;

/** The question with its speakers' names misspelt, the same in every run; null: it names no speaker. */
export function misspelt(conversation: Conversation, question: { id: string; text: string }): string | null {
	const names = new Set(conversation.messages.flatMap(({ name }) => (name === undefined ? [] : [name])));
	const chance = chanceOf(`${conversation.id} ${question.id}`);
	const text = question.text.replace(/\p{L}+/gu, (word) => (names.has(word) ? misspeltName(word, chance) : word));
	return text === question.text ? null : text;
}

function misspeltName(name: string, chance: Chance): string {
	const kinds = [changed, doubled, leftOut, swapped, transliterated];
	for (let tries = 0; tries < 20; tries++) {
		const once = kinds[chance(kinds.length)]?.(name.toLowerCase(), chance) ?? name;
		const often = name.length >= 7 && chance(3) === 0 ? (kinds[chance(kinds.length)]?.(once, chance) ?? once) : once;
		if (often !== name.toLowerCase()) return `${often.charAt(0).toUpperCase()}${often.slice(1)}`;
	}
	return name;
}

/** A vowel becomes another one. */
function changed(name: string, chance: Chance): string {
	const spots = [...name].flatMap((letter, at) => (at > 0 && VOWELS.includes(letter) ? [at] : []));
	const at = spots[chance(spots.length)] ?? name.length - 1;
	return name.slice(0, at) + VOWELS.charAt(chance(VOWELS.length)) + name.slice(at + 1);
}

function doubled(name: string, chance: Chance): string {
	const at = 1 + chance(name.length - 1);
	return name.slice(0, at) + name.slice(at - 1);
}

function leftOut(name: string, chance: Chance): string {
	const at = 1 + chance(name.length - 1);
	return name.slice(0, at) + name.slice(at + 1);
}

function swapped(name: string, chance: Chance): string {
	const at = 1 + chance(Math.max(1, name.length - 2));
	return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
}

function transliterated(name: string, chance: Chance): string {
	const fitting = TRANSLITERATED.filter(([from]) => name.includes(from));
	const [from, to] = fitting[chance(fitting.length)] ?? ["", ""];
	return from === "" ? name : name.replace(from, to);
}

/** Numbers that look random and depend on nothing but the seed. */
function chanceOf(seed: string): Chance {
	let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below);
	};
}
