import { posix } from "node:path";
import type { Import } from "./imports.ts";

/**
 * Folders that import each other. Side by side each counts with all that is in it; of one within another, what stands in
 * the outer one itself.
 */
export function twoWayPairs(imports: readonly Import[]): string[] {
	const first = new Map<string, Import>();
	for (const one of imports) {
		for (const [from, to] of crossed(posix.dirname(one.from), posix.dirname(one.to))) {
			const way = `${from} ${to}`;
			if (!first.has(way)) first.set(way, one);
		}
	}
	const found: string[] = [];
	for (const [way, there] of first) {
		const [from = "", to = ""] = way.split(" ");
		const back = first.get(`${to} ${from}`);
		if (back === undefined || from > to) continue;
		found.push(`${from} and ${to} import each other: ${shown(there)}; ${shown(back)}`);
	}
	return found;
}

/** Every pair of folders that an import from one to the other leads out of and into. */
function crossed(from: string, to: string): [string, string][] {
	if (from === to) return [];
	const outOf = withOuter(from).filter((folder) => !within(to, folder));
	const into = withOuter(to).filter((folder) => !within(from, folder));
	if (outOf.length === 0) return into.map((folder) => [from, folder]);
	if (into.length === 0) return outOf.map((folder) => [folder, to]);
	return outOf.flatMap((a) => into.map((b): [string, string] => [a, b]));
}

function withOuter(folder: string): string[] {
	const parts = folder.split("/");
	return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function within(folder: string, outer: string): boolean {
	return folder === outer || folder.startsWith(`${outer}/`);
}

function shown({ from, to }: Import): string {
	return `${from} → ${to}`;
}

/** Folders that hold more files themselves than they may. */
export function crowdedFolders(files: readonly string[], mostIn: (folder: string) => number): string[] {
	const counts = new Map<string, number>();
	for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
	return [...counts].flatMap(([folder, count]) =>
		count > mostIn(folder) ? [`${folder}: ${count} files, more than ${mostIn(folder)}`] : [],
	);
}

/** Rooms of more lines than they may have, all below them counted but what a command writes. */
export function crampedRooms(
	texts: ReadonlyMap<string, string>,
	mostLines: Readonly<Record<string, number>>,
): string[] {
	return Object.entries(mostLines).flatMap(([room, most]) => {
		let lines = 0;
		for (const [path, text] of texts) {
			if (within(path, room) && !path.endsWith(".gen.ts")) lines += text.split("\n").length - 1;
		}
		return lines > most ? [`${room}: ${lines} lines, more than ${most}`] : [];
	});
}
