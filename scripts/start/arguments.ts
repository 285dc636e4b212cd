import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { unknownOption, wantsHelp } from "../options.ts";
import { settingProblem } from "./settings.ts";

/** What `npm start -- …` may say. */
export type StartOptions = {
	port: number;
	/** Absolute, or null for wrangler's own default. */
	persistTo: string | null;
	/** Settings by their name, which replace those of wrangler.toml. */
	vars: Record<string, string>;
	verbose: boolean;
	/** Whether the sentence encoder runs beside the server. */
	encoder: boolean;
	/** For wrangler, as they stand. */
	passedOn: string[];
};

type Reading = { options: StartOptions } | { problem: string } | { usage: string };

const usage = `npm start -- [options]
  --port N            where to listen on 127.0.0.1 (8787)
  --persist-to DIR    where the data is (.wrangler/state)
  --var NAME:VALUE    a setting, such as TESSERA_WRITERS; may come several times (docs/settings.md)
  --no-encoder        no sentence encoder beside the server: messages are found by words, not by meaning
  --verbose           every request and all that wrangler says
  --log-level LEVEL   how much wrangler says (warn)
  --inspector-port N  where Chrome's DevTools may look in (9229)
  --help              this`;

const options = {
	port: { type: "string" },
	"persist-to": { type: "string" },
	var: { type: "string", multiple: true },
	"no-encoder": { type: "boolean" },
	verbose: { type: "boolean" },
	"log-level": { type: "string" },
	"inspector-port": { type: "string" },
	help: { type: "boolean", short: "h" },
} as const;

const defaultPort = "8787";
const switches = ["verbose", "no-encoder"];
const passedOn = ["log-level", "inspector-port"] as const;

/** Reads the arguments of `npm start`; `from` is the folder that relative paths are meant from. */
export function readArguments(words: string[], from: string): Reading {
	if (wantsHelp(words)) return { usage };
	const unknown = unknownOption(words, options);
	if (unknown !== null) return { problem: unknown };
	const { values, positionals } = parseArgs({ args: words, options, strict: false });
	const [word] = positionals;
	if (word !== undefined) return { problem: `"${word}" is not understood. See --help.` };
	for (const [name, value] of Object.entries(values)) {
		const problem = problemOf(name, Array.isArray(value) ? value : [value]);
		if (problem !== null) return { problem };
	}
	const {
		port = defaultPort,
		var: vars = [],
		verbose = false,
		"persist-to": folder,
		"no-encoder": bare = false,
	} = values;
	return {
		options: {
			port: Number(port),
			persistTo: folder === undefined ? null : resolve(from, String(folder)),
			vars: Object.fromEntries(vars.map((pair) => splitAtColon(String(pair)))),
			verbose: verbose !== false,
			encoder: bare === false,
			passedOn: passedOn.flatMap((name) => (values[name] === undefined ? [] : [`--${name}`, String(values[name])])),
		},
	};
}

/** What is wrong with what an option was given; null if nothing is. */
function problemOf(name: string, given: readonly (string | boolean | undefined)[]): string | null {
	for (const value of given) {
		if (switches.includes(name)) return value === true ? null : `--${name} takes no value, such as "${value}".`;
		if (typeof value !== "string") return `--${name} needs a value.`;
		if (name === "port" && !isPort(value)) return `--port wants a whole number from 1 to 65535, not "${value}".`;
		if (name === "persist-to" && !/^[^-]/.test(value)) return "--persist-to wants a folder.";
		const problem = name === "var" ? problemOfSetting(value) : null;
		if (problem !== null) return problem;
	}
	return null;
}

function problemOfSetting(pair: string): string | null {
	if (!/^[A-Za-z_]\w*:/.test(pair)) return `--var wants NAME:VALUE, not "${pair}".`;
	return settingProblem(splitAtColon(pair)[0]);
}

function splitAtColon(pair: string): [string, string] {
	const at = pair.indexOf(":");
	return [pair.slice(0, at), pair.slice(at + 1)];
}

function isPort(text: string): boolean {
	return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;
}
