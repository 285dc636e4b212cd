import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { d1EpisodeIndex } from "../../../src/features/memory/store/index/episode-index.ts";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { listedThread } from "../threads/thread-fixtures.ts";
import { type EpisodeProbe, episodeIndexContract } from "./episode-index.ts";

describe("d1EpisodeIndex", () =>
	episodeIndexContract((tenant) => ({ index: d1EpisodeIndex(env.DB, tenant), probe: probeOf(tenant) })));

type Row = { id: string; thread_id: string; text: string; message_ids: string; version: number };

function probeOf(tenant: string): EpisodeProbe {
	const all = async <T>(sql: string, ...values: unknown[]) =>
		(
			await env.DB.prepare(sql)
				.bind(...values)
				.all<T>()
		).results;
	return {
		list: (id, owners) => d1ThreadList(env.DB, wholeTenant(tenant)).put(listedThread({ id, ...owners })),
		async episodes() {
			const rows = await all<Row>("SELECT * FROM episodes WHERE tenant = ? ORDER BY thread_id, from_seq", tenant);
			return rows.map((row) => ({ ...row, message_ids: JSON.parse(row.message_ids) }));
		},
		async found(user, term) {
			const scope = [...new TextEncoder().encode(`${tenant} user:${user}`)];
			const hex = scope.map((byte) => byte.toString(16).padStart(2, "0")).join("");
			const sql = `SELECT id FROM episodes_fts JOIN episodes ON row = episodes_fts.rowid
				WHERE episodes_fts MATCH ? ORDER BY from_seq`;
			return (await all<{ id: string }>(sql, `scope:"${hex}" AND terms:"${term}"`)).map(({ id }) => id);
		},
		async told() {
			const sql =
				"SELECT change || ' ' || item_id AS told FROM outbox WHERE tenant = ? AND kind = 'episode' ORDER BY number";
			const rows = await all<{ told: string }>(sql, tenant);
			await all("DELETE FROM outbox WHERE tenant = ?", tenant);
			return rows.map(({ told }) => told);
		},
	};
}
