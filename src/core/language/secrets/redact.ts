import { unescapedJson } from "../../base/json-escapes.ts";
import { CLOUD_KEYS } from "./cloud-keys.ts";
import { NAMED_KINDS } from "./named-kinds.ts";
import { NUMBER_KINDS } from "./number-kinds.ts";
import type { SecretKind } from "./secret-kind.ts";
import { SERVICE_KEYS } from "./service-keys.ts";

/** Every kind of secret that is known. Where two find the same, the first one names it. */
export const SECRET_KINDS: readonly SecretKind[] = [...CLOUD_KEYS, ...SERVICE_KEYS, ...NAMED_KINDS, ...NUMBER_KINDS];

/** What is left of something, and how many secrets were taken out of it. */
export type Redacted<T> = { value: T; count: number };

type Found = { start: number; end: number; name: string };

/** A text with `[redacted: KIND]` in place of each secret, also in JSON's escapes. Linear in the text; redacted again it stays as it is. */
export function redactText(text: string, kindsIn = anyKindsIn): Redacted<string> {
	const plain = unescapedJson(text);
	const escaped = plain === null ? [] : foundIn(plain.text, kindsIn, plain.origin);
	const found = [...foundIn(text, kindsIn), ...escaped].toSorted((a, b) => a.start - b.start || b.end - a.end);
	let [value, at, count] = ["", 0, 0];
	for (const { start, end, name } of found) {
		if (start >= at) {
			value += `${text.slice(at, start)}[redacted: ${name}]`;
			count++;
		}
		// What reaches beyond one that was found before is part of the same.
		at = Math.max(at, end);
	}
	return count === 0 ? { value: text, count } : { value: value + text.slice(at), count };
}

/** Texts hold many of the shorter hints, and mostly none of the others. */
const LONG_HINT = 3;

/** Tells the kinds that a text may hold, by what no text of theirs is without. */
export function kindsFinder<K extends Pick<SecretKind, "hints">>(kinds: readonly K[]): (text: string) => K[] {
	const isLong = (hint: string) => hint.length >= LONG_HINT;
	const longHints = new Set(kinds.flatMap(({ hints }) => hints.filter(isLong)));
	// Looked for together: one by one, there are a hundred.
	const anyLong = new RegExp([...longHints].map((hint) => hint.replace(/[$.*+?^(){}|[\]\\]/g, "\\$&")).join("|"));
	const others = kinds.filter(({ hints }) => hints.length === 0 || !hints.every(isLong));
	return (text) => {
		const lower = text.toLowerCase();
		const possible = anyLong.test(lower) ? kinds : others;
		return possible.filter(({ hints }) => hints.length === 0 || hints.some((hint) => lower.includes(hint)));
	};
}

const anyKindsIn = kindsFinder(SECRET_KINDS);
const sureKindsIn = kindsFinder(SECRET_KINDS.filter(({ weak }) => weak !== true));

function foundIn(text: string, kindsIn: typeof anyKindsIn, origin = (at: number) => at): Found[] {
	return kindsIn(text).flatMap(({ name, pattern, endOf }) =>
		Array.from(text.matchAll(pattern)).flatMap(({ index, 0: { length } }) => {
			const end = endOf === undefined ? index + length : endOf(text, index, index + length);
			return end === null ? [] : [{ start: origin(index), end: origin(end), name }];
		}),
	);
}

/** Fields that hold whatever somebody likes, so that nothing in them is an id of ours. */
const FREE_FIELDS = new Set(["input", "args", "arguments", "output", "result", "metadata"]);
const ID_FIELD = /(?:^|_)ids?$|[a-z]Ids?$|^(?:scope|channel|thread|signature|encrypted_content|redacted)$/;

/**
 * The same of every text in a JSON value, names of fields included. In ids only keys are looked for: a long number may be
 * somebody's id.
 */
export function redactJson<T>(value: T, isFree?: boolean, field?: string): Redacted<T>;
export function redactJson(value: unknown, isFree = false, field = ""): Redacted<unknown> {
	if (typeof value === "string") return redactText(value, !isFree && ID_FIELD.test(field) ? sureKindsIn : anyKindsIn);
	if (Array.isArray(value)) {
		const parts = value.map((one) => redactJson(one, isFree, field));
		return summed(parts, () => parts.map((part) => part.value), value);
	}
	if (typeof value !== "object" || value === null) return { value, count: 0 };
	const parts = Object.entries(value).map(([name, one]) => {
		const own = redactName(name);
		const inner = redactJson(one, isFree || FREE_FIELDS.has(name), name);
		return { value: [own.value, inner.value] as const, count: own.count + inner.count };
	});
	return summed(parts, () => Object.fromEntries(parts.map((part) => part.value)), value);
}

/** Names of fields without a secret: a body has the same few again and again. So many are kept, of so many UTF-16 units. */
const MOST_NAMES = 500;
const LONGEST_NAME = 40;
const plainNames = new Set<string>();

function redactName(name: string): Redacted<string> {
	if (plainNames.has(name)) return { value: name, count: 0 };
	const redacted = redactText(name, sureKindsIn);
	if (redacted.count === 0 && name.length <= LONGEST_NAME && plainNames.size < MOST_NAMES) plainNames.add(name);
	return redacted;
}

function summed(parts: readonly Redacted<unknown>[], changed: () => unknown, value: unknown): Redacted<unknown> {
	const count = parts.reduce((sum, part) => sum + part.count, 0);
	return { value: count === 0 ? value : changed(), count };
}
