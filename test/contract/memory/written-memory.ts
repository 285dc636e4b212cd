import { minute, type Written } from "./outbox.ts";

/** Writes rows of long-term memory as their stores do, each with its row in the outbox. */
export function writingTo(db: D1Database, tenant: string): Written {
	const told = (kind: string, id: string, at: number, change = "put") =>
		db
			.prepare("INSERT INTO outbox (tenant, kind, item_id, change, created_at) VALUES (?, ?, ?, ?, ?)")
			.bind(tenant, kind, id, change, minute(at));
	return {
		async memory(id, at, { content = `says ${id}`, scope = "user:ada", status = "active", version = 1 } = {}) {
			const memory = db
				.prepare(
					`INSERT OR REPLACE INTO memories (tenant, id, scope, type, content, hash, is_static, importance, confidence,
						created_at, updated_at, status, version) VALUES (?, ?, ?, 'fact', ?, ?, 0, 5, 1, ?, ?, ?, ?)`,
				)
				.bind(tenant, id, scope, content, `${id} ${content}`, minute(at), minute(at), status, version);
			await db.batch([memory, told("memory", id, at, status === "active" ? "put" : "remove")]);
		},
		async episode(id, at, user) {
			const episode = db
				.prepare(
					`INSERT INTO episodes (tenant, id, thread_id, user_id, from_seq, to_seq, message_ids, text, created_at, ended_at, version)
						VALUES (?, ?, 't', ?, ?, ?, '[]', ?, ?, ?, 1)`,
				)
				.bind(tenant, id, user, at, at, `talk of ${id}`, minute(at), minute(at));
			await db.batch([episode, told("episode", id, at)]);
		},
		async skill(id, at) {
			const skill = db
				.prepare(
					`INSERT INTO skills (tenant, id, scope, name, description, body, tags, version, successes, failures, created_at, updated_at)
						VALUES (?, ?, 'global', 'deploy', 'How to deploy', '1. push', '[]', 1, 0, 0, ?, ?)`,
				)
				.bind(tenant, id, minute(at), minute(at));
			await db.batch([skill, told("skill", id, at)]);
		},
		gone: async (id, at) => void (await told("memory", id, at, "remove").run()),
	};
}
