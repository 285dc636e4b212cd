import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1Outbox } from "../../src/adapters/d1/outbox.ts";
import { d1OutboxWatch } from "../../src/adapters/d1/outbox-watch.ts";
import { outboxContract } from "./outbox.ts";
import { writingTo } from "./written-memory.ts";

describe("d1Outbox", () =>
	outboxContract({
		of: (tenant) => ({ outbox: d1Outbox(env.DB, tenant), write: writingTo(env.DB, tenant) }),
		watch: d1OutboxWatch(env.DB),
		async clear() {
			const tables = ["memories", "episodes", "skills", "outbox"];
			await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
		},
	}));
