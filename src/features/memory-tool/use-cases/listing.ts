import { utf8Bytes } from "../../../core/language/utf8-bytes.ts";

/** How deep a listing goes. */
const LEVELS = 2;

const UNITS = ["B", "K", "M"];
const KILO = 1_024;

export type File = { path: string; text: string };

/** The files and folders under a path, as a model reads them. `given`: the path as it was written. */
export function listing(given: string, folder: string, files: readonly File[]): string {
	const header = `Here're the files and directories up to ${LEVELS} levels deep in ${given}, excluding hidden items and node_modules:`;
	const lines = [`${sizeOf(files)}\t${given}`, ...entriesIn(folder, files, 1)];
	return `${header}\n${lines.join("\n")}`;
}

function entriesIn(folder: string, files: readonly File[], level: number): string[] {
	const byName = new Map<string, File[]>();
	for (const file of files) {
		const [name = ""] = file.path.slice(folder.length + 1).split("/");
		if (!name.startsWith(".") && name !== "node_modules") byName.set(name, [...(byName.get(name) ?? []), file]);
	}
	const names = [...byName].sort(([a], [b]) => (a < b ? -1 : 1));
	return names.flatMap(([name, inside]) => {
		const path = `${folder}/${name}`;
		if (inside.some((file) => file.path === path)) return [`${sizeOf(inside)}\t${path}`];
		return [`${sizeOf(inside)}\t${path}/`, ...(level < LEVELS ? entriesIn(path, inside, level + 1) : [])];
	});
}

function sizeOf(files: readonly File[]): string {
	let size = files.reduce((sum, { text }) => sum + utf8Bytes(text), 0);
	let unit = 0;
	for (; size >= KILO && unit < UNITS.length - 1; unit++) size /= KILO;
	return `${Number.isInteger(size) ? size : size.toFixed(1)}${UNITS[unit]}`;
}
