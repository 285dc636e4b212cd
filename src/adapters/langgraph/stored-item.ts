import type { Item } from "@langchain/langgraph-checkpoint";
import type { Memory } from "../../client/index.ts";

/** Under this name a memory says what item it is. */
const ITEM = "langgraph";

type Value = Record<string, unknown>;
type Stored = { namespace: string[]; key: string; value: Value };

/** The key of a memory that is this item: labels hold no `/` that is not escaped. */
export function keyOf(namespace: readonly string[], key: string): string {
	return ["langgraph", ...namespace, key].map(encodeURIComponent).join("/");
}

/** An item as a memory: its text is what a model reads, and the item itself stands in the metadata. */
export function memoryOf(namespace: readonly string[], key: string, value: Value) {
	const item = { namespace: [...namespace], key, value };
	const stored: Record<string, never> = JSON.parse(JSON.stringify({ [ITEM]: item }));
	return { content: textOf(value), type: "fact" as const, key: keyOf(namespace, key), metadata: stored };
}

/** The only text of a value, or all of it as JSON. */
function textOf(value: Value): string {
	const [first, ...more] = Object.values(value);
	return typeof first === "string" && more.length === 0 && first.trim() !== "" ? first : JSON.stringify(value);
}

/** The item that a memory is; null for one that no graph has put. */
export function itemOf(memory: Memory): Item | null {
	const stored = storedIn(memory);
	if (stored === null) return null;
	return { ...stored, createdAt: new Date(memory.created_at), updatedAt: new Date(memory.updated_at) };
}

export function namespaceOf(memory: Memory): string[] | null {
	return storedIn(memory)?.namespace ?? null;
}

function storedIn({ metadata }: Memory): Stored | null {
	const item = metadata?.[ITEM];
	return isStored(item) ? item : null;
}

function isStored(item: unknown): item is Stored {
	if (typeof item !== "object" || item === null || !("namespace" in item && "key" in item && "value" in item))
		return false;
	const { namespace, key, value } = item;
	const labels = Array.isArray(namespace) && namespace.every((label) => typeof label === "string");
	return labels && typeof key === "string" && typeof value === "object" && value !== null;
}

export function startsWith(namespace: readonly string[], prefix: readonly string[]): boolean {
	return prefix.every((label, index) => label === namespace[index]);
}

const COMPARE: Record<string, (one: unknown, other: unknown) => boolean> = {
	$eq: same,
	$ne: (one, other) => !same(one, other),
	$gt: (one, other) => Number(one) > Number(other),
	$gte: (one, other) => Number(one) >= Number(other),
	$lt: (one, other) => Number(one) < Number(other),
	$lte: (one, other) => Number(one) <= Number(other),
};

/** Whether a value has what a filter asks for: fields as they are, or compared by operators. */
export function matchesFilter(value: Value, filter: Value = {}): boolean {
	return Object.entries(filter).every(([field, wanted]) => {
		const found = value[field];
		const operators = typeof wanted === "object" && wanted !== null ? Object.entries(wanted) : [];
		const compared = operators.length > 0 && operators.every(([name]) => name.startsWith("$"));
		if (!compared) return same(found, wanted);
		return operators.every(([name, other]) => {
			const compare = COMPARE[name];
			if (compare === undefined) throw new TypeError(`${name} is no operator of a filter.`);
			return compare(found, other);
		});
	});
}

function same(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
