import type { Operation, Reference } from "../../scripts/client/declared.ts";
import { pick, type Random } from "../random.ts";

/** A place in a value of a schema: what stands there may be replaced, left out, or is not there yet. */
type Place = { path: (string | number)[]; present: boolean };

/** What no field expects, or only some do. */
const HOSTILE: readonly unknown[] = [
	...[null, true, -1, 0, 1.5, 1e308, 2 ** 53, -0.0001],
	...["", " ", "\u0000", "a\u0000b", "\ud800", "x".repeat(300), "x".repeat(70_000), "\u202e\u200b", "a/../../b"],
	...["2026-13-45T99:99:99Z", "yesterday", "' OR 1=1 --", "<script>alert(1)</script>", "{{constructor}}", "NaN"],
	...[[], [[]], [null], {}, { toString: null }, { length: -1 }, JSON.parse('{"__proto__": {"admin": true}}')],
	...[Array.from({ length: 1_200 }, () => "a"), nested(200), nested(2_000)],
];

/** Names of fields that are nowhere. */
const UNKNOWN = ["__proto__x", "constructor", "tenant", "tenant_id", "Role", "id ", "", "$where", "a".repeat(300)];

/** Texts that are no JSON, or no object. */
export const NO_JSON: readonly string[] = [
	...["", "{", "}", "[", "nul", "NaN", "'{}'", '{"a":1,}', '{"a":1}{"b":2}', "\ufeff", "\u0000", '{"a":"\u0001"}'],
	...["[]", "1", '"text"', "null", "true", "[".repeat(5_000), '{"a":'.repeat(5_000), "<xml/>", "a=1&b=2"],
];

/** The value with one thing in it that is not meant to be there; it may still be valid. */
export function spoilt(random: Random, value: unknown, schema: unknown, { components }: Reference): unknown {
	const { path, present } = pick(random, placesOf(value, schema, components.schemas, []));
	if (path.length === 0) return pick(random, HOSTILE);
	const copy = structuredClone(value);
	const last = path.at(-1) ?? "";
	const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), copy);
	if (present && random() < 0.2) Reflect.deleteProperty(Object(holder), last);
	else if (random() < 0.15) Reflect.set(Object(holder), pick(random, UNKNOWN), pick(random, HOSTILE));
	else Reflect.set(Object(holder), last, pick(random, HOSTILE));
	return copy;
}

/** Texts for a place in an address, wrong wherever an id, a number or a cursor belongs. */
export const BAD_TEXTS: readonly string[] = [
	...["-1", "0", "1e9", "99999999999999999999", "1.5", "NaN", "true", "null", " ", "a b", "\u0000", "%", "é", "\u202e"],
	...[
		"x".repeat(129),
		"x".repeat(600),
		"../../etc/passwd",
		"' OR 1=1 --",
		"<script>",
		"eyJzZXEiOjF9",
		"e30=",
		"2026-99-99",
	],
];

function placesOf(
	value: unknown,
	schema: unknown,
	parts: Reference["components"]["schemas"],
	path: Place["path"],
): Place[] {
	const here: Place[] = [{ path, present: true }];
	if (typeof value !== "object" || value === null || path.length > 6) return here;
	const inside = Object.entries(value).flatMap(([key, one]) =>
		placesOf(one, within(schema, key, parts), parts, [...path, Array.isArray(value) ? Number(key) : key]),
	);
	const absent = Array.isArray(value) ? [] : fieldsOf(schema, parts).filter((name) => !(name in value));
	return [...here, ...inside, ...absent.map((name) => ({ path: [...path, name], present: false }))];
}

/** A schema and those it is made of. */
function alternatives(schema: unknown, parts: Reference["components"]["schemas"]): Record<string, unknown>[] {
	if (typeof schema !== "object" || schema === null) return [];
	const one: Record<string, unknown> = { ...schema };
	if (typeof one.$ref === "string") return alternatives(parts[one.$ref.split("/").at(-1) ?? ""], parts);
	const several = [one.anyOf, one.oneOf, one.allOf].flatMap((list) => (Array.isArray(list) ? list : []));
	return [one, ...several.flatMap((each) => alternatives(each, parts))];
}

function fieldsOf(schema: unknown, parts: Reference["components"]["schemas"]): string[] {
	return [...new Set(alternatives(schema, parts).flatMap(({ properties }) => Object.keys(Object(properties))))];
}

function within(schema: unknown, key: string, parts: Reference["components"]["schemas"]): unknown {
	const all = alternatives(schema, parts);
	return all.map(({ properties, items }) => Object(properties)[key] ?? items).find((one) => one !== undefined);
}

/** The body that the reference shows for an operation, and its schema; null where it takes none. */
export function exampleOf({ requestBody }: Operation): { value: unknown; schema: unknown } | null {
	const json = requestBody?.content["application/json"];
	return json === undefined ? null : { value: json.example ?? {}, schema: json.schema };
}

function nested(depth: number): unknown {
	let value: unknown = "deep";
	for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
	return value;
}
