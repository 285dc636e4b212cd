import { bad, type Entry } from "./entry.ts";

/**
 * The entry, or that it can't be taken over: a number in it is infinite, or a whole one beyond 2^53, which may have been another in
 * the file. The API refuses such numbers too, but would see only what reading made of them.
 */
export function exact(entry: Entry): Entry {
	const held = entry.kind === "message" ? entry.message : entry.kind === "memory" ? entry.memory : null;
	const path = inexactIn(held);
	return path === null ? entry : bad(`${entry.at}.${path}`, "this number can't be held exactly");
}

/** Where such a number stands. A loop and not a recursion: the nesting is the file's. */
function inexactIn(root: unknown): string | null {
	const open = [{ value: root, path: "" }];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		const { value, path } = next;
		if (typeof value === "number" && !isExact(value)) return path;
		if (typeof value !== "object" || value === null) continue;
		const below = Object.entries(value);
		open.push(...below.map(([key, inner]) => ({ value: inner, path: path === "" ? key : `${path}.${key}` })));
	}
	return null;
}

function isExact(value: number): boolean {
	return Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value));
}
