const secrets = ["TESSERA_KEY_SECRET", "TESSERA_OPERATOR_SECRET"];

type Database = { binding: string; name: string; id: string };

/** The D1 databases of an environment of this wrangler.toml. */
export function databasesOf(toml: string, environment: string): Database[] {
	const [, ...sections] = toml.split(`[[env.${environment}.d1_databases]]`);
	return sections.map((section) => {
		const [own = ""] = section.split(/^\[/m);
		const value = (key: string) => new RegExp(`^\\s*${key}\\s*=\\s*"([^"]*)"`, "m").exec(own)?.[1] ?? "";
		return { binding: value("binding"), name: value("database_name"), id: value("database_id") };
	});
}

/** Why the databases of an environment of this wrangler.toml can't be deployed to, or null if they can. */
export function databaseProblem(toml: string, environment = "production"): string | null {
	const databases = databasesOf(toml, environment);
	const section = `[[env.${environment}.d1_databases]]`;
	if (databases.length === 0) return `wrangler.toml names no ${environment} database (${section}).`;
	const missing = databases.find(({ id }) => /^[0-]*$/.test(id));
	if (missing === undefined) return null;
	return (
		`The ${environment} database ${missing.binding} is not set: run \`npx wrangler d1 create ${missing.name}\` and write its id ` +
		`as database_id under ${section} in wrangler.toml.`
	);
}

/** Which secrets are missing from what `wrangler secret list` gives; null if none is, or it can't be told. */
export function secretsProblem(listed: string, environment = "production"): string | null {
	const start = listed.indexOf("[");
	if (start < 0) return null;
	const missing = secrets.filter((name) => !listed.slice(start).includes(`"${name}"`));
	if (missing.length === 0) return null;
	const commands = missing.map((name) => `  npx wrangler secret put ${name} --env ${environment}`);
	return [`Secrets are missing in ${environment}: ${missing.join(", ")}. Set each with`, ...commands].join("\n");
}
