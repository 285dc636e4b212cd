import { isFields, type LenientFields, type LenientValue, lenientObjects } from "../../base/lenient-json.ts";

/** Of a longer answer only so much is read (UTF-16 units), and so many of its objects, of the items of a list, and of a line. */
const MOST_READ = 262_144;
const MOST_STARTS = 256;
const MOST_ITEMS = 400;
const LONGEST_LINE = 4_000;

type Items<Lists> = {
	/** What an item of each list says; null where it is none of it. An item may stand in the wrong list. */
	kinds: { readonly [List in keyof Lists]: (item: LenientFields) => Lists[List] | null };
	/** Lines that are items: under the name that each begins with, what its parts are called: `KIND | … | …`. */
	lines?: Readonly<Record<string, readonly string[]>>;
	/** The item that the first part of any other line is; null where it is none. */
	itemOf?(line: string): LenientFields | null;
};

/**
 * What a model meant by its answer: JSON as it was asked for, with prose or code fences around it, broken, cut off, under
 * any name or as a bare list, or else lines. Null where it is none of these, or nothing in it can be read; that there is nothing
 * to say can be read.
 */
export function readItems<Lists extends object>(
	answer: string,
	{ kinds, lines = {}, itemOf }: Items<Lists>,
): { [List in keyof Lists]: Lists[List][] } | null {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	const lists = Object.keys(kinds) as (keyof Lists & string)[];
	const found = Object.fromEntries(lists.map((name) => [name, []])) as unknown as {
		[List in keyof Lists]: Lists[List][];
	};
	const add = (item: LenientFields): boolean =>
		lists.some((name) => {
			const one = found[name].length < MOST_ITEMS ? kinds[name](item) : null;
			return one !== null && found[name].push(one) > 0;
		});
	const addLine = (line: string): boolean => {
		const [kind = "", ...parts] = line.length > LONGEST_LINE ? [] : line.split("|").map((part) => part.trim());
		const names = Object.entries(lines).find(([name]) => kind.toLowerCase().endsWith(name))?.[1];
		// The last part may hold what parts a line.
		const textAt = (at: number) => (at + 1 === names?.length ? parts.slice(at).join(" | ") : (parts[at] ?? ""));
		const item = names ? Object.fromEntries(names.map((name, at) => [name, textAt(at)])) : itemOf?.(kind);
		return item ? add(item) : false;
	};
	const addItem = (item: LenientValue) => (typeof item === "string" ? addLine(item) : isFields(item) && add(item));
	const take = (value: LenientFields): boolean => {
		const whole = [value, ...Object.values(value).filter(isFields)].find((one) =>
			lists.some((name) => Array.isArray(one[name])),
		);
		if (whole === undefined) return add(value);
		const items = lists.flatMap((name) => whole[name] ?? []).slice(0, MOST_ITEMS);
		return items.filter(addItem).length > 0 || items.every((item) => saysNothing(item));
	};
	const read = [...lenientObjects(text, MOST_STARTS)].map(take);
	const isRead =
		read.includes(true) || text.split("\n").filter((line) => addLine(line) || NONE.test(line.trim())).length > 0;
	return isRead ? found : null;
}

const NONE = /^[-*#]{0,3} ?none\.?$/i;

const saysNothing = (item: LenientValue) =>
	item === null || item === "" || (typeof item === "string" && NONE.test(item.trim()));

/** What some models think aloud before they answer. */
export function withoutThinking(text: string): string {
	const end = text.lastIndexOf("</think>");
	return end < 0 ? text : text.slice(end + "</think>".length);
}

export function textIn(fields: LenientFields, name: string): string {
	const value = fields[name];
	return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

export function numberIn(fields: LenientFields, name: string): number | null {
	const text = textIn(fields, name).trim();
	return text === "" || !Number.isFinite(Number(text)) ? null : Number(text);
}

const MOST_NUMBERS = 200;
const NUMBER = /(?<![\d.])\d{1,6}(?!\d)/g;

/** Whole numbers, however they are written: `4`, `"line 4"`, `[1, "#2"]`, `"1 and 2"`; of each object the first, as in `[{"number": 1}]`. */
export function numbersIn(value: LenientValue | undefined): number[] {
	if (typeof value === "number") return Number.isFinite(value) ? [Math.round(value)] : [];
	if (typeof value === "string")
		return (value.slice(0, LONGEST_LINE).match(NUMBER) ?? []).slice(0, MOST_NUMBERS).map(Number);
	if (typeof value !== "object" || value === null) return [];
	const numbers = Object.values(value).slice(0, MOST_NUMBERS).flatMap(numbersIn);
	return numbers.slice(0, Array.isArray(value) ? MOST_NUMBERS : 1);
}

/** Whether an answer begins a JSON object that it never ends: the model ran out of tokens. */
export function isCutOff(answer: string): boolean {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	const begin = text.indexOf("{");
	return begin >= 0 && text.indexOf("}", begin) < 0;
}
