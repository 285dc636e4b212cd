// `npm run compact`: takes what deleted rows left behind out of the files of a local server that is not running.
import { join } from "node:path";
import { compact, databasesIn } from "./compact/compact.ts";
import { readArguments } from "./start/arguments.ts";
import { root } from "./start/wrangler.ts";

const reading = readArguments(process.argv.slice(2), process.cwd());
const given = "options" in reading ? reading.options.persistTo : null;
const folder = given ?? join(root, ".wrangler/state");

try {
	const files = databasesIn(folder);
	for (const file of files) compact(file);
	console.log(`${files.length} databases in ${folder} were written anew.`);
} catch (error) {
	const why = error instanceof Error ? error.message : String(error);
	console.error(`The databases in ${folder} can't be written anew: ${why}. Is the server still running?`);
	process.exitCode = 1;
}
