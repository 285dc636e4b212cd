import type { Problem } from "../../core/base/failure.ts";

const MAX_DEPTH = 64;
const MAX_PATH = 200;

/** Where a value stands: its key below its parent, the root without either. */
type Place = { key: string | number; parent: Place | null; depth: number };

/** A path as errors name it, `messages.3.content`; a long one is cut, and broken text in it is repaired. */
export function pathText(keys: readonly PropertyKey[]): string {
	const path = keys.map(String).join(".");
	const short = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path;
	return keepableText(short);
}

/** The same text with U+FFFD in place of what can't be kept. */
export function keepableText(text: string): string {
	return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

/**
 * Looks for what JSON may hold and we can't keep: text that is not Unicode, U+0000 (where SQLite's text
 * functions stop), a key `__proto__`, nesting nobody means. A loop and not a recursion: the nesting is the caller's.
 * `anyText`: text is let by as it is.
 */
export function problemInJson(value: unknown, anyText = false): Problem | null {
	const wrongWithText = anyText ? () => null : wrongText;
	const open: { value: unknown; place: Place | null }[] = [{ value, place: null }];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		const { value, place } = next;
		if (typeof value === "string") {
			const wrong = wrongWithText(value);
			if (wrong !== null) return { path: pathOf(place), message: wrong };
		}
		if (typeof value !== "object" || value === null) continue;
		const depth = (place?.depth ?? 0) + 1;
		if (depth > MAX_DEPTH) return { path: pathOf(place), message: `nested deeper than ${MAX_DEPTH} levels` };
		const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
		for (const [key, inner] of entries) {
			const below = { key, parent: place, depth };
			const wrong = typeof key === "string" ? wrongWithKey(key, wrongWithText) : null;
			if (wrong !== null) return { path: pathOf(below), message: wrong };
			if (typeof inner === "string" || (typeof inner === "object" && inner !== null))
				open.push({ value: inner, place: below });
		}
	}
	return null;
}

/** Only a text with so many digits, or with so large an exponent, may have a number that can't be held. */
const SUSPECT = /\d{16}|[eE]\+?\d{3}/;

/**
 * The first number that would be another when it is written again: an integer with too many digits, or one that becomes infinite.
 * Digits behind the point are rounded as any reader of JSON does. The nesting is no deeper than `problemInJson` lets by.
 */
export function inexactNumber(text: string): Problem | null {
	if (!SUSPECT.test(text)) return null;
	let holder: unknown = null;
	const keys: string[] = [];
	JSON.parse(text, function (this: unknown, key: string, value: unknown, context?: { source?: string }) {
		// A value comes before what holds it, so the path is found from its end.
		const isHere = keys.length === 0 ? isChanged(value, context?.source) : value === holder;
		if (isHere && key !== "") {
			keys.unshift(key);
			holder = this;
		}
		return value;
	});
	return keys.length === 0 ? null : { path: pathText(keys), message: "this number can't be held exactly" };
}

function isChanged(value: unknown, source: string | undefined): boolean {
	if (typeof value !== "number" || source === undefined) return false;
	if (!Number.isFinite(value)) return true;
	return /^-?\d+$/.test(source) && BigInt(source) !== writtenInteger(value);
}

/** An integer as we write it, which beyond 2^53 is not always what is held: others read what is written. */
function writtenInteger(value: number): bigint {
	const [digits = "", exponent = "0"] = String(value).split("e");
	const [whole = "", fraction = ""] = digits.split(".");
	return BigInt(whole + fraction + "0".repeat(Number(exponent) - fraction.length));
}

function wrongText(text: string): string | null {
	if (!text.isWellFormed()) return "not Unicode text (a surrogate stands alone)";
	if (text.includes("\0")) return "U+0000 can't be kept";
	return null;
}

function wrongWithKey(key: string, wrongWithText: (text: string) => string | null): string | null {
	if (key === "__proto__") return "__proto__ can't be a key";
	const wrong = wrongWithText(key);
	return wrong === null ? null : `the key is wrong: ${wrong}`;
}

function pathOf(place: Place | null): string {
	const keys: PropertyKey[] = [];
	for (let at = place; at !== null; at = at.parent) keys.push(at.key);
	return pathText(keys.reverse());
}
