import type { Steps } from "../../base/steps.ts";

/** What stands in place of a secret. */
const LEFT_OUT = "[secret]";
/** A text is read in windows of so much, in UTF-16 units, with so much before and behind each. */
const WINDOW = 8_192;
const BEFORE = 512;
const BEHIND = 1_024;
const SPACE = /\s/;

/** A text with all that patterns find left out, one after the other. */
export function redacted(text: string, patterns: readonly RegExp[]): string {
	return patterns.reduce((left, pattern) => left.replace(pattern, LEFT_OUT), text);
}

/**
 * The same in steps. What is found may lie behind white space of any length, but else depends on no more than what is seen
 * around a window; where it reaches to the end of what is seen, more is looked at.
 */
export function* redaction(text: string, patterns: readonly RegExp[]): Steps<string> {
	let left = text;
	for (const pattern of patterns) left = yield* redactionOf(left, pattern, patterns.length);
	return left;
}

function* redactionOf(text: string, pattern: RegExp, patterns: number): Steps<string> {
	const kept: string[] = [];
	let at = 0;
	while (at < text.length) {
		const end = behindSpaces(text, Math.min(text.length, at + WINDOW));
		const found = foundIn(text, pattern, at, end);
		let from = at;
		for (const { index, length } of found) {
			kept.push(text.slice(from, index), LEFT_OUT);
			from = index + length;
		}
		const next = Math.max(from, end);
		kept.push(text.slice(from, next));
		yield (next - at) / patterns;
		at = next;
	}
	return kept.join("");
}

type Found = { index: number; length: number };

/** What a pattern finds that begins in a window. */
function foundIn(text: string, pattern: RegExp, at: number, end: number): Found[] {
	const from = Math.max(0, beforeSpaces(text, at) - BEFORE);
	for (let room = BEHIND; ; room *= 2) {
		const stop = Math.min(text.length, behindSpaces(text, Math.min(text.length, end + room)) + BEFORE);
		const found = foundUpTo(text.slice(from, stop), pattern, at - from, end - from);
		const last = found.at(-1);
		const cut = last !== undefined && last.index + last.length + BEFORE > stop - from;
		if (stop === text.length || !cut) return found.map(({ index, length }) => ({ index: index + from, length }));
	}
}

function foundUpTo(seen: string, pattern: RegExp, at: number, end: number): Found[] {
	const found: Found[] = [];
	pattern.lastIndex = at;
	for (let match = pattern.exec(seen); match !== null && match.index < end; match = pattern.exec(seen))
		found.push({ index: match.index, length: match[0].length });
	pattern.lastIndex = 0;
	return found;
}

function behindSpaces(text: string, offset: number): number {
	let at = offset;
	while (at < text.length && SPACE.test(text.charAt(at))) at++;
	return at;
}

function beforeSpaces(text: string, offset: number): number {
	let at = offset;
	while (at > 0 && SPACE.test(text.charAt(at - 1))) at--;
	return at;
}
