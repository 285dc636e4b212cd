import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where data sets are looked for unless `--data DIR` says otherwise. They are not part of the project. */
export const DATA_FOLDER = join(import.meta.dirname, "../../shared/eval");

/** A data set's folder. Ends the program with a message if it is not there. */
export function dataSet(folder: string, name: string): string {
	const path = join(folder, name);
	if (existsSync(path)) return path;
	console.error(`There is no ${path}. Data sets are not part of the project: name their folder with --data DIR.`);
	process.exit(2);
}
