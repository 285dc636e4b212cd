// Fails where two folders of src import each other, where a folder holds too many files or a room too many lines, and on a
// port that is no seam.
// Argument: another root folder.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crampedRooms, crowdedFolders, twoWayPairs } from "./check/folders.ts";
import { importsOf } from "./check/imports.ts";
import { idlePorts } from "./check/ports.ts";
import { report } from "./check/report.ts";
import mostLines from "./check/room-sizes.json" with { type: "json" };
import { sourceFiles } from "./check/source-files.ts";

/** Source files that one folder may hold: more are several ideas. */
const MOST_FILES = 25;
/** A port is a seam that every reader has to know. */
const MOST_PORTS = 14;

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const files = sourceFiles(root).filter((path) => /^src\/.*(?<!\.d)\.ts$/.test(path));
const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const imports = importsOf(texts);
const mostIn = (folder: string) => (folder === "src/ports" ? MOST_PORTS : MOST_FILES);
report(
	files.length > 0
		? [
				...twoWayPairs(imports),
				...crowdedFolders(files, mostIn),
				...crampedRooms(texts, mostLines),
				...idlePorts(texts, imports),
			]
		: [`No source file found under ${root}.`],
	`Folders of ${files.length} files`,
);
