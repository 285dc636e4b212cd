// `npm run export -- --out FILE --key KEY`: writes all that a key sees to a file, as JSON lines.
import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { connect } from "../src/client/index.ts";
import { unknownOption, wantsHelp } from "./options.ts";

const options = {
	url: { type: "string", default: "http://127.0.0.1:8787" },
	key: { type: "string", default: process.env.TESSERA_KEY ?? "tsr_local_dev" },
	out: { type: "string" },
	user: { type: "string" },
} as const;

const usage = `npm run export -- --out FILE [options]   exports all that a key sees as JSON lines
  --url URL     the service (${options.url.default})
  --key KEY     a key that may read; else the variable TESSERA_KEY, else the local one
  --user ID     only this user's
  --help        this`;

const words = process.argv.slice(2);
if (wantsHelp(words)) {
	console.log(usage);
	process.exit(0);
}
const unknown = unknownOption(words, options);
if (unknown !== null) stop(unknown);
const { values } = parseArgs({ args: words, options });
const { out } = values;
if (out === undefined) stop(`Say where to: --out FILE.\n${usage}`);

let lines = 0;
try {
	// Under its name once it is whole.
	await pipeline(Readable.from(texts()), createWriteStream(`${out}.part`));
	await rename(`${out}.part`, out);
} catch (error) {
	stop(`${error instanceof Error ? error.message : error}. What arrived is in ${out}.part.`);
}
console.log(`Exported ${lines} lines to ${out}.`);

async function* texts(): AsyncGenerator<string> {
	const client = connect({ url: values.url, key: values.key });
	for await (const line of client.export(values.user === undefined ? {} : { user_id: values.user })) {
		lines++;
		yield `${JSON.stringify(line)}\n`;
	}
}

function stop(why: string): never {
	console.error(why);
	process.exit(1);
}
