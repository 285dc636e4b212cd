const secrets = ["TESSERA_KEY_SECRET", "TESSERA_OPERATOR_SECRET"];

/** Why the production database of this wrangler.toml can't be deployed to, or null if it can. */
export function databaseProblem(toml: string): string | null {
	const [, production = ""] = toml.split("[[env.production.d1_databases]]");
	const id = /^\s*database_id\s*=\s*"([^"]*)"/m.exec(production)?.[1];
	if (id === undefined) return "wrangler.toml names no production database ([[env.production.d1_databases]]).";
	if (!/^[0-]*$/.test(id)) return null;
	return (
		"The production database is not set: run `npx wrangler d1 create tessera` and write its id as database_id " +
		"under [[env.production.d1_databases]] in wrangler.toml."
	);
}

/** Which secrets are missing from what `wrangler secret list` gives; null if none is, or it can't be told. */
export function secretsProblem(listed: string): string | null {
	const start = listed.indexOf("[");
	if (start < 0) return null;
	const missing = secrets.filter((name) => !listed.slice(start).includes(`"${name}"`));
	if (missing.length === 0) return null;
	const commands = missing.map((name) => `  npx wrangler secret put ${name} --env production`);
	return [`Secrets are missing in production: ${missing.join(", ")}. Set each with`, ...commands].join("\n");
}
