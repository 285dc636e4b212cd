import { resolve } from "node:path";

/** What `npm start -- …` may say; anything else is handed to wrangler as it stands. */
export type StartOptions = {
	port: number;
	/** Absolute, or null for wrangler's own default. */
	persistTo: string | null;
	/** NAME:VALUE pairs that replace the local settings. */
	vars: string[];
	verbose: boolean;
	passedOn: string[];
};

type Reading = { options: StartOptions } | { problem: string } | { usage: string };

const usage = `npm start -- [options]
  --port N            where to listen on 127.0.0.1 (8787)
  --persist-to DIR    where the data is (.wrangler/state)
  --var NAME:VALUE    a setting; may come several times
  --verbose           every request and all that wrangler says
Anything else is passed on to wrangler dev.`;

const defaultPort = 8787;
const takingValue = ["--port", "--persist-to", "--var"];

/** Reads the arguments of `npm start`; `from` is the folder that relative paths are meant from. */
export function readArguments(words: string[], from: string): Reading {
	const options: StartOptions = { port: defaultPort, persistTo: null, vars: [], verbose: false, passedOn: [] };
	if (words.includes("--help") || words.includes("-h")) return { usage };
	const left = words.flatMap(splitAtEquals);
	while (left.length > 0) {
		const word = left.shift() ?? "";
		const value = takingValue.includes(word) ? left.shift() : undefined;
		if (takingValue.includes(word) && value === undefined) return { problem: `${word} needs a value.` };
		const problem = take(options, word, value ?? "", from);
		if (problem) return { problem };
	}
	return { options };
}

/** `--port=1` and `--port 1` are the same; wrangler's own arguments stay as they were written. */
function splitAtEquals(word: string): string[] {
	const at = word.indexOf("=");
	return at > 0 && takingValue.includes(word.slice(0, at)) ? [word.slice(0, at), word.slice(at + 1)] : [word];
}

/** Puts one argument into the options; returns what is wrong with it, if anything is. */
function take(options: StartOptions, word: string, value: string, from: string): string | null {
	if (word === "--port") {
		options.port = Number(value);
		return isPort(value) ? null : `--port wants a whole number from 1 to 65535, not "${value}".`;
	}
	if (word === "--persist-to") {
		options.persistTo = resolve(from, value);
		return value === "" ? "--persist-to wants a folder." : null;
	}
	if (word === "--var") {
		options.vars.push(value);
		return /^[A-Za-z_]\w*:/.test(value) ? null : `--var wants NAME:VALUE, not "${value}".`;
	}
	if (word === "--verbose") options.verbose = true;
	else options.passedOn.push(word);
	return null;
}

function isPort(text: string): boolean {
	return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;
}
