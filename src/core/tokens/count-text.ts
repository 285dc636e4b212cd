import { remembering } from "../base/remember.ts";
import type { CountText } from "./encoding.ts";

/** The longest unbroken run, in UTF-16 units, that the tokenizer gets in one piece. */
const SLICE = 256;
/** How far before a slice's end to look for a place where the tokenizer would split anyway. */
const LOOK_BACK = 64;

/**
 * Wraps a tokenizer's count so that its time stays linear. Byte-pair merging is quadratic in the length of a
 * pre-tokenizer piece, so unbroken runs longer than 256 units are counted in slices. Text without such a run is
 * counted in one call, and therefore exactly.
 */
export function slicedCounter(count: CountText): CountText {
	return (text) => {
		if (text.length <= SLICE) return text === "" ? 0 : count(text);
		let total = 0;
		let from = 0;
		for (const cut of runCuts(text)) {
			total += count(text.slice(from, cut));
			from = cut;
		}
		return total + count(text.slice(from));
	};
}

/**
 * Where to cut runs. A run consists of non-whitespace, of whitespace, or of line breaks and slashes: o200k also takes
 * the last kind as one piece after punctuation.
 */
export function runCuts(text: string): number[] {
	const cuts: number[] = [];
	let run = 0;
	let breaks = 0;
	let wasSpace = false;
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		const space = isSpace(unit);
		if (space !== wasSpace) run = index;
		wasSpace = space;
		if (unit !== 10 && unit !== 13 && unit !== 47) breaks = index + 1;
		const start = Math.min(run, breaks);
		if (index - start < SLICE) continue;
		const cut = cutBefore(text, index);
		cuts.push(cut);
		run = Math.max(run, cut);
		breaks = Math.max(breaks, cut);
	}
	return cuts;
}

/** The best cut at or just before `end`: one that changes no count, or else one that splits no surrogate pair. */
function cutBefore(text: string, end: number): number {
	let after = kindOf(text.charCodeAt(end));
	for (let index = end; index > end - LOOK_BACK; index--) {
		const before = kindOf(text.charCodeAt(index - 1));
		if ((before === LETTER || before === DIGIT) && after !== OTHER && after !== before) return index;
		after = before;
	}
	const splitsPair = (text.charCodeAt(end) & 0xfc00) === 0xdc00 && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
	return splitsPair ? end - 1 : end;
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const PUNCTUATION = 3;

/** Every encoding's pre-tokenizer splits between these kinds. A character whose kind is uncertain is OTHER. */
function kindOf(unit: number): number {
	if (unit < 0x80) {
		const lower = unit | 0x20;
		if (lower >= 97 && lower <= 122) return LETTER;
		if (unit >= 48 && unit <= 57) return DIGIT;
		// An apostrophe may belong to the letters before it ("don't").
		return unit > 32 && unit < 127 && unit !== 39 ? PUNCTUATION : OTHER;
	}
	if (unit >= 0x4e00 && unit <= 0x9fff) return LETTER;
	if ((unit >= 0x3041 && unit <= 0x3096) || (unit >= 0x30a1 && unit <= 0x30fa)) return LETTER;
	if (unit >= 0xac00 && unit <= 0xd7a3) return LETTER;
	// 、。 and brackets, ！ to ／, ： to ＠
	const wide = (unit >= 0x3001 && unit <= 0x3003) || (unit >= 0x3008 && unit <= 0x3011);
	return wide || (unit >= 0xff01 && unit <= 0xff0f) || (unit >= 0xff1a && unit <= 0xff20) ? PUNCTUATION : OTHER;
}

/** Same as `\s`, without a regular expression. */
function isSpace(unit: number): boolean {
	if (unit <= 32) return unit === 32 || (unit >= 9 && unit <= 13);
	if (unit < 0x1680) return unit === 0xa0;
	if (unit > 0x3000) return unit === 0xfeff;
	if (unit >= 0x2000 && unit <= 0x200a) return true;
	return unit === 0x1680 || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f || unit === 0x3000;
}

/** Shorter lines (UTF-16 units) are counted as fast as they are looked up. */
const SHORT = 24;

const lineCounters = new WeakMap<CountText, CountText>();

/**
 * Counts line by line and remembers each line, because a context is counted in parts, then as a whole, and again when
 * something is cut, and the next one of its thread has mostly the same lines. Every encoding's pre-tokenizer splits between a
 * line break and an ASCII letter, a digit or `<`, so the sum is exact. Other lines are counted together with the line before them.
 */
export function lineCounter(count: CountText): CountText {
	const known = lineCounters.get(count) ?? countingLines(count);
	lineCounters.set(count, known);
	return known;
}

function countingLines(count: CountText): CountText {
	const longer = remembering(count);
	const counted = (line: string): number => (line.length >= SHORT ? longer(line) : line === "" ? 0 : count(line));
	return (text) => {
		let total = 0;
		let from = 0;
		for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) {
			if (!beginsPiece(text.charCodeAt(end + 1))) continue;
			total += counted(text.slice(from, end + 1));
			from = end + 1;
		}
		return total + counted(from === 0 ? text : text.slice(from));
	};
}

function beginsPiece(unit: number): boolean {
	const lower = unit | 0x20;
	return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57) || unit === 60;
}
