import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { root, runInGroup, type Wrangler } from "./wrangler.ts";

/**
 * Brings the local database up to date. A database is started for it only if a look at its file shows that something is
 * missing (it takes seconds to say "nothing to apply").
 */
export async function migrate(persistTo: string, onStart: (wrangler: Wrangler) => void): Promise<boolean> {
	const missing = missingMigrations(join(root, "migrations"), persistTo);
	if (missing.length === 0) return true;
	const lines: string[] = [];
	const wrangler = runInGroup(join(import.meta.dirname, "apply-migrations.ts"), [persistTo], (line) =>
		lines.push(line),
	);
	onStart(wrangler);
	const code = await wrangler.exited;
	if (code === 0) return true;
	console.error(`${lines.join("\n")}\nThe local database could not be migrated (${persistTo}).`);
	return false;
}

/** The migration files that no local database has applied yet; all of them wherever there is a doubt. */
export function missingMigrations(folder: string, persistTo: string): string[] {
	const wanted = readdirSync(folder).filter((name) => name.endsWith(".sql"));
	const databases = join(persistTo, "v3/d1/miniflare-D1DatabaseObject");
	if (!existsSync(databases)) return wanted;
	const files = readdirSync(databases).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
	const [only] = files;
	if (only === undefined || files.length > 1) return wanted;
	const applied = appliedMigrations(join(databases, only));
	return wanted.filter((name) => !applied.includes(name));
}

function appliedMigrations(file: string): string[] {
	try {
		const database = new DatabaseSync(file, { readOnly: true });
		const rows = database.prepare("SELECT name FROM d1_migrations").all();
		database.close();
		return rows.map((row) => String(row.name));
	} catch {
		return [];
	}
}
