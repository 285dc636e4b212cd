import { keepableText } from "../../../platform/http/json-text.ts";

/** The same JSON with U+FFFD in its texts in place of what no thread can hold. Values that need no repair stay themselves. */
export function keepable(value: unknown): unknown {
	if (typeof value === "string") {
		const text = keepableText(value);
		return text === value ? value : text;
	}
	if (Array.isArray(value)) {
		const items = value.map(keepable);
		return items.some((item, index) => item !== value[index]) ? items : value;
	}
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value);
	const kept = entries.map(([name, inner]) => [keepableText(name), keepable(inner)] as const);
	const same = kept.every(([name, inner], index) => name === entries[index]?.[0] && inner === entries[index]?.[1]);
	return same ? value : Object.fromEntries(kept);
}
