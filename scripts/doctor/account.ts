// What the account has of production, as wrangler tells it. Each reader takes what wrangler printed; null: it could not be asked.
import { secretsProblem } from "../deploy/readiness.ts";
import { runWrangler } from "../start/wrangler.ts";
import type { Finding } from "./finding.ts";

const ENVIRONMENT = ["--env", "production"];
const LOGIN = "Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN, and ask again.";
const METADATA = ["scope", "kind", "version"];

/** Asks the account: secrets, migrations, and the index, if there is to be one. */
export async function accountFindings(
	index: { name: string; dimensions: number } | null,
	migrations: readonly string[],
): Promise<Finding[]> {
	const secrets = secretsFinding(await asked(["secret", "list", "--format", "json", ...ENVIRONMENT]));
	const applied = migrationsFinding(
		await asked(["d1", "migrations", "list", "DB", "--remote", ...ENVIRONMENT]),
		migrations,
	);
	if (index === null) return [secrets, applied];
	const described = indexFinding(await asked(["vectorize", "get", index.name, "--json"]), index);
	const filtered = metadataFinding(await asked(["vectorize", "list-metadata-index", index.name, "--json"]), index.name);
	return [secrets, applied, described, filtered];
}

async function asked(words: string[]): Promise<string | null> {
	const lines: string[] = [];
	const code = await runWrangler(words, (line) => lines.push(line)).exited;
	return code === 0 ? lines.join("\n") : null;
}

function notAsked(what: string): Finding {
	return { state: "unknown", what, detail: "the account could not be asked", todo: LOGIN };
}

export function secretsFinding(listed: string | null): Finding {
	const what = "secrets";
	if (listed === null) return notAsked(what);
	const problem = secretsProblem(listed);
	if (problem === null) return { state: "ok", what, detail: "those that are needed are set" };
	return { state: "fault", what, detail: "not all are set", todo: problem };
}

/** wrangler lists the migrations that are not applied. */
export function migrationsFinding(listed: string | null, migrations: readonly string[]): Finding {
	const what = "migrations";
	if (listed === null) return notAsked(what);
	const missing = migrations.filter((name) => listed.includes(name));
	if (missing.length === 0) return { state: "ok", what, detail: `all ${migrations.length} are applied` };
	const todo = "Run `npm run deploy`, which applies them before it deploys.";
	return { state: "fault", what, detail: `${missing.length} are not applied, the first is ${missing[0]}`, todo };
}

export function indexFinding(described: string | null, index: { name: string; dimensions: number }): Finding {
	const what = "index in the account";
	const create = `npx wrangler vectorize create ${index.name} --dimensions=${index.dimensions} --metric=cosine`;
	if (described === null) {
		return {
			state: "unknown",
			what,
			detail: "it is not there, or could not be asked",
			todo: `${LOGIN} To make it: ${create}`,
		};
	}
	const dimensions = Number(/"dimensions":\s*(\d+)/.exec(described)?.[1] ?? 0);
	const metric = /"metric":\s*"(\w+)"/.exec(described)?.[1];
	if (dimensions === index.dimensions && metric === "cosine") {
		return { state: "ok", what, detail: `${dimensions} dimensions, ${metric}` };
	}
	const todo = `An index can't be changed: make one under another name, and name it in wrangler.toml: ${create}`;
	return { state: "fault", what, detail: `${dimensions} dimensions, ${metric ?? "no metric"}`, todo };
}

export function metadataFinding(listed: string | null, name: string): Finding {
	const what = "metadata indexes";
	if (listed === null) return notAsked(what);
	const missing = METADATA.filter((property) => !listed.includes(`"${property}"`));
	if (missing.length === 0) return { state: "ok", what, detail: METADATA.join(", ") };
	const commands = missing.map((property) => {
		const type = property === "version" ? "number" : "string";
		return `npx wrangler vectorize create-metadata-index ${name} --property-name=${property} --type=${type}`;
	});
	return {
		state: "fault",
		what,
		detail: `${missing.join(", ")} missing`,
		todo: `${commands.join("; ")}, before vectors are written.`,
	};
}
