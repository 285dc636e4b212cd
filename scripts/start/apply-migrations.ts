// Run by migrate.ts with the folder of the local data: one database process for all migrations, where `wrangler d1
// migrations apply` starts one for each. It leaves the same table behind, so either goes on where the other ended.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { getPlatformProxy, unstable_readConfig, unstable_splitSqlQuery } from "wrangler";
import { root } from "./wrangler.ts";

const APPLIED =
	"CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, " +
	"applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

const [persistTo] = process.argv.slice(2);
if (persistTo === undefined) throw new Error("Name the folder of the local data.");
const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
	configPath: databaseAlone(),
	envFiles: [],
	persist: { path: join(persistTo, "v3") },
	remoteBindings: false,
});
await applyMissing(env.DB, join(root, "migrations"));
await dispose();

/** The Worker's configuration with nothing in it but its database: no more than that is started. */
function databaseAlone(): string {
	const { d1_databases, compatibility_date } = unstable_readConfig({ config: join(root, "wrangler.toml") });
	const file = join(mkdtempSync(join(tmpdir(), "migrate-")), "wrangler.json");
	const [database] = d1_databases;
	writeFileSync(file, JSON.stringify({ name: "tessera", compatibility_date, d1_databases: [database] }));
	return file;
}

/** Applies the files in the order of their names, each as a whole or not at all. */
async function applyMissing(db: D1Database, folder: string): Promise<void> {
	await db.prepare(APPLIED).run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
	const applied = new Set(results.map(({ name }) => name));
	const missing = readdirSync(folder).filter((name) => name.endsWith(".sql") && !applied.has(name));
	for (const name of missing.sort()) {
		const statements = unstable_splitSqlQuery(readFileSync(join(folder, name), "utf8"));
		const note = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
		await db.batch([...statements.map((statement) => db.prepare(statement)), note]).catch((cause: unknown) => {
			throw new Error(`${name} can't be applied`, { cause });
		});
	}
}
