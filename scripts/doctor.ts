// `npm run doctor`: looks at the local server, or with --production at what is deployed, and says what to do about each fault.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { accountFindings } from "./doctor/account.ts";
import { configurationFindings, wantedIndex } from "./doctor/configuration.ts";
import { type Finding, lineOf } from "./doctor/finding.ts";
import { askHealth, runningFindings } from "./doctor/running.ts";
import { LOCAL_SETTINGS } from "./local-settings.ts";
import { unknownOption, wantsHelp } from "./options.ts";
import { missingMigrations } from "./start/migrate.ts";
import { configuredVars, devVars } from "./start/settings.ts";
import { valueProblem } from "./start/values.ts";
import { root } from "./start/wrangler.ts";

const usage = `npm run doctor -- [options]
  --url URL           where the service answers (http://127.0.0.1:8787; with --production: TESSERA_PUBLIC_URL)
  --persist-to DIR    where the local data is (.wrangler/state)
  --production        look at the production environment: configuration, account, and the service at --url
  --help              this
Exits with 1 where there is a fault.`;

const options = {
	url: { type: "string" },
	"persist-to": { type: "string" },
	production: { type: "boolean" },
	help: { type: "boolean", short: "h" },
} as const;

const toml = readFileSync(join(root, "wrangler.toml"), "utf8");
const words = process.argv.slice(2);
const unknown = unknownOption(words, options);
if (wantsHelp(words)) console.log(usage);
else if (unknown !== null) stop(unknown);
else await examine();

async function examine(): Promise<void> {
	const { values } = parseArgs({ args: words, options });
	const url = values.url ?? (values.production ? null : "http://127.0.0.1:8787");
	if (url !== null && !URL.canParse(url))
		stop(`--url wants an address such as https://tessera.example.com, not "${url}".`);
	const findings = values.production ? await ofProduction(url) : await ofThisMachine(String(url), values["persist-to"]);
	for (const finding of findings) console.log(lineOf(finding));
	const faults = findings.filter(({ state }) => state === "fault").length;
	console.log(faults === 0 ? "No fault was found." : `${faults} ${faults === 1 ? "fault" : "faults"}.`);
	process.exitCode = faults === 0 ? 0 : 1;
}

async function ofThisMachine(url: string, persistTo: string | undefined): Promise<Finding[]> {
	const folder = resolve(persistTo ?? join(root, ".wrangler/state"));
	return [settingsFinding(), localMigrations(folder), ...(await ofService(url))];
}

async function ofProduction(given: string | null): Promise<Finding[]> {
	// Loading it takes a second, and the local server is looked at without it.
	const { unstable_readConfig } = await import("wrangler");
	const config = unstable_readConfig(
		{ config: join(root, "wrangler.toml"), env: "production" },
		{ hideWarnings: true },
	);
	const said = config.vars.TESSERA_PUBLIC_URL;
	const url = given ?? (typeof said === "string" && said !== "" ? said : null);
	const migrations = readdirSync(join(root, "migrations")).filter((name) => name.endsWith(".sql"));
	const service: Finding[] =
		url === null
			? [{ state: "unknown", what: "service", detail: "no address is known", todo: "Name it with --url." }]
			: await ofService(url);
	return [
		...configurationFindings(config, toml),
		...(await accountFindings(wantedIndex(config), migrations)),
		...service,
	];
}

async function ofService(url: string): Promise<Finding[]> {
	const asked = await askHealth(url);
	if ("state" in asked) return [asked];
	const here: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	return [{ state: "ok", what: "service", detail: `${url} answers` }, ...runningFindings(asked, here.version)];
}

function settingsFinding(): Finding {
	const what = "settings";
	const problem = valueProblem({ ...configuredVars(toml), ...devVars(root), ...LOCAL_SETTINGS });
	if (problem === null) return { state: "ok", what, detail: "those of wrangler.toml and .dev.vars can work" };
	return { state: "fault", what, detail: problem, todo: "Change it in wrangler.toml or .dev.vars (docs/settings.md)." };
}

function localMigrations(folder: string): Finding {
	const what = "migrations";
	const missing = missingMigrations(join(root, "migrations"), folder);
	if (missing.length === 0) return { state: "ok", what, detail: `all are applied in ${folder}` };
	const detail = `${missing.length} are not applied in ${folder}`;
	return {
		state: "fault",
		what,
		detail,
		todo: "Run `npm start`, which applies them; or name the folder with --persist-to.",
	};
}

function stop(problem: string): never {
	console.error(problem);
	process.exit(1);
}
