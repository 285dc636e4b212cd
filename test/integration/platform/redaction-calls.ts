import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Answer } from "../client.ts";

/** Every row of D1, as text. */
export async function databaseText(): Promise<string> {
	const tables = await env.DB.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
	).all<{ name: string }>();
	const rows = await Promise.all(
		tables.results.map(async ({ name }) => (await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results),
	);
	return JSON.stringify(rows);
}

export function expectDone({ status, body }: Answer): void {
	expect({ status: status < 300, body: status < 300 ? null : body }).toEqual({ status: true, body: null });
}
